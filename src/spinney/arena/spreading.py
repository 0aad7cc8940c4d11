"""Spreading: work in pieces, done in this process, in processes of this machine or on a Ray cluster.

Every piece has all chance of its own, by its number: what comes of it does not depend on where or when it was done.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable

from spinney.arena.on_ray import on_ray
from spinney.arena.processes import Done, Make, Piece, in_processes


def spread(
    make: Make[Piece, Done], pieces: Iterable[Piece], cores: int | None = None, ray: str | None = None
) -> Generator[Done, None, None]:
    """What comes of the pieces, in the order in which they are done; `make()` gives the function that does one.

    It uses so many cores, all if none are given: those of this machine, or of the Ray cluster at an address.
    """
    if ray is not None:
        return on_ray(make, pieces, ray, cores)
    return in_processes(make, pieces, cores or os.cpu_count() or 1)

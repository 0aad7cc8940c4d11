"""Playing many deals, wherever there is somebody to play them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from functools import partial

from spinney.arena.dealer import Deal, Dealer
from spinney.arena.series import Series
from spinney.arena.spreading import spread

Deals = Generator[Deal, None, None]


def play(series: Series, deals: Iterable[int], cores: int | None = 1, ray: str | None = None) -> Deals:
    """Plays these deals, and gives each as soon as it is done; the next is begun only when somebody is free.

    On one core they are played in this very process; with `None` on all cores. `ray` is the address of a Ray cluster
    whose cores are used in place of those of this machine.
    """
    return spread(partial(_dealing, series), deals, cores, ray)


def _dealing(series: Series) -> Callable[[int], Deal]:
    return Dealer(series).play

"""Who asks something of a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Caller:
    """Somebody with the token of a seat, or a person whom the server knows; with neither a spectator.

    Who has several seats names the one that is meant; otherwise it is the first of them.
    """

    token: str = ""
    person: str = ""
    seat: int | None = None

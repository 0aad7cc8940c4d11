"""A table written down by hand and scored: what a game's `by_hand.py` gives back, and how all of them read seats.

A game's `by_hand.py` has `scored(game, data, language)`, which scores what a file says, and `written(game, table)`,
which writes the final table of a played game down as such a file would: what is scored by hand must come to what the
game itself says. `example.toml` beside it is such a file, with comments.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from spinney.engine.errors import Wrong
from spinney.engine.winning import Team
from spinney.engine.words import Name

TABLE: Name = ("hand-table", {})


@dataclass(frozen=True)
class ScoredSeat:
    """One player's sheet. `reasons` says in words where the points come from, one line each, where a game can."""

    name: str
    lines: dict[str, int]
    total: int
    reasons: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Scored:
    """Everybody's sheet, and who won: several names if they share it, none if a solitaire missed its target.

    `teams` has the seats that win together, if there are such teams; `target` the points that a solitaire has to beat.
    """

    seats: list[ScoredSeat]
    winners: list[str]
    teams: tuple[Team, ...] = ()
    target: int | None = None


def at_seat(number: int, name: str = "") -> Name:
    """Where something is wrong: at a seat, as people count them."""
    return ("hand-seat-of", {"number": number, "name": name}) if name else ("hand-seat", {"number": number})


def known_keys(data: Iterable[str], known: Sequence[str], where: str | Name) -> None:
    for key in data:
        if key not in known:
            raise Wrong("hand-key", where=where, key=key, known=", ".join(known))


def name_of(seat: dict[str, Any], number: int, usual: str) -> str:
    """The name of a player, or the usual one."""
    name = seat.get("name", usual)
    if not isinstance(name, str) or not name.strip():
        raise Wrong("hand-name", number=number, found=repr(name))
    return name


def check_name(name: str, number: int, others: Iterable[str]) -> None:
    """Everybody has a name of their own."""
    if name in others:
        raise Wrong("hand-two-names", number=number, name=name)

"""Tables written down by hand, in TOML, and scored by the rules.

A game's `by_hand.py` declares what such a file says, as a `HandTable` of `HandSeat`s, and has three functions:

- `lay_out(game, box, table, hand)` puts what was written on a table of the game, as far as scoring looks at it, and
  refuses what the rules do not allow. Number of players and options are there already. The box is a copy of the game's
  own: where people state what is printed on their cards, it is printed there;
- `reasons(teller, box, table, hand, seat)` says in words where the points of a seat come from, one line each;
- `written(game, table)` writes the final table of a played game down as such a file would say it.

`scored = scorer(SCHEMA, lay_out, reasons)` does the rest, the same way for every game: what is scored by hand must come
to what the game itself says. `example.toml` beside it is such a file, with comments.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Any, Generic, Protocol, TypeVar

import msgspec

from spinney.engine import schema
from spinney.engine.errors import Wrong, in_words
from spinney.engine.telling import Teller
from spinney.engine.title import Title
from spinney.engine.winning import Team, winners
from spinney.engine.words import ENGLISH, Name, Words


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

    `teams` has the seats that win together, team by team; `target` the points that a solitaire has to beat.
    """

    seats: list[ScoredSeat]
    winners: list[str]
    teams: tuple[Team, ...] = ()
    target: int | None = None


# What a file says.


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """Something with keys of its own in a hand-written table."""


class HandSeat(Entry, kw_only=True):
    """A seat as it is written down. Each game adds its keys."""

    name: Annotated[str, msgspec.Meta(pattern=r"\S")] = ""

    def usual_name(self, words: Words, number: int) -> str:
        """What a player is called who has no name."""
        return words.say("seat", number=number)


Seat = TypeVar("Seat", bound=HandSeat)


class HandTable(Entry, Generic[Seat], kw_only=True):
    """A table as it is written down. Each game adds its keys."""

    seat: list[Seat]

    def choices(self) -> dict[str, str]:
        """The options of the game that are written down."""
        return {}

    def seats(self) -> Iterator[tuple[int, Name, Seat]]:
        """The seats, each with its number from 0 and with what refusals call it."""
        for number, seat in enumerate(self.seat):
            yield number, at_seat(number + 1, seat.name), seat


def at_seat(number: int, name: str) -> Name:
    """Where something is wrong: at a seat, as people count them."""
    return ("hand-seat-of", {"number": number, "name": name}) if name else ("hand-seat", {"number": number})


def entry_name(key: str, index: int, value: Any) -> Name | None:
    """Seats are called by number and name, everything else by its number."""
    if key != "seat":
        return None
    name = value.get("name") if isinstance(value, dict) else None
    return at_seat(index + 1, name.strip() if isinstance(name, str) else "")


Hand = TypeVar("Hand", bound=HandTable[Any], contravariant=True)


class LayOut(Protocol[Hand]):
    def __call__(self, game: Title, box: Any, table: Any, hand: Hand, /) -> None: ...


class Reasons(Protocol[Hand]):
    def __call__(self, teller: Teller, box: Any, table: Any, hand: Hand, seat: int, /) -> list[str]: ...


# Scoring it.


class Scorer(Protocol):
    def __call__(self, game: Title, data: dict[str, Any], language: str = ...) -> Scored: ...


def scorer(declared: type[Hand], lay_out: LayOut[Hand], reasons: Reasons[Hand]) -> Scorer:
    """What scores the hand-written tables of a game: `scored(game, data, language)`."""

    def scored(game: Title, data: dict[str, Any], language: str = ENGLISH) -> Scored:
        """Everybody's sheet and the winners; a sentence if the table cannot be."""
        with in_words(game.words_folder):
            hand = read(data, declared)
            players = len(hand.seat)
            choices = game.choices(players, **hand.choices())
            name_seats(hand, game.words(language))
            box, table = game.box_layout.copy(game.box), game.table_layout.at_start()
            game.put_wishes(table, players, choices)
            lay_out(game, box, table, hand)
        rules, teller = game.interpreted, Teller(game, language)
        seats = [
            ScoredSeat(seat.name, *rules.sheet(table, number, box), reasons(teller, box, table, hand, number))
            for number, _where, seat in hand.seats()
        ]
        target = game.has_target(choices)
        won = winners([rules.standing(box, table, seat) for seat in range(players)], target)
        goal = int(rules.points_to_beat(box, table)) if target else None
        return Scored(seats, [seats[seat].name for seat in won], game.teams(players, choices), goal)

    return scored


def read(data: dict[str, Any], declared: type[Any]) -> Any:
    """What a file says, as a game declares it; there is a seat at least."""
    if not data.get("seat"):
        raise Wrong("hand-no-seats")
    try:
        return schema.read(data, declared, entry_name)
    except Wrong as error:
        raise Wrong("hand-mistake", what=error) from None


def name_seats(hand: HandTable[Any], words: Words) -> None:
    """Everybody has a name of their own, or the usual one."""
    names: list[str] = []
    for number, seat in enumerate(hand.seat, 1):
        seat.name = seat.name or seat.usual_name(words, number)
        if seat.name in names:
            raise Wrong("hand-two-names", number=number, name=seat.name)
        names.append(seat.name)

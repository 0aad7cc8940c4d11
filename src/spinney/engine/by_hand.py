"""Tables written down by hand, in TOML, and scored by the rules.

A game's `by_hand.py` declares what such a file says, as a `HandTable` of `HandSeat`s, and has three functions:

- `lay_out(game, box, table, hand, minding)` puts what was written on a table of the game, as far as scoring looks at
  it, and tells `minding` what the rules do not allow, or what is still missing. Where that is not refused it goes on,
  with the table as it was written down. Number of players and options are there already. The box is a copy of the
  game's own: where people state what is printed on their cards, it is printed there;
- `reasons(teller, box, table, hand, seat)` says in words where the points of a seat come from, one line each;
- `written(game, table)` writes the final table of a played game down as such a file would say it.

`scored = Scorer(SCHEMA, lay_out, reasons)` does the rest, the same way for every game: what is scored by hand must come
to what the game itself says. `scored(game, data)` refuses what cannot be; `scored.marked(game, data)` scores it all the
same, for people play with rules of their own, and says what is wrong with it. `example.toml` beside it is such a file,
with comments.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Generic, Protocol, TypeVar

import msgspec

from spinney.engine import schema
from spinney.engine.errors import Wrong, in_words
from spinney.engine.layout import Record
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


# What the rules do not allow.


class Minding:
    """What becomes of whatever the rules do not allow: here it is refused."""

    def impossible(self, wrong: Wrong) -> None:
        """Something that cannot be, however the game went."""
        raise wrong

    def missing(self, wrong: Wrong) -> None:
        """Something that must be there at the end of a game, and has not been written down (yet)."""
        raise wrong


class Marking(Minding):
    """Here it is noted, and scoring goes on."""

    def __init__(self) -> None:
        self.impossibles: list[Wrong] = []
        self.missings: list[Wrong] = []

    def impossible(self, wrong: Wrong) -> None:
        self.impossibles.append(wrong)

    def missing(self, wrong: Wrong) -> None:
        self.missings.append(wrong)


Place = dict[str, int | str]
THIS_TABLE: Name = ("this-table", {})
"""What a table is called that has come without the name of a file."""


def seat_and_place(wrong: Wrong) -> tuple[int, Place]:
    """The seat where something is wrong (from 0; -1: at the whole table), and what else says where: `{"stand": 3}`."""
    seat, place = -1, Place()
    behind = wrong.parts.get("what")
    name = behind.parts.get("place") if isinstance(behind, Wrong) else wrong.parts.get("where")
    while isinstance(name, tuple):
        message, parts = name
        if message in ("hand-seat", "hand-seat-of"):
            return int(parts["number"]) - 1, place
        place = {part: value for part, value in parts.items() if isinstance(value, int | str)} | place
        name = parts.get("where", parts.get("entry"))
    return seat, place


# Scoring it.


Hand = TypeVar("Hand", bound=HandTable[Any])
Lays = TypeVar("Lays", bound=HandTable[Any], contravariant=True)


class LayOut(Protocol[Lays]):
    def __call__(self, game: Title, box: Any, table: Any, hand: Lays, minding: Minding, /) -> None: ...


class Reasons(Protocol[Lays]):
    def __call__(self, teller: Teller, box: Any, table: Any, hand: Lays, seat: int, /) -> list[str]: ...


@dataclass(frozen=True)
class Marked:
    """A table that was scored as it was written down, and what is wrong with it.

    `won` has the seats that have won. `box` and `table` are what was scored.
    """

    scored: Scored
    won: list[int]
    impossible: list[Wrong]
    missing: list[Wrong]
    box: Record
    table: Record


class Scorer(Generic[Hand]):
    """What scores the hand-written tables of a game."""

    def __init__(self, declared: type[Hand], lay_out: LayOut[Hand], reasons: Reasons[Hand]) -> None:
        self.declared = declared
        self._lay_out = lay_out
        self._reasons = reasons

    def __call__(self, game: Title, data: dict[str, Any], language: str = ENGLISH) -> Scored:
        """Everybody's sheet and the winners; a sentence if the table cannot be."""
        with in_words(game.words_folder):
            return self._score(game, data, language, Minding()).scored

    def marked(self, game: Title, data: dict[str, Any], language: str = ENGLISH) -> Marked:
        """The same without refusing what the rules do not allow; only what cannot be read at all is refused."""
        marking = Marking()
        with in_words(game.words_folder):
            found = self._score(game, data, language, marking)
        for wrong in (*marking.impossibles, *marking.missings):
            wrong.from_words(game.words_folder)
        return replace(found, impossible=marking.impossibles, missing=marking.missings)

    def _score(self, game: Title, data: dict[str, Any], language: str, minding: Minding) -> Marked:
        hand = read(data, self.declared)
        players = len(hand.seat)
        choices = chosen(game, hand, minding)
        name_seats(hand, game.words(language), minding)
        box, table = game.box_layout.copy(game.box), game.table_layout.at_start()
        game.put_options(table, players, choices)
        self._lay_out(game, box, table, hand, minding)
        rules, teller = game.interpreted, Teller(game, language)
        seats = [
            ScoredSeat(seat.name, *rules.sheet(table, number, box), self._reasons(teller, box, table, hand, number))
            for number, _where, seat in hand.seats()
        ]
        target = game.has_target(choices)
        won = winners([rules.standing(box, table, seat) for seat in range(players)], target)
        goal = int(rules.points_to_beat(box, table)) if target else None
        scored = Scored(seats, [seats[seat].name for seat in won], game.teams(players, choices), goal)
        return Marked(scored, won, [], [], box, table)


def chosen(game: Title, hand: HandTable[Any], minding: Minding) -> dict[str, str]:
    """The options with which the table is scored: where those that are written down do not fit, the usual ones."""
    players = len(hand.seat)
    try:
        return game.choices(players, **hand.choices())
    except Wrong as wrong:
        if players not in game.players:
            raise
        minding.impossible(wrong)
        return game.choices(players)


def read(data: dict[str, Any], declared: type[Any]) -> Any:
    """What a file says, as a game declares it; there is a seat at least."""
    if not data.get("seat"):
        raise Wrong("hand-no-seats")
    try:
        return schema.read(data, declared, entry_name)
    except Wrong as error:
        raise Wrong("hand-mistake", what=error) from None


def name_seats(hand: HandTable[Any], words: Words, minding: Minding) -> None:
    """Everybody has a name of their own, or the usual one."""
    names: list[str] = []
    for number, seat in enumerate(hand.seat, 1):
        seat.name = seat.name or seat.usual_name(words, number)
        if seat.name in names:
            minding.impossible(Wrong("hand-two-names", number=number, name=seat.name))
        names.append(seat.name)

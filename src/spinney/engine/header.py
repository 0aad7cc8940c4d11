"""The header with which every table starts, and the few verbs all games share over it.

`acting` has one bit for each seat that is asked now. `epoch` grows whenever chance was used or something hidden was
shown: within an epoch a player may take a move back, because nobody has learned anything. `turn_number` groups the
decisions that belong together, so that bots (and people who want to restart a turn) know where it began. Players may
count fewer turns, since set-up and fire phases are not turns to them: `turns_begun` gives theirs. The chronicle has
what the last move did, one row `(event, number, number, number)` for each thing that happened.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType

from spinney.engine.layout import (
    NOBODY,
    Layout,
    Number,
    Row,
    Rows,
    declared,
    int8,
    int16,
    int32,
    int64,
    uint64,
)
from spinney.engine.sets import lowest
from spinney.engine.vocabulary import numbered

MOST_SEATS = 5
MOST_OPTIONS = 16
SPECTATOR = -1
"""The viewer who sits at no seat."""


class Header:
    """The fields every table starts with. How many rows the chronicle has, a game says: see `table_layout`."""

    key: Row = uint64(2, seen=NOBODY, blank=0)
    counter: Number = int64(seen=NOBODY, blank=0)
    block: Number = uint64(seen=NOBODY, blank=0)
    ply: Number = int32()
    epoch: Number = int32()
    turn_number: Number = int32()
    options: Row = int16(MOST_OPTIONS)
    chronicle: Rows = int16(0, 4)
    told: Number = int8()
    players: Number = int8()
    acting: Number = int8(holds="seats")
    phase: Number = int8()
    over: Number = int8()


def table_layout(name: str, table: type[Header], events: int, **shapes: tuple[int, ...]) -> Layout:
    """The layout of a table; `events` is the most things one move can bring about. `shapes` are those left open."""
    return declared(name, table, chronicle=(events, 4), **shapes)


class Event(int):
    """A kind of thing that the chronicle tells: a number, and what its up to three parts are.

    Each part says what its number is: `"seat"`, a component such as `"card"`, `"number"`, `"amount"`, or `"set"`: a bit
    for each thing in it, of which a sentence tells how many there are. A part in `secret` is seen only by the seat that
    the part `seat` names. Its `name` is that of the number in the game's `events.py`.
    """

    name: str
    parts: dict[str, str]
    secret: tuple[str, ...]

    def __new__(cls, number: int, /, secret: tuple[str, ...] = (), **parts: str) -> Event:
        if len(parts) > 3:
            raise ValueError(f"event {number}: a row of the chronicle has three numbers")
        if secret and "seat" not in parts:
            raise ValueError(f"event {number}: a secret part needs a part 'seat', whose secret it is")
        for part in secret:
            if part not in parts:
                raise ValueError(f"event {number}: it has no part {part!r} to keep secret")
        event = super().__new__(cls, number)
        event.parts = {part.rstrip("_"): kind for part, kind in parts.items()}  # `from_` where Python knows the word
        event.secret = secret
        return event

    def column(self, part: str) -> int:
        """Where in a row of the chronicle a part stands."""
        return 1 + list(self.parts).index(part)


def events_of(vocabulary: ModuleType) -> tuple[Event, ...]:
    """The events that a game's `events.py` declares, each with its name."""
    found = numbered(vocabulary)
    for name, event in found.items():
        if not isinstance(event, Event):
            raise TypeError(f"{vocabulary.__name__}: {name} is a number, not an event")
        event.name = name
    return tuple(event for event in found.values() if isinstance(event, Event))


@dataclass(frozen=True)
class Use:
    """Something that is done with a component and may bear on winning: what a report counts.

    The part of these events that is called `part` names the component. People call it as the list `named` of a game's
    `names` does, and what is called alike counts as one: all cards of a species. It is the doing of the event's seat,
    unless it means the same for `everyone`. An `outcome` is how the game ended: it is counted, but not compared with
    winning, since it did not cause the result.
    """

    name: str
    events: tuple[str, ...]
    part: str
    named: str
    everyone: bool = False
    outcome: bool = False


@dataclass(frozen=True)
class Laid:
    """Components that set-up lays out for everyone: the numbers in a field of the table, called as `named` does."""

    name: str
    field: str
    named: str


@dataclass(frozen=True)
class Choice:
    """One value of an option, and the numbers of players it is for (all, if empty).

    It may say how a game with it is won: by `teams` of seats that win together, or, alone, against a `target`: the
    game's `scoring.py` then has `points_to_beat(box, table)`, and `standing` counts from there.
    """

    name: str
    players: tuple[int, ...] = ()
    teams: tuple[tuple[int, ...], ...] = ()
    target: bool = False


@dataclass(frozen=True)
class Option:
    """Something that people agree on before the game. The first choice that fits the number of players is the default.

    Its value is the index of the choice, kept in the header: `table.options[i]` for the i-th option of a game.
    Options that go `together` are too many to try in every combination: `Game.every_setting` has all of them at their
    first choice, then all at their second, and so on. People may still combine them as they like. A `ruling` is about
    a detail that rulebooks leave open: whoever is new to a game need not be asked.
    """

    name: str
    choices: tuple[Choice, ...]
    together: bool = False
    ruling: bool = False


def begin_move(table: Header) -> None:
    """What `play` does first: counts the move, and empties the chronicle."""
    table.ply += 1
    table.told = 0


def count_turn(table: Header) -> None:
    """A turn begins, or a step between turns; where everybody plays at once, one turn for all."""
    table.turn_number += 1


def tell(table: Header, event: int, first: int, second: int, third: int) -> None:
    """Adds an event to the chronicle."""
    row = table.chronicle[table.told]
    row[0] = event
    row[1] = first
    row[2] = second
    row[3] = third
    table.told += 1


def ask(table: Header, seat: int, phase: int) -> None:
    """From now on this seat alone is asked, for a move of this phase."""
    table.acting = 1 << seat
    table.phase = phase


def end(table: Header, phase: int, event: int) -> None:
    """The game is over: nobody is asked any more."""
    table.acting = 0
    table.phase = phase
    table.over = 1
    tell(table, event, 0, 0, 0)


def asked(table: Header, seat: int) -> bool:
    """Whether a seat has to decide now."""
    return (table.acting >> seat) & 1 == 1


def first_asked(table: Header) -> int:
    """The lowest seat that is asked, or -1."""
    acting = table.acting
    return lowest(acting) if acting != 0 else -1


def clockwise(table: Header, seat: int, places: int) -> int:
    """The seat so many places on, at most once round the table: the remainder (%) would be slower."""
    there = seat + places
    return there if there < table.players else there - table.players


def places_on(table: Header, seat: int, other: int) -> int:
    """How many places another seat is from a seat, clockwise."""
    places = other - seat
    return places if places >= 0 else places + table.players

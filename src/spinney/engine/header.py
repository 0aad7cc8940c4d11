"""The header with which every table starts, and the few verbs all games share over it.

`acting` has one bit for each seat that is asked now. `epoch` grows whenever chance was asked or something hidden was
shown: within an epoch a player may take a move back, because nobody has learned anything. `turn_number` counts what
belongs together: all decisions between two of its steps do, which is how bots (and people who want to begin a turn
anew) know where it started. Players may count fewer turns, since set-up and fire phases are none: `turns_begun` tells
theirs. The chronicle tells what the last move did, one row `(event, number, number, number)` for each thing that
happened.
"""

from __future__ import annotations

from dataclasses import dataclass

from spinney.engine.layout import NOBODY, Field, Record, int8, int16, int32, int64, uint64

MOST_SEATS = 5
MOST_OPTIONS = 16
SPECTATOR = -1
"""The viewer who sits at no seat."""


def header(events: int) -> tuple[Field, ...]:
    """The fields every table starts with; `events` is the most things one move can bring about."""
    return (
        Field("key", uint64, (2,), seen=NOBODY, blank=0),
        Field("counter", int64, seen=NOBODY, blank=0),
        Field("block", uint64, seen=NOBODY, blank=0),
        Field("ply", int32),
        Field("epoch", int32),
        Field("turn_number", int32),
        Field("options", int16, (MOST_OPTIONS,)),
        Field("chronicle", int16, (events, 4)),
        Field("told", int8),
        Field("players", int8),
        Field("acting", int8, holds="seats"),
        Field("phase", int8),
        Field("over", int8),
    )


@dataclass(frozen=True)
class Event:
    """A kind of thing that the chronicle tells, with up to three named numbers.

    `parts` names them and says what each number is: `"seat"`, a component such as `"card"`, or `"number"`. A part in
    `secret` is seen only by the seat that the part `seat` names.
    """

    name: str
    parts: dict[str, str]
    secret: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.parts) > 3:
            raise ValueError(f"event {self.name}: a row of the chronicle has three numbers")
        if self.secret and "seat" not in self.parts:
            raise ValueError(f"event {self.name}: a secret part needs a part 'seat', whose secret it is")
        for part in self.secret:
            if part not in self.parts:
                raise ValueError(f"event {self.name}: it has no part {part!r} to keep secret")

    def column(self, part: str) -> int:
        """Where in a row of the chronicle a part stands."""
        return 1 + list(self.parts).index(part)


@dataclass(frozen=True)
class Use:
    """Something that is done with a component and may bear on winning: what a report counts.

    The part of these events that is called `part` names the component. People call it as the list `named` of a game's
    `names` does, and what is called alike counts as one: all cards of a species. It is the doing of the event's seat,
    unless it means the same for `everyone`. An `outcome` is how the game ended: it is counted, but it
    did nothing to the result, it is the result.
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
    first choice, then all at their second, and so on. People may still combine them as they like.
    """

    name: str
    choices: tuple[Choice, ...]
    together: bool = False


def begin_move(table: Record) -> None:
    """What `play` does first: a move more, and a new page of the chronicle."""
    table.ply += 1
    table.told = 0


def count_turn(table: Record) -> None:
    """A turn begins, or a step between turns; in games where all play at once, a turn of all."""
    table.turn_number += 1


def tell(table: Record, event: int, first: int, second: int, third: int) -> None:
    """Writes a line into the chronicle."""
    row = table.chronicle[table.told]
    row[0] = event
    row[1] = first
    row[2] = second
    row[3] = third
    table.told += 1


def ask(table: Record, seat: int, phase: int) -> None:
    """From now on this seat alone is asked, for a move of this phase."""
    table.acting = 1 << seat
    table.phase = phase


def asked(table: Record, seat: int) -> bool:
    acting: int = table.acting
    return (acting >> seat) & 1 == 1


def first_asked(table: Record) -> int:
    """The lowest seat that is asked, or -1."""
    acting = table.acting
    for seat in range(MOST_SEATS):
        if (acting >> seat) & 1:
            return seat
    return -1

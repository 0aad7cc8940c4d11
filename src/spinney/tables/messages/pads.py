"""Tables on paper: their score, and a pad that several devices enter."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from spinney.tables.messages.values import Word


class NewScore(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that was played with real cards, to be scored: what lies there, as the file of `spinney score` says it.

    It comes as data (`hand`), or as the text of such a file (`toml`). `pack_hash` names a pack that the server knows.
    """

    game: Word
    hand: dict[str, Any] = {}
    toml: Annotated[str, Meta(max_length=200_000)] = ""
    pack_hash: Word = ""


class PadSheet(Struct, frozen=True):
    """What a seat has scored: line by line, and in sentences where the points come from."""

    name: str
    lines: dict[str, int]
    total: int
    reasons: list[str]


class PadProblem(Struct, frozen=True):
    """Something that cannot be, or is still `missing`; the table is scored all the same.

    `seat` is where (-1: at the whole table), and `at` says where else: `{"stand": 3}`, counted from 1.
    """

    seat: int
    at: dict[str, int | str]
    words: str
    missing: bool


class PadScore(Struct, frozen=True):
    """A table on paper, scored.

    `hand` is what was scored, and `toml` the file that says it, with the game in its first line. `winners` and `teams`
    have seats; `target` is what a solitaire has to beat. `view` has the fields of the table as it was laid out, `box`
    those of the box that differ from the game's own, and `worth` what things bring, all as in a state. It
    `resumes` if one can play on from there.
    """

    game: str
    pack_hash: str
    hand: dict[str, Any]
    toml: str
    seats: list[PadSheet]
    winners: list[int]
    teams: list[list[int]]
    target: int | None
    problems: list[PadProblem]
    view: dict[str, Any]
    box: dict[str, Any]
    worth: dict[str, int]
    resumes: bool


# A table on paper that several devices enter.


PartName = Literal["table", "seat/0", "seat/1", "seat/2", "seat/3", "seat/4"]
PadId = Annotated[str, Meta(pattern=r"^[0-9a-z]{8,40}$")]
PadSeat = Annotated[int, Meta(ge=-1, le=4)]
Device = Annotated[str, Meta(max_length=40)]
"""A name that a page gives itself; without one it looks, and is not connected."""


class PadPart(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a pad: what lies before a seat, or (`table`) all the rest.

    `text` is its JSON, which only devices read. Of two versions of a part the one with the larger `stamp` holds; if
    they are equal, the one whose text comes later (compared by its UTF-16 units, as browsers do).
    """

    text: Annotated[str, Meta(max_length=16_000)]
    stamp: Annotated[int, Meta(ge=0, le=1_000_000_000)]


class NewPad(Struct, frozen=True, forbid_unknown_fields=True):
    """A pad that several devices are to enter; if the server has it already, the parts are put together.

    `seat` is the part at which the device is (-1: what belongs to the whole table).
    """

    pad: PadId
    game: Word
    title: Word
    parts: dict[PartName, PadPart]
    pack_hash: Word = ""
    device: Device = ""
    seat: PadSeat = -1


class PadChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Parts that a device has changed, and the part at which it is."""

    parts: dict[PartName, PadPart]
    device: Device = ""
    seat: PadSeat = -1


class PadRoom(Struct, frozen=True):
    """A pad that several devices enter, under a `code`.

    `version` grows with every change. `parts` are those that have changed since the version that was asked for. `here`
    has the parts at which other devices are, for each device its own.
    """

    code: str
    pad: str
    game: str
    title: str
    pack_hash: str
    version: int
    parts: dict[PartName, PadPart]
    here: list[int]

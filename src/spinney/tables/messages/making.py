"""Making a table, and sitting down at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from spinney.tables.messages.values import Name, Ply, Text, Word


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at a seat: a person here, a bot of a level, or whoever comes with the link (`open`)."""

    kind: Literal["person", "bot", "open"]
    name: Name = ""
    bot: Word = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made: seats in order, as many as players.

    `pack` is the text of a pack file, if not the usual one, and `pack_hash` names one that the server has been given.
    With `hand` it goes on from a table on paper, where the game allows that. `listed` shows it in the lobby, where the
    server has one, as long as a seat is open.

    The same `seed` gives the same game, so whoever chose it could find out what is hidden. Without one it is random.
    If it is `rated`, it counts for the ratings of all who play, provided that they want ratings.

    `clock` is empty, `gentle 86400` (whoever is asked for longer than so many seconds is late, which is shown), or
    `strict 600 30` (so many seconds for all decisions together that take longer than the second number; when they are
    gone, a bot stands in). Without `chat` nobody can talk there.
    """

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=5)]
    options: dict[str, Word] = {}
    seed: Word | None = None
    pack: Text | None = None
    pack_hash: Word = ""
    hand: dict[str, Any] | None = None
    listed: bool = False
    rated: bool = False
    clock: Word = ""
    chat: bool = True


class NewReplay(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be looked at; with the text of its pack, if the server does not know it."""

    record: Text
    pack: Text | None = None


class NewBranch(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that goes on from an earlier moment of a finished game."""

    ply: Ply
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=5)]


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes an open seat."""

    name: Name = ""


class SeatToken(Struct, frozen=True):
    """The secret with which a seat is held: whoever shows it sits there. It is empty for a seat of a known person."""

    seat: int
    token: str


class Created(Struct, frozen=True):
    """A new table, and the seats of whoever made it."""

    table: str
    tokens: list[SeatToken]

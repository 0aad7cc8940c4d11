"""People, on a server that knows them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from spinney.tables.messages.table import SeatOf
from spinney.tables.messages.values import Ply, Word


class Me(Struct, frozen=True):
    """Who asks, as the server knows them on this device; not `known` is who has neither sat down nor said a name.

    `login` is the name with which they come back on another device, if they have a `recovery` code. `rated` says
    whether they want ratings, and `lobby` whether this server has one.
    """

    known: bool
    name: str
    login: str
    recovery: bool
    rated: bool
    lobby: bool


class MyName(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    """With what somebody comes back on another device. The server tells the code once: it keeps only its hash."""

    login: Word
    code: Word


class Looked(Struct, frozen=True, forbid_unknown_fields=True):
    """The ply that somebody has seen last at a table."""

    ply: Ply


class MyTable(Struct, frozen=True):
    """A table in the list of somebody: their seats (`mine`), and who is asked.

    `lesson` is the lesson that is given there. `changed` is when something happened last (UTC). `winners` is empty
    until the game is over, and where the result is not known. `looked` is the ply that they have seen last.
    """

    table: str
    game: str
    title: str
    lesson: str
    replay: bool
    seats: list[SeatOf]
    mine: list[int]
    acting: list[int]
    over: bool
    winners: list[int]
    looked: int
    changed: str


class MyTables(Struct, frozen=True):
    """A part of the list: where it is their turn, then where others are asked, then what is over; the newest first."""

    tables: list[MyTable]
    more: bool


class LobbyTable(Struct, frozen=True):
    """A table at which anybody may take a seat."""

    table: str
    game: str
    title: str
    seats: list[SeatOf]
    made: str


class Lobby(Struct, frozen=True):
    """The tables at which a seat is open to anybody, the newest first; empty where the server has no lobby (`open`)."""

    open: bool
    tables: list[LobbyTable]

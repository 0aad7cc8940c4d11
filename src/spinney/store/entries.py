"""The entries of a table's log, and what a table began with: all that there is to know about it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class SeatRow(Struct, frozen=True):
    """Who sits at a seat. Of a person's token only the hash is kept."""

    kind: Literal["person", "bot", "open", "recorded"]
    name: str = ""
    bot: str = ""
    token_hash: str = ""


class TableRow(Struct, frozen=True):
    """What a table began with. `bot_seed` is the bots' chance, which has nothing to do with the game's.

    `rules` is the version of the game's rules it began with. `deal` says where the key of chance comes from: nobody
    knows it ("secret"), somebody chose a seed, or it is that of a game that was played before ("branch"); it is empty
    for replays, and for tables that were made before this was kept. A table that `teaches` is a lesson or a puzzle of
    the game, such as `lesson first`. `paper` is the table on paper from which it goes on, if it does.
    """

    id: str
    game: str
    pack_hash: str
    options: dict[str, str]
    key: bytes
    bot_seed: str
    seats: list[SeatRow]
    replay: bool = False
    rules: int = 1
    deal: str = ""
    teaches: str = ""
    paper: str = ""

    @property
    def players(self) -> int:
        return len(self.seats)


class Moved(Struct, frozen=True, tag="move"):
    """A seat made a move: its kind and parts, as in a record."""

    seat: int
    kind: str
    parts: dict[str, int]


class TookBack(Struct, frozen=True, tag="undo"):
    """A seat took moves back: so many are left. `turn`: it began its turn anew."""

    seat: int
    to: int
    turn: bool = False


class MadeAgain(Struct, frozen=True, tag="redo"):
    """A seat made again what it had taken back last."""

    seat: int


class Asked(Struct, frozen=True, tag="ask"):
    """A seat asks the others whether it may take moves back."""

    seat: int
    to: int
    turn: bool = False


class Agreed(Struct, frozen=True, tag="agree"):
    """A seat has nothing against it."""

    seat: int


class Declined(Struct, frozen=True, tag="decline"):
    """A seat does not want it; or who asked has withdrawn."""

    seat: int


class Joined(Struct, frozen=True, tag="join"):
    """Somebody took an open seat."""

    seat: int
    name: str
    token_hash: str


Entry = Moved | TookBack | MadeAgain | Asked | Agreed | Declined | Joined

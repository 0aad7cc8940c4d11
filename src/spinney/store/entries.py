"""The entries of a table's log, and what a table began with: all that there is to know about it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class SeatRow(Struct, frozen=True):
    """Who sits at a seat: whoever has its token, of which only the hash is kept, or the `person` whom a cookie names.

    A bot that stands in for a person has their name, and they may come back: `person` and `token_hash` stay.
    """

    kind: Literal["person", "bot", "open", "recorded"]
    name: str = ""
    bot: str = ""
    token_hash: str = ""
    person: str = ""


class TableRow(Struct, frozen=True):
    """What a table began with. `bot_seed` is the bots' chance, which has nothing to do with the game's.

    `rules` is the version of the game's rules it began with. `deal` says where the key of chance comes from: nobody
    knows it ("secret"), somebody chose a seed, or it is that of a game that was played before ("branch"); it is empty
    for replays, and for tables that were made before this was kept. A table that `teaches` is a lesson or a puzzle of
    the game, such as `lesson first`. `paper` is the table on paper from which it goes on, if it does. `host` is the
    person who made it, `listed` says that it is in the lobby, `clock` which clock runs (`tables/clocks.py`), `rated`
    that it counts for people's ratings, and `daily` the day whose deal it is. With `chat` those who sit there may talk.
    `made` is when it was made: a game without open seats begins then.
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
    host: str = ""
    listed: bool = False
    clock: str = ""
    rated: bool = False
    daily: str = ""
    chat: bool = True
    made: str = ""

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
    """Somebody took an open seat; or who held a seat is another one now, or is known in another way."""

    seat: int
    name: str
    token_hash: str
    person: str = ""


class Released(Struct, frozen=True, tag="release"):
    """Nobody holds a seat any more: the person to whom it belonged has been forgotten."""

    seat: int


class StoodIn(Struct, frozen=True, tag="stand_in"):
    """A bot takes a seat: an open one, or that of a person who has left, was sent away, or let the clock run out.

    Who was sent away (`why` is `host`) has lost the seat; others may come back.
    """

    seat: int
    bot: str
    why: Literal["fill", "left", "host", "vote", "clock"]


class CameBack(Struct, frozen=True, tag="come_back"):
    """The person for whom a bot stood in sits there again."""

    seat: int


class Voted(Struct, frozen=True, tag="vote"):
    """A seat wants a bot to stand in at another one; or (`wants` is false) does not want it any more."""

    seat: int
    about: int
    wants: bool = True


class Locked(Struct, frozen=True, tag="lock"):
    """The host has locked the table, so that nobody takes a seat, or opened it again. `seat` is the host's."""

    seat: int
    locked: bool


Entry = (
    Moved | TookBack | MadeAgain | Asked | Agreed | Declined | Joined | Released | StoodIn | CameBack | Voted | Locked
)


class Logged(Struct, frozen=True):
    """An entry as it lies in a log: when it was written (UTC), and what whoever asked for it called the deed."""

    entry: Entry
    made: str = ""
    key: str = ""


class Standing(Struct, frozen=True):
    """How a table stands after an entry, for lists of tables and for those who see to it that the game goes on.

    `acting` are the seats that are asked, none before the game begins. `due` is when a clock runs out next, if one
    does. If bots are asked, `asker` says on whose behalf they think, and `rank` how urgent it is.
    """

    seats: list[SeatRow]
    acting: list[int]
    over: bool
    locked: bool = False
    due: str | None = None
    asker: str = ""
    rank: int = 0

    @property
    def bots(self) -> list[int]:
        """The bots that are asked."""
        return [seat for seat in self.acting if self.seats[seat].kind == "bot"]

"""The table as a viewer sees it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from spinney.tables.messages.doing import MoveOf
from spinney.tables.messages.lessons import LessonOf, PuzzleOf


class SeatOf(Struct, frozen=True):
    """Who sits at a seat; at a replay nobody (`recorded`). A bot that `stands_in` plays for somebody who may return."""

    number: int
    kind: Literal["person", "bot", "open", "recorded"]
    name: str
    bot: str
    stands_in: bool = False


class SeatClockOf(Struct, frozen=True):
    """The clock of a seat, in seconds.

    It has been `asked` for so long (null: it is not). `free` is what it had left of this decision when it was asked,
    and `left` what it had left in the bank; both are 0 at a gentle clock.
    """

    asked: float | None
    free: float
    left: float


class ClockOf(Struct, frozen=True):
    """The clock of a table: a strict one, or a gentle one, at which it is `usual` to need no more seconds than that."""

    kind: Literal["gentle", "strict"]
    usual: int
    bank: int
    each: int
    seats: list[SeatClockOf]


class VoteOf(Struct, frozen=True):
    """The `seats` that want a bot to stand in at the seat `about`; `waiting` have still to say so."""

    about: int
    seats: list[int]
    waiting: list[int]


class EventOf(Struct, frozen=True):
    """Something that a move brought about, with its numbers by name and in words. What is hidden is -1, or a back."""

    name: str
    parts: dict[str, int]
    words: str


class Deed(Struct, frozen=True):
    """An entry of the log: the move that led to `ply`, in which turn, by whom (-1: nobody, at ply 0), what it did."""

    ply: int
    turn: int
    seat: int
    events: list[EventOf]


class LegalMove(Struct, frozen=True):
    """A move that the viewer may make now."""

    number: int
    kind: str
    parts: dict[str, int]
    words: str


class SeveralOf(Struct, frozen=True):
    """Things that the viewer chooses together, in any order: from `least` to `most` of those that `moves` name.

    `taken` were chosen before. If the things have to be connected, `touching` has the pairs (of numbers of moves) that
    touch each other; else it is null.
    """

    moves: list[LegalMove]
    least: int
    most: int
    taken: list[LegalMove]
    touching: list[tuple[int, int]] | None


class SheetOf(Struct, frozen=True):
    """A seat's score sheet as far as the viewer can know it; after the end as it is."""

    seat: int
    lines: dict[str, int]
    total: int


class ItemOf(Struct, frozen=True):
    """Something that lies in a zone: what it is called, what else there is to say, and what lies in it or under it.

    `thing` and `number` say what it is, if it is a component that can be seen (-1 if not). Pointing at it means these
    `parts` of a move, of the kind `move` if that is not empty. `form` is how it looks: a card, a card's back, a place,
    or a choice that is there only as long as a possible move means it.
    """

    name: str
    notes: list[str]
    thing: str
    number: int
    form: Literal["card", "back", "place", "choice"]
    parts: dict[str, int]
    move: str
    inner: list[ItemOf]


class ZoneOf(Struct, frozen=True):
    """Things that lie together, and short facts about them; `seat` is whose they are, -1 if they are common."""

    title: str
    seat: int
    items: list[ItemOf]
    facts: list[str]


class TakeBack(Struct, frozen=True):
    """What can be taken back: so many moves, down to `to`.

    `free`: it happens at once, nobody has to agree. `seen`: chance was asked or something hidden was shown since.
    """

    to: int
    moves: int
    free: bool
    seen: bool


class Question(Struct, frozen=True):
    """A seat would like to take moves back, and these seats have still to say whether they agree."""

    seat: int
    to: int
    moves: int
    waiting: list[int]


class Undoing(Struct, frozen=True):
    """What the viewer may take back or make again (so many moves, 0 if none), and what is being asked."""

    undo: TakeBack | None
    restart: TakeBack | None
    redo: int
    question: Question | None


class State(Struct, frozen=True, tag_field="type", tag="state"):
    """The table as a viewer sees it.

    `version` grows with every change. `mine` are the seats of whoever looks, -1 for who has opened a record. `ply` is
    the moment that is shown, `last` the newest one: they differ only in history. `thinking` are the bots that think
    about a move. `view` has the fields of the table by name, as the game's `table.py` declares them. `prompt` says what
    is asked of those in `acting` (nobody is as long as a seat is open); `moves` is empty unless the viewer is among
    them. If several things are to be chosen at once, `several` has them all, and `moves` of these only the ones that
    the rules take first: name them together (`PlaySeveral`). `log` has the entries from `log_from` on: they take the
    place of all from there that were sent before.
    `worth` has the points that things bring their owners now, by `kind/number`, as everybody can count them, and what
    else the game's `worth.py` names. `quotes` says what the viewer's choices would cost or bring, or why they are
    impossible, as the game's `quotes.py` names them. `zones` says in words what lies where, to whoever asks for it: a
    page that has no drawn board for the game, or shows lists instead. `turn` counts as players do. `teams` has the
    seats that win together, usually each for itself; `target` the points that a solitaire has to beat, as far as the
    viewer knows them. `winners` is empty until the game is over, and stays so if the target was not beaten. `notice` is
    something to know about the table: that it began with older rules. `deal` says who may know how the cards lie:
    nobody (`secret`), somebody who chose a `seed`, anybody who knows the game that this one is a `branch` of, or nobody
    until the day is over whose deal it is (`daily`); it is empty for replays and for tables of before this was kept.
    `rated` says that it counts for ratings, and `daily` is the day whose deal it is, or empty. `key_hash` is a hash of
    the key of chance (SHA-256 of `spinney deal ` and its 16 bytes). `key` is the key itself in hex, empty as long as
    anything is secret. `lesson` and `puzzle` say what a table that teaches tells its viewer now. `host` is the seat
    that may lock the table, fill it and send somebody away (-1: nobody). `here` are the seats at which somebody is
    there. `clock` is null without one, and in history; its times are those of the moment at which the state was made.
    `chat` says whether the viewer may talk there.
    """

    table: str
    version: int
    game: str
    title: str
    pack_hash: str
    options: dict[str, str]
    language: str
    viewer: int
    mine: list[int]
    seats: list[SeatOf]
    ply: int
    last: int
    epoch: int
    turn: int
    phase: str
    acting: list[int]
    thinking: list[int]
    prompt: str
    help: list[str]
    view: dict[str, Any]
    moves: list[LegalMove]
    several: SeveralOf | None
    log_from: int
    log: list[Deed]
    sheets: list[SheetOf]
    worth: dict[str, int]
    quotes: dict[str, int | str | dict[str, int]]
    zones: list[ZoneOf]
    undoing: Undoing
    over: bool
    replay: bool
    teams: list[list[int]]
    target: int | None
    winners: list[int]
    notice: str
    deal: str
    key_hash: str
    key: str
    rated: bool
    daily: str
    lesson: LessonOf | None
    puzzle: PuzzleOf | None
    host: int
    locked: bool
    here: list[int]
    votes: list[VoteOf]
    clock: ClockOf | None
    chat: bool


class Brief(Struct, frozen=True, tag_field="type", tag="brief"):
    """How a table stands, for programs that have no use for sentences: who is asked, and what the viewer may do."""

    table: str
    version: int
    last: int
    viewer: int
    acting: list[int]
    over: bool
    moves: list[MoveOf]


class Points(Struct, frozen=True):
    """Points over time: for each ply the total of every seat, as far as the viewer could know it then."""

    totals: list[list[int]]

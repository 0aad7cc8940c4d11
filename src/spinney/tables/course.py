"""The course of a game: its positions and questions, as they follow from a log of entries.

It knows every position (`positions.py`), so that taking back, history and the sentences of the log are cheap. The rules
run interpreted here: a whole game is replayed in milliseconds, and nobody waits for a compiler. Entries are checked
before they are made: `apply` is given valid ones only.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from spinney.engine.choosing import choice, in_order, together
from spinney.engine.game import Game
from spinney.engine.layout import Record as Table
from spinney.engine.menu import decision_before
from spinney.engine.moves import Move
from spinney.engine.several import Several
from spinney.store.entries import (
    Agreed,
    Asked,
    CameBack,
    Declined,
    Entry,
    Joined,
    Locked,
    Logged,
    MadeAgain,
    Moved,
    Released,
    SeatRow,
    StoodIn,
    TookBack,
    Voted,
)
from spinney.tables.clocks import Clocks, clock_of
from spinney.tables.positions import Positions


@dataclass(frozen=True)
class Undone:
    """Moves that a seat has taken back and could make again."""

    seat: int
    moves: list[tuple[int, int]]


@dataclass(frozen=True)
class Cut:
    """With this entry of the log the sentences from a moment on have become others."""

    version: int
    ply: int


@dataclass(frozen=True)
class Moment:
    """A course as it was, to go back to."""

    played: list[tuple[int, int]]
    rest: dict[str, Any]


KEYS = 64
"""So many keys of deeds are remembered: whoever asks twice does so soon. Older ones the store remembers."""


@dataclass(frozen=True)
class Step:
    """A possible undo: down to so many moves, whether it is free, and whether something has been seen since."""

    to: int
    free: bool
    seen: bool


class Course:
    """Positions, moves, what was taken back and what is being asked. `changes` counts how often the past changed.

    A course of other rules than today's `is_stopped` where its next move is not legal any more.
    """

    def __init__(
        self, game: Game, seats: Iterable[SeatRow], start: bytes, clock: str = "", made: str = "", replay: bool = False
    ) -> None:
        self.game = game
        self.begins = 0
        """The moment before which nothing can be taken back: a puzzle begins later than its game."""
        self.strict = False
        """Whether nothing can be taken back that has shown something, not even where there are only bots."""
        self.rules = game.interpreted
        self.seats = list(seats)
        self.positions = Positions(game, start)
        self.undone: list[Undone] = []
        self.question: Asked | None = None
        self.agreed: set[int] = set()
        self.votes: dict[int, set[int]] = {}
        """The seats at which a bot is to stand in, each with the seats that want it."""
        self.left: dict[int, int] = {}
        """The seats at which a bot stands in, each with the moment at which its person left."""
        self.locked = False
        self.replay = replay
        self.changes = 0
        self.is_stopped = False
        self.version = 0
        """So many entries of the log have been applied."""
        self.cuts: list[Cut] = []
        self.keys: deque[str] = deque(maxlen=KEYS)
        self.clocks = Clocks.set(clock_of(clock), len(self.seats)).moved(made, self.awaited(), 0, ())

    # Reading.

    @property
    def begun(self) -> bool:
        """Whether everybody is there."""
        return all(row.kind != "open" for row in self.seats)

    def known_after(self, version: int, known: int) -> int:
        """How many moments of the log are still as they were told to whoever knew so many at a version."""
        return min([known, *(cut.ply for cut in self.cuts if cut.version > version)])

    @property
    def played(self) -> list[tuple[int, int]]:
        """The moves that count, each with its seat."""
        return self.positions.moves

    def moves_of(self, seat: int) -> int:
        """How many moves a seat has made; where all move at the same time, that does not depend on who is quicker."""
        return sum(mover == seat for mover, _ in self.played)

    @property
    def last(self) -> int:
        return len(self.played)

    @property
    def over(self) -> bool:
        return bool(self.positions.last.over)

    def asked(self, ply: int = -1) -> list[int]:
        """The seats that are asked."""
        acting = self.positions.marks[ply].acting
        return [seat for seat in range(len(self.seats)) if acting >> seat & 1]

    def awaited(self) -> set[int]:
        """The people for whose moves the game waits."""
        goes_on = self.begun and not self.over and not self.replay
        return self.people() & set(self.asked()) if goes_on else set()

    def holder(self, seat: int) -> bool:
        """Whether a seat belongs to somebody: who sits there, or for whom a bot stands in."""
        row = self.seats[seat]
        return row.kind == "person" or (row.kind == "bot" and bool(row.token_hash or row.person))

    def view(self, viewer: int, ply: int) -> Table:
        """What a viewer may know of a position."""
        view = self.positions.at(ply)
        self.rules.conceal(self.rules.box, view, viewer)
        return view

    def view_bytes(self, viewer: int) -> bytes:
        """The same of the last position, as bots are given it."""
        return self.rules.to_bytes(self.view(viewer, self.last))

    def legal(self, seat: int) -> list[Move]:
        if seat not in self.asked():
            return []
        out = self.rules.numbers(self.game.most_legal)
        count = self.rules.legal(self.rules.box, self.positions.last, seat, out)
        return [self.game.moves.Move(out[i]) for i in range(count)]

    def several(self, seat: int) -> Several | None:
        """The set of things that a seat has to choose now, if any."""
        return choice(self.game, self.positions.last, seat)

    def in_order(self, seat: int, chosen: Sequence[int]) -> list[Move]:
        """The moves that choose several things, in the order of the rules; raises if that is impossible."""
        return in_order(self.game, self.positions.last, seat, chosen)

    def together(self, seat: int, moves: Sequence[int]) -> list[int]:
        """What the first of these moves choose together now, if anything."""
        return together(self.game, self.positions.last, seat, moves)

    def refusal(self, seat: int, move: int) -> str:
        """Why a seat may not make a move, as the name of a reason; `legal` if it may."""
        return self.game.reasons[self.rules.refuse(self.rules.box, self.positions.last, seat, int(move))]

    def people(self) -> set[int]:
        """The seats at which people sit."""
        return {seat for seat, row in enumerate(self.seats) if row.kind == "person"}

    def waiting(self) -> set[int]:
        """The seats that have still to say whether somebody may take moves back."""
        return set() if self.question is None else self.people() - {self.question.seat} - self.agreed

    def is_fresh(self, seat: int, ply: int) -> bool:
        """Whether what this seat was asked at a moment is what it is asked now: only others have moved since."""
        return (
            ply <= self.last
            and all(mover != seat for mover, _ in self.played[ply:])
            and all(seat in self.asked(at) for at in range(ply, self.last + 1))
        )

    # Undo and redo.

    def undo(self, seat: int) -> Step | None:
        """The undo to before the last decision of a seat."""
        if self.over:
            return None
        before = decision_before(self.game, self.played, seat, self.positions.at)
        return None if before is None or before < self.begins else self._allowed(self.step(seat, before))

    def restart(self, seat: int) -> Step | None:
        """The undo to before the first move of a seat in this turn."""
        marks, first = self.positions.marks, self.last
        while first > self.begins and marks[first - 1].turn_number == marks[-1].turn_number:
            first -= 1
        mine = [ply for ply in range(first, self.last) if self.played[ply][0] == seat]
        return self._allowed(self.step(seat, mine[0])) if mine and not self.over else None

    def step(self, seat: int, to: int) -> Step:
        """Free if nobody has learned anything and no other person's move is undone, or if there are only bots.

        In a strict course bots count as people, and so does whoever sits there alone. Who has left and may come back
        counts as there until they left.
        """
        others = set(range(len(self.seats))) - {seat} if self.strict else self.people() - {seat}
        seen = self.positions.marks[to].epoch != self.positions.marks[-1].epoch
        touched = any(
            mover in others or ply < self.left.get(mover, 0) for ply, (mover, _) in enumerate(self.played[to:], to)
        )
        return Step(to, not (self.strict or others or self._were_there(to)) or not (seen or touched), seen)

    def _were_there(self, ply: int) -> bool:
        """Whether somebody was still there at a moment who has left since: they cannot be asked."""
        return any(ply < left for left in self.left.values())

    def _allowed(self, step: Step) -> Step | None:
        return step if step.free or not (self.strict or self._were_there(step.to)) else None

    def redo(self, seat: int) -> int:
        """How many moves a seat could make again."""
        return len(self.undone[-1].moves) if self.undone and self.undone[-1].seat == seat else 0

    # Applying entries.

    def apply(self, logged: Logged) -> None:
        """What an entry of the log does; raises if it cannot be one of this log."""
        entry = logged.entry
        self._check(entry)
        before = self.last
        self._do(entry)
        if isinstance(entry, TookBack | StoodIn):
            self.clocks = self.clocks.outlived(entry.seat, before)
        again = (entry.seat,) if isinstance(entry, Moved | TookBack | MadeAgain) else ()
        self.clocks = self.clocks.moved(logged.made, self.awaited(), self.last, again)
        self.version += 1
        if logged.key:
            self.keys.append(logged.key)

    def _do(self, entry: Entry) -> None:
        match entry:
            case Moved(seat, kind, parts):
                self.positions.play(seat, int(self.game.moves.encode(kind, parts)))
                self.undone.clear()
                self.votes.pop(seat, None)
                self._settle()
            case TookBack(seat, to):
                self._take_back(seat, to)
                self._settle()
            case MadeAgain():
                for seat, move in self.undone.pop().moves:
                    self.positions.play(seat, move)
                self.changes += 1
                self._settle()
            case Asked():
                self.question = entry
                self.agreed = set()
            case Agreed(seat):
                self.agreed.add(seat)
            case Declined():
                self._settle()
            case Joined(seat, name, token_hash, person):
                row = SeatRow("person", name, token_hash=token_hash, person=person)
                self._seat(seat, replace(row, kind="recorded") if self.seats[seat].kind == "recorded" else row)
            case Released(seat):
                self._seat(seat, replace(self.seats[seat], token_hash="", person=""))
            case StoodIn(seat, bot, why):
                row = self.seats[seat]
                stays = why not in ("fill", "host")
                self._seat(seat, replace(row, kind="bot", bot=bot) if stays else SeatRow("bot", row.name, bot))
                if stays:
                    self.left[seat] = self.last
            case CameBack(seat):
                self._seat(seat, replace(self.seats[seat], kind="person", bot=""))
            case Voted(seat, about, wants):
                votes = self.votes.get(about, set()) - {seat} | ({seat} if wants else set())
                self.votes = {**self.votes, about: votes}
            case Locked(_, locked):
                self.locked = locked

    def _seat(self, seat: int, row: SeatRow) -> None:
        """Somebody else sits there now: sentences may have another name in them."""
        if row.name != self.seats[seat].name:
            self.cuts.append(Cut(self.version + 1, 0))
        self.seats[seat] = row
        self.left.pop(seat, None)
        self.votes.clear()
        self._settle()  # whoever was asked may not be the same any more

    # Going back, where something could not be written down.

    def moment(self) -> Moment:
        rest = {name: copied(value) for name, value in vars(self).items() if name not in ("game", "rules", "positions")}
        return Moment(list(self.played), rest)

    def revert(self, moment: Moment) -> None:
        """Back to how it was then."""
        pairs = zip(self.played, moment.played, strict=False)
        same = next((ply for ply, (now, then) in enumerate(pairs) if now != then), min(self.last, len(moment.played)))
        self.positions.cut(same)
        for seat, move in moment.played[same:]:
            self.positions.play(seat, move)
        vars(self).update(moment.rest)

    def _check(self, entry: Entry) -> None:
        """A damaged log may name a seat or a moment that is not there; below 0 it would mean another one."""
        moment = entry.to if isinstance(entry, TookBack | Asked) else 0
        about = entry.about if isinstance(entry, Voted) else entry.seat
        seats = range(len(self.seats))
        if entry.seat not in seats or about not in seats or not 0 <= moment <= self.last or not self._sits(entry):
            raise ValueError(f"{entry} does not fit this table")

    def _sits(self, entry: Entry) -> bool:
        """Whether those sit there of whom an entry speaks."""
        kind = self.seats[entry.seat].kind
        match entry:
            case Joined(seat):
                return kind != "bot" or self.holder(seat)
            case StoodIn(seat, bot, why):
                fits = {"fill": kind == "open", "host": self.holder(seat)}
                return bool(bot) and fits.get(why, kind == "person")
            case CameBack(seat):
                return kind == "bot" and self.holder(seat)
            case Voted(seat, about):
                return seat != about
        return True

    def _take_back(self, seat: int, to: int) -> None:
        self.undone.append(Undone(seat, self.played[to:]))
        self.positions.cut(to)
        self.left = {away: min(left, to) for away, left in self.left.items()}
        self.changes += 1
        self.cuts.append(Cut(self.version + 1, to + 1))

    def _settle(self) -> None:
        """Clears the open question, if there is one."""
        self.question = None
        self.agreed = set()


def copied(value: Any) -> Any:
    """A list, set or the like that does not change with the other; what lies in it never changes."""
    if isinstance(value, dict):
        return {key: copied(inner) for key, inner in value.items()}
    return copy(value) if isinstance(value, list | set | deque) else value

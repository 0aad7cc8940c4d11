"""A table in memory: a request is checked, committed to the store, applied, and then sent to everybody.

All of that happens in one go, in a thread, one request after the other (`LiveTable.do`), so nothing can come in
between; the event loop only hands requests over, and wakes those who watch.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from threading import Event
from time import monotonic
from typing import TypeVar

from spinney.bots.search import Option
from spinney.engine.errors import SpinneyError, Wrong
from spinney.engine.game import Game
from spinney.engine.match import Match
from spinney.engine.moves import Move
from spinney.engine.record import Record
from spinney.store.contract import Taken
from spinney.store.entries import (
    Agreed,
    Asked,
    CameBack,
    Declined,
    Entry,
    Joined,
    Logged,
    MadeAgain,
    Moved,
    Released,
    Standing,
    StoodIn,
    TableRow,
    TookBack,
)
from spinney.store.news import Piece
from spinney.store.times import now
from spinney.tables.caller import Caller
from spinney.tables.conduct import STAND_IN, Scene, judged
from spinney.tables.course import Course
from spinney.tables.hosting import Host, Rank
from spinney.tables.messages.doing import ComeBack, Conduct, MoveOf, Play, PlaySeveral, Why
from spinney.tables.messages.saying import Hint, Reason
from spinney.tables.messages.table import State
from spinney.tables.messages.values import SPECTATOR
from spinney.tables.problems import Impossible
from spinney.tables.tutor import Tutor
from spinney.tables.views import Views

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0
VISIT_SECONDS = 30.0
TRIES = 5
"""So often a deed is judged anew because another server was quicker."""
LESSON_PAUSE = 0.7  # before the others move in a lesson: the learner is to see it
T = TypeVar("T")
log = logging.getLogger("spinney.tables")


@dataclass(eq=False)
class Thought:
    """What a bot or a hint thinks about: a seat, what it knows, and its moves. `nudge`: it is to try again now."""

    seat: int
    bot: str
    ply: int
    changes: int
    view: bytes
    legal: Sequence[int]
    seed: str
    stop: Event = field(default_factory=Event)
    nudge: asyncio.Event = field(default_factory=asyncio.Event)


class LiveTable:
    """Everything but `do` and `hint` is to be called by way of `do`.

    What somebody does may carry a `key`: what the same seat asks for twice, because an answer was lost, is done once.
    """

    def __init__(self, row: TableRow, game: Game, start: bytes, entries: Iterable[Logged], host: Host) -> None:
        self.row = row
        self.game = game
        self.course = Course(game, row.seats, start, row.clock, row.made, row.replay)
        self.course.strict = bool(row.daily)
        self.tutor = Tutor(row, self.course)
        self.views = Views(row, self.course, self.tutor)
        self.used = monotonic()
        self.visited = -VISIT_SECONDS
        self.asker = row.id
        """Who was here last, as an address: thinking is shared out fairly among those who ask for it."""
        self._host = host
        self._store = host.store
        self._thinkers = host.thinkers
        self._aside = host.aside
        self._turn = asyncio.Lock()
        self._thoughts: dict[int, Thought] = {}
        self._hints: dict[int, Thought] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False
        for logged in entries:
            if not self._goes_on(logged):
                break

    @property
    def version(self) -> int:
        return self.course.version

    def _goes_on(self, logged: Logged) -> bool:
        """Applies an entry of the log; a table of other rules is shown as far as its moves are still legal."""
        try:
            self.course.apply(logged)
        except (ValueError, SpinneyError):
            if self.row.rules == self.game.rules_version:
                raise
            self.course.is_stopped = True
        return not self.course.is_stopped

    # One thing after the other.

    async def do(self, work: Callable[[], T], for_bot: bool = False) -> T:
        """Does something with this table in a thread, when everything that came before is done.

        Whoever has asked for it may leave: it is finished nevertheless, and nothing else begins before.
        """
        doing = asyncio.ensure_future(self._in_turn(work, for_bot))
        doing.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(doing)

    async def _in_turn(self, work: Callable[[], T], for_bot: bool) -> T:
        async with self._turn:
            return await self._aside.run(work, for_bot)

    # Seats and viewers.

    def held(self, caller: Caller) -> list[int]:
        """The seats of whoever asks; for who has opened this record, at which nobody sits, the spectator's."""
        rows = self._rows_of(caller)
        return [SPECTATOR] if rows and self.row.replay else rows

    def _rows_of(self, caller: Caller) -> list[int]:
        if caller.token:
            wanted = token_hash(caller.token)
            rows = [seat for seat, row in enumerate(self.course.seats) if row.token_hash == wanted]
            if not rows:
                raise Impossible("wrong-token")
            return rows
        return [seat for seat, row in enumerate(self.course.seats) if caller.person and row.person == caller.person]

    def seat_of(self, caller: Caller) -> int:
        """The seat at which somebody does something: the one they name, which has to be theirs, or their first."""
        held = self.held(caller)
        if caller.seat is None:
            return held[0] if held else SPECTATOR
        if caller.seat not in held:
            raise Impossible("not-your-seat")
        return caller.seat

    def is_guest(self, caller: Caller) -> bool:
        """Whether somebody only looks on: without a seat, and not who has opened this record."""
        return not self.held(caller)

    def viewer(self, caller: Caller, eyes: int | None) -> int:
        """Whose view somebody gets: that of a seat of theirs, or of any seat when nothing is secret any more."""
        own = self.seat_of(caller)
        if own == SPECTATOR and self.row.daily:
            self.check_open()
        if eyes is None or eyes == SPECTATOR or eyes in self.held(caller):
            return own if eyes is None else eyes
        if eyes >= self.row.players:
            raise Impossible("no-such-seat")
        self.check_open()
        return eyes

    @property
    def is_open(self) -> bool:
        """Whether nothing is secret any more."""
        return self.views.is_open

    def check_open(self) -> None:
        """Raises as long as something is secret."""
        if self.is_open:
            return
        if self.row.daily:
            raise Impossible("day-not-over")
        raise Impossible("not-over")

    @property
    def is_watched(self) -> bool:
        """Whether somebody is there, or was a moment ago."""
        return self._host.watchers.any(self.row.id) or monotonic() - self.visited < VISIT_SECONDS

    @property
    def is_idle(self) -> bool:
        return not (self._thoughts or self._hints or self._turn.locked())

    def close(self) -> None:
        """Stops all bots and hints of this table, for good: what people do is finished, but nobody thinks about it."""
        self._is_closed = True
        self._stop_thinking()
        for thought in tuple(self._hints.values()):
            self._thinkers.hurry(thought.stop)
        for task in self._tasks:
            task.cancel()

    # What people see.

    def state(self, viewer: int, language: str, since: int = 0, ply: int = -1, zones: bool = False) -> State:
        self.used = monotonic()
        here = sorted(self.here())
        return self.views.state(viewer, language, self.version, self.thinking(), since, ply, zones, here, self.chat)

    @property
    def chat(self) -> bool:
        """Whether those who hold a seat may talk here."""
        return self.row.chat and not self.row.replay

    def here(self) -> set[int]:
        """The seats at which somebody is there."""
        return self._host.watchers.seats(self.row.id)

    def thinking(self) -> list[int]:
        """The bots that think about a move, here or elsewhere."""
        return list(self._thoughts) if self._host.bots_here else self.standing().bots

    def why(self, seat: int, wanted: Why | Play, language: str) -> Reason:
        """Why a seat may not make a move."""
        self._check_seat(seat)
        move = self._meant(wanted)
        return self.views.reason(seat, language, wanted.kind, wanted.parts, move)

    def record(self) -> Record:
        """The record with its key of chance: only when nothing is secret any more."""
        self.check_open()
        return self.match("interpreted").record()

    def match(self, form: str) -> Match:
        """The whole game as a match of its own, played again."""
        match = Match(self.game, self.row.players, self.row.options, self.row.key, form, self.row.paper)
        for seat, move in self.course.played:
            match.play(move, seat)
        return match

    # What people do.

    def play(self, seat: int, wanted: Play, language: str) -> None:
        def judged() -> Entry:
            self._check_begun()
            move = self._meant(wanted)
            if wanted.ply is not None and not self.course.is_fresh(seat, wanted.ply):
                raise Impossible("stale")
            reason = self.course.refusal(seat, move)
            if reason != "legal":
                raise Impossible(reason, self.views.teller(language).reason(reason))
            self.tutor.check([move], self.views.teller(language))
            return Moved(seat, move.kind, move.parts)

        self.deed(seat, wanted.key, lambda: [judged()], wanted.ply is not None)

    def play_several(self, seat: int, wanted: PlaySeveral, language: str) -> None:
        """Chooses several things at once: all of them or none."""

        def judged() -> list[Entry]:
            self._check_begun()
            if wanted.ply is not None and not self.course.is_fresh(seat, wanted.ply):
                raise Impossible("stale")
            try:
                moves = self.course.in_order(seat, [self._meant(move) for move in wanted.moves])
            except Wrong as wrong:
                raise Impossible(wrong.message, wrong) from None
            self.tutor.check(moves, self.views.teller(language))
            return [Moved(seat, move.kind, move.parts) for move in moves]

        self.deed(seat, wanted.key, judged, wanted.ply is not None)

    def undo(self, seat: int, turn: bool = False, key: str = "") -> None:
        """Takes moves back, or asks the others first; `turn`: all that the seat did in this turn."""

        def judged() -> Entry:
            if self.course.question is not None:
                raise Impossible("question-open")
            step = self.course.restart(seat) if turn else self.course.undo(seat)
            if step is None:
                raise Impossible("game-over" if self.course.over else "nothing-to-undo")
            return TookBack(seat, step.to, turn) if step.free else Asked(seat, step.to, turn)

        self.deed(seat, key, lambda: [judged()])

    def redo(self, seat: int, key: str = "") -> None:
        def judged() -> Entry:
            if not self.course.redo(seat):
                raise Impossible("nothing-to-redo")
            return MadeAgain(seat)

        self.deed(seat, key, lambda: [judged()])

    def answer(self, seat: int, agree: bool, key: str = "") -> None:
        """What a seat says to a question; when the last one has agreed, the moves are taken back."""

        def judged() -> list[Entry]:
            question, waiting = self.course.question, self.course.waiting()
            if question is None or (seat not in waiting and (agree or seat != question.seat)):
                raise Impossible("no-question")
            if not agree:
                return [Declined(seat)]
            last = [TookBack(question.seat, question.to, question.turn)] if waiting == {seat} else []
            return [Agreed(seat), *last]

        self.deed(seat, key, judged)

    def join(self, seat: int, name: str, token: str, person: str = "") -> None:
        """Somebody takes an open seat."""

        def judged() -> Entry:
            if seat >= self.row.players:
                raise Impossible("no-such-seat")
            if self.course.seats[seat].kind != "open":
                raise Impossible("seat-taken")
            if self.course.locked:
                raise Impossible("locked")
            return Joined(seat, name, token_hash(token) if token else "", person)

        self._write_judged("", lambda: [judged()], True)

    def hand_over(self, caller: Caller, person: str) -> list[int]:
        """The seats of whoever asks belong to a person from now on; a token that held one is worth nothing any more."""
        handed: list[int] = []

        def judged() -> list[Entry]:
            if self.course.is_stopped:
                raise Impossible("older-rules")
            handed[:] = self.held(caller)
            if not handed:
                raise Impossible("not-your-seat")
            return [Joined(seat, self.course.seats[seat].name, "", person) for seat in self._rows_of(caller)]

        self._write_judged("", judged, True)
        return handed

    def release(self, person: str) -> None:
        """The seats of a person are nobody's from now on."""

        def entries() -> list[Entry]:
            seats = [] if self.course.is_stopped else self._rows_of(Caller(person=person))
            return [Released(seat) for seat in seats]

        self._write_judged("", entries, True)

    def conduct(self, seat: int, wanted: Conduct) -> None:
        """What somebody does besides playing."""

        def entries() -> list[Entry]:
            return judged(Scene(self.row, self.course, self.here(), now()), seat, wanted)

        self.deed(seat, wanted.key, entries, True, isinstance(wanted, ComeBack))

    def run_out(self) -> None:
        """Bots stand in for those whose time is over."""

        def entries() -> list[Entry]:
            out = [] if self.course.is_stopped else self.course.clocks.out(now())
            return [StoodIn(seat, STAND_IN, "clock") for seat in out]

        self._write_judged("", entries, True)

    def move_now(self, seat: int) -> None:
        """Bots stop thinking; one that could not move tries again now."""
        self._check_seat(seat)
        self._check_unaided()
        self.let_bots_think()
        if not self.thinking():
            raise Impossible("nobody-thinks")
        self.hurry()
        self._host.news.tell(Piece("hurry", self.row.id))

    def hurry(self) -> None:
        """The bots that think here stop thinking."""
        for thought in tuple(self._thoughts.values()):
            self._aside.soon(partial(self._hurry, thought))

    def _hurry(self, thought: Thought) -> None:
        thought.nudge.set()
        self._thinkers.hurry(thought.stop)

    async def hint(self, seat: int, language: str) -> Hint:
        """What Ancient Wood would do, knowing what this seat knows."""
        thought = await self.do(lambda: self._begin_hint(seat))
        try:
            options = await self._thinkers.run(
                lambda players: players.options(self.game, thought.view, seat, thought.legal, thought.seed),
                thought.stop,
                Rank.HINT,
                self.asker,
                self.row.id,
            )
        finally:
            del self._hints[seat]
        return await self.do(lambda: self._end_hint(thought, options, language))

    def _begin_hint(self, seat: int) -> Thought:
        self._check_seat(seat)
        self._check_unaided()
        self._check_begun()
        if seat in self._hints:
            raise Impossible("busy")
        thought = self._thought(seat, f"hint {self.row.id} {self.course.last} {seat}")
        if not thought.legal:
            raise Impossible("not-asked")
        self._hints[seat] = thought
        return thought

    def _end_hint(self, thought: Thought, options: Sequence[Option], language: str) -> Hint:
        if thought.changes != self.course.changes or not self.course.is_fresh(thought.seat, thought.ply):
            raise Impossible("stale")
        return self.views.hint(thought.seat, language, options)

    def stop_hint(self, seat: int) -> None:
        """The hint that a seat waits for is sent now, with what has been found so far."""
        if seat in self._hints:
            self._thinkers.hurry(self._hints[seat].stop)

    def _check_seat(self, seat: int, even_away: bool = False) -> None:
        self.used = monotonic()
        if seat == SPECTATOR or self.row.replay:
            raise Impossible("not-your-seat")
        if self.course.is_stopped:
            raise Impossible("older-rules")
        if self.course.seats[seat].kind == "bot" and not even_away:
            raise Impossible("bot-plays")

    def _check_unaided(self) -> None:
        """The deal of a day is the same for everybody: without hints, and against bots that think as long as ever."""
        if self.row.daily:
            raise Impossible("same-for-all")

    def _check_begun(self) -> None:
        if not self.course.begun:
            raise Impossible("empty-seat")

    def _meant(self, wanted: Play | Why | MoveOf) -> Move:
        try:
            return self.game.moves.encode(wanted.kind, wanted.parts)
        except SpinneyError as error:
            raise Impossible("bad-input", error) from None

    # Writing down.

    def deed(
        self, seat: int, key: str, judged: Callable[[], Sequence[Entry]], anew: bool = False, even_away: bool = False
    ) -> None:
        """What a seat does, once for each key; where `even_away`, also while a bot stands in for it."""
        self._check_seat(seat, even_away)
        self._aside.soon(partial(self._host.watchers.visited, self.row.id, seat))
        self._write_judged(f"{seat} {key}" if key else "", judged, anew)

    def _write_judged(self, key: str, judged: Callable[[], Sequence[Entry]], anew: bool) -> None:
        """Judges, and writes down. If another server was quicker, that is read.

        Then it is judged `anew` where judging sees to it that the same is still meant.
        """
        for _ in range(TRIES if anew else 1):
            if key and key in self.course.keys:
                return
            entries = judged()
            if not entries:
                return  # it is so already
            try:
                self._write(entries, key)
            except Taken:
                self.catch_up()
            else:
                return
        if not key or key not in self.course.keys:
            raise Impossible("stale")

    def _write(self, entries: Sequence[Entry], key: str = "") -> None:
        """Does what entries say that have been judged, and commits them; if that fails, nothing has been done."""
        made = now()
        log = [Logged(entry, made, key if number == 0 else "") for number, entry in enumerate(entries)]
        before, stood = self.course.moment(), self.standing()
        try:
            for logged in log:
                self.course.apply(logged)
            standing = self.standing()
            self._store.append(self.row.id, self.version - len(log) + 1, log, standing)
        except BaseException:
            self.course.revert(before)
            raise
        for entry in entries:
            self._done(entry)
        self._changed()
        for follower in self._host.followers:
            follower.wrote(self.row, stood, standing)

    def catch_up(self) -> None:
        """Another server may have written to the same log."""
        log = self._store.log(self.row.id, self.version)
        for logged in log:
            if not self._goes_on(logged):
                break
            self._done(logged.entry)
        if log:
            self._changed()

    def standing(self) -> Standing:
        """How the table stands, for the store."""
        course = self.course
        waits = not (course.over or self.row.replay or course.is_stopped) and course.begun
        rank = Rank.BOT if self.is_watched else Rank.UNWATCHED
        acting, due = (course.asked(), course.clocks.due()) if waits else ([], None)
        return Standing(list(course.seats), acting, course.over, course.locked, due, self.asker, rank)

    def _done(self, entry: Entry) -> None:
        """What follows here from an entry that has been applied."""
        match entry:
            case TookBack(_, to):
                self.views.forget(to)
                self._stop_thinking()
            case MadeAgain():
                self._stop_thinking()
            case Joined():
                self.views.rename()
            case StoodIn(seat) | CameBack(seat):
                self.views.rename()
                self._stop_thinking(seat)

    def _changed(self) -> None:
        self.used = monotonic()
        self.let_bots_think()
        self._aside.soon(self._wake)

    def _wake(self) -> None:
        self._host.watchers.wake(self.row.id)

    # Bots.

    def let_bots_think(self) -> None:
        """Every bot that is asked begins to think, if it does not already."""
        if self._is_closed or not self._host.bots_here:
            return
        if self.row.replay or self.course.is_stopped or not self.course.begun:
            return
        for seat in self.course.asked():
            if self.course.seats[seat].kind == "bot" and self.tutor.lets(seat) and seat not in self._thoughts:
                thought = self._thought(seat, f"{self.row.bot_seed} {seat} {self.course.moves_of(seat)}")
                self._thoughts[seat] = thought
                self._aside.soon(partial(self._begin, thought))

    def _thought(self, seat: int, seed: str) -> Thought:
        course = self.course
        bot, legal = course.seats[seat].bot, course.legal(seat)
        return Thought(seat, bot, course.last, course.changes, course.view_bytes(seat), legal, seed)

    def _begin(self, thought: Thought) -> None:
        if self._is_closed:
            return
        task = asyncio.get_running_loop().create_task(self._think(thought))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, thought: Thought) -> None:
        """A bot thinks and moves, unless the past has changed meanwhile. If it cannot, it tries again, ever later."""
        pause, chosen = FIRST_PAUSE, None
        while self._thoughts.get(thought.seat) is thought:
            try:
                number = chosen = await self._choice(thought) if chosen is None else chosen
                await self.do(partial(self._play_for_bot, thought, number), for_bot=True)
                return
            except Exception:
                log.exception("the bot at seat %d of table %s could not move", thought.seat, self.row.id)
            with suppress(TimeoutError):
                await asyncio.wait_for(thought.nudge.wait(), pause)
            thought.nudge.clear()
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _choice(self, thought: Thought) -> int:
        seat = thought.seat
        scripted = self.tutor.scripted(thought.ply)
        if scripted is not None:
            await asyncio.sleep(LESSON_PAUSE)
            return scripted
        return await self._thinkers.run(
            lambda players: players.choosing(self.game, thought.bot, thought.view, seat, thought.legal, thought.seed),
            thought.stop,
            Rank.BOT if self.is_watched else Rank.UNWATCHED,
            self.asker,
            self.row.id,
            bounded=not self.row.daily,
        )

    def _play_for_bot(self, thought: Thought, number: int) -> None:
        seat, move = thought.seat, self.game.moves.Move(number)
        if self._thoughts.get(seat) is not thought:
            return  # the bot was thinking about a table that is no more
        if self.course.refusal(seat, move) != "legal":
            raise RuntimeError(f"{move!r} is not legal")
        del self._thoughts[seat]
        try:
            self._write([Moved(seat, move.kind, move.parts)])
        except Taken:
            self.catch_up()
            self.let_bots_think()
        except Exception:
            self._thoughts[seat] = thought
            raise

    def _stop_thinking(self, *seats: int) -> None:
        """Of the bots at these seats, or of all."""
        for seat in seats or tuple(self._thoughts):
            thought = self._thoughts.pop(seat, None)
            if thought is not None:
                thought.stop.set()


def token_hash(token: str) -> str:
    return sha256(f"spinney seat {token}".encode()).hexdigest()

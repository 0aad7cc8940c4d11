"""All tables: making them, and keeping those in memory that are in use."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from spinney.bots.levels import NAMES
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.match import Match
from spinney.engine.record import Record
from spinney.engine.resuming import paper_of
from spinney.engine.seeds import key_from
from spinney.store.entries import Entry, Logged, Moved, SeatRow, TableRow
from spinney.store.times import now
from spinney.tables.chatting import tidy
from spinney.tables.clocks import clock_of
from spinney.tables.hosting import ASKER, Host
from spinney.tables.library import Library
from spinney.tables.live import LiveTable, token_hash
from spinney.tables.messages.lessons import NewLesson, NewPuzzle
from spinney.tables.messages.making import Created, NewBranch, NewReplay, NewSeat, NewTable, SeatToken
from spinney.tables.messages.values import SPECTATOR
from spinney.tables.paper import check_size
from spinney.tables.problems import Impossible
from spinney.tables.rebuilding import built, rebuilt
from spinney.tables.tutor import LESSON, PUZZLE
from spinney.teaching.lessons import lessons
from spinney.teaching.puzzles import moves_of, puzzle_named

IDLE_SECONDS = 600.0
MOST_LIVE = 10_000
MOST_UNWATCHED = 1_000
"""Tables in memory: in all, and those at which nobody looks."""
GREEDY = "greedy"  # whoever sits at the other seats of a puzzle: it answers at once
DAILY_PLAYERS = 2
DAILY_BOT = "sapling"


@dataclass(frozen=True)
class DailyDeal:
    """The deal of a day, as one person gets it: at a table of their own, with the same chance as everybody's."""

    game: str
    day: str
    table: str
    key: bytes
    bot_seed: str


class Tables:
    """What makes tables is to be called aside: it reads packs, deals cards and writes to the disk."""

    def __init__(self, library: Library, host: Host, idle_seconds: float = IDLE_SECONDS) -> None:
        self.library = library
        self.host = host
        self.thinkers = host.thinkers
        self.aside = host.aside
        self.live: dict[str, LiveTable] = {}
        self._store = host.store
        self._idle_seconds = idle_seconds
        self._is_quiet = False
        self._coming: dict[str, asyncio.Task[LiveTable]] = {}
        self._room_for = MOST_UNWATCHED  # with so many tables it is looked whether some have to go

    # Finding tables.

    async def find(self, table_id: str) -> LiveTable:
        """A table, from memory or rebuilt from its log, which is done once however many ask for it."""
        table = self.live.get(table_id)
        if table is not None and self._store.is_shared:
            await table.do(table.catch_up)
        if table is None:
            if table_id not in self._coming:
                coming = asyncio.ensure_future(self.aside.run(lambda: self.get(table_id)))
                coming.add_done_callback(lambda done: self._come(table_id, done))
                self._coming[table_id] = coming
            table = await asyncio.shield(self._coming[table_id])
        table.visited = monotonic()
        return table

    def _come(self, table_id: str, coming: asyncio.Task[LiveTable]) -> None:
        del self._coming[table_id]
        if not coming.cancelled():
            coming.exception()  # whoever asked has been told, if they are still there

    def get(self, table_id: str) -> LiveTable:
        """The same, at once."""
        table = self.live.get(table_id)
        if table is None:
            table = rebuilt(table_id, self.library, self.host)
            self._ask_bots(table)
            self._enter(table)
        return table

    def _enter(self, table: LiveTable) -> None:
        """A table comes into memory; its bots think on behalf of whoever asks."""
        self.live[table.row.id] = table
        table.asker = ASKER.get() or table.row.id
        if self._is_quiet:
            table.close()
        table.let_bots_think()
        self._make_room(table.row.id)

    def _ask_bots(self, table: LiveTable) -> None:
        """A table whose bots were never asked, because it comes from elsewhere, is put into the queue."""
        standing = table.standing()
        if standing.bots and not self.host.bots_here:
            self._store.append(table.row.id, table.version + 1, (), standing)

    def heard(self, table_id: str, number: int) -> None:
        """Another server has written to the log of a table: those who look at it here are told."""
        table = self.live.get(table_id)
        if table is None:
            self.host.watchers.wake(table_id)
        elif table.version < number:
            catching = asyncio.ensure_future(table.do(table.catch_up))
            catching.add_done_callback(lambda done: done.cancelled() or done.exception())

    def sweep(self) -> None:
        """Removes tables from memory that nobody has used for some time, and more if there are too many."""
        at = monotonic()
        for table_id, table in list(self.live.items()):
            if table.is_idle and at - table.used >= self._idle_seconds:
                self.live.pop(table_id, None)
        self._room_for = 0
        self._make_room()

    def _make_room(self, newest: str = "") -> None:
        """If there are too many tables in memory, those go that nobody has looked at for longest; their bots wait."""
        if len(self.live) < self._room_for:
            return
        watched = self.host.watchers.any
        by_use = sorted(
            (watched(name), table.visited, table.used, name)
            for name, table in list(self.live.items())
            if name != newest
        )
        unwatched = sum(not each[0] for each in by_use)
        some = MOST_UNWATCHED // 10  # more go than have to, so that it is not done for every table that comes
        too_many = max(unwatched - MOST_UNWATCHED, len(by_use) - MOST_LIVE)
        for *_, table_id in by_use[: too_many + some] if too_many >= 0 else ():
            table = self.live.pop(table_id, None)
            if table is not None:
                self.aside.soon(table.close)
        self._room_for = len(self.live) + some

    def drop(self, table_id: str) -> None:
        """Removes a table from memory: what is kept of it besides its log has changed."""
        table = self.live.pop(table_id, None)
        if table is not None:
            table.close()

    def quiet(self) -> None:
        """Stops all bots and hints, for good; what people do goes on."""
        self._is_quiet = True
        for table in list(self.live.values()):
            table.close()

    def close(self) -> None:
        """When the server ends."""
        self.quiet()
        self.thinkers.close()
        self.aside.close()

    # Making tables.

    def create(self, wanted: NewTable, person: str = "") -> Created:
        """A new table; its seats belong to the person who makes it, or without one to whoever has their tokens."""
        if wanted.pack is None:
            game = self.library.game(wanted.game, wanted.pack_hash)
        else:
            game = self.library.with_pack(wanted.game, wanted.pack)
        options = _settled(game, len(wanted.seats), wanted.options)
        _check_clock(wanted.clock)
        deal = "secret" if wanted.seed is None else "seed"
        key = key_from(wanted.seed)
        paper = "" if wanted.hand is None else _resumable(game, len(wanted.seats), options, key, wanted.hand)
        if wanted.rated and not _can_be_rated(wanted):
            raise Impossible("not-to-be-rated")
        return self._add(
            game,
            options,
            key,
            wanted.seats,
            deal,
            (),
            paper=paper,
            person=person,
            listed=wanted.listed,
            clock=wanted.clock,
            chat=wanted.chat,
            rated=wanted.rated,
        )

    def daily(self, wanted: DailyDeal, person: str, name: str) -> None:
        """The table of a person at the deal of a day, with a bot at the other seat."""
        game = self.library.game(wanted.game)
        bots = [SeatRow("bot", bot=DAILY_BOT)] * (DAILY_PLAYERS - 1)
        row = TableRow(
            wanted.table,
            game.name,
            game.pack.hash(),
            _settled(game, DAILY_PLAYERS, {}),
            wanted.key,
            wanted.bot_seed,
            [SeatRow("person", tidy(name), person=person), *bots],
            rules=game.rules_version,
            deal="daily",
            daily=wanted.day,
            chat=False,
            made=now(),
        )
        self._begin(row, game, ())

    def lesson(self, wanted: NewLesson, person: str = "") -> Created:
        """A table at which a lesson is given, from the beginning or from a chapter on."""
        game = self.library.game(wanted.game)
        lesson = lessons(game).get(wanted.lesson)
        if lesson is None or wanted.chapter >= len(lesson.file.chapters):
            raise Impossible("no-such-lesson")
        script = lesson.script[: lesson.begins(wanted.chapter)]
        entries = [Moved(seat, move.kind, move.parts) for seat, move in script]
        others = iter(lesson.file.opponents)
        seats = [
            NewSeat("person", wanted.name) if seat == lesson.seat else NewSeat("bot", next(others), lesson.file.bot)
            for seat in range(lesson.file.players)
        ]
        teaches = f"{LESSON} {lesson.name}"
        return self._add(game, lesson.options, lesson.key, seats, "seed", entries, teaches, person=person)

    def puzzle(self, wanted: NewPuzzle, person: str = "") -> Created:
        """A table at which a puzzle is to be solved: the position of a recorded game, with bots at the other seats."""
        game = self.library.game(wanted.game)
        puzzle = puzzle_named(game, wanted.puzzle)
        if puzzle is None:
            raise Impossible("no-such-puzzle")
        entries = [Moved(seat, move.kind, move.parts) for seat, move in moves_of(game, puzzle.moves)]
        seats = [
            NewSeat("person", wanted.name) if seat == puzzle.seat else NewSeat("bot", bot=GREEDY)
            for seat in range(puzzle.players)
        ]
        options = _settled(game, puzzle.players, puzzle.options)
        key, teaches = bytes.fromhex(puzzle.key), f"{PUZZLE} {puzzle.name}"
        return self._add(game, options, key, seats, "seed", entries, teaches, person=person)

    def replay(self, wanted: NewReplay, person: str = "") -> Created:
        """A record as a table at which nobody sits; whoever has opened it is known there, or holds a token."""
        try:
            record = Record.parse(wanted.record)
            game = (
                self.library.game_of(record.game, record.pack_hash, record.rules)
                if wanted.pack is None
                else self.library.with_pack(record.game, wanted.pack)
            )
            match = game.replay(record, "interpreted")
        except SpinneyError as error:
            raise Impossible("bad-input", error) from None
        token = "" if person else new_token()
        opened = SeatRow("recorded", token_hash=token_hash(token) if token else "", person=person)
        seats = [opened, *[SeatRow("recorded")] * (match.players - 1)]
        entries = [Moved(seat, kind, parts) for seat, kind, parts in record.moves]
        created = self._keep(
            game,
            match.choices,
            match.key,
            seats,
            entries,
            replay=True,
            rules=record.rules,
            paper=match.paper,
            host=person,
        )
        return Created(created.table, [SeatToken(SPECTATOR, token)])

    def branch(self, table: LiveTable, wanted: NewBranch, person: str = "") -> Created:
        """A new table that goes on from an earlier moment: the same key of chance, the same moves up to there.

        Only when nothing is secret any more: otherwise one could look into the future of the game.
        """
        table.check_open()
        if wanted.ply > table.course.last:
            raise Impossible("no-such-moment")
        if len(wanted.seats) != table.row.players:
            raise Impossible("other-seats", seats=table.row.players, given=len(wanted.seats))
        moves = [(seat, table.game.moves.Move(move)) for seat, move in table.course.played[: wanted.ply]]
        entries = [Moved(seat, move.kind, move.parts) for seat, move in moves]
        row = table.row
        return self._add(
            table.game, row.options, row.key, wanted.seats, "branch", entries, paper=row.paper, person=person
        )

    def join(self, table: LiveTable, seat: int, name: str, person: str = "") -> Created:
        """Somebody takes an open seat; who is not known gets its token."""
        token = "" if person else new_token()
        table.join(seat, tidy(name), token, person)
        return Created(table.row.id, [SeatToken(seat, token)])

    def _add(
        self,
        game: Game,
        options: dict[str, str],
        key: bytes,
        seats: Sequence[NewSeat],
        deal: str,
        entries: Sequence[Entry],
        teaches: str = "",
        paper: str = "",
        person: str = "",
        listed: bool = False,
        clock: str = "",
        chat: bool = True,
        rated: bool = False,
    ) -> Created:
        people = [seat for seat, wanted in enumerate(seats) if wanted.kind == "person"]
        tokens = {seat: "" if person else new_token() for seat in people}
        rows = []
        for seat, wanted in enumerate(seats):
            bot = _known_bot(wanted.bot) if wanted.kind == "bot" else ""
            hashed = token_hash(tokens[seat]) if tokens.get(seat) else ""
            rows.append(SeatRow(wanted.kind, tidy(wanted.name), bot, hashed, person if seat in tokens else ""))
        created = self._keep(
            game,
            options,
            key,
            rows,
            entries,
            deal=deal,
            teaches=teaches,
            paper=paper,
            host=person,
            listed=listed,
            clock=clock,
            chat=chat,
            rated=rated,
        )
        return Created(created.table, [SeatToken(seat, token) for seat, token in tokens.items()])

    def _keep(
        self,
        game: Game,
        options: dict[str, str],
        key: bytes,
        seats: list[SeatRow],
        entries: Sequence[Entry],
        replay: bool = False,
        deal: str = "",
        rules: int | None = None,
        teaches: str = "",
        paper: str = "",
        host: str = "",
        listed: bool = False,
        clock: str = "",
        chat: bool = True,
        rated: bool = False,
    ) -> Created:
        row = TableRow(
            secrets.token_urlsafe(9),
            game.name,
            game.pack.hash(),
            options,
            key,
            secrets.token_hex(8),
            seats,
            replay,
            game.rules_version if rules is None else rules,
            deal,
            teaches,
            paper,
            host,
            listed,
            clock=clock,
            rated=rated,
            chat=chat,
            made=now(),
        )
        self._begin(row, game, entries)
        return Created(row.id, [])

    def _begin(self, row: TableRow, game: Game, entries: Sequence[Entry]) -> None:
        log = [Logged(entry, row.made) for entry in entries]
        table = built(row, log, self.library, self.host)
        self._store.add(row, log, game.pack_text, table.standing())
        self._enter(table)


def new_token() -> str:
    return secrets.token_urlsafe(18)


def _settled(game: Game, players: int, options: dict[str, str]) -> dict[str, str]:
    try:
        return game.choices(players, **options)
    except SpinneyError as error:
        raise Impossible("bad-input", error) from None


def _resumable(game: Game, players: int, options: dict[str, str], key: bytes, hand: dict[str, Any]) -> str:
    """A table on paper from which one can play on, as it is kept; a sentence if one cannot."""
    check_size(hand)
    paper = paper_of(hand)
    seats = hand.get("seat")
    if not isinstance(seats, list) or len(seats) != players:
        raise Impossible("other-seats", seats=len(seats) if isinstance(seats, list) else 0, given=players)
    try:
        Match(game, players, options, key, "interpreted", paper)
    except SpinneyError as error:
        raise Impossible("bad-input", error) from None
    return paper


def _can_be_rated(wanted: NewTable) -> bool:
    """Whether nobody can know the deal, and everybody who plays is somebody else: one is here, the others come."""
    plain = wanted.seed is None and wanted.pack is None and not wanted.pack_hash and wanted.hand is None
    return plain and sorted(seat.kind for seat in wanted.seats) == ["open"] * (len(wanted.seats) - 1) + ["person"]


def _check_clock(text: str) -> None:
    try:
        clock_of(text)
    except ValueError:
        raise Impossible("no-such-clock") from None


def _known_bot(name: str) -> str:
    """The levels only: a search of any size would be a way to keep the server busy."""
    if name not in NAMES:
        raise Impossible("no-such-bot", known=", ".join(NAMES))
    return name

"""All tables: making them, and keeping those in memory that are in use."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from time import monotonic

from spinney.bots.levels import check_name
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.record import Record
from spinney.engine.seeds import key_from
from spinney.server.library import Library
from spinney.server.live import LiveTable, token_hash
from spinney.server.messages import Created, NewBranch, NewReplay, NewSeat, NewTable, SeatToken
from spinney.server.problems import Impossible
from spinney.server.rebuilding import rebuilt
from spinney.server.thinkers import Thinkers
from spinney.store.entries import Entry, Moved, SeatRow, TableRow
from spinney.store.store import Store

IDLE_SECONDS = 600.0


class Tables:
    def __init__(self, store: Store, library: Library, thinkers: Thinkers, idle_seconds: float = IDLE_SECONDS) -> None:
        self.library = library
        self.thinkers = thinkers
        self.live: dict[str, LiveTable] = {}
        self._store = store
        self._idle_seconds = idle_seconds

    # Finding tables.

    def get(self, table_id: str) -> LiveTable:
        """A table, from memory or rebuilt from its log."""
        if table_id not in self.live:
            table = self.live[table_id] = rebuilt(table_id, self._store, self.library, self.thinkers)
            table.let_bots_think()
        return self.live[table_id]

    def sweep(self) -> None:
        """Removes tables from memory that nobody has used for some time."""
        now = monotonic()
        for table_id, table in list(self.live.items()):
            if table.is_idle and now - table.used >= self._idle_seconds:
                del self.live[table_id]

    def close(self) -> None:
        """Stops all bots when the server ends."""
        for table in self.live.values():
            table.close()
        self.thinkers.close()

    # Making tables.

    def create(self, wanted: NewTable) -> Created:
        """A new table."""
        if wanted.pack is None:
            game = self.library.game(wanted.game, wanted.pack_hash)
        else:
            game = self.library.with_pack(wanted.game, wanted.pack)
        options = _settled(game, len(wanted.seats), wanted.options)
        deal = "secret" if wanted.seed is None else "seed"
        return self._add(game, options, key_from(wanted.seed), wanted.seats, deal)

    def replay(self, wanted: NewReplay) -> Created:
        """A record as a table at which nobody sits."""
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
        seats = [SeatRow("recorded")] * match.players
        entries = [Moved(seat, kind, parts) for seat, kind, parts in record.moves]
        return self._keep(game, match.choices, match.key, seats, entries, replay=True, rules=record.rules)

    def branch(self, table: LiveTable, wanted: NewBranch) -> Created:
        """A new table that goes on from an earlier moment: the same key of chance, the same moves up to there.

        Only when nothing is secret any more: otherwise one could look into the future of the game.
        """
        if not table.is_open:
            raise Impossible("not-over")
        if wanted.ply > table.course.last:
            raise Impossible("no-such-moment")
        if len(wanted.seats) != table.row.players:
            raise Impossible("other-seats", seats=table.row.players, given=len(wanted.seats))
        moves = [(seat, table.game.moves.Move(move)) for seat, move in table.course.played[: wanted.ply]]
        entries = [Moved(seat, move.kind, move.parts) for seat, move in moves]
        return self._add(table.game, table.row.options, table.row.key, wanted.seats, "branch", entries)

    def join(self, table: LiveTable, seat: int, name: str) -> Created:
        """Somebody takes an open seat, and gets its token."""
        token = new_token()
        table.join(seat, _tidy(name), token)
        return Created(table.row.id, [SeatToken(seat, token)])

    def _add(
        self,
        game: Game,
        options: dict[str, str],
        key: bytes,
        seats: Sequence[NewSeat],
        deal: str,
        entries: Sequence[Entry] = (),
    ) -> Created:
        tokens = {seat: new_token() for seat, wanted in enumerate(seats) if wanted.kind == "person"}
        rows = []
        for seat, wanted in enumerate(seats):
            bot = _known_bot(wanted.bot) if wanted.kind == "bot" else ""
            hashed = token_hash(tokens[seat]) if seat in tokens else ""
            rows.append(SeatRow(wanted.kind, _tidy(wanted.name), bot, hashed))
        created = self._keep(game, options, key, rows, entries, deal=deal)
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
        )
        self._store.add(row, entries, game.pack_text)
        self.get(row.id)
        return Created(row.id, [])


def new_token() -> str:
    return secrets.token_urlsafe(18)


def _settled(game: Game, players: int, options: dict[str, str]) -> dict[str, str]:
    try:
        return game.choices(players, **options)
    except SpinneyError as error:
        raise Impossible("bad-input", error) from None


def _known_bot(name: str) -> str:
    try:
        return check_name(name)
    except SpinneyError as error:
        raise Impossible("bad-input", error) from None


def _tidy(name: str) -> str:
    """A name without line breaks and the like."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())

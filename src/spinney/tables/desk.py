"""The desk: what can be asked of tables without sitting at one, and looked at or done with a token.

Whoever brings the requests (HTTP, or the page in the same browser) finds the table here; the work is done aside.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from spinney.tables.hosting import ASKER
from spinney.tables.library import (
    PageText,
    aid_page,
    components,
    lesson_offers,
    offers,
    puzzle_offers,
    rules_page,
    words_text,
)
from spinney.tables.live import LiveTable
from spinney.tables.messages import (
    Answer,
    Components,
    Created,
    GameOffer,
    Hint,
    Joining,
    LessonOffer,
    NewBranch,
    NewLesson,
    NewPack,
    NewPuzzle,
    NewReplay,
    NewScore,
    NewTable,
    PackChecked,
    PackOf,
    PadScore,
    Points,
    PuzzleOffer,
    State,
)
from spinney.tables.packs import checked, pack_of
from spinney.tables.paper import scored_table
from spinney.tables.tables import Tables

T = TypeVar("T")


class RecordFile(NamedTuple):
    name: str
    text: str


class Desk:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._aside = tables.aside

    # Games.

    async def games(self, language: str) -> list[GameOffer]:
        return await self._aside.run(lambda: offers(language))

    async def components(self, game: str, language: str, pack: str) -> Components:
        return await self._aside.run(lambda: components(self._tables.library.game(game, pack), language))

    async def pack(self, game: str, language: str, pack: str) -> PackOf:
        return await self._aside.run(lambda: pack_of(self._tables.library.game(game, pack), language))

    async def check_pack(self, wanted: NewPack, language: str) -> PackChecked:
        return await self._aside.run(lambda: checked(self._tables.library, wanted, language))

    async def words(self, game: str, language: str) -> str:
        return await self._aside.run(lambda: words_text(self._tables.library.game(game), language))

    async def rules(self, game: str, language: str) -> PageText:
        return await self._aside.run(lambda: rules_page(self._tables.library.game(game).name, language))

    async def lessons(self, game: str, language: str) -> list[LessonOffer]:
        return await self._aside.run(lambda: lesson_offers(self._tables.library.game(game), language))

    async def puzzles(self, game: str, language: str) -> list[PuzzleOffer]:
        return await self._aside.run(lambda: puzzle_offers(self._tables.library.game(game), language))

    async def aid(self, game: str, language: str) -> PageText:
        return await self._aside.run(lambda: aid_page(self._tables.library.game(game), language))

    async def score(self, wanted: NewScore, language: str) -> PadScore:
        """A table on paper."""
        return await self._aside.run(
            lambda: scored_table(self._tables.library.game(wanted.game, wanted.pack_hash), wanted, language)
        )

    # Tables.

    async def puzzle(self, wanted: NewPuzzle) -> Created:
        return await self._aside.run(lambda: self._tables.puzzle(wanted))

    async def lesson(self, wanted: NewLesson) -> Created:
        return await self._aside.run(lambda: self._tables.lesson(wanted))

    async def create(self, wanted: NewTable) -> Created:
        return await self._aside.run(lambda: self._tables.create(wanted))

    async def replay(self, wanted: NewReplay) -> Created:
        return await self._aside.run(lambda: self._tables.replay(wanted))

    async def branch(self, table_id: str, wanted: NewBranch) -> Created:
        table = await self._tables.find(table_id)
        return await table.do(lambda: self._tables.branch(table, wanted))

    async def join(self, table_id: str, seat: int, wanted: Joining) -> Created:
        table = await self._tables.find(table_id)
        return await table.do(lambda: self._tables.join(table, seat, wanted.name))

    async def state(
        self,
        table_id: str,
        token: str,
        language: str,
        seat: int | None = None,
        since: int = 0,
        zones: bool = False,
        ply: int = -1,
    ) -> State:
        """A table as it is now, or as it was after so many moves."""
        return await self.look(
            table_id, token, lambda table, key: table.state(table.viewer(key, seat), language, since, ply, zones)
        )

    async def points(self, table_id: str, token: str, seat: int | None = None) -> Points:
        return await self.look(table_id, token, lambda table, key: table.views.points(table.viewer(key, seat)))

    async def record(self, table_id: str) -> RecordFile:
        return await self.look(
            table_id, "", lambda table, _: RecordFile(f"{table.row.game}-{table.row.id}.txt", str(table.record()))
        )

    async def hint(self, table_id: str, token: str, language: str) -> Hint:
        table = await self._tables.find(table_id)
        return await table.hint(table.seat_of(token), language)

    async def stop_hint(self, table_id: str, token: str) -> None:
        table = await self._tables.find(table_id)
        table.stop_hint(table.seat_of(token))

    async def answer(self, table_id: str, token: str, language: str, wanted: Answer) -> State:
        return await self.act(
            table_id, token, language, lambda table, seat: table.answer(seat, wanted.agree, wanted.key)
        )

    async def look(self, table_id: str, token: str, what: Callable[[LiveTable, str], T]) -> T:
        """Looks at a table with a token."""
        table = await self._tables.find(table_id)
        return await table.do(lambda: what(table, token))

    async def act(self, table_id: str, token: str, language: str, deed: Callable[[LiveTable, int], None]) -> State:
        """Does something at the seat of a token, and tells how the table stands then."""
        table = await self._tables.find(table_id)
        table.asker = ASKER.get()

        def act_and_look() -> State:
            seat = table.seat_of(token)
            deed(table, seat)
            return table.state(seat, language)

        return await table.do(act_and_look)

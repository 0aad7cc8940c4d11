"""The desk: what can be asked of tables without sitting at one, and looked at or done at a seat.

Whoever brings the requests (HTTP, or the page in the same browser) finds the table here; the work is done aside.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from spinney.tables.caller import Caller
from spinney.tables.chatting import heard, say
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
from spinney.tables.messages.doing import Answer, Say
from spinney.tables.messages.games import Components, GameOffer
from spinney.tables.messages.lessons import LessonOffer, NewLesson, NewPuzzle, PuzzleOffer
from spinney.tables.messages.making import Created, Joining, NewBranch, NewReplay, NewTable, SeatToken
from spinney.tables.messages.packs import NewPack, PackChecked, PackOf
from spinney.tables.messages.pads import NewScore, PadScore
from spinney.tables.messages.saying import Hint, Talk
from spinney.tables.messages.table import Points, State
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

    # The seats of whoever makes a table or joins one belong to a `person`; where nobody is known they have tokens.

    async def puzzle(self, wanted: NewPuzzle, person: str = "") -> Created:
        return await self._aside.run(lambda: self._tables.puzzle(wanted, person))

    async def lesson(self, wanted: NewLesson, person: str = "") -> Created:
        return await self._aside.run(lambda: self._tables.lesson(wanted, person))

    async def create(self, wanted: NewTable, person: str = "") -> Created:
        return await self._aside.run(lambda: self._tables.create(wanted, person))

    async def replay(self, wanted: NewReplay, person: str = "") -> Created:
        return await self._aside.run(lambda: self._tables.replay(wanted, person))

    async def branch(self, table_id: str, wanted: NewBranch, person: str = "") -> Created:
        table = await self._tables.find(table_id)
        return await table.do(lambda: self._tables.branch(table, wanted, person))

    async def join(self, table_id: str, seat: int, wanted: Joining, person: str = "") -> Created:
        table = await self._tables.find(table_id)
        return await table.do(lambda: self._tables.join(table, seat, wanted.name, person))

    async def hand_over(self, table_id: str, caller: Caller, person: str) -> Created:
        """The seats of whoever asks belong to a person from now on."""
        table = await self._tables.find(table_id)
        held = await table.do(lambda: table.hand_over(caller, person))
        return Created(table_id, [SeatToken(seat, "") for seat in held])

    async def state(
        self,
        table_id: str,
        caller: Caller,
        language: str,
        seat: int | None = None,
        since: int = 0,
        zones: bool = False,
        ply: int = -1,
    ) -> State:
        """A table as it is now, or as it was after so many moves."""
        return await self.look(
            table_id, lambda table: _told(table, caller, table.viewer(caller, seat), language, since, ply, zones)
        )

    async def points(self, table_id: str, caller: Caller, seat: int | None = None) -> Points:
        return await self.look(table_id, lambda table: table.views.points(table.viewer(caller, seat)))

    async def record(self, table_id: str) -> RecordFile:
        return await self.look(
            table_id, lambda table: RecordFile(f"{table.row.game}-{table.row.id}.txt", str(table.record()))
        )

    async def hint(self, table_id: str, caller: Caller, language: str) -> Hint:
        table = await self._tables.find(table_id)
        return await table.hint(table.seat_of(caller), language)

    async def stop_hint(self, table_id: str, caller: Caller) -> None:
        table = await self._tables.find(table_id)
        table.stop_hint(table.seat_of(caller))

    async def answer(self, table_id: str, caller: Caller, language: str, wanted: Answer) -> State:
        return await self.act(
            table_id, caller, language, lambda table, seat: table.answer(seat, wanted.agree, wanted.key)
        )

    async def say(self, table_id: str, caller: Caller, wanted: Say) -> None:
        table = await self._tables.find(table_id)
        await say(self._tables.host, table, table.seat_of(caller), wanted)

    async def talk(self, table_id: str, caller: Caller, after: int) -> Talk:
        table = await self._tables.find(table_id)
        return await heard(self._tables.host, table, table.seat_of(caller), after)

    async def look(self, table_id: str, what: Callable[[LiveTable], T]) -> T:
        """Looks at a table."""
        table = await self._tables.find(table_id)
        return await table.do(lambda: what(table))

    async def act(self, table_id: str, caller: Caller, language: str, deed: Callable[[LiveTable, int], None]) -> State:
        """Does something at the seat of whoever asks, and tells how the table stands then."""
        table = await self._tables.find(table_id)
        table.asker = ASKER.get()

        def act_and_look() -> State:
            seat = table.seat_of(caller)
            deed(table, seat)
            return _told(table, caller, seat, language)

        return await table.do(act_and_look)


def _told(
    table: LiveTable, caller: Caller, viewer: int, language: str, since: int = 0, ply: int = -1, zones: bool = False
) -> State:
    return replace(table.state(viewer, language, since, ply, zones), mine=table.held(caller))

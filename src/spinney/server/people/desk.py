"""What people ask of a server about themselves: who they are on this device, their tables, and coming back.

Who makes a table, takes a seat or says a name is known from then on by a cookie; nobody has to sign up.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TypeVar

from litestar.types import Scope

import spinney
from spinney.engine.errors import SpinneyError
from spinney.engine.game import found_games
from spinney.server.people.caller import Callers, cookie_in, give, headers_of, mark, person_in
from spinney.server.people.codes import Codes, new_code
from spinney.server.rates import Limits, Rates
from spinney.store.entries import SeatRow
from spinney.store.lists import Listed, TableLists
from spinney.store.people import People, Person, plain, secret_hash
from spinney.store.times import written
from spinney.tables.caller import Caller
from spinney.tables.chatting import tidy
from spinney.tables.hosting import ASKER
from spinney.tables.live import LiveTable
from spinney.tables.messages.people import Lobby, LobbyTable, Me, MyTable, MyTables, Recovery
from spinney.tables.messages.table import SeatOf
from spinney.tables.problems import Impossible
from spinney.tables.tables import Tables
from spinney.tables.tutor import LESSON

MOST_HOSTED = 200
HOSTED_DAYS = 30
"""So many tables one person may have made at which something has happened in so many days and which are not over."""
A_PAGE = 50
IN_THE_LOBBY = 50
NOBODY = Person("", "", "", "", False)
T = TypeVar("T")
log = logging.getLogger("spinney.server")


class PeopleDesk:
    def __init__(
        self, people: People, lists: TableLists, tables: Tables, limits: Limits | None, has_lobby: bool
    ) -> None:
        self.callers = Callers(people, tables.aside)
        self.has_lobby = has_lobby
        self._people = people
        self._lists = lists
        self._tables = tables
        self._codes = Codes()
        self._tries = Rates(limits.recovering) if limits else None

    def close(self) -> None:
        self._codes.close()

    async def expire(self) -> int:
        """Deletes people who have gone for good; how many."""
        return await self._run(partial(self._people.expire, datetime.now(UTC)))

    async def _run(self, work: Callable[[], T]) -> T:
        return await self._tables.aside.run(work)

    # Who asks.

    async def resident(self, scope: Scope, name: str = "") -> str:
        """Who asks; whoever is not known yet is from now on, by the cookie that the answer gives."""
        person, name = person_in(scope), tidy(name)
        if not person:
            person, secret = await self._run(partial(self._people.begin, name))
            mark(scope, person)
            give(scope, secret)
        elif name:
            await self._run(partial(self._people.introduce, person, name))
        return person

    async def me(self, scope: Scope) -> Me:
        found = await self._run(partial(self._people.person, person_in(scope))) or NOBODY
        return Me(bool(found.id), found.name, found.login, bool(found.recovery), found.rated, self.has_lobby)

    async def rename(self, scope: Scope, name: str) -> Me:
        if not tidy(name):
            raise Impossible("no-name")
        person = await self.resident(scope, name)
        await self._run(partial(self._people.rename, person, tidy(name)))
        return await self.me(scope)

    async def leave(self, scope: Scope) -> None:
        """Nobody is known on this device any more."""
        await self._leave(scope)
        give(scope, "")

    async def _leave(self, scope: Scope) -> None:
        """Lines of this device that are open are told, and look on from now on."""
        person = person_in(scope)
        await self._run(partial(self._people.leave, secret_hash(cookie_in(headers_of(scope)))))
        self.callers.forget(person)
        for table_id in await self._run(partial(self._people.seats_of, person)):
            self._tables.host.watchers.wake(table_id)

    async def forget(self, scope: Scope) -> None:
        """Who asks is forgotten everywhere; at tables their name stays as a text, and their seats are nobody's."""
        person = self._known(scope)
        await self._at_their_tables(person, lambda table: table.release(person))
        await self._run(partial(self._people.forget, person))
        self.callers.forget(person)
        give(scope, "")

    def _known(self, scope: Scope) -> str:
        person = person_in(scope)
        if not person:
            raise Impossible("not-known")
        return person

    # Coming back.

    async def new_recovery(self, scope: Scope) -> Recovery:
        """A new code; one that there was before is worth nothing any more."""
        person = self._known(scope)
        if not (await self.me(scope)).name:
            raise Impossible("no-name")
        code = new_code()
        hashed = await self._codes.hashed(code)
        login = await self._run(partial(self._people.set_recovery, person, hashed))
        if not login:
            raise Impossible("not-known")
        return Recovery(login, code)

    async def recover(self, scope: Scope, wanted: Recovery) -> Me:
        """Somebody comes back on this device. What the guest had who was here before is theirs, too."""
        self._spend(f"address {ASKER.get()}", f"login {plain(wanted.login)}")
        found = await self._run(partial(self._people.named, wanted.login))
        if not await self._codes.fits(wanted.code, found.recovery if found else "") or found is None:
            raise Impossible("wrong-recovery")
        guest = await self._run(partial(self._people.person, person_in(scope)))
        secret = await self._run(partial(self._people.admit, found.id))
        if guest is not None and guest.id != found.id and not guest.recovery:
            await self._merge(guest.id, found.id)
        elif guest is not None:
            await self._leave(scope)
        mark(scope, found.id)
        give(scope, secret)
        return await self.me(scope)

    def _spend(self, *names: str) -> None:
        """Every try counts, also a right one: otherwise many that are made at the same time would count once."""
        for name in names:
            if self._tries is not None and (wait := self._tries.spend(name)):
                raise Impossible("too-often", seconds=int(wait) + 1)

    async def _merge(self, guest: str, person: str) -> None:
        changed = await self._at_their_tables(guest, lambda table: table.hand_over(Caller(person=guest), person))
        await self._run(partial(self._people.merge, guest, person))
        self.callers.forget(guest)
        for table_id in changed:
            self._tables.drop(table_id)  # its host may be another one now

    async def _at_their_tables(self, person: str, work: Callable[[LiveTable], object]) -> list[str]:
        """Does something at each table where a person has seats; gives these tables."""
        tables = await self._run(partial(self._people.seats_of, person))
        for table_id in tables:
            try:
                table = await self._tables.find(table_id)
                await table.do(partial(work, table))
            except (Impossible, SpinneyError) as error:
                log.warning("the seats of a person at table %s stay as they are: %s", table_id, error)
        return tables

    # Lists of tables.

    async def tables(self, scope: Scope, skip: int) -> MyTables:
        person = person_in(scope)
        found = await self._run(partial(self._lists.of, person, A_PAGE + 1, skip)) if person else []
        return MyTables([_my_table(each, person) for each in found[:A_PAGE]], len(found) > A_PAGE)

    async def looked(self, scope: Scope, table_id: str, ply: int) -> int:
        person = person_in(scope)
        return await self._run(partial(self._lists.looked, person, table_id, ply)) if person else ply

    async def hide(self, scope: Scope, table_id: str) -> None:
        await self._run(partial(self._lists.hide, self._known(scope), table_id))

    async def check_hosting(self, person: str) -> None:
        """Refuses another table to who has made too many."""
        since = written(datetime.now(UTC) - timedelta(days=HOSTED_DAYS))
        if person and await self._run(partial(self._lists.hosted, person, since)) >= MOST_HOSTED:
            raise Impossible("too-many-tables", most=MOST_HOSTED)

    async def lobby(self) -> Lobby:
        found = await self._run(partial(self._lists.lobby, IN_THE_LOBBY)) if self.has_lobby else []
        return Lobby(self.has_lobby, [_lobby_table(each) for each in found])


def _my_table(listed: Listed, person: str) -> MyTable:
    return MyTable(
        listed.table,
        listed.game,
        _title(listed.game),
        listed.teaches.removeprefix(f"{LESSON} ") if listed.teaches.startswith(f"{LESSON} ") else "",
        listed.replay,
        _seats(listed.seats),
        [seat for seat, row in enumerate(listed.seats) if row.person == person],
        listed.acting,
        listed.over,
        list(listed.winners),
        listed.looked,
        f"{listed.changed}Z",
    )


def _lobby_table(listed: Listed) -> LobbyTable:
    return LobbyTable(listed.table, listed.game, _title(listed.game), _seats(listed.seats), f"{listed.made}Z")


def _seats(rows: list[SeatRow]) -> list[SeatOf]:
    return [SeatOf(seat, row.kind, row.name, row.bot) for seat, row in enumerate(rows)]


def _title(game: str) -> str:
    """What a game is called that is still installed."""
    return spinney.game(game).pack.about.title if game in found_games() else game

"""People: who is known on which device, and who comes back with a recovery code.

A device has a secret in a cookie, of which only the hash is kept. Nobody has to say who they are: a person is whoever
has the cookie.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, func, insert, or_, select, union, update
from sqlalchemy.exc import IntegrityError

from spinney.store import schema
from spinney.store.database import Database
from spinney.store.times import now, written

SESSION_DAYS = 365
TOUCH_HOURS = 24
"""So rarely it is written down that somebody was there."""
MOST_SESSIONS = 20
"""Of one person: then the device that was not used for longest is forgotten."""
TRIES = 20
"""So many names are tried for who wants to come back with one that somebody else has."""
AT_ONCE = 500


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    login: str
    recovery: str
    rated: bool


@dataclass(frozen=True)
class Session:
    """A device on which a person is known; `renewed` if it was not seen for some time."""

    person: str
    renewed: bool


class People:
    def __init__(self, database: Database) -> None:
        self._database = database

    # Devices.

    def begin(self, name: str) -> tuple[str, str]:
        """A new person, with the secret of this device."""
        person = secrets.token_urlsafe(12)
        row = {"id": person, "name": name, "made": now(), "seen": now()}
        with self._database.writing() as connection:
            connection.execute(insert(schema.people).values(row))
            return person, _new_session(connection, person)

    def admit(self, person: str) -> str:
        """A person comes on another device; the secret of that."""
        columns = schema.sessions.c
        with self._database.writing() as connection:
            secret = _new_session(connection, person)
            newest = select(columns.hash).where(columns.person == person).order_by(columns.seen.desc(), columns.hash)
            old = connection.execute(newest.offset(MOST_SESSIONS)).scalars().all()
            connection.execute(delete(schema.sessions).where(columns.hash.in_(old)))
        return secret

    def session(self, hashed: str, at: datetime) -> Session | None:
        """Who has the secret of this hash; a session that was not used for long is none."""
        columns = schema.sessions.c
        with self._database.reading() as connection:
            row = connection.execute(select(columns.person, columns.seen).where(columns.hash == hashed)).one_or_none()
        if row is None or row.seen < written(at - timedelta(days=SESSION_DAYS)):
            return None
        renewed = row.seen < written(at - timedelta(hours=TOUCH_HOURS))
        if renewed:
            with self._database.writing() as connection:
                seen = {"seen": written(at)}
                connection.execute(update(schema.sessions).where(columns.hash == hashed).values(seen))
                connection.execute(update(schema.people).where(schema.people.c.id == row.person).values(seen))
        return Session(row.person, renewed)

    def leave(self, hashed: str) -> None:
        """The device with the secret of this hash is forgotten."""
        with self._database.writing() as connection:
            connection.execute(delete(schema.sessions).where(schema.sessions.c.hash == hashed))

    # Persons.

    def person(self, person: str) -> Person | None:
        return self._found(schema.people.c.id == person)

    def named(self, login: str) -> Person | None:
        """Who comes back with this name."""
        return self._found(schema.people.c.login == plain(login))

    def _found(self, condition: ColumnElement[bool]) -> Person | None:
        with self._database.reading() as connection:
            row = connection.execute(select(schema.people).where(condition)).one_or_none()
        return None if row is None else Person(row.id, row.name, row.login or "", row.recovery, row.rated)

    def rename(self, person: str, name: str) -> None:
        with self._database.writing() as connection:
            connection.execute(update(schema.people).where(schema.people.c.id == person).values(name=name))

    def introduce(self, person: str, name: str) -> None:
        """What somebody is called who has not said it yet."""
        columns = schema.people.c
        with self._database.writing() as connection:
            connection.execute(update(schema.people).where(columns.id == person, columns.name == "").values(name=name))

    def set_recovery(self, person: str, recovery: str) -> str:
        """From now on a person comes back with the code of this hash; gives the name that goes with it.

        It is the name that they have now, with a number if somebody else has that, and stays the same.
        """
        columns = schema.people.c
        found = self.person(person)
        if found is None:
            return ""
        login = plain(found.name)
        tried = [found.login] if found.login else [login, *(f"{login}-{_some_digits()}" for _ in range(TRIES))]
        for login in tried:
            try:
                with self._database.writing() as connection:
                    values = {"login": login, "recovery": recovery}
                    connection.execute(update(schema.people).where(columns.id == person).values(values))
            except IntegrityError:
                continue
            return login
        return ""

    def seats_of(self, person: str) -> list[str]:
        """The tables at which a person has seats."""
        columns = schema.seatings.c
        query = select(columns.table_id).where(columns.person == person).distinct()
        with self._database.reading() as connection:
            return list(connection.execute(query).scalars())

    def merge(self, guest: str, person: str) -> None:
        """All that a guest had is a person's from now on, and the guest is no more.

        Of what one has only once the person keeps their own.
        """
        with self._database.writing() as connection:
            _rename(connection, guest, person)
            for table, columns in ONE_EACH.items():
                _move_where_none_is(connection, table, columns, guest, person)
            for table in (schema.seatings, schema.results, schema.chat):
                connection.execute(update(table).where(table.c.person == guest).values(person=person))
            _delete(connection, [guest])

    def forget(self, person: str) -> None:
        """Nothing is left of a person but the name at the tables where they played.

        Of what they said the numbers are left: nothing else may have these.
        """
        results, chat = schema.results, schema.chat
        with self._database.writing() as connection:
            _rename(connection, person, "")
            connection.execute(update(results).where(results.c.person == person).values(person=""))
            connection.execute(update(chat).where(chat.c.person == person).values(person="", name="", words=""))
            _delete(connection, [person])

    def expire(self, at: datetime) -> int:
        """Deletes sessions that nobody has used for long, and people without sessions and seats; gives how many.

        Who has a recovery code may still come back, as long as a session would last.
        """
        old = written(at - timedelta(days=SESSION_DAYS))
        people, sessions, seatings = schema.people.c, schema.sessions.c, schema.seatings.c
        gone = (
            select(people.id)
            .where(people.id.not_in(select(sessions.person)), people.id.not_in(select(seatings.person)))
            .where(or_(people.recovery == "", people.seen < old))
            .limit(AT_ONCE)
        )
        with self._database.writing() as connection:
            connection.execute(delete(schema.sessions).where(sessions.seen < old))
            ids = connection.execute(gone).scalars().all()
            _delete(connection, ids)
        return len(ids)


ONE_EACH = {
    schema.addresses: ("kind", "address"),
    schema.ratings: ("game",),
    schema.dailies: ("game", "day"),
}
"""What a person has once for each of these."""


def _rename(connection: Connection, person: str, to: str) -> None:
    """Where tables of a person and their logs name them, they name another person from now on, or nobody."""
    tables, standings, entries = schema.tables, schema.standings, schema.entries
    belonging = (schema.seatings, schema.results, schema.chat, schema.dailies)
    theirs = union(
        select(tables.c.id).where(tables.c.host == person),
        *(select(table.c.table_id).where(table.c.person == person) for table in belonging),
    )
    ids = connection.execute(theirs).scalars().all()
    before, after = f'"person":"{person}"', f'"person":"{to}"'
    for table, key, column in (
        (tables, tables.c.id, tables.c.seats),
        (standings, standings.c.table_id, standings.c.seats),
        (entries, entries.c.table_id, entries.c.entry),
    ):
        for first in range(0, len(ids), AT_ONCE):
            named = and_(key.in_(ids[first : first + AT_ONCE]), column.contains(before, autoescape=True))
            values = {column.name: func.replace(column, before, after)}
            connection.execute(update(table).where(named).values(values))
    connection.execute(update(tables).where(tables.c.host == person).values(host=to))


def _move_where_none_is(connection: Connection, table: Table, columns: Sequence[str], guest: str, person: str) -> None:
    named = [table.c[name] for name in columns]
    brought, there = (
        {tuple(row) for row in connection.execute(select(*named).where(table.c.person == one))}
        for one in (guest, person)
    )
    for key in brought - there:
        same = [column == value for column, value in zip(named, key, strict=True)]
        connection.execute(update(table).where(table.c.person == guest, *same).values(person=person))


def _delete(connection: Connection, ids: Sequence[str]) -> None:
    for table in (*ONE_EACH, schema.seatings, schema.sessions):
        connection.execute(delete(table).where(table.c.person.in_(ids)))
    connection.execute(delete(schema.people).where(schema.people.c.id.in_(ids)))


def _new_session(connection: Connection, person: str) -> str:
    secret = secrets.token_urlsafe(32)
    row = {"hash": secret_hash(secret), "person": person, "made": now(), "seen": now()}
    connection.execute(insert(schema.sessions).values(row))
    return secret


def secret_hash(secret: str) -> str:
    return sha256(f"spinney device {secret}".encode()).hexdigest()


def plain(login: str) -> str:
    """A name as it is compared: however it is typed."""
    return " ".join(unicodedata.normalize("NFKC", login).casefold().split())


def _some_digits() -> int:
    return 100 + secrets.randbelow(900)

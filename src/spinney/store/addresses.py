"""Where people want to be told that it is their turn. Any thread may call any method."""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Row, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from spinney.store.database import Database
from spinney.store.entries import SeatRow
from spinney.store.schema import addresses, standings
from spinney.store.times import now

MOST = 10
"""So many addresses a person may have."""
MOST_TRIES = 5
Kind = Literal["push", "mail", "webhook"]


class Keys(Struct, frozen=True, omit_defaults=True):
    """What goes with an address: the language in which to speak there, and what its kind needs.

    A push has the two keys of the browser (`receiver`, `auth`), a webhook the `secret` that signs what is sent to it,
    and a mail address that is not confirmed yet the hash of a `code`, until when it holds, and how often it was tried.
    """

    language: str = "en"
    receiver: str = ""
    auth: str = ""
    secret: str = ""
    code: str = ""
    until: str = ""
    tries: int = 0


class Address(Struct, frozen=True):
    id: str
    person: str
    kind: Kind
    address: str
    keys: Keys
    made: str

    @property
    def confirmed(self) -> bool:
        return not self.keys.code


# Made once: threads that made them side by side would crash msgspec.
KEYS, ACTING = msgspec.json.Decoder(Keys), msgspec.json.Decoder(list[int])
SEATS = msgspec.json.Decoder(list[SeatRow])


class Full(Exception):
    """A person has all the addresses that one may have."""


class Unknown(Exception):
    """There is no such person."""


class Addresses:
    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, person: str) -> list[Address]:
        """In the order in which they were given."""
        with self._database.reading() as connection:
            rows = connection.execute(
                select(addresses).where(addresses.c.person == person).order_by(addresses.c.made, addresses.c.id)
            )
            return [_read(row) for row in rows]

    def find(self, address_id: str) -> Address | None:
        with self._database.reading() as connection:
            row = connection.execute(select(addresses).where(addresses.c.id == address_id)).one_or_none()
        return None if row is None else _read(row)

    def add(self, person: str, kind: Kind, address: str, keys: Keys) -> Address:
        """An address of a person; the one before that was the same goes.

        A browser has one address for all who use it, so what another person was told there goes, too.
        """
        row = Address(secrets.token_urlsafe(12), person, kind, address, keys, now())
        same = and_(addresses.c.kind == kind, addresses.c.address == address)
        if kind != "push":
            same = and_(same, addresses.c.person == person)
        try:
            with self._database.writing() as connection:
                connection.execute(delete(addresses).where(same))
                kept = connection.execute(select(addresses.c.id).where(addresses.c.person == person)).all()
                if len(kept) >= MOST:
                    raise Full
                connection.execute(insert(addresses).values(**_written(row)))
        except IntegrityError:
            raise Unknown from None
        return row

    def confirm(self, person: str, address_id: str, code_hash: str) -> bool:
        """Whether this was the code that had been sent. After some wrong ones the address is removed."""
        with self._database.writing() as connection:
            own = and_(addresses.c.id == address_id, addresses.c.person == person)
            row = connection.execute(select(addresses).where(own)).one_or_none()
            if row is None:
                return False
            keys = _read(row).keys
            right = bool(keys.code) and secrets.compare_digest(keys.code, code_hash) and now() < keys.until
            tries = keys.tries + 1
            if right:
                kept = msgspec.structs.replace(keys, code="", until="", tries=0)
            elif keys.code and tries >= MOST_TRIES:
                connection.execute(delete(addresses).where(own))
                return False
            else:
                kept = msgspec.structs.replace(keys, tries=tries)
            connection.execute(update(addresses).where(own).values(keys=msgspec.json.encode(kept).decode()))
            return right

    def remove(self, address_id: str, person: str | None = None) -> bool:
        """Removes an address, if it is this person's; says whether there was one."""
        which = addresses.c.id == address_id
        if person is not None:
            which = and_(which, addresses.c.person == person)
        with self._database.writing() as connection:
            return connection.execute(delete(addresses).where(which)).rowcount > 0

    def waits_for(self, table_id: str, person: str) -> bool:
        """Whether a table waits for a person now, whoever has written to it."""
        with self._database.reading() as connection:
            row = connection.execute(
                select(standings.c.seats, standings.c.acting).where(standings.c.table_id == table_id)
            ).one_or_none()
        if row is None:
            return False
        seats = SEATS.decode(row.seats)
        asked = (seats[seat] for seat in ACTING.decode(row.acting))
        return any(seat.kind == "person" and seat.person == person for seat in asked)


def _written(address: Address) -> dict[str, str]:
    return {**msgspec.structs.asdict(address), "keys": msgspec.json.encode(address.keys).decode()}


def _read(row: Row[tuple[str, ...]]) -> Address:
    return Address(row.id, row.person, row.kind, row.address, KEYS.decode(row.keys), row.made)

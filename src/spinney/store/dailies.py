"""The deals of days: the secret from which they come, and who has begun which."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

from sqlalchemy import select

from spinney.store import schema
from spinney.store.database import Database
from spinney.store.upsert import insert_new

NAME = "daily"
SECRET_BYTES = 32
KEY_BYTES = 16
SEED_BYTES = 8

dailies, kept_secrets = schema.dailies, schema.secrets


class Dailies:
    def __init__(self, database: Database) -> None:
        self._database = database

    def key(self, game: str, day: str) -> bytes:
        """The key of chance of a day's deal: everybody's is the same, and only this database can tell it."""
        return self._from_secret(f"deal {game} {day}")[:KEY_BYTES]

    def bot_seed(self, game: str, day: str) -> str:
        """The chance of the bots, which is the same for everybody, too."""
        return self._from_secret(f"bots {game} {day}")[:SEED_BYTES].hex()

    def table(self, person: str, game: str, day: str, new: str) -> str:
        """The table of a person at a deal: the one that they have, or from now on this one."""
        with self._database.writing() as connection:
            row = {"person": person, "game": game, "day": day, "table_id": new}
            is_new = insert_new(connection, dailies, row)
        return new if is_new else self.begun(person, day)[game]

    def begun(self, person: str, day: str) -> dict[str, str]:
        """The tables of a person at the deals of a day, by title."""
        query = select(dailies.c.game, dailies.c.table_id).where(dailies.c.person == person, dailies.c.day == day)
        with self._database.reading() as connection:
            return {row.game: row.table_id for row in connection.execute(query)}

    def _from_secret(self, what: str) -> bytes:
        return hmac.digest(self._secret(), f"spinney {what}".encode(), sha256)

    def _secret(self) -> bytes:
        """Made when it is first asked for; of several processes that make one, the first one's holds."""
        query = select(kept_secrets.c.value).where(kept_secrets.c.name == NAME)
        with self._database.reading() as connection:
            found = connection.execute(query).scalar_one_or_none()
        if found is not None:
            return bytes(found)
        with self._database.writing() as connection:
            insert_new(connection, kept_secrets, {"name": NAME, "value": secrets.token_bytes(SECRET_BYTES)})
        return self._secret()

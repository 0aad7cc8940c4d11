"""People in tests: known to the database, and to the server by the cookie of a device."""

from __future__ import annotations

from sqlalchemy import insert

from spinney.server.people.caller import COOKIE
from spinney.store import schema
from spinney.store.people import People
from spinney.store.times import now


def somebody(client, person, rated=False):
    """Adds a person who is called like their id; gives the headers with which they ask."""
    database = client.app.state.database
    row = {"id": person, "name": person.title(), "made": now(), "seen": now(), "rated": rated}
    with database.writing() as connection:
        connection.execute(insert(schema.people).values(row))
    origin = f"http://127.0.0.1:{client.port}"
    return {"cookie": f"{COOKIE}={People(database).admit(person)}", "origin": origin}

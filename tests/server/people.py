"""People in tests: known to the database, and to the server by a header of the test instead of a cookie."""

from __future__ import annotations

from contextlib import contextmanager

import pytest
from sqlalchemy import insert

from spinney.server import results_http
from spinney.server.caller import Caller, caller_of
from spinney.store import schema

HEADER = "x-person"


@contextmanager
def known_by_header():
    """As long as this lasts, a request says who asks."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(results_http, "caller_of", _caller)
        yield


def _caller(request):
    return Caller(caller_of(request).token, request.headers.get(HEADER, ""))


def somebody(client, person, rated=False):
    """Adds a person to the database; gives the headers with which they ask."""
    row = {"id": person, "name": person.title(), "made": "", "seen": "", "rated": rated}
    with client.app.state.database.writing() as connection:
        connection.execute(insert(schema.people).values(row))
    return {HEADER: person}

"""Rows that are written whether they are there or not."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from spinney.store import schema
from spinney.store.opening import opened
from spinney.store.upsert import insert_new, upsert

OAK = {"id": "oak", "name": "Ann", "made": "2030", "seen": "2030"}


@pytest.fixture
def database(where):
    database = opened(where)
    yield database
    database.close()


def people(connection):
    columns = schema.people.c
    return [tuple(row) for row in connection.execute(select(columns.id, columns.name, columns.login, columns.seen))]


def test_a_row_takes_the_place_of_the_one_with_its_key(database):
    with database.writing() as connection:
        upsert(connection, schema.people, ["id"], {**OAK, "login": "ann"})
        upsert(connection, schema.people, ["id"], {**OAK, "name": "Anne"})
        assert people(connection) == [("oak", "Anne", "ann", "2030")]


def test_a_row_that_is_written_once(database):
    with database.writing() as connection:
        assert insert_new(connection, schema.people, OAK)
        assert not insert_new(connection, schema.people, {**OAK, "name": "Bob"})
        assert people(connection) == [("oak", "Ann", None, "2030")]

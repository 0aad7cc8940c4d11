"""Databases of every version are brought up to today's tables, with all that is in them, or are left as they were.

The files in `older` are what each version has written: a table with a log of six entries, and its pack.
"""

from __future__ import annotations

import shutil
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import MetaData, create_engine, insert, inspect, select, text

from spinney.engine.errors import SpinneyError
from spinney.store import migrating, opening, schema
from spinney.store.entries import Agreed, Asked, Joined, MadeAgain, Moved, SeatRow, TableRow, TookBack
from spinney.store.migrating import migrate, version_of
from spinney.store.sqlite import FILE
from store.helpers import entries, logged, opened

OLDER = {int(path.stem.removeprefix("version_")): path for path in (Path(__file__).parent / "older").glob("*.sql")}
SEATS = [SeatRow("person", "Ann", token_hash="secret"), SeatRow("bot", bot="tree"), SeatRow("open")]
LOG = [
    Moved(0, "place", {"hand": 2, "column": 5}),
    Joined(2, "Bob", "other"),
    Asked(0, 0),
    Agreed(2),
    TookBack(0, 0),
    MadeAgain(0),
]
SINCE = {2: ("rules", 2), 3: ("deal", "secret"), 4: ("teaches", "lesson first"), 5: ("paper", '{"table":"on paper"}')}
"""What each version could say of a table that those before could not."""


def table(version):
    more = {name: value for since, (name, value) in SINCE.items() if since <= version}
    return TableRow("oak", "once", "hash", {"mode": "standard"}, bytes(range(16)), "seed", SEATS, **more)


def older_file(folder, version):
    with sqlite3.connect(folder / FILE) as base:
        base.executescript(OLDER[version].read_text())
    base.close()


def engine_at(where):
    """A way in that brings nothing up."""
    if isinstance(where, Path):
        return create_engine(f"sqlite:///{where / FILE}")
    return create_engine(where.replace("postgresql:", "postgresql+psycopg:"))


def described(connection):
    """All that makes a schema, but the order of columns."""
    found = inspect(connection)
    return {
        name: {
            "columns": {
                each["name"]: (str(each["type"]), each["nullable"], each["default"]) for each in found.get_columns(name)
            },
            "key": found.get_pk_constraint(name),
            "foreign": [
                (each["constrained_columns"], each["referred_table"], each["referred_columns"])
                for each in found.get_foreign_keys(name)
            ],
            "unique": sorted(each["column_names"] for each in found.get_unique_constraints(name)),
            "indexes": sorted((each["name"], each["column_names"], each["unique"]) for each in found.get_indexes(name)),
        }
        for name in found.get_table_names()
    }


def test_every_version_is_here():
    assert sorted(OLDER) == list(range(1, schema.VERSION))
    versions = {path.stem for path in (migrating.MIGRATIONS / "versions").glob("*.py")}
    assert versions == {f"version_{number}" for number in range(1, schema.VERSION + 1)}


def test_migrations_make_the_tables_that_the_schema_has(where):
    opening.opened(where).close()
    with engine_at(where).begin() as connection:
        made = described(connection)
        schema.metadata.drop_all(connection)
        connection.execute(text("DROP TABLE alembic_version"))
        assert described(connection) == {}
        migrate(connection, str(schema.VERSION))
        assert described(connection) == made
    assert {*schema.metadata.tables, "alembic_version"} == made.keys()


@pytest.mark.parametrize("version", sorted(OLDER))
def test_a_file_of_every_version(tmp_path, version):
    older_file(tmp_path, version)
    for more in ([], [MadeAgain(1)]):
        store = opened(tmp_path)
        assert replace(store.table("oak"), made="") == table(version)
        assert store.pack("hash") == "the pack"
        assert entries(store.log("oak")) == LOG + more
        if not more:
            store.append("oak", 7, logged([MadeAgain(1)]))
        store.close()
    opening.opened(tmp_path / "new").close()
    with engine_at(tmp_path).connect() as one, engine_at(tmp_path / "new").connect() as other:
        assert described(one) == described(other)
        assert version_of(one) == "6" and one.execute(text("PRAGMA user_version")).scalar() == 6


def test_a_postgresql_of_the_first_version_and_servers_that_start_together(postgres_url, tmp_path):
    """Filled with what is in the file of that version."""
    older_file(tmp_path, 1)
    older = MetaData()
    with engine_at(tmp_path).connect() as file, engine_at(postgres_url).begin() as connection:
        migrate(connection, "1")
        older.reflect(file)
        for each in older.sorted_tables:
            connection.execute(insert(each), [dict(row._mapping) for row in file.execute(select(each))])
    with ThreadPoolExecutor(4) as servers:
        stores = list(servers.map(opened, [postgres_url] * 4))
    for store in stores:
        assert replace(store.table("oak"), made="") == table(1) and entries(store.log("oak")) == LOG
        store.close()
    with engine_at(postgres_url).connect() as connection:
        assert version_of(connection) == "6"


@pytest.mark.parametrize("version", ["7", "another"])
def test_a_newer_database_is_not_touched(where, version):
    opening.opened(where).close()
    with engine_at(where).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :version"), {"version": version})
        connection.execute(text("DROP TABLE secrets"))
        before = described(connection)
    with pytest.raises(SpinneyError, match=r"was made by a newer version of Spinney\.$"):
        opening.opened(where)
    with engine_at(where).connect() as connection:
        assert described(connection) == before and version_of(connection) == version


def test_nothing_is_left_of_a_migration_that_fails(where):
    """The last of many steps fails, since the table that it makes is there already."""
    with engine_at(where).begin() as connection:
        migrate(connection, "4")
        connection.execute(text("CREATE TABLE dailies (day VARCHAR)"))
        before = described(connection)
    with pytest.raises(SpinneyError, match=r"cannot be used: .*dailies.* already exists\.$"):
        opening.opened(where)
    with engine_at(where).begin() as connection:
        assert described(connection) == before and version_of(connection) == "4"
        connection.execute(text("DROP TABLE dailies"))
    opening.opened(where).close()
    with engine_at(where).connect() as connection:
        assert version_of(connection) == "6"


def test_migrations_lie_in_a_folder_of_any_name(tmp_path, monkeypatch):
    shutil.copytree(migrating.MIGRATIONS, tmp_path / "50% of %(here)s")
    monkeypatch.setattr(migrating, "MIGRATIONS", tmp_path / "50% of %(here)s")
    older_file(tmp_path, 1)
    opened(tmp_path).close()

"""Brings a database to the tables of today: makes them where there are none, or runs Alembic's migrations.

There is one migration for each version of the tables, in the folder `migrations`. Which version a database has stands
in `alembic_version`, and in SQLite also in `user_version`: files from before version 6 have only that, and a Spinney
from before version 6 looks only there.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, insert, inspect, select, text

from spinney.engine.errors import SpinneyError
from spinney.store import schema

MIGRATIONS = Path(__file__).with_name("migrations")

_version = Table(  # as Alembic makes it
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def bring_up(connection: Connection, name: str) -> None:
    """In the transaction of the connection: all of it or nothing. A newer database is not touched."""
    version, today = version_of(connection), str(schema.VERSION)
    if version == today:
        return
    if not version:
        schema.metadata.create_all(connection)
        _stamp(connection, today)
    elif version.isdigit() and int(version) < schema.VERSION:
        _stamp(connection, version)
        migrate(connection, today)
    else:
        raise SpinneyError(f"{name} was made by a newer version of Spinney.")
    if connection.dialect.name == "sqlite":
        connection.execute(text(f"PRAGMA user_version = {today}"))


def version_of(connection: Connection) -> str:
    """The version of the tables; empty where there are none yet."""
    version = None
    if inspect(connection).has_table(_version.name):
        version = connection.execute(select(_version)).scalar()
    if version is None and connection.dialect.name == "sqlite":
        version = str(connection.execute(text("PRAGMA user_version")).scalar_one() or "")
    return version or ""


def _stamp(connection: Connection, version: str) -> None:
    """Tells Alembic which version it is, where it does not know."""
    _version.create(connection, checkfirst=True)
    if connection.execute(select(_version)).scalar() is None:
        connection.execute(insert(_version).values(version_num=version))


def migrate(connection: Connection, version: str) -> None:
    """Runs the migrations up to this version, from the first on where there are no tables yet."""
    from alembic import command  # here: most databases are up to date
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)

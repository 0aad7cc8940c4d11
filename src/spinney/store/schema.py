"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text

VERSION = 5
"""Kept in the file as `user_version`: an older file is brought up to it, a newer one is not touched."""

UPGRADES = {
    1: "ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 1",
    2: "ALTER TABLE tables ADD COLUMN deal VARCHAR NOT NULL DEFAULT ''",
    3: "ALTER TABLE tables ADD COLUMN teaches VARCHAR NOT NULL DEFAULT ''",
    4: "ALTER TABLE tables ADD COLUMN paper VARCHAR NOT NULL DEFAULT ''",
}
"""What makes a file of a version one of the next."""

metadata = MetaData()

packs = Table(
    "packs",
    metadata,
    Column("hash", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("text", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("pack_hash", String, ForeignKey("packs.hash"), nullable=False),
    Column("options", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("bot_seed", String, nullable=False),
    Column("seats", Text, nullable=False),
    Column("replay", Boolean, nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),  # the version of the rules it began with
    Column("deal", String, nullable=False, server_default=""),  # where the key of chance comes from
    Column("teaches", String, nullable=False, server_default=""),  # the lesson or puzzle that it is
    Column("paper", String, nullable=False, server_default=""),  # the table on paper from which it goes on
    Column("made", String, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1, without gaps: unique for each table
    Column("entry", Text, nullable=False),
    Column("made", String, nullable=False),
)

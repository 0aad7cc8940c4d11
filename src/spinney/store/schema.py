"""The tables of the database, the same in SQLite and in PostgreSQL.

What the games are (packs, tables, entries) is only ever added to. All times are texts (`times.py`).
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

VERSION = 6
"""Of these tables. Whoever changes them adds a migration that makes the same of those of the version before."""

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
    Column("host", String, nullable=False, server_default=""),  # the person who made it
    Column("listed", Boolean, nullable=False, server_default="0"),  # in the lobby, as long as a seat is open
    Column("clock", String, nullable=False, server_default=""),  # `tables/clocks.py`
    Column("rated", Boolean, nullable=False, server_default="0"),
    Column("daily", String, nullable=False, server_default=""),  # the day whose deal it is
    Column("chat", Boolean, nullable=False, server_default="1"),  # whether those who sit there may talk
    Column("made", String, nullable=False),
    Index("tables_host", "host"),
    Index("tables_listed", "listed", "made"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1, without gaps: unique for each table
    Column("entry", Text, nullable=False),
    Column("made", String, nullable=False),
    Column("key", String),  # what whoever asked for it calls it: the same key twice is the same deed
    Index("one_entry_a_key", "table_id", "key", unique=True),
)

standings = Table(  # how each table stands, as its log has it: written with every entry
    "standings",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),  # of the last entry
    Column("seats", Text, nullable=False),  # who sits where now
    Column("acting", Text, nullable=False),  # the seats that are asked
    Column("over", Boolean, nullable=False),
    Column("locked", Boolean, nullable=False),
    Column("changed", String, nullable=False),
    Column("due", String),  # when a clock runs out next, if one does
    Index("standings_due", "due"),
)

bot_turns = Table(  # tables at which bots are to move: any worker takes one
    "bot_turns",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),  # of the entry after which they are
    Column("rank", Integer, nullable=False),
    Column("asker", String, nullable=False),
    Column("after", Float, nullable=False),  # seconds of the clock; of two of the same rank the earlier one comes first
    Column("taken_until", Float, nullable=False, server_default="0"),  # by a worker, which may have died since
    Index("bot_turns_next", "rank", "after"),
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("made", String, nullable=False),
    Column("seen", String, nullable=False),
    Column("login", String, unique=True),  # the name by which a person comes back on another device
    Column("recovery", String, nullable=False, server_default=""),  # Argon2id of the recovery code
    Column("rated", Boolean, nullable=False, server_default="0"),  # wants ratings
)

sessions = Table(  # devices on which a person is known, each by a cookie
    "sessions",
    metadata,
    Column("hash", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("made", String, nullable=False),
    Column("seen", String, nullable=False),
)

seatings = Table(  # which seats belong to a person
    "seatings",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("looked", Integer, nullable=False, server_default="0"),  # the ply that the person has seen last
    Column("hidden", Boolean, nullable=False, server_default="0"),  # taken off the person's list
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("words", Text, nullable=False),
    Column("made", String, nullable=False),
    Column("key", String),  # as in entries: the same key twice is said once
    Index("one_message_a_key", "table_id", "key", unique=True),
)

addresses = Table(  # where a person wants to be told that it is their turn
    "addresses",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String, nullable=False),  # push, mail or webhook
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False, server_default=""),
    Column("made", String, nullable=False),
    UniqueConstraint("person", "kind", "address"),
)

results = Table(  # how games ended, for people's statistics
    "results",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String, nullable=False, index=True),  # empty: a bot, or a guest who has no session
    Column("name", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("game", String, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # from 1; those who share it have the same
    Column("points", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("daily", String, nullable=False, index=True),
    Column("ended", String, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", String, nullable=False),
)

dailies = Table(  # who has begun the deal of a day: everybody once
    "dailies",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("day", String, primary_key=True),
    Column("table_id", String, nullable=False),
)

secrets = Table(  # of this database: the keys with which notices are signed, and days are dealt
    "secrets",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

OF_TABLES = (entries, standings, bot_turns, seatings, chat)
"""What goes with a table when it is deleted."""

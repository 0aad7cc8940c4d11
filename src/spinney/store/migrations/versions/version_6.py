"""Tables online: people and their seats, chat, addresses, results, ratings, clocks, bot turns for several servers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    for column in (
        sa.Column("host", sa.String, nullable=False, server_default=""),
        sa.Column("listed", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("clock", sa.String, nullable=False, server_default=""),
        sa.Column("rated", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("daily", sa.String, nullable=False, server_default=""),
        sa.Column("chat", sa.Boolean, nullable=False, server_default="1"),
    ):
        op.add_column("tables", column)
    op.create_index("tables_host", "tables", ["host"])
    op.create_index("tables_listed", "tables", ["listed", "made"])
    op.add_column("entries", sa.Column("key", sa.String))
    op.create_index("one_entry_a_key", "entries", ["table_id", "key"], unique=True)
    of_tables()
    of_people()
    of_games()


def of_tables() -> None:
    op.create_table(
        "standings",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("acting", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("locked", sa.Boolean, nullable=False),
        sa.Column("changed", sa.String, nullable=False),
        sa.Column("due", sa.String),
    )
    op.create_index("standings_due", "standings", ["due"])
    op.create_table(
        "bot_turns",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("asker", sa.String, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
        sa.Column("taken_until", sa.Float, nullable=False, server_default="0"),
    )
    op.create_index("bot_turns_next", "bot_turns", ["rank", "after"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("made", sa.String, nullable=False),
        sa.Column("key", sa.String),
    )
    op.create_index("one_message_a_key", "chat", ["table_id", "key"], unique=True)


def of_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("made", sa.String, nullable=False),
        sa.Column("seen", sa.String, nullable=False),
        sa.Column("login", sa.String, unique=True),
        sa.Column("recovery", sa.String, nullable=False, server_default=""),
        sa.Column("rated", sa.Boolean, nullable=False, server_default="0"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("made", sa.String, nullable=False),
        sa.Column("seen", sa.String, nullable=False),
    )
    op.create_table(
        "seatings",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("looked", sa.Integer, nullable=False, server_default="0"),
        sa.Column("hidden", sa.Boolean, nullable=False, server_default="0"),
    )
    op.create_table(
        "addresses",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False, server_default=""),
        sa.Column("made", sa.String, nullable=False),
        sa.UniqueConstraint("person", "kind", "address"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def of_games() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, nullable=False, index=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("daily", sa.String, nullable=False, index=True),
        sa.Column("ended", sa.String, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.String, nullable=False),
    )
    op.create_table(
        "dailies",
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
    )

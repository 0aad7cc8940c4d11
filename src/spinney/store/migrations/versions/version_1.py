"""Packs, tables and their logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("pack_hash", sa.String, sa.ForeignKey("packs.hash"), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("bot_seed", sa.String, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("replay", sa.Boolean, nullable=False),
        sa.Column("made", sa.String, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("made", sa.String, nullable=False),
    )

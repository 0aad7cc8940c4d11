"""Tables know the version of the rules that they began with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))

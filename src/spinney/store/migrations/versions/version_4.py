"""Tables may be lessons or puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("tables", sa.Column("teaches", sa.String, nullable=False, server_default=""))

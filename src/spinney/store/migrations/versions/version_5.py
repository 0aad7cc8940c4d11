"""Tables may go on from a table on paper."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    op.add_column("tables", sa.Column("paper", sa.String, nullable=False, server_default=""))

"""Tables know where their key of chance comes from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.String, nullable=False, server_default=""))

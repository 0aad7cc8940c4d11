"""What Alembic runs: the migrations, in the transaction that is open already (`store/migrating.py`)."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()

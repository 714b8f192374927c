"""Alembic runs this file: the connection is given by `migrating.py`, which also holds the lock and commits."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from fondaco.house.store.schema import metadata

connection = context.config.attributes["connection"]
if not isinstance(connection, Connection):
    raise TypeError("migrations are run by fondaco.house.store.migrating")

context.configure(
    connection=connection,
    target_metadata=metadata,
    render_as_batch=connection.dialect.name == "sqlite",  # it rebuilds a table for most changes
    compare_type=True,
    compare_server_default=True,
)
with context.begin_transaction():
    context.run_migrations()

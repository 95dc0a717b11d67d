"""Alembic's way in. It is handed a connection by ``antro.server.migrate``."""

from alembic import context

from antro.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()

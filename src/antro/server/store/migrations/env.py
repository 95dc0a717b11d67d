"""Alembic's way in. It is handed a connection by ``antro.server.store.migrate``."""

from alembic import context

from antro.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()

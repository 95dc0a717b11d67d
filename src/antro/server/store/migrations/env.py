"""The entry point for Alembic. ``antro.server.store.migrate`` passes it a connection."""

from alembic import context

from antro.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()

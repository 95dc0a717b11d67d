"""The migrations on PostgreSQL, and programs of different releases at one database."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import AsyncEngine

from antro.server.ops.server_error import ServerError
from antro.server.store.migrate import current, head
from antro.server.store.postgres import engine_of
from antro.server.store.postgres_schema import prepare
from antro.server.store.schema import metadata

pytestmark = pytest.mark.plain


def prepared(url, *, processes=1):
    """Let processes bring a database up to date at the same time."""

    async def work() -> None:
        engines = [engine_of(url) for _ in range(processes)]
        try:
            await asyncio.gather(*(prepare(engine, url) for engine in engines))
        finally:
            for engine in engines:
                await engine.dispose()

    asyncio.run(work())


def read(url, work):
    async def reading(engine: AsyncEngine):
        async with engine.connect() as connection:
            found = await connection.run_sync(work)
        await engine.dispose()
        return found

    return asyncio.run(reading(engine_of(url)))


def test_migrations_lead_to_the_schema(postgres, database):
    def differences(connection):
        return compare_metadata(MigrationContext.configure(connection), metadata)

    assert read(postgres.url(database), differences) == []
    assert read(postgres.url(database), current) == head()


def test_processes_that_start_together_migrate_once(postgres):
    name = postgres.new_database()
    prepared(postgres.url(name), processes=4)
    assert read(postgres.url(name), current) == head()


def test_a_database_keeps_its_rows_when_opened_again(postgres, database):
    postgres.sql("insert into players values ('anna', 'Anna')", database)
    prepared(postgres.url(database))
    assert postgres.sql("select name from players", database) == "Anna"


def of_the_future(postgres, database, oldest):
    """Let a later release migrate a database."""
    postgres.sql("update alembic_version set version_num = '9999'", database)
    postgres.sql(f"update settings set value = '{oldest}' where name = 'oldest_step'", database)
    postgres.sql("update settings set value = '7.0' where name = 'oldest_release'", database)


def test_a_release_that_may_not_write_any_more_says_so(postgres, database):
    of_the_future(postgres, database, "9999")
    with pytest.raises(
        ServerError, match=r"needs Antro 7\.0 or newer, and this is Antro .* Update"
    ):
        prepared(postgres.url(database))


def test_a_release_may_write_beside_a_newer_one_that_only_adds(postgres, database):
    of_the_future(postgres, database, head())
    prepared(postgres.url(database))
    assert read(postgres.url(database), current) == "9999"

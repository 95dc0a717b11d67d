"""Bring a database of PostgreSQL up to date, and check that a process may use its tables."""

from typing import TYPE_CHECKING, Final

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from antro.server.store.migrate import bring_up_to_date
from antro.server.store.postgres import BadPostgres, problem_with
from antro.server.store.schema import metadata

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

READABLE: Final = text("select has_table_privilege(to_regclass('alembic_version'), 'select')")
LACKING: Final = text(
    "select count(*) from unnest(cast(:names as text[])) as name,"
    " unnest(array['select', 'insert', 'update', 'delete']) as privilege"
    " where not has_table_privilege(name, privilege)"
)


async def prepare(engine: "AsyncEngine", url: str) -> None:
    """Run every migration that a database lacks. Raises ``ServerError``."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(bring_up_to_date)
        async with engine.connect() as connection:
            lacking = await connection.execute(LACKING, {"names": sorted(metadata.tables)})
            if lacking.scalar():
                raise BadPostgres(url, "no_database_rights")
    except DBAPIError as error:
        problem = problem_with(url, error.orig or error)
        if problem.reason.code == "no_database_rights" and await has_tables(engine):
            problem = BadPostgres(url, "older_tables")
        raise problem from error


async def has_tables(engine: "AsyncEngine") -> bool:
    """Return True if there are tables of Antro, and this user may read them."""
    async with engine.connect() as connection:
        return bool((await connection.execute(READABLE)).scalar())

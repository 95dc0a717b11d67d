"""A database of PostgreSQL, for commands of a host. Servers may use it meanwhile."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar, final

from sqlalchemy.exc import DBAPIError

from antro.server.admin.database import Change, change_table, check_schema
from antro.server.ops.server_error import ServerError
from antro.server.store import taking
from antro.server.store.postgres import BAD_URL, driver_errors, engine_of, problem_with
from antro.server.store.storage import Work

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine


T = TypeVar("T")


@final
class PostgresDatabase:
    def __init__(self, url: str) -> None:
        self.url: Final = url

    def do(self, work: Work[T]) -> T:
        return asyncio.run(self.run([work]))[0]

    def change(self, ids: Sequence[str], work: Change) -> None:
        works = [partial(change_table, id=id, lock=taking.lock, work=work) for id in ids]
        asyncio.run(self.run(works))

    def server_process(self) -> str:
        return ""

    async def run(self, works: Sequence[Work[T]]) -> list[T]:
        """Run each work in its own transaction."""
        engine = engine_of(self.url)
        try:
            return [await self.transaction(engine, work) for work in works]
        finally:
            await engine.dispose()

    async def transaction(self, engine: "AsyncEngine", work: Work[T]) -> T:
        connection = await self.connected(engine)
        try:
            async with connection.begin():
                await connection.run_sync(check_schema)
                return await connection.run_sync(work)
        except driver_errors() as error:
            raise self.problem(error) from error
        finally:
            await connection.close()

    async def connected(self, engine: "AsyncEngine") -> "AsyncConnection":
        try:
            return await engine.connect()
        except driver_errors(*BAD_URL) as error:
            raise self.problem(error) from error

    def problem(self, error: Exception) -> ServerError:
        found = error.orig if isinstance(error, DBAPIError) else error
        return problem_with(self.url, found or error)

"""The ``Storage`` of several processes: a database of PostgreSQL.

Rows of the log go straight to asyncpg (see ``LogWriter``). Everything else uses SQLAlchemy on the
same driver, and the same functions as SQLite.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar, final

from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadRecord, Refused
from antro.core.match.events import Upgraded
from antro.server.ops.logs import log
from antro.server.ops.metrics import Metrics
from antro.server.store import ownership, rows
from antro.server.store.log_writer import PATIENCE, LogWriter, blames_a_row
from antro.server.store.postgres import POOL, check, connect, driver_errors, engine_of
from antro.server.store.postgres_schema import prepare
from antro.server.store.storage import Elsewhere, LogEntry, OpenedTable, Work, Written
from antro.server.store.store import nobody_waits

T = TypeVar("T")

RECONNECTING: Final = 2.0  # seconds
MISTAKES: Final = ("42",)  # classes of errors that blame a statement


@final
class PostgresStorage:
    def __init__(
        self,
        url: str,
        metrics: Metrics | None = None,
        version_of: Callable[[str], int] = lambda game: sys.maxsize,
    ) -> None:
        self.url: Final = url
        self.version_of = version_of  # the rules of a game, in this release
        self.me = 0
        self.batch_ended: Callable[[], object] = nobody_waits
        self.engine: Final = engine_of(url)
        self.writer: Final = LogWriter(
            lambda: connect(url, RECONNECTING), lambda: self.batch_ended(), metrics or Metrics()
        )

    async def start(self) -> None:
        await check(self.url)
        await prepare(self.engine, self.url)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    def append(self, entry: LogEntry, written: Written) -> None:
        self.writer.append(entry, written)

    async def open(self, id: str) -> OpenedTable:
        me = self.me

        def work(connection: Connection) -> OpenedTable | None:
            ownership.claim(connection, me, id)
            opened = rows.opened_table(connection, id)
            if newest_rules(opened) > self.version_of(opened.row.game):
                ownership.pass_on(connection, me, id)
                return None
            return replace(opened, owner=me)

        opened = await readable(id, self.do(work))
        if opened is None:  # a process of the next release can continue it
            raise Elsewhere
        return opened

    async def read(self, id: str) -> OpenedTable:
        return await readable(id, self.do(partial(rows.opened_table, id=id)))

    async def do(self, work: Work[T], table: str = "", owner: int = 0) -> T:
        def fenced(connection: Connection) -> T:
            ownership.hold(connection, table, owner)
            return work(connection)

        try:
            async with asyncio.timeout(PATIENCE):
                return await self.attempts(fenced if table else work)
        except (Broken, TimeoutError) as error:
            raise Refused(Reason("not_saved")) from error

    async def attempts(self, work: Work[T]) -> T:
        """Run work again while it meets broken connections, which the pool may have."""
        for _ in range(POOL):
            with suppress(Broken):
                return await self.attempt(work)
        return await self.attempt(work)

    async def attempt(self, work: Work[T]) -> T:
        """Run work in its own transaction.

        Raises ``Broken`` if nothing was committed. Raises ``Refused`` if nobody knows.
        """
        committing = False
        try:
            async with self.engine.connect() as connection:
                done = await connection.run_sync(work)
                committing = True
                await connection.commit()
        except driver_errors() as error:
            found = error.orig if isinstance(error, DBAPIError) else error
            if is_mistake(found):
                raise
            log.warning("the database did not answer", problem=repr(found))
            raise Refused(Reason("not_saved")) if committing else Broken from error
        return done

    @property
    def oldest_unsaved(self) -> float:
        return self.writer.oldest_unsaved

    async def release(self, ids: list[str]) -> None:
        me = self.me
        await self.writer.finish(ids)
        await self.do(lambda connection: ownership.give_up(connection, me, ids))


class Broken(Exception):
    """A connection broke before its transaction was committed."""


def is_mistake(error: BaseException | None) -> bool:
    """Return True for an error that does not depend on the connection."""
    state = str(getattr(error, "sqlstate", ""))
    return isinstance(error, Exception) and (blames_a_row(error) or state.startswith(MISTAKES))


def newest_rules(opened: OpenedTable) -> int:
    """Return the version of the rules that a table was opened with, or has changed to."""
    changes = (event.rules for event in opened.log.events if isinstance(event, Upgraded))
    return max(opened.row.rules, *changes, 0)


async def readable(id: str, opening: Awaitable[T]) -> T:
    """Return a table. Raises ``Refused`` if its rows are damaged."""
    try:
        return await opening
    except (BadRecord, ValueError) as error:
        log.error("table cannot be read", table=id, problem=repr(error), once=True)
        raise Refused(Reason("broken_table")) from error

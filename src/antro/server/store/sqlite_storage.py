"""The ``Storage`` of a single process: a database of SQLite, whose answers are immediate.

Entries are committed together at the end of each turn of the event loop. The methods are ``async``
as on PostgreSQL, but they never suspend their callers.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Final, TypeVar, final

from sqlalchemy.exc import DBAPIError

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadRecord, Refused
from antro.server.ops.logs import log
from antro.server.ops.metrics import Metrics
from antro.server.store import taking
from antro.server.store.rows import log_row, opened_table, save_result
from antro.server.store.storage import LogEntry, OpenedTable, Work, Written
from antro.server.store.store import Store, is_garbled, nobody_waits

T = TypeVar("T")


@final
class SqliteStorage:
    def __init__(self, url: str, metrics: Metrics | None = None) -> None:
        self.store: Final = Store(url)
        self.metrics: Final = metrics or Metrics()
        self.me = 0
        self.batch_ended: Callable[[], object] = nobody_waits
        self.scheduled = False  # the batch of this turn

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.store.rested = partial(self.loop.call_soon_threadsafe, self.resume)
        self.store.open()
        self.store.do(taking.take_all_back)

    async def close(self) -> None:
        self.store.close()

    def append(self, entry: LogEntry, written: Written) -> None:
        ending = partial(save_result, entry=entry) if entry.result else None
        self.store.append(log_row(entry), ending, written)
        if not self.scheduled:
            self.scheduled = True
            self.loop.call_soon(self.save_batch)

    def save_batch(self) -> None:
        """Save all entries in one transaction. During a rest, do nothing until ``resume``."""
        if self.store.resting:
            return
        self.scheduled = False
        began, rows = perf_counter(), len(self.store.queue)
        try:
            self.store.flush()
        finally:
            self.metrics.batch_rows.add(rows)
            self.metrics.commits.add(perf_counter() - began)
            self.batch_ended()

    def resume(self) -> None:
        """Continue after a rest of the database."""
        if self.scheduled:
            self.save_batch()

    async def open(self, id: str) -> OpenedTable:
        return await self.read(id)

    async def read(self, id: str) -> OpenedTable:
        try:
            return self.store.do(partial(opened_table, id=id))
        except (BadRecord, ValueError, DBAPIError) as error:
            if isinstance(error, DBAPIError) and not is_garbled(error):
                raise
            log.error("table cannot be read", table=id, problem=repr(error), once=True)
            raise Refused(Reason("broken_table")) from error

    async def do(self, work: Work[T], table: str = "", owner: int = 0) -> T:
        return self.store.do(work)

    @property
    def oldest_unsaved(self) -> float:
        """The age of the oldest unsaved entry: they all belong to this turn of the loop."""
        return 0.0

    async def release(self, ids: list[str]) -> None:
        """Do nothing: no other process wants the tables."""

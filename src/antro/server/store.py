"""The database, behind one thread: what waits while it writes is written together next.

A job is a function of a connection. All jobs that wait go into one transaction, so
a disk that is slow to confirm costs each of them little; should one fail, each is
done again alone, and only those that fail then do. A job is confirmed when it is on
disk, and not before.
"""

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, Generic, TypeVar, final

from sqlalchemy import Connection, Engine, create_engine, event, insert
from sqlalchemy.pool import ConnectionPoolEntry

from antro.server.migrate import upgrade
from antro.server.schema import moves

T = TypeVar("T")

TOGETHER: Final = 256  # jobs in one transaction, at most

Row = dict[str, str | int | None]


@final
class Job(Generic[T]):
    """Work for the database, and who waits for it."""

    def __init__(self, work: Callable[[Connection], T], rows: list[Row]) -> None:
        self.work = work
        self.rows = rows  # of the log, written before the work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[T] = self.loop.create_future()

    def confirm(self, result: T) -> None:
        if not self.done.cancelled():
            self.done.set_result(result)

    def fail(self, error: Exception) -> None:
        if not self.done.cancelled():
            self.done.set_exception(error)


@final
class Store:
    def __init__(self, url: str) -> None:
        self.engine: Final = connect(url)
        self.jobs: Final[SimpleQueue[Job[Any] | None]] = SimpleQueue()
        self.thread: Final = Thread(target=self.serve, name="store", daemon=True)

    def open(self) -> None:
        upgrade(self.engine)
        self.thread.start()

    def close(self) -> None:
        """Finish what waits, then let go of the file."""
        self.jobs.put(None)
        self.thread.join()
        self.engine.dispose()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Run *work* in a transaction. It may be run twice, so it does nothing else."""
        return await self.put(Job(work, []))

    async def append(self, rows: list[Row], work: Callable[[Connection], None]) -> None:
        """Add to the log, and whatever belongs to it. ``IntegrityError`` if it is taken."""
        await self.put(Job(work, rows))

    async def put(self, job: Job[T]) -> T:
        self.jobs.put(job)
        return await job.done

    # On the thread of the store

    def serve(self) -> None:
        while (job := self.jobs.get()) is not None:
            waiting, last = self.take(job)
            self.settle(waiting)
            if last:
                break

    def take(self, job: Job[Any]) -> tuple[list[Job[Any]], bool]:
        """This job and those behind it. True if none will follow."""
        waiting = [job]
        while len(waiting) < TOGETHER and not self.jobs.empty():
            following = self.jobs.get()
            if following is None:
                return waiting, True
            waiting.append(following)
        return waiting, False

    def settle(self, waiting: list[Job[Any]]) -> None:
        try:
            results = self.commit(waiting)
        except Exception as error:
            if len(waiting) == 1:
                waiting[0].loop.call_soon_threadsafe(waiting[0].fail, error)
                return
            for job in waiting:
                self.settle([job])
        else:
            for job, result in zip(waiting, results, strict=True):
                job.loop.call_soon_threadsafe(job.confirm, result)

    def commit(self, waiting: list[Job[T]]) -> list[T]:
        with self.engine.begin() as connection:
            rows = [row for job in waiting for row in job.rows]
            if rows:
                connection.execute(insert(moves), rows)
            return [job.work(connection) for job in waiting]


def connect(url: str) -> Engine:
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare)
    return engine


def prepare(connection: Any, _: ConnectionPoolEntry) -> None:
    """A log written ahead, and on disk before it is confirmed."""
    for pragma in ("journal_mode=wal", "synchronous=full", "foreign_keys=on"):
        connection.execute(f"pragma {pragma}")

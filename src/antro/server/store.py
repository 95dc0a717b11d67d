"""The database: what is to be written in one turn of the event loop is written together.

A job is a function of a connection. All jobs that wait go into one transaction; should
one fail, each is done again alone, and only those that fail then do. A job is confirmed
when it is committed, and not before.

SQLite writes ahead into a log that survives the death of the process at once, and that
of the machine as soon as the keeper has seen to it: a thread of its own, every second.
Waiting for the disk with each move would cost more than the move.
"""

import asyncio
from collections.abc import Callable
from threading import Event, Thread
from typing import Any, Final, Generic, TypeVar, final

from sqlalchemy import Connection, Engine, create_engine, event, insert
from sqlalchemy.pool import ConnectionPoolEntry

from antro.server.migrate import upgrade
from antro.server.schema import moves

T = TypeVar("T")

KEPT: Final = 1.0  # seconds after which a move survives a power cut

Row = dict[str, str | int | None]


@final
class Job(Generic[T]):
    """Work for the database, and who waits for it."""

    def __init__(self, work: Callable[[Connection], T], rows: list[Row]) -> None:
        self.work: Final = work
        self.rows: Final = rows  # of the log, written before the work
        self.done: Final[asyncio.Future[T]] = asyncio.get_running_loop().create_future()

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
        self.waiting: list[Job[Any]] = []
        self.closing: Final = Event()
        self.keeper: Final = Thread(target=self.keep, name="keeper", daemon=True)

    def open(self) -> None:
        upgrade(self.engine)
        self.connection = self.engine.connect()
        self.keeper.start()

    def close(self) -> None:
        """Finish what waits, then let go of the file."""
        self.settle_all()
        self.closing.set()
        self.keeper.join()
        self.connection.close()
        self.engine.dispose()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Run *work* in a transaction. It may be run twice, so it does nothing else."""
        return await self.put(Job(work, []))

    async def append(self, rows: list[Row], work: Callable[[Connection], None]) -> None:
        """Add to the log, and whatever belongs to it. ``IntegrityError`` if it is taken."""
        await self.put(Job(work, rows))

    async def put(self, job: Job[T]) -> T:
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.settle_all)
        self.waiting.append(job)
        return await job.done

    def settle_all(self) -> None:
        waiting, self.waiting = self.waiting, []
        if waiting:
            self.settle(waiting)

    def settle(self, waiting: list[Job[Any]]) -> None:
        try:
            results = self.commit(waiting)
        except Exception as error:
            if len(waiting) == 1:
                waiting[0].fail(error)
                return
            for job in waiting:
                self.settle([job])
        else:
            for job, result in zip(waiting, results, strict=True):
                job.confirm(result)

    def commit(self, waiting: list[Job[T]]) -> list[T]:
        with self.connection.begin():
            rows = [row for job in waiting for row in job.rows]
            if rows:
                self.connection.execute(ADD_ROWS, rows)
            return [job.work(self.connection) for job in waiting]

    def keep(self) -> None:
        """On a thread of its own: what was written ahead goes to disk, and into its place."""
        with self.engine.connect() as connection:
            while not self.closing.wait(KEPT):
                if connection.dialect.name == "sqlite":
                    connection.exec_driver_sql("pragma wal_checkpoint(passive)")
                    connection.rollback()


ADD_ROWS: Final = insert(moves)


def connect(url: str) -> Engine:
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare)
    return engine


def prepare(connection: Any, _: ConnectionPoolEntry) -> None:
    """A log written ahead; the keeper alone waits for the disk."""
    for pragma in (
        "journal_mode=wal",
        "synchronous=normal",
        "wal_autocheckpoint=0",
        "foreign_keys=on",
    ):
        connection.execute(f"pragma {pragma}")

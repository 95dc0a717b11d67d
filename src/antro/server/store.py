"""The database: what is to be written in one turn of the event loop is written together.

A job is a function of a connection. All jobs that wait go into one transaction; should
one fail, each is done again alone, and only those that fail then do. A job is confirmed
when it is committed, and not before. Rows of the log go past SQLAlchemy, straight to the
driver: what it does for other statements costs three times what SQLite does for these.

SQLite writes ahead into a log that survives the death of the process at once, and that
of the machine as soon as the keeper has seen to it: a thread of its own, every second.
Waiting for the disk with each move would cost more than the move.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from threading import Event, Thread
from typing import Any, Final, Generic, TypeVar, cast, final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import ConnectionPoolEntry

from antro.core.errors import AntroError
from antro.server.migrate import upgrade

T = TypeVar("T")

KEPT: Final = 1.0  # seconds after which a move survives a power cut
ADD_ROW: Final = "insert into moves (table_id, seq, event, request) values (?, ?, ?, ?)"

Row = tuple[str, int, str, str | None]  # of the log, as in ADD_ROW


@final
class Job(Generic[T]):
    """Rows for the log, work for the database after them, and who waits for both."""

    def __init__(self, rows: list[Row], work: Callable[[Connection], T] | None) -> None:
        self.rows: Final = rows
        self.work: Final = work
        self.done: Final[asyncio.Future[T | None]] = asyncio.get_running_loop().create_future()

    def confirm(self, result: T | None) -> None:
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
        self.driver = driver_of(self.connection)
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
        return cast(T, await self.put(Job([], work)))

    async def append(
        self, rows: list[Row], work: Callable[[Connection], None] | None = None
    ) -> None:
        """Add to the log, and whatever belongs to it. ``sqlite3.IntegrityError`` if it is taken."""
        await self.put(Job(rows, work))

    def put(self, job: Job[T]) -> asyncio.Future[T | None]:
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.settle_all)
        self.waiting.append(job)
        return job.done

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

    def commit(self, waiting: list[Job[Any]]) -> list[Any]:
        rows = [row for job in waiting for row in job.rows]
        if any(job.work for job in waiting):
            with self.connection.begin():
                self.driver.executemany(ADD_ROW, rows)
                return [job.work(self.connection) if job.work else None for job in waiting]
        with self.driver:  # commits, or takes back
            self.driver.executemany(ADD_ROW, rows)
        return [None] * len(waiting)

    def keep(self) -> None:
        """On a thread of its own: what was written ahead goes to disk, and into its place."""
        with self.engine.connect() as connection:
            while not self.closing.wait(KEPT):
                connection.exec_driver_sql("pragma wal_checkpoint(passive)")
                connection.rollback()


class OtherDatabase(AntroError):
    def __init__(self, kind: str) -> None:
        super().__init__(f"ANTRO_DATABASE_URL: tables are kept in SQLite only, not in {kind}")


def connect(url: str) -> Engine:
    """Raises ``OtherDatabase``."""
    kind = url.partition(":")[0].partition("+")[0]
    if kind != "sqlite":
        raise OtherDatabase(kind)
    engine = create_engine(url)
    event.listen(engine, "connect", prepare)
    return engine


def driver_of(connection: Connection) -> sqlite3.Connection:
    found = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection), "connect() sees to it"
    return found


def prepare(connection: Any, _: ConnectionPoolEntry) -> None:
    """A log written ahead; the keeper alone waits for the disk."""
    for pragma in (
        "journal_mode=wal",
        "synchronous=normal",
        "wal_autocheckpoint=0",
        "foreign_keys=on",
    ):
        connection.execute(f"pragma {pragma}")

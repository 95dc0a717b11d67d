"""The database. It answers at once, so it is called like any function.

Rows of the log are queued, and written together by ``flush``, in one transaction. Should that
fail, each is written again alone, and only those that fail then have failed. Rows of the log go
past SQLAlchemy, straight to the driver: what it does for other statements costs three times what
SQLite does for these.

SQLite writes ahead into a log that survives the death of the process at once, and that
of the machine as soon as the checkpoint after it is made: by a thread of its own, every second.
Waiting for the disk with each move would cost more than the move.
"""

import sqlite3
from collections.abc import Callable
from sqlite3 import IntegrityError
from threading import Event, Thread
from typing import Any, Final, NamedTuple, TypeVar, final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.pool import ConnectionPoolEntry

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import AntroError, Refused
from antro.server.ops.logs import log
from antro.server.store.migrate import upgrade
from antro.server.store.storage import PlaceTaken, Written

T = TypeVar("T")

CHECKPOINTS: Final = 1.0  # seconds between them: then a move survives a power cut
BUSY: Final = 100  # milliseconds to wait for a lock of somebody else
LOCKED: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
WAL_SIZE: Final = 16 * 1024 * 1024  # bytes to which the write-ahead log shrinks in quiet times
ADD_ROW: Final = "insert into moves (table_id, seq, event, request) values (?, ?, ?, ?)"

Row = tuple[str, int, str, str | None]  # of the log, as in ADD_ROW
Work = Callable[[Connection], T]


class Job(NamedTuple):
    """A row for the log, what belongs to it, and who hears how it went."""

    row: Row
    work: Work[None] | None
    written: Written


@final
class Store:
    def __init__(self, url: str) -> None:
        self.engine: Final = connect(url)
        self.queue: list[Job] = []
        self.locked = False  # by somebody else, when we last looked
        self.closing: Final = Event()
        self.checkpoints: Final = Thread(target=self.make_checkpoints, daemon=True)

    def open(self) -> None:
        upgrade(self.engine)
        self.connection = self.engine.connect()
        self.driver = driver_of(self.connection)
        self.driver.execute(f"pragma busy_timeout={BUSY}")
        self.checkpoints.start()

    def close(self) -> None:
        """Write what is queued, then close the file."""
        self.flush()
        self.closing.set()
        self.checkpoints.join()
        self.connection.close()
        self.engine.dispose()

    def do(self, work: Work[T]) -> T:
        """Run *work* in a transaction of its own, after all that is queued.

        Raises ``Refused`` while somebody else keeps the database locked.
        """
        self.flush()
        try:
            with self.connection.begin():
                done = work(self.connection)
        except OperationalError as error:
            self.note_lock(error.orig)
            if is_locked(error.orig):
                raise Refused(Reason("locked")) from error
            raise
        self.note_lock(None)
        return done

    def append(self, row: Row, work: Work[None] | None, written: Written) -> None:
        """Queue a row for the log. The error is ``PlaceTaken`` if its number is used.

        *work* belongs to the same transaction. It may be run twice, so it does nothing but what
        it does to the database.
        """
        self.queue.append(Job(row, work, written))

    def flush(self) -> None:
        """Write all that is queued."""
        queued, self.queue = self.queue, []
        if queued:
            self.write(queued)

    def write(self, jobs: list[Job]) -> None:
        """Write jobs together. If one of them is wrong, only that one fails.

        If the file cannot be written to, all have failed: to try each alone would be to wait for
        each.
        """
        try:
            self.commit(jobs)
        except (sqlite3.OperationalError, OperationalError) as error:
            self.note_lock(error.orig if isinstance(error, OperationalError) else error)
            for job in jobs:
                job.written(error)
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].written(PlaceTaken() if isinstance(error, IntegrityError) else error)
                return
            for job in jobs:
                self.write([job])
        else:
            self.note_lock(None)
            for job in jobs:
                job.written(None)

    def note_lock(self, error: BaseException | None) -> None:
        """Wait a little for a lock, once: for as long as it stays, nobody else waits for it."""
        locked = is_locked(error)
        if locked != self.locked:
            self.locked = locked
            self.driver.execute(f"pragma busy_timeout={0 if locked else BUSY}")

    def commit(self, jobs: list[Job]) -> None:
        rows = [job.row for job in jobs]
        works = [job.work for job in jobs if job.work]
        if works:
            with self.connection.begin():
                self.driver.executemany(ADD_ROW, rows)
                for work in works:
                    work(self.connection)
        else:
            with self.driver:  # commits, or takes back
                self.driver.executemany(ADD_ROW, rows)

    def make_checkpoints(self) -> None:
        """On a thread of its own: bring the write-ahead log to disk, and into the file."""
        with self.engine.connect() as connection:
            while not self.closing.wait(CHECKPOINTS):
                try:
                    connection.exec_driver_sql("pragma wal_checkpoint(passive)")
                except DBAPIError as error:  # a full disk may have room again
                    log.error("no checkpoint", problem=str(error.orig))
                connection.rollback()


def is_locked(error: BaseException | None) -> bool:
    """Whether somebody else has the database to themselves."""
    code = getattr(error, "sqlite_errorcode", 0)  # which has more to say in its upper bytes
    return code & 0xFF in LOCKED


def is_garbled(error: DBAPIError) -> bool:
    """Whether a text that was read is not UTF-8: the driver says so, and SQLite has no number."""
    found = error.orig
    return isinstance(found, sqlite3.OperationalError) and not hasattr(found, "sqlite_errorcode")


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
    """Write ahead, and let the thread that makes checkpoints alone wait for the disk."""
    for pragma in (
        "journal_mode=wal",
        "synchronous=normal",
        "wal_autocheckpoint=0",
        f"journal_size_limit={WAL_SIZE}",
        "foreign_keys=on",
    ):
        connection.execute(f"pragma {pragma}")

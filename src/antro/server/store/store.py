"""A database of SQLite. It answers at once, so callers do not await it.

``flush`` writes all queued rows of the log in one transaction. If that fails, each row is written
alone, and only the bad ones fail. Rows of the log go straight to the driver: for them, SQLAlchemy
costs three times as much as SQLite.

SQLite uses a write-ahead log. A move survives the end of the process at once. It survives a power
cut after the next checkpoint, which a thread makes every second. Waiting for the disk with each
move would cost more than the move.

SQLite writes at the start of the log again as soon as a checkpoint has copied all of it. Under
load, new rows come during each checkpoint. So if the log is long, the thread asks for a short rest
without commits, and makes another checkpoint. The loop does not wait: entries stay in the queue.
"""

import sqlite3
from collections.abc import Callable
from errno import EDQUOT, ENOSPC, EROFS
from sqlite3 import IntegrityError
from threading import Event, Thread
from typing import Any, Final, NamedTuple, TypeVar, final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.pool import ConnectionPoolEntry

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.server.ops.logs import log
from antro.server.ops.server_error import ServerError
from antro.server.store.migrate import primary_code, upgrade
from antro.server.store.storage import PlaceTaken, Work, Written

T = TypeVar("T")

CHECKPOINTS: Final = 1.0  # seconds between checkpoints; then moves survive a power cut
BUSY: Final = 100  # milliseconds to wait for the lock of another process
LOCKED: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
UNWRITABLE: Final = (  # codes of SQLite: the disk is full, broken or read-only
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
)
NO_SPACE: Final = (ENOSPC, EDQUOT, EROFS)  # codes of the system for the same
WAL_SIZE: Final = 16 * 1024 * 1024  # bytes of the write-ahead log in quiet times
LONG: Final = 64 * 1024 * 1024  # bytes of a log that is emptied during a rest
SOME: Final = 8  # checkpoints in a row, at most
NEARLY: Final = 256  # pages that a checkpoint copies quickly
ADD_ROW: Final = "insert into moves (table_id, seq, event, request) values (?, ?, ?, ?)"

Row = tuple[str, int, str, str | None]  # the columns of ADD_ROW


class Job(NamedTuple):
    """A row for the log, the work in the same transaction, and the callback with the outcome."""

    row: Row
    work: Work[None] | None
    written: Written


@final
class Store:
    def __init__(self, url: str) -> None:
        self.engine: Final = connect(url)
        self.queue: list[Job] = []
        self.resting = False  # entries should stay in the queue, if that is possible
        self.rested: Callable[[], object] = nobody_waits  # called by the thread after each rest
        self.locked = False  # by another process, at the last attempt
        self.closing: Final = Event()
        self.checkpoints: Final = Thread(target=self.make_checkpoints, daemon=True)

    def open(self) -> None:
        upgrade(self.engine)
        self.connection = self.engine.connect()
        self.driver = driver_of(self.connection)
        self.driver.execute(f"pragma busy_timeout={BUSY}")
        self.checkpoints.start()

    def close(self) -> None:
        """Write the queued rows, then close the file, if it could be opened."""
        if self.checkpoints.is_alive():
            self.flush()
            self.closing.set()
            self.checkpoints.join()
            self.connection.close()
        self.engine.dispose()

    def do(self, work: Work[T]) -> T:
        """Run *work* in its own transaction.

        Raises ``Refused`` while another process locks the database, or if nothing can be saved.
        """
        try:
            with self.connection.begin():
                done = work(self.connection)
        except (DBAPIError, sqlite3.Error, OSError) as error:
            found = error.orig if isinstance(error, DBAPIError) else error
            self.note_lock(found)
            reason = why_not_saved(found)
            if reason is None:
                raise
            log.error("the database refused", problem=repr(found))
            raise Refused(reason) from error
        self.note_lock(None)
        return done

    def append(self, row: Row, work: Work[None] | None, written: Written) -> None:
        """Queue a row for the log. The error is ``PlaceTaken`` if its number is used.

        *work* belongs to the same transaction. It may run twice, so it may change only the
        database.
        """
        self.queue.append(Job(row, work, written))

    def flush(self) -> None:
        """Write all queued rows."""
        queued, self.queue = self.queue, []
        if queued:
            self.write(queued)

    def write(self, jobs: list[Job]) -> None:
        """Write jobs together. If one of them is wrong, only that one fails.

        If the file cannot be written to, all fail: trying each job alone would only take longer.
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
        """Wait a little for a lock, but only once. While it stays, later calls do not wait."""
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
            with self.driver:  # commits, or rolls back
                self.driver.executemany(ADD_ROW, rows)

    def make_checkpoints(self) -> None:
        """Copy the write-ahead log to the database file, again and again, in a thread."""
        with self.engine.connect() as connection:
            driver = driver_of(connection)
            while not self.closing.wait(CHECKPOINTS):
                try:
                    self.empty_log(driver)
                except sqlite3.Error as error:  # a full disk may have room later
                    log.error("checkpoint failed", problem=str(error))

    def empty_log(self, driver: sqlite3.Connection) -> None:
        """Make a checkpoint. If the log is long, copy all of it during a rest."""
        length = checkpoint(driver)
        if length > LONG // page_size(driver):
            checkpoint_until(driver, NEARLY)
            self.rest(driver)

    def rest(self, driver: sqlite3.Connection) -> None:
        """Copy the end of the log while the loop does not commit, unless it has to."""
        self.resting = True
        try:
            checkpoint_until(driver, 0)
        finally:
            self.resting = False
            self.rested()


def nobody_waits() -> None:
    """Do nothing after a rest."""


def checkpoint_until(driver: sqlite3.Connection, most: int) -> None:
    """Make checkpoints until at most so many pages are written during one of them."""
    length = checkpoint(driver)
    for _ in range(SOME):
        before, length = length, checkpoint(driver)
        if length - before <= most:
            break


def checkpoint(driver: sqlite3.Connection) -> int:
    """Copy the log, without waiting for anybody. Return its pages at the start of this."""
    return int(driver.execute("pragma wal_checkpoint(passive)").fetchone()[1])


def page_size(driver: sqlite3.Connection) -> int:
    return int(driver.execute("pragma page_size").fetchone()[0])


def is_locked(error: BaseException | None) -> bool:
    """Return True if another process has locked the database."""
    return primary_code(error) in LOCKED


def why_not_saved(error: BaseException | None) -> Reason | None:
    """Return why nothing can be saved now, or None for any other error."""
    if is_locked(error):
        return Reason("locked")
    no_space = isinstance(error, OSError) and error.errno in NO_SPACE
    return Reason("not_saved") if no_space or primary_code(error) in UNWRITABLE else None


def is_garbled(error: DBAPIError) -> bool:
    """Return True if a text is not UTF-8: an error of the driver, without a code of SQLite."""
    found = error.orig
    return isinstance(found, sqlite3.OperationalError) and not hasattr(found, "sqlite_errorcode")


class OtherDatabase(ServerError):
    def __init__(self, kind: str) -> None:
        super().__init__(Reason("other_database", fields={"kind": kind}))


def connect(url: str) -> Engine:
    """Return the engine of a database. Raises ``OtherDatabase``."""
    kind = url.partition(":")[0]
    if kind.partition("+")[0] != "sqlite":
        raise OtherDatabase(kind)
    engine = create_engine(url)
    event.listen(engine, "connect", prepare)
    return engine


def driver_of(connection: Connection) -> sqlite3.Connection:
    found = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection), "connect() sees to it"
    return found


def prepare(connection: Any, _: ConnectionPoolEntry) -> None:
    """Use a write-ahead log. Only the thread for checkpoints waits for the disk."""
    for pragma in (
        "journal_mode=wal",
        "synchronous=normal",
        "wal_autocheckpoint=0",
        f"journal_size_limit={WAL_SIZE}",
        "foreign_keys=on",
    ):
        connection.execute(f"pragma {pragma}")

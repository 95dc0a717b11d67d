"""The database of a host, for commands that run beside servers or without one.

``change`` takes tables from the servers that own them, changes each in its own transaction, and
frees it. So a server that has a table in memory cannot overwrite the change, and loses no move.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Final, Protocol, TypeVar, final

from sqlalchemy import Connection, make_url
from sqlalchemy.exc import DBAPIError

from antro.core.contract.descriptions import Fields, Reason
from antro.server.ops.server_error import ServerError
from antro.server.ops.settings import data_folder, is_postgres
from antro.server.store import taking
from antro.server.store.data_lock import LOCK, FolderTaken, held
from antro.server.store.databases import chosen_url
from antro.server.store.migrate import (
    UnfinishedCopy,
    bad_file,
    check_release,
    current,
    head,
    source_of,
)
from antro.server.store.storage import Work
from antro.server.store.store import connect

T = TypeVar("T")

GIVING: Final = 10.0  # seconds that a server may take to give its tables
POLL: Final = 0.05  # seconds

Change = Callable[[Connection, str], object]  # gets the id of a table that it may change
Lock = Callable[[Connection, str], bool]


class Database(Protocol):
    def do(self, work: Work[T]) -> T:
        """Run work in one transaction. Raises ``ServerError``."""

    def change(self, ids: Sequence[str], work: Change) -> None:
        """Take tables from their owners, change each in its own transaction, and free it."""

    def server_process(self) -> str:
        """Return the process number of the server that uses a data folder; else nothing."""


def chosen_database(data: Path | None) -> Database:
    """Return the database that the environment or a folder names. Raises ``ServerError``."""
    url = chosen_url()
    if is_postgres(url):
        from antro.server.admin.postgres_database import PostgresDatabase

        return PostgresDatabase(url)
    folder = data_folder() if data is None else data
    return SqliteDatabase(url or f"sqlite:///{folder / 'antro.db'}", folder)


def check_schema(connection: Connection) -> None:
    """Check that this release may use the tables. Raises ``ServerError``."""
    check_release(connection)
    if current(connection) < head():
        raise ServerError(Reason("tables_not_migrated"))
    source = source_of(connection)
    if source:
        raise UnfinishedCopy(source)


def change_table(connection: Connection, id: str, lock: Lock, work: Change) -> None:
    """Change a table that nobody else can change meanwhile. Raises ``ServerError``."""
    if not lock(connection, id):
        raise ServerError(Reason("table_not_given", fields={"id": repr(id)}))
    work(connection, id)
    taking.free(connection, id)


@final
class SqliteDatabase:
    def __init__(self, url: str, folder: Path) -> None:
        self.engine: Final = connect(url)
        self.folder: Final = folder
        file = str(make_url(url).database)
        if not Path(file).is_file():
            raise ServerError(Reason("no_database_file", fields={"file": file}))

    def do(self, work: Work[T]) -> T:
        try:
            with self.engine.begin() as connection:
                check_schema(connection)
                return work(connection)
        except DBAPIError as error:
            raise bad_file(self.engine, error) from error

    def change(self, ids: Sequence[str], work: Change) -> None:
        with ExitStack() as stack:
            try:
                stack.enter_context(held(self.folder))
                lock = taking.lock
            except FolderTaken:
                stack.enter_context(self.taken(ids))
                lock = taking.lock_given
            for id in ids:
                self.do(partial(change_table, id=id, lock=lock, work=work))

    @contextmanager
    def taken(self, ids: Sequence[str]) -> Iterator[None]:
        """Ask the server for tables, and wait until it has given them. Raises ``ServerError``."""
        self.do(partial(taking.ask_for, ids=ids))
        try:
            patience = monotonic() + GIVING
            while not self.do(partial(taking.given, ids=ids)):
                if monotonic() > patience:
                    raise ServerError(Reason("server_silent", fields=self.server()))
                sleep(POLL)
            yield
        finally:
            self.do(partial(taking.take_back, ids=ids))

    def server(self) -> Fields:
        return {"process": (self.folder / LOCK).read_text().strip() or "?"}

    def server_process(self) -> str:
        try:
            with held(self.folder):
                return ""
        except FolderTaken as taken:
            return str(taken.reason.fields["process"])

"""``antro copy-data``: open two databases that no server uses, copy one to the other, compare."""

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from antro.server.ops.settings import is_postgres
from antro.server.store import ownership
from antro.server.store.copy_data import CopyError, Note, Side, compare, copy
from antro.server.store.data_lock import held
from antro.server.store.databases import with_password_file
from antro.server.store.migrate import bad_file, check_release, current, head, take_missing_steps
from antro.server.store.store import connect

POLLS: Final = 5  # heartbeats that a living server cannot miss
HEARTBEAT: Final = 1.1  # seconds


def copy_data(source: str, target: str, note: Note) -> None:
    """Copy all data. The databases are addresses, data folders or files.

    Raises ``ServerError``. A copy that was stopped continues.
    """
    asyncio.run(copy_between(address_of(source), address_of(target), note))


def address_of(typed: str) -> str:
    """Return the address of a database."""
    if ":" in typed.partition("/")[0]:
        return with_password_file(typed)
    path = Path(typed)
    return f"sqlite:///{path / 'antro.db' if path.is_dir() else path}"


async def copy_between(source: str, target: str, note: Note) -> None:
    if not is_postgres(source):
        file_of(source).stat()  # raises OSError for a missing file
    files = [file_of(url) for url in (source, target) if not is_postgres(url)]
    async with AsyncExitStack() as stack:
        for folder in {file.resolve().parent for file in files}:
            stack.enter_context(held(folder))
        first, second = await opened(stack, source), await opened(stack, target)
        await run(partial(copy_sides, first, second, note), suspended=len(files) < 2)


def copy_sides(source: Side, target: Side, note: Note) -> None:
    check_source(source)
    take_missing_steps(target.connection)
    target.connection.commit()
    check_servers(source)
    check_servers(target)
    copy(source, target)
    check_servers(source)
    compare(source, target, note)


async def run(work: Callable[[], None], *, suspended: bool) -> None:
    """Run work. Connections to PostgreSQL suspend it, which needs a package of its own."""
    if not suspended:
        work()
        return
    from sqlalchemy.util.concurrency import greenlet_spawn

    await greenlet_spawn(work)


async def opened(stack: AsyncExitStack, url: str) -> Side:
    """Open a database until the stack ends. Raises ``ServerError``."""
    if is_postgres(url):
        return await opened_postgres(stack, url)
    engine = connect(url)
    stack.callback(engine.dispose)
    return Side(stack.enter_context(opened_file(engine)), str(file_of(url)))


def opened_file(engine: Engine) -> Connection:
    try:
        connection = engine.connect()
        current(connection)
    except DBAPIError as error:
        raise bad_file(engine, error) from error
    return connection


async def opened_postgres(stack: AsyncExitStack, url: str) -> Side:
    from antro.server.store.postgres import check, engine_of, parts_of

    engine = engine_of(url)
    stack.push_async_callback(engine.dispose)
    await check(url)
    connection = await stack.enter_async_context(engine.connect())
    await connection.exec_driver_sql("set idle_in_transaction_session_timeout = 0")
    await connection.commit()
    assert connection.sync_connection is not None
    parts = parts_of(url)
    return Side(connection.sync_connection, f"{parts['name']} ({parts['host']})")


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def check_source(source: Side) -> None:
    """Raise ``ServerError`` if the tables of the source are those of another release."""
    check_release(source.connection)
    if current(source.connection) < head():
        raise CopyError("older_source", source=source.name)


def check_servers(side: Side) -> None:
    """Raise ``CopyError`` if a server uses the database. Rows of dead servers do not change."""
    seen = beats(side.connection)
    for _ in range(POLLS if seen else 0):
        time.sleep(HEARTBEAT)
        for name, beat in beats(side.connection).items():
            if seen.get(name) != beat:
                raise CopyError("server_runs", name=name or "?", database=side.name)


def beats(connection: Connection) -> dict[str, int]:
    found = {server.name: server.beat for server in ownership.living(connection)}
    connection.rollback()
    return found

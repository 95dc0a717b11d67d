"""Connect to PostgreSQL, and check that Antro can use it. Each problem is one sentence.

asyncpg and the asynchronous part of SQLAlchemy are imported when they are needed, because only
hosts with PostgreSQL install them.
"""

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote, urlsplit

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from antro.core.contract.descriptions import Fields, Reason
from antro.server.ops.server_error import ServerError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

OLDEST: Final = 14  # version of PostgreSQL
ENCODING: Final = "UTF8"
POOL: Final = 4  # connections for everything but the log
NEEDED: Final = POOL + 1  # connections of a process
CONNECTING: Final = 5.0  # seconds
# A process that stops in the middle of a transaction must not lock out the others for ever.
# This is a statement, because poolers refuse it as a parameter of the connection.
LIMIT: Final = "set idle_in_transaction_session_timeout = 5000"  # milliseconds
NAME: Final = {"application_name": "antro"}

PROBLEMS: Final = {  # by the codes of PostgreSQL
    "28P01": "bad_database_login",
    "28000": "bad_database_login",
    "3D000": "no_database",
    "42501": "no_database_rights",
    "53300": "few_connections",
    "42P05": "database_pooler",  # another client has prepared the same statement
    "26000": "database_pooler",
    "25006": "database_read_only",
    "42P07": "other_tables",
}

BAD_URL: Final = (ValueError, OverflowError)  # of asyncpg, for an address

Connection = Any  # of asyncpg, which has no types


class BadPostgres(ServerError):
    def __init__(self, url: str, code: str, **more: str | int) -> None:
        super().__init__(Reason(code, fields={**parts_of(url), **more}))


def parts_of(url: str) -> Fields:
    """Return the parts of an address that a sentence may show. The password is none of them."""
    parts = urlsplit(url)
    user, _, host = parts.netloc.rpartition("@")
    user, name = unquote(user.partition(":")[0]), unquote(parts.path[1:])
    return {"host": host or "localhost", "user": user or "?", "name": name or user, "n": NEEDED}


def driver() -> Any:
    """Return asyncpg. Raises ``ServerError`` if it is not installed."""
    try:
        import asyncpg
    except ImportError:
        raise ServerError(Reason("no_asyncpg")) from None
    return asyncpg


def driver_errors(*more: type[Exception]) -> tuple[type[Exception], ...]:
    """Return all errors of a connection, also those of a driver whose own state is broken."""
    asyncpg = driver()
    ours = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
    return (*ours, DBAPIError, PoolTimeout, OSError, *more)


async def connect(url: str, timeout: float = CONNECTING) -> Connection:
    """Return a connection of asyncpg."""
    connection = await driver().connect(url, timeout=timeout, server_settings=NAME)
    try:
        await connection.execute(LIMIT)
    except BaseException:
        connection.terminate()
        raise
    return connection


def engine_of(url: str) -> "AsyncEngine":
    """Return an engine with connections of asyncpg. Raises ``ServerError`` without asyncpg."""
    driver()
    from sqlalchemy.ext.asyncio import create_async_engine

    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=lambda: connect(url),
        pool_size=POOL,
        max_overflow=0,
        pool_timeout=CONNECTING,
    )


def problem_with(url: str, error: BaseException) -> ServerError:
    """Return the sentence about an error of a process that starts."""
    asyncpg = driver()
    code = getattr(error, "sqlstate", None)
    if code in PROBLEMS:
        return BadPostgres(url, PROBLEMS[code])
    if isinstance(error, OSError):
        return BadPostgres(url, "no_database_server")
    if isinstance(error, (*BAD_URL, asyncpg.InterfaceError, asyncpg.UndefinedObjectError)):
        return ServerError(Reason("bad_database_url"))
    return BadPostgres(url, "database_error", detail=str(error))


async def check(url: str) -> None:
    """Check that Antro can use PostgreSQL, with as many connections as a process needs.

    Raises ``ServerError``.
    """
    try:
        async with AsyncExitStack() as stack, asyncio.timeout(2 * CONNECTING):
            found: list[Connection] = []
            for _ in range(NEEDED):
                found.append(await connect(url))
                stack.push_async_callback(found[-1].close, timeout=CONNECTING)
            await check_server(url, found[0])
            await check_pooler(url, found)
    except driver_errors(*BAD_URL) as error:
        raise problem_with(url, error) from error


async def check_server(url: str, connection: Connection) -> None:
    """Check the version and the settings of a server. Raises ``BadPostgres``."""
    version = connection.get_server_version()
    if version.major < OLDEST:
        raise BadPostgres(url, "old_postgres", found=version.major, oldest=OLDEST)
    encoding = connection.get_settings().server_encoding
    if encoding != ENCODING:
        raise BadPostgres(url, "database_encoding", found=encoding)
    if await connection.fetchval("show transaction_read_only") == "on":
        raise BadPostgres(url, "database_read_only")


async def check_pooler(url: str, connections: list[Connection]) -> None:
    """Check that each connection has a session of its own. Raises ``BadPostgres``.

    A pooler in transaction mode lets clients share a session, and then prepared statements fail.
    """
    sessions = [await each.fetchval("select pg_backend_pid()") for each in connections]
    if len(set(sessions)) < len(sessions):
        raise BadPostgres(url, "database_pooler")

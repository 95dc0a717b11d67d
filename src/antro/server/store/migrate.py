"""Bring a database up to date. Alembic is loaded only when there is something to do."""

import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import DBAPIError

import antro
from antro.core.contract.descriptions import Fields, Reason
from antro.server.ops.server_error import ServerError

STEPS: Final = Path(__file__).parent / "migrations"

LOCK: Final = text("select pg_advisory_xact_lock(:key)")  # it ends with its transaction
LOCK_KEY: Final = 0x616E74726F  # "antro"
OLDEST: Final = text("select name, value from settings where name like 'oldest_%'")

SOURCE: Final = "copy_of"  # the setting of a database that is being filled
COPY_OF: Final = text("select value from settings where name = :name")

UNUSABLE_CODES: Final = (
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
)


class BadDatabase(ServerError):
    def __init__(self, engine: Engine, reason: Reason) -> None:
        fields = {**reason.fields, "file": str(engine.url.database)}
        super().__init__(Reason(reason.code, fields=fields))


class TooOld(ServerError):
    """A newer release has changed the database, so that this one must not write to it."""

    def __init__(self, release: str) -> None:
        fields: Fields = {"release": release, "own": antro.__version__}
        super().__init__(Reason("newer_database", fields=fields))


class UnfinishedCopy(ServerError):
    def __init__(self, source: str) -> None:
        super().__init__(Reason("unfinished_copy", fields={"source": source}))


def upgrade(engine: Engine) -> None:
    """Run every migration that this file lacks. Raises ``BadDatabase``."""
    try:
        with engine.begin() as connection:
            bring_up_to_date(connection)
    except TooOld as error:
        raise BadDatabase(engine, Reason("newer_tables")) from error
    except DBAPIError as error:
        raise bad_file(engine, error) from error


def bad_file(engine: Engine, error: DBAPIError) -> BadDatabase:
    """Return the sentence about a file that SQLite cannot use."""
    detail: Fields = {"detail": str(error.orig)}
    unusable = primary_code(error.orig) in UNUSABLE_CODES
    return BadDatabase(
        engine, Reason("unusable_tables" if unusable else "damaged_tables", fields=detail)
    )


def bring_up_to_date(connection: Connection) -> None:
    """Run every migration that a database lacks. Raises ``TooOld`` or ``UnfinishedCopy``."""
    take_missing_steps(connection)
    source = source_of(connection)
    if source:
        raise UnfinishedCopy(source)


def take_missing_steps(connection: Connection) -> None:
    """Run every migration that a database lacks, in one transaction. Raises ``TooOld``.

    Other processes that start at the same time wait.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK, {"key": LOCK_KEY})
    check_release(connection)
    if current(connection) < head():
        take_steps(connection)


def source_of(connection: Connection) -> str:
    """Return the source of a copy into this database that is not complete; empty if none."""
    return str(connection.execute(COPY_OF, {"name": SOURCE}).scalar() or "")


def check_release(connection: Connection) -> None:
    """Raise ``TooOld`` if this release must not write to a database."""
    step = current(connection)
    if step <= head():
        return
    found = {str(name): str(value) for name, value in connection.execute(OLDEST)}
    if found.get("oldest_step", step) > head():
        raise TooOld(found.get("oldest_release", "?"))


def primary_code(error: BaseException | None) -> int:
    """Return the primary error code of SQLite, without the details in its upper bits."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def current(connection: Connection) -> str:
    """Return the last migration of this database; empty in a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("select version_num from alembic_version")).scalar())


def head() -> str:
    """Return the newest migration. The files are named by number."""
    return max(step.name.split("_")[0] for step in (STEPS / "versions").glob("*_*.py"))


def take_steps(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(STEPS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

"""Bring a database up to date. Alembic is loaded only when there is something to do."""

import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import DBAPIError

from antro.core.contract.errors import AntroError

STEPS: Final = Path(__file__).parent / "migrations"


NEWER: Final = (
    "a newer version of Antro saved these tables. "
    "Update Antro, or choose another folder with --data."
)
UNUSABLE: Final = (
    "the file cannot be used ({problem}). Check that its folder exists, that you may write "
    "there, and that no other program uses it."
)
UNUSABLE_CODES: Final = (
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
)
DAMAGED: Final = (
    "the saved tables cannot be read ({problem}). "
    "Restore the file from a backup, or move it away to start without saved tables."
)


class BadDatabase(AntroError):
    def __init__(self, engine: Engine, problem: str) -> None:
        super().__init__(f"{engine.url.database}: {problem}")


def upgrade(engine: Engine) -> None:
    """Take every step that this database has not taken yet. Raises ``BadDatabase``."""
    try:
        with engine.begin() as connection:
            step = current(connection)
            if step > head():
                raise BadDatabase(engine, NEWER)
            if step != head():
                take_steps(connection)
    except DBAPIError as error:
        unusable = primary_code(error) in UNUSABLE_CODES
        problem = (UNUSABLE if unusable else DAMAGED).format(problem=error.orig)
        raise BadDatabase(engine, problem) from error


def primary_code(error: DBAPIError) -> int:
    """Return the primary error code of SQLite, without the details in its upper bits."""
    return int(getattr(error.orig, "sqlite_errorcode", 0)) & 0xFF


def current(connection: Connection) -> str:
    """The last step that was taken; none in a new database."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("select version_num from alembic_version")).scalar())


def head() -> str:
    """The last step there is. Their files are named by number."""
    return max(step.name.split("_")[0] for step in (STEPS / "versions").glob("*_*.py"))


def take_steps(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(STEPS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

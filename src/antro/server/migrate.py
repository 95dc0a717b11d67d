"""Bring a database up to date. Alembic is loaded only when there is something to do."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import DBAPIError

from antro.core.errors import AntroError

STEPS: Final = Path(__file__).parent / "migrations"


class BadDatabase(AntroError):
    def __init__(self, engine: Engine, problem: str) -> None:
        super().__init__(f"{engine.url.database}: {problem}")


def upgrade(engine: Engine) -> None:
    """Every step that this database has not taken yet. Raises ``BadDatabase``."""
    try:
        with engine.begin() as connection:
            step = current(connection)
            if step > head():
                raise BadDatabase(engine, "a newer Antro has been here")
            if step != head():
                take_steps(connection)
    except DBAPIError as error:
        raise BadDatabase(engine, str(error.orig)) from error


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

"""The space that a database needs, by table."""

from pathlib import Path
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, TextClause, func, select, text
from sqlalchemy.exc import DBAPIError

from antro.server.store.migrate import current
from antro.server.store.rows import is_sqlite
from antro.server.store.schema import metadata

SQLITE_SIZES: Final = text(
    "select m.tbl_name, sum(s.pgsize) from dbstat s"
    " join sqlite_master m on m.name = s.name group by m.tbl_name"
)


class TableSpace(Struct, frozen=True):
    name: str
    rows: int
    bytes: int | None  # with its indexes; None if this database cannot tell


class Space(Struct, frozen=True):
    database: str  # and its version
    schema: str  # the last migration
    bytes: int
    wal: int | None  # bytes of the write-ahead log, on SQLite
    tables: list[TableSpace]


def space(connection: Connection) -> Space:
    return sqlite_space(connection) if is_sqlite(connection) else postgres_space(connection)


def sqlite_space(connection: Connection) -> Space:
    file = Path(str(connection.engine.url.database))
    wal = file.with_name(f"{file.name}-wal")
    version = connection.execute(text("select sqlite_version()")).scalar_one()
    return Space(
        database=f"SQLite {version}",
        schema=current(connection),
        bytes=file.stat().st_size,
        wal=wal.stat().st_size if wal.exists() else 0,
        tables=table_spaces(connection, sqlite_sizes(connection)),
    )


def sqlite_sizes(connection: Connection) -> dict[str, int]:
    """Return the bytes of each table, if SQLite was compiled with ``dbstat``."""
    try:
        return pairs(connection, SQLITE_SIZES)
    except DBAPIError:
        return {}


def postgres_space(connection: Connection) -> Space:
    version = str(connection.execute(text("show server_version")).scalar_one())
    size = text("select pg_database_size(current_database())")
    sizes = text("select relname, pg_total_relation_size(oid) from pg_class where relkind = 'r'")
    return Space(
        database=f"PostgreSQL {version}",
        schema=current(connection),
        bytes=connection.execute(size).scalar_one(),
        wal=None,
        tables=table_spaces(connection, pairs(connection, sizes)),
    )


def pairs(connection: Connection, asked: TextClause) -> dict[str, int]:
    return {str(row[0]): int(row[1]) for row in connection.execute(asked)}


def table_spaces(connection: Connection, sizes: dict[str, int]) -> list[TableSpace]:
    """Return the rows and bytes of our tables."""
    found = []
    for table in metadata.sorted_tables:
        rows = connection.execute(select(func.count()).select_from(table)).scalar_one()
        found.append(TableSpace(str(table.name), rows, sizes.get(table.name)))
    return found

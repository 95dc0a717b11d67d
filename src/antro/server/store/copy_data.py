"""Copy everything from one database to another, then compare both sides.

Rows are copied in the order of their keys, and each batch is committed. So a copy that was stopped
continues after the last row that the target has. Until the end the target names its source, so that
no server starts with half of the tables.
"""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from msgspec import MsgspecError
from msgspec.json import encode
from sqlalchemy import (
    Boolean,
    ColumnElement,
    Connection,
    Integer,
    Row,
    Select,
    String,
    Table,
    collate,
    delete,
    func,
    insert,
    select,
    tuple_,
)
from sqlalchemy.exc import DBAPIError, IntegrityError

from antro.core.contract.descriptions import Fields, Reason
from antro.server.ops.server_error import ServerError
from antro.server.store.migrate import SOURCE, source_of
from antro.server.store.rows import is_sqlite, read_events
from antro.server.store.schema import moves, players, seats, settings, tables

BATCH: Final = 1000  # rows
COPIED: Final = (players, tables, seats, moves, settings)  # in the order of their references
LEFT_OUT: Final = ("owner", "orphan")  # columns about processes, which differ on both sides
OWN: Final = ("oldest_step", "oldest_release", SOURCE)  # settings of each database alone
SIZES: Final = {"BIGINT": 63, "INTEGER": 31}  # bits

Note = Callable[[str, int, str], object]  # called with a table, its rows and its digest


class Side(NamedTuple):
    connection: Connection
    name: str  # for sentences, without a password


class CopyError(ServerError):
    def __init__(self, code: str, **fields: str | int) -> None:
        found: Fields = {**fields}
        super().__init__(Reason(code, fields=found))


class TornRow(CopyError):
    def __init__(self, table: Table, key: Sequence[object], column: str) -> None:
        place = ", ".join(map(str, key)) or "-"
        super().__init__("torn_row", table=table.name, key=place, column=column)


def copy(source: Side, target: Side) -> None:
    """Copy all rows that the target lacks. Raises ``CopyError``."""
    start(source, target)
    for table in COPIED:
        last = last_key(target.connection, table)
        for batch in batches(source.connection, table, last):
            add(target.connection, table, batch)


def compare(source: Side, target: Side, note: Note) -> None:
    """Compare the rows of both sides, then let servers use the target. Raises ``CopyError``."""
    for table in COPIED:
        found, made = (digest(side.connection, table) for side in (source, target))
        if found != made:
            names = {"source": source.name, "target": target.name}
            raise CopyError("sides_differ", table=table.name, **names)
        note(table.name, *made)
    target.connection.execute(delete(settings).where(settings.c.name == SOURCE))
    target.connection.commit()


def start(source: Side, target: Side) -> None:
    """Write the name of the source into an empty target. Raises ``CopyError`` for another one."""
    begun = source_of(target.connection)
    if begun == source.name:
        return
    counts = [select(func.count()).select_from(table) for table in COPIED if table is not settings]
    if begun or any(target.connection.execute(count).scalar() for count in counts):
        raise CopyError("target_in_use", target=target.name)
    target.connection.execute(delete(settings).where(settings.c.name.not_in(OWN)))
    target.connection.execute(insert(settings), {"name": SOURCE, "value": source.name})
    target.connection.commit()


def keys(connection: Connection, table: Table) -> list[ColumnElement[Any]]:
    """Return the key of a table, in an order that both kinds of databases have."""
    plain = is_sqlite(connection)
    return [
        collate(column, "C") if isinstance(column.type, String) and not plain else column
        for column in table.primary_key
    ]


def columns(table: Table) -> list[str]:
    return [name for name in table.c.keys() if name not in LEFT_OUT]  # noqa: SIM118


def rows_of(connection: Connection, table: Table) -> Select[Any]:
    """Return the query for all rows in the order of their keys."""
    query = select(*(table.c[name] for name in columns(table)))
    if table is settings:
        query = query.where(settings.c.name.not_in(OWN))
    return query.order_by(*keys(connection, table))


def last_key(connection: Connection, table: Table) -> Sequence[Any]:
    """Return the key of the last row; empty if there is none."""
    query = rows_of(connection, table).with_only_columns(*table.primary_key)
    descending = [key.desc() for key in keys(connection, table)]
    return connection.execute(query.order_by(None).order_by(*descending).limit(1)).first() or ()


def batches(connection: Connection, table: Table, last: Sequence[Any]) -> Iterator[list[Row[Any]]]:
    """Read rows after a key, and check that the target can hold them. Raises ``TornRow``."""
    query = rows_of(connection, table)
    if last:
        query = query.where(tuple_(*keys(connection, table)) > tuple_(*last))
    key: Sequence[Any] = last
    try:
        with connection.execution_options(yield_per=BATCH).execute(query) as found:
            for batch in found.partitions(BATCH):
                for row in batch:
                    key = [row._mapping[column.name] for column in table.primary_key]  # noqa: SLF001
                    check(table, key, row)
                yield list(batch)
    except DBAPIError as error:
        raise TornRow(table, key, str(error.orig)) from error


def check(table: Table, key: Sequence[Any], row: Row[Any]) -> None:
    """Raise ``TornRow`` if a value is damaged, so that the target could not hold it."""
    for name, value in zip(columns(table), row, strict=True):
        column = table.c[name]
        if not (column.nullable if value is None else fits(column.type, value)):
            raise TornRow(table, key, name)
    if table is moves:
        try:
            read_events(row.event)
        except (MsgspecError, ValueError):
            raise TornRow(table, key, "event") from None


def fits(kind: object, value: object) -> bool:
    """Return True if a column of this kind can hold a value on both kinds of databases."""
    if isinstance(kind, Boolean):
        return isinstance(value, bool)
    if isinstance(kind, Integer):
        return isinstance(value, int) and value.bit_length() <= SIZES[str(kind)]
    assert isinstance(kind, String)
    longest = kind.length or len(str(value))
    return isinstance(value, str) and len(value) <= longest and "\0" not in value


def add(connection: Connection, table: Table, batch: Sequence[Row[Any]]) -> None:
    """Add rows in one transaction. Raises ``TornRow`` if one names a table that is missing."""
    names = columns(table)
    values = [dict(zip(names, row, strict=True)) for row in batch]
    try:
        connection.execute(insert(table), values)
    except IntegrityError as error:
        connection.rollback()
        torn = first_torn(connection, table, values)
        raise TornRow(table, [torn[key.name] for key in table.primary_key], "table_id") from error
    connection.commit()


def first_torn(
    connection: Connection, table: Table, values: list[dict[str, Any]]
) -> dict[str, Any]:
    """Return the first row that the target refuses, without adding anything."""
    for each in values:
        try:
            connection.execute(insert(table), each)
        except IntegrityError:
            connection.rollback()
            return each
    raise AssertionError("the whole batch was refused")


def digest(connection: Connection, table: Table) -> tuple[int, str]:
    """Return the number of rows of a table, and the SHA-256 of all of them."""
    count, total = 0, sha256()
    query = rows_of(connection, table)
    with connection.execution_options(yield_per=BATCH).execute(query) as found:
        for row in found:
            total.update(encode(list(row)) + b"\n")
            count += 1
    return count, total.hexdigest()

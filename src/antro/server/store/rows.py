"""Save tables to the database, and load them.

Every function is work for a storage: it gets a connection and changes only the database. On SQLite,
statements that every game needs are translated once and go straight to the driver: for them,
SQLAlchemy costs three times as much as SQLite.
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from msgspec.json import Decoder, Encoder, decode, encode
from msgspec.structs import asdict
from sqlalchemy import (
    Connection,
    Insert,
    Update,
    and_,
    bindparam,
    delete,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.engine import RowMapping

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadRecord, Refused
from antro.core.contract.game import Options
from antro.core.match.clock import ClockSpec
from antro.core.match.events import Event, Result
from antro.core.match.judging import FIRST_LINE
from antro.server.store.schema import moves, players, seats, settings, tables
from antro.server.store.storage import Elsewhere, LogEntry, OpenedTable, SeatRow, TableLog, TableRow
from antro.server.store.store import Row, driver_of
from antro.server.store.taking import GIVEN

DIALECT: Final = dialect(paramstyle="named")


class Write(NamedTuple):
    """A statement, and its text for the driver of SQLite."""

    statement: Insert | Update
    text: str


def write(statement: Insert | Update, columns: Iterable[str]) -> Write:
    """Return a statement that writes these columns."""
    compiled = statement.compile(dialect=DIALECT, column_keys=list(columns))
    return Write(statement, str(compiled))


# Statements that every game needs
THIS_TABLE: Final = tables.c.id == bindparam("this_table")
THIS_SEAT: Final = and_(
    seats.c.table_id == bindparam("this_table"), seats.c.seat == bindparam("this_seat")
)
NEW_TABLE: Final = (
    "id", "game", "options", "rules", "clock", "seed", "opener", "opened", "key", "lesson", "owner",
)  # fmt: skip
ADD_TABLE: Final = write(insert(tables), NEW_TABLE)
ADD_SEAT: Final = write(insert(seats), seats.c.keys())
SAVE_SEAT: Final = write(
    update(seats).where(THIS_SEAT), ["player", "level", "away", "ready", "entropy"]
)
SAVE_RESULT: Final = write(update(tables).where(THIS_TABLE), ["result", "names"])
FOLLOW: Final = write(
    update(tables).where(and_(THIS_TABLE, tables.c.next == bindparam("none"))), ["next"]
)
SAVE_NAME: Final = text(
    "insert into players (id, name) values (:id, :name)"
    " on conflict (id) do update set name = excluded.name"
)
NAME: Final = "select name from players where id = ?"

SAVE_OPTIONS: Final = update(tables).where(THIS_TABLE)
REMOVE_SEATS: Final = delete(seats).where(seats.c.table_id == bindparam("this_table"))
KEEP: Final = (
    "insert into settings (name, value) values (:name, :value) on conflict (name) do nothing"
)
RUNNING: Final = and_(tables.c.result == "", ~tables.c.closed)

read_events = Decoder(Event).decode_lines
write_events = Encoder().encode_lines
read_clock = Decoder(ClockSpec | None).decode


def run(connection: Connection, write: Write, values: dict[str, Any]) -> int:
    """Run a statement, and return the number of rows that it has changed.

    SQLite gets the text directly, in the transaction of the connection.
    """
    if is_sqlite(connection):
        return driver_of(connection).execute(write.text, values).rowcount
    return connection.execute(write.statement, values).rowcount


def is_sqlite(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite"


def add_table(connection: Connection, table: TableRow, owner: int = 0) -> None:
    row = {
        "id": table.id,
        "game": table.game,
        "options": encode(table.options).decode(),
        "rules": table.rules,
        "clock": encode(table.clock).decode(),
        "seed": table.seed,
        "opener": table.opener,
        "opened": table.opened,
        "key": table.key,
        "lesson": table.lesson,
        "owner": owner,
    }
    run(connection, ADD_TABLE, row)
    add_seats(connection, table)


def add_seats(connection: Connection, table: TableRow) -> None:
    for seat in table.seats:
        run(connection, ADD_SEAT, {"table_id": table.id, **asdict(seat)})


def save_setup(connection: Connection, table: TableRow) -> None:
    """Save new options and seats of a table that has not started."""
    options = encode(table.options).decode()
    connection.execute(SAVE_OPTIONS, {"this_table": table.id, "options": options})
    connection.execute(REMOVE_SEATS, {"this_table": table.id})
    add_seats(connection, table)


def add_rematch(connection: Connection, old: str, new: TableRow, owner: int = 0) -> str:
    """Open the rematch of a table, unless there is one. Return the id of the rematch."""
    if run(connection, FOLLOW, {"this_table": old, "none": "", "next": new.id}):
        add_table(connection, new, owner)
        return new.id
    return str(connection.execute(select(tables.c.next).where(tables.c.id == old)).scalar_one())


def save_seat(connection: Connection, table: str, seat: SeatRow) -> None:
    where = {"this_table": table, "this_seat": seat.seat}
    values = {"player": seat.player, "level": seat.level, "away": seat.away, "ready": seat.ready}
    run(connection, SAVE_SEAT, {**where, **values, "entropy": seat.entropy})


def save_result(connection: Connection, entry: LogEntry) -> None:
    """Save the result and the names of a game that this entry ends."""
    result, names = encode(entry.result).decode(), encode(entry.names).decode()
    run(connection, SAVE_RESULT, {"this_table": entry.table, "result": result, "names": names})


def log_row(entry: LogEntry) -> Row:
    return entry.table, entry.first, write_events(entry.events).decode(), entry.request


def opened_table(connection: Connection, id: str) -> OpenedTable:
    """Return a table, its log, and the names of its persons.

    Raises ``Refused`` if the host has closed it, and ``Elsewhere`` while a command changes it.
    """
    row = row_of(connection, id)
    if row["closed"]:
        raise Refused(Reason("closed_table"))
    if row["owner"] == GIVEN:
        raise Elsewhere
    return whole_table(connection, row)


def whole_table(connection: Connection, row: RowMapping) -> OpenedTable:
    table, id = table_from(connection, row), row["id"]
    return OpenedTable(table, moves_of(connection, id), names_of(connection, table.persons))


def row_of(connection: Connection, id: str) -> RowMapping:
    """Return the row of a table. Raises ``Refused``."""
    row = connection.execute(select(tables).where(tables.c.id == id)).mappings().one_or_none()
    if row is None:
        raise Refused(Reason("unknown_table"))
    return row


def table_from(connection: Connection, row: RowMapping) -> TableRow:
    seated = select(seats).where(seats.c.table_id == row["id"]).order_by(seats.c.seat)
    return TableRow(
        id=row["id"],
        game=row["game"],
        options=decode(row["options"], type=Options),
        rules=row["rules"],
        clock=read_clock(row["clock"]),
        seed=row["seed"],
        opener=row["opener"],
        opened=row["opened"],
        key=row["key"],
        seats=[seat_from(seat) for seat in connection.execute(seated).mappings()],
        result=decode(row["result"], type=Result) if row["result"] else None,
        next=row["next"],
        names=decode(row["names"], type=list[str]) if row["names"] else [],
        lesson=row["lesson"],
    )


def seat_from(row: RowMapping) -> SeatRow:
    return SeatRow(**{name: row[name] for name in SeatRow.__struct_fields__})


def moves_of(connection: Connection, id: str) -> TableLog:
    """Return the log of a table. Raises ``BadRecord`` if there is a gap in it."""
    all_rows = select(moves.c.seq, moves.c.event, moves.c.request).where(moves.c.table_id == id)
    rows = connection.execute(all_rows.order_by(moves.c.seq)).all()
    found = TableLog([], {})
    for first, lines, request in rows:
        if first != len(found.events):
            gap = Reason("record_gap", fields={"n": len(found.events)})
            raise BadRecord(FIRST_LINE + first, "seq", gap)
        found.events.extend(read_events(lines))
        if request is not None:
            found.requests[request] = len(found.events)
    return found


def tables_of(connection: Connection, player: str, most: int, without: list[str]) -> list[str]:
    """Return the tables of a player: running games first, then finished ones, newest first.

    ``lessons_of`` lists the lessons.
    """
    held = select(seats.c.table_id).where(seats.c.player == player)
    mine = select(tables.c.id).where((tables.c.opener == player) | tables.c.id.in_(held))
    mine = mine.where(tables.c.lesson == "", ~tables.c.closed)
    mine = mine.where(tables.c.id.not_in(without))
    first = mine.order_by(tables.c.result != "", tables.c.opened.desc()).limit(most)
    return list(connection.execute(first).scalars())


def running_under_other_rules(connection: Connection, versions: dict[str, int]) -> list[str]:
    """Return the tables whose games still run and started under other rules than these."""
    rows = connection.execute(select(tables.c.id, tables.c.game, tables.c.rules).where(RUNNING))
    return [id for id, game, rules in rows if versions.get(game, rules) != rules]


def games_being_played(connection: Connection) -> list[str]:
    return list(connection.execute(select(tables.c.game).where(RUNNING).distinct()).scalars())


def lessons_of(connection: Connection, player: str) -> dict[tuple[str, str], str]:
    """Return the newest table of each lesson that a player has opened, by game and lesson."""
    mine = select(tables.c.game, tables.c.lesson, tables.c.id).where(
        tables.c.opener == player, tables.c.lesson != "", ~tables.c.closed
    )
    found = connection.execute(mine.order_by(tables.c.opened)).all()
    return {(game, lesson): id for game, lesson, id in found}


def names_of(connection: Connection, ids: list[str]) -> dict[str, str]:
    if is_sqlite(connection):
        driver = driver_of(connection)
        asked = ((id, driver.execute(NAME, (id,)).fetchone()) for id in ids)
        return {id: row[0] for id, row in asked if row is not None}
    found = connection.execute(select(players.c.id, players.c.name).where(players.c.id.in_(ids)))
    return {row.id: row.name for row in found}


def save_name(connection: Connection, id: str, name: str) -> None:
    connection.execute(SAVE_NAME, {"id": id, "name": name})


def kept_setting(connection: Connection, name: str, value: str) -> str:
    """Return a setting that all processes share. Save this value if there is none."""
    asked = select(settings.c.value).where(settings.c.name == name)
    connection.execute(text(KEEP), {"name": name, "value": value})
    return str(connection.execute(asked).scalar_one())

"""Lists for a host: tables, people, servers, and the space that they need.

Each list is work for a database. Nothing here needs the rules of a game.
"""

import socket
from collections import defaultdict
from typing import Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, and_, func, select, union
from sqlalchemy.engine import RowMapping

from antro.server.store.ownership import living
from antro.server.store.rows import read_events
from antro.server.store.schema import moves, players, seats, servers, tables

FORGOTTEN: Final = "forgotten-"  # the start of the ids that replace forgotten persons
ANSWER: Final = 1.0  # seconds for the port of a server

State = Literal["open", "running", "finished", "closed"]


class SeatLine(Struct, frozen=True, omit_defaults=True):
    seat: int
    player: str = ""  # the id of a person
    name: str = ""
    level: int = 0  # of a bot
    away: bool = False

    def __str__(self) -> str:
        bot = f"bot:{self.level}" if self.level else "-"
        return self.name or self.player or bot


class TableLine(Struct, frozen=True):
    id: str
    game: str
    state: State
    events: int  # moves and random results in its log
    seats: list[SeatLine]
    opened: int  # milliseconds since 1970
    changed: int  # the last event; pauses of a timed game do not count
    owner: str  # the process that has it in memory, if several share the database


class PersonLine(Struct, frozen=True):
    id: str
    name: str
    tables: int


class ServerLine(Struct, frozen=True, omit_defaults=True):
    """A process with a shared database, or the process that uses a data folder."""

    id: int  # its number in the database, or in the system
    answers: bool  # at its port; or it holds the lock of the folder
    name: str = ""
    address: str = ""
    release: str = ""
    tables: int = 0
    heartbeats: int = 0


LOG: Final = moves.alias()
LAST: Final = select(func.max(LOG.c.seq)).where(LOG.c.table_id == tables.c.id)
TABLES: Final = (
    select(
        *(tables.c.id, tables.c.game, tables.c.opened, tables.c.closed, tables.c.result),
        *(tables.c.owner, servers.c.id.label("server"), servers.c.name),
        *(moves.c.seq, moves.c.event),
    )
    .select_from(tables)
    .outerjoin(moves, and_(moves.c.table_id == tables.c.id, moves.c.seq == LAST.scalar_subquery()))
    .outerjoin(servers, servers.c.id == tables.c.owner)
    .order_by(tables.c.opened.desc(), tables.c.id)
)
SEATS: Final = (
    select(seats, players.c.name)
    .outerjoin(players, players.c.id == seats.c.player)
    .order_by(seats.c.table_id, seats.c.seat)
)


def all_tables(connection: Connection, id: str = "") -> list[TableLine]:
    """Return all tables, newest first, or only the table with this id."""
    asked, seated = TABLES, SEATS
    if id:
        asked, seated = asked.where(tables.c.id == id), seated.where(seats.c.table_id == id)
    by_table = defaultdict[str, list[SeatLine]](list)
    for seat in connection.execute(seated).mappings():
        by_table[seat["table_id"]].append(seat_line(seat))
    found = connection.execute(asked).mappings()
    return [table_line(row, by_table[row["id"]]) for row in found]


def seat_line(row: RowMapping) -> SeatLine:
    return SeatLine(row["seat"], row["player"], row["name"] or "", row["level"], row["away"])


def table_line(row: RowMapping, seated: list[SeatLine]) -> TableLine:
    count, at = length_of(row["seq"], row["event"])
    return TableLine(
        id=row["id"],
        game=row["game"],
        state=state_of(count, closed=row["closed"], finished=bool(row["result"])),
        events=count,
        seats=seated,
        opened=row["opened"],
        changed=row["opened"] + at,
        owner="" if row["server"] is None else row["name"] or str(row["server"]),
    )


def state_of(count: int, *, closed: bool, finished: bool) -> State:
    if closed:
        return "closed"
    return "finished" if finished else "running" if count else "open"


def length_of(first: int | None, lines: str | None) -> tuple[int, int]:
    """Return the length of a log, and the time of its last event, from its last row."""
    if first is None or lines is None:
        return 0, 0
    try:
        events = read_events(lines)
    except msgspec.DecodeError:  # a damaged row
        return first + 1, 0
    return first + len(events), events[-1].at if events else 0


# People

PARTS: Final = union(
    select(seats.c.player.label("id"), seats.c.table_id.label("at")).where(seats.c.player != ""),
    select(tables.c.opener, tables.c.id),
).subquery()


def all_people(connection: Connection) -> list[PersonLine]:
    """Return all guests with a name or a table; those with the most tables first."""
    counted = select(PARTS.c.id, func.count().label("n")).group_by(PARTS.c.id).subquery()
    known = union(select(players.c.id), select(PARTS.c.id)).subquery()
    asked = (
        select(known.c.id, players.c.name, counted.c.n)
        .outerjoin(players, players.c.id == known.c.id)
        .outerjoin(counted, counted.c.id == known.c.id)
        .where(~known.c.id.startswith(FORGOTTEN))
        .order_by(func.coalesce(counted.c.n, 0).desc(), known.c.id)
    )
    return [PersonLine(id, name or "", n or 0) for id, name, n in connection.execute(asked)]


def name_of(connection: Connection, person: str) -> str | None:
    """Return the name of a person, or None if the database does not know the person."""
    name = connection.execute(select(players.c.name).where(players.c.id == person)).scalar()
    if name is None and tables_of(connection, person):
        return ""
    return name


def tables_of(connection: Connection, person: str) -> list[str]:
    """Return the tables that a person has opened or plays at."""
    mine = select(PARTS.c.at).where(PARTS.c.id == person).order_by(PARTS.c.at)
    return list(connection.execute(mine).scalars())


# Servers


def all_servers(connection: Connection) -> list[ServerLine]:
    """Return the processes that share the database, without asking them."""
    return [
        ServerLine(
            id=each.id,
            answers=False,
            name=each.name,
            address=each.address,
            release=each.release,
            tables=each.tables,
            heartbeats=each.beat,
        )
        for each in living(connection)
    ]


def answers_at(address: str) -> bool:
    """Return True if a process accepts connections at a host and port."""
    host, _, port = address.rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), ANSWER):
            return True
    except (OSError, ValueError):
        return False

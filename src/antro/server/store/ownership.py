"""The processes that share a database, and the tables that each of them owns.

A process lives as long as its row in ``servers``. The number of the row is never used again. Every
write locks the row, so the row of a process can be removed only between two of its writes.

Every function is work for a storage: it gets a connection and changes only the database.
"""

from collections.abc import Collection
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, and_, delete, exists, insert, or_, select, update

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.server.store.schema import seats, servers, tables
from antro.server.store.storage import Elsewhere

NO_CLOCK: Final = "null"  # in JSON
OWNED_BY_NOBODY: Final = or_(
    tables.c.owner == 0, ~exists().where(servers.c.id == tables.c.owner).correlate(tables)
)
# Games that continue although nobody looks: a bot may have to move, or a clock runs
CONTINUES: Final = and_(
    tables.c.result == "",
    ~tables.c.closed,
    or_(
        tables.c.clock != NO_CLOCK,
        exists().where(and_(seats.c.table_id == tables.c.id, seats.c.level > 0)).correlate(tables),
    ),
)


class Server(Struct, frozen=True):
    """A process, as the others know it."""

    id: int
    name: str
    base: str
    address: str
    release: str
    beat: int
    tables: int


def enter(connection: Connection, name: str, base: str, address: str, release: str) -> int:
    """Register a process, and return its number. Raises ``IntegrityError`` for a used name."""
    row = {"name": name, "base": base, "address": address, "release": release}
    return int(connection.execute(insert(servers).values(row).returning(servers.c.id)).scalar_one())


def beat(connection: Connection, me: int, owned: int) -> bool:
    """Show that a process lives. Return False if the others have declared it dead."""
    values = {"beat": servers.c.beat + 1, "tables": owned}
    return bool(
        connection.execute(update(servers).where(servers.c.id == me).values(values)).rowcount
    )


def living(connection: Connection) -> list[Server]:
    """Return all processes, oldest first."""
    rows = connection.execute(select(servers).order_by(servers.c.id)).mappings()
    return [Server(**row) for row in rows]


def owned_by(connection: Connection, owner: int) -> set[str]:
    return set(connection.execute(select(tables.c.id).where(tables.c.owner == owner)).scalars())


def bury(connection: Connection, dead: int, seen: int | None = None) -> bool:
    """Declare a process dead, and let others adopt its tables.

    This waits for the write that it has on its way. Return False if it is gone already, or if it
    has shown that it lives since the beat that was *seen*.
    """
    this = servers.c.id == dead
    this = this if seen is None else and_(this, servers.c.beat == seen)
    if not connection.execute(delete(servers).where(this)).rowcount:
        return False
    give_up_all(connection, dead)
    return True


leave = bury


def give_up_all(connection: Connection, owner: int) -> None:
    """Let other processes claim the tables of an owner, or adopt those that continue."""
    mine = update(tables).where(tables.c.owner == owner)
    connection.execute(mine.values(owner=0, orphan=CONTINUES))


def pass_on(connection: Connection, owner: int, id: str) -> None:
    """Let other processes claim a table, or adopt it if it continues."""
    mine = update(tables).where(tables.c.id == id, tables.c.owner == owner)
    connection.execute(mine.values(owner=0, orphan=CONTINUES))


def give_up(connection: Connection, owner: int, ids: Collection[str]) -> None:
    """Let other processes claim tables that nobody looks at."""
    mine = and_(tables.c.owner == owner, tables.c.id.in_(sorted(ids)))
    connection.execute(update(tables).where(mine).values(owner=0))


def adopt(connection: Connection, me: int, most: int = 10) -> list[str]:
    """Claim tables that continue without a process, and return their ids."""
    hold_process(connection, me)
    free = select(tables.c.id).where(tables.c.orphan, OWNED_BY_NOBODY)
    free = free.order_by(tables.c.id).limit(most).with_for_update(skip_locked=True, of=tables)
    ids = list(connection.execute(free).scalars())
    take(connection, me, ids)
    return ids


def claim(connection: Connection, me: int, id: str) -> None:
    """Make a process the owner of a table. Raises ``Elsewhere`` if another process owns it.

    A table that other processes claim at the same time is locked by the first of them.
    """
    hold_process(connection, me)
    asked = select(tables.c.owner).where(tables.c.id == id)
    owner = connection.execute(asked.with_for_update(key_share=True)).scalar_one_or_none()
    if owner is None:
        raise Refused(Reason("unknown_table"))
    if owner == me:
        return
    base = connection.execute(select(servers.c.base).where(servers.c.id == owner)).scalar()
    if base is not None:
        raise Elsewhere(base)
    take(connection, me, [id])


def take(connection: Connection, me: int, ids: Collection[str]) -> None:
    values = {"owner": me, "epoch": tables.c.epoch + 1, "orphan": False}
    connection.execute(update(tables).where(tables.c.id.in_(ids)).values(values))


def hold(connection: Connection, table: str, owner: int) -> None:
    """Keep a table with its owner until the transaction ends. Raises ``Elsewhere``."""
    hold_process(connection, owner)
    asked = select(tables.c.id).where(tables.c.id == table, tables.c.owner == owner)
    if connection.execute(asked.with_for_update(key_share=True)).scalar() is None:
        raise Elsewhere


def hold_process(connection: Connection, id: int) -> None:
    """Keep a process alive until the transaction ends. Raises ``Elsewhere``."""
    asked = select(servers.c.id).where(servers.c.id == id)
    if connection.execute(asked.with_for_update(key_share=True, read=True)).scalar() is None:
        raise Elsewhere


def owner_of(connection: Connection, table: str) -> Server | None:
    """Return the living process that owns a table."""
    asked = select(servers).join(tables, tables.c.owner == servers.c.id)
    row = connection.execute(asked.where(tables.c.id == table)).mappings().one_or_none()
    return None if row is None else Server(**row)

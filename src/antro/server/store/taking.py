"""Take tables from the processes that own them, so that a command of the host can change them.

On PostgreSQL the command takes a table at once, because every write of its owner is fenced. On
SQLite the server writes without a fence. So the command asks for a table, and changes it when the
server has dropped it from memory. ``owner`` shows this: ``ASKED_FOR``, then ``GIVEN``, then 0.

Every function is work for a storage: it gets a connection and changes only the database.
"""

from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, func, select, update

from antro.server.store.ownership import CONTINUES
from antro.server.store.schema import tables

ASKED_FOR: Final = -1
GIVEN: Final = -2


def lock(connection: Connection, id: str) -> bool:
    """Lock a table until the transaction ends. Return False if it does not exist."""
    return bool(count_claim(connection, tables.c.id == id))


def lock_given(connection: Connection, id: str) -> bool:
    """Lock a table that the server has given. Return False if it has not, or has it again."""
    return bool(count_claim(connection, and_(tables.c.id == id, tables.c.owner == GIVEN)))


def count_claim(connection: Connection, where: ColumnElement[bool]) -> int:
    """Count a change of the owner, which locks the rows. Return the number of rows."""
    claimed = update(tables).where(where).values(epoch=tables.c.epoch + 1)
    return connection.execute(claimed).rowcount


def free(connection: Connection, id: str) -> None:
    """Let any process claim a table, or adopt it if its game continues without viewers."""
    connection.execute(update(tables).where(tables.c.id == id).values(owner=0, orphan=CONTINUES))


# Between a command and the server, on SQLite


def ask_for(connection: Connection, ids: Collection[str]) -> None:
    """Ask the server for tables."""
    change(connection, and_(tables.c.id.in_(ids), tables.c.owner == 0), ASKED_FOR)


def given(connection: Connection, ids: Collection[str]) -> bool:
    """Return True if the server has given all these tables."""
    asked = select(func.count()).where(tables.c.id.in_(ids), tables.c.owner != GIVEN)
    return connection.execute(asked.select_from(tables)).scalar_one() == 0


def take_back(connection: Connection, ids: Collection[str]) -> None:
    """Let the server use tables again, because no command will change them."""
    change(connection, and_(tables.c.id.in_(ids), tables.c.owner < 0), 0)


def take_all_back(connection: Connection) -> None:
    """Use all tables again: a command asked the server before for them."""
    change(connection, tables.c.owner < 0, 0)


def wanted(connection: Connection) -> dict[str, int]:
    """Return the tables that a command wants or changes, by id: ``ASKED_FOR`` or ``GIVEN``."""
    rows = connection.execute(select(tables.c.id, tables.c.owner).where(tables.c.owner < 0))
    return {row.id: row.owner for row in rows}


def give(connection: Connection, id: str) -> None:
    """Let a command change a table, which is not in memory any more."""
    change(connection, and_(tables.c.id == id, tables.c.owner == ASKED_FOR), GIVEN)


def change(connection: Connection, where: ColumnElement[bool], owner: int) -> None:
    connection.execute(update(tables).where(where).values(owner=owner))

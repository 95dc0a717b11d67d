"""Changes of a host at a table that no process owns: close it, remove it, forget a person.

Nothing here needs the rules of a game, so tables of games that are not installed can be changed.
"""

from secrets import token_urlsafe
from typing import Final

from msgspec.json import decode, encode
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, select, update

from antro.core.contract.descriptions import Reason
from antro.server.admin.lists import FORGOTTEN
from antro.server.ops.server_error import ServerError
from antro.server.store.schema import moves, players, seats, tables

FINISHED: Final = tables.c.result != ""


def close(connection: Connection, id: str) -> None:
    """Let nobody open a table any more. Raises ``ServerError`` for a finished game."""
    if connection.execute(select(FINISHED).where(tables.c.id == id)).scalar_one():
        raise ServerError(Reason("game_over", fields={"id": repr(id)}))
    connection.execute(update(tables).where(tables.c.id == id).values(closed=True))


def remove(connection: Connection, id: str) -> None:
    """Delete a table, its seats and its log. The players may open another rematch."""
    connection.execute(delete(moves).where(moves.c.table_id == id))
    connection.execute(delete(seats).where(seats.c.table_id == id))
    connection.execute(update(tables).where(tables.c.next == id).values(next=""))
    connection.execute(delete(tables).where(tables.c.id == id))


def release(connection: Connection, id: str) -> None:
    """Change nothing: it is enough that the table was taken from its owner."""


def forget_name(connection: Connection, person: str) -> None:
    connection.execute(delete(players).where(players.c.id == person))


def forget_at(connection: Connection, id: str, person: str) -> None:
    """Replace a person at a table by an id that nobody else has.

    In a running game the person has left. Before the game, the seats are open again. If no other
    person can continue, the table is closed.
    """
    asked = select(tables.c.opener, tables.c.names, FINISHED.label("finished"))
    table = connection.execute(asked.where(tables.c.id == id)).one()
    own = and_(seats.c.table_id == id, seats.c.player == person)
    other = FORGOTTEN + token_urlsafe(12)
    forget_requests(connection, id, person)
    if table.names:
        forget_names(connection, id, own, table.names)
    if table.finished:
        connection.execute(update(seats).where(own).values(player=other))
    elif others_continue(connection, id, person, table.opener):
        leave(connection, id, own, other)
    else:
        connection.execute(update(seats).where(own).values(player=other))
        connection.execute(update(tables).where(tables.c.id == id).values(closed=True))
    opened = and_(tables.c.id == id, tables.c.opener == person)
    connection.execute(update(tables).where(opened).values(opener=other))


def others_continue(connection: Connection, id: str, person: str, opener: str) -> bool:
    """Return True if other persons play here, and nobody waits for this one to start."""
    others = and_(seats.c.table_id == id, seats.c.player.not_in(["", person]))
    if not connection.execute(select(exists().where(others))).scalar_one():
        return False
    return opener != person or begun(connection, id)


def begun(connection: Connection, id: str) -> bool:
    return connection.execute(select(exists().where(moves.c.table_id == id))).scalar_one()


def leave(connection: Connection, id: str, own: ColumnElement[bool], other: str) -> None:
    """Leave the seats of a person: to a bot in a running game, or else to anybody."""
    values = {"player": other, "away": True}
    if not begun(connection, id):
        values = {"player": "", "key": token_urlsafe(12), "entropy": "", "ready": True}
    connection.execute(update(seats).where(own).values(values))


def forget_requests(connection: Connection, id: str, person: str) -> None:
    """Forget which moves a person asked for. The moves stay in the log."""
    asked = and_(moves.c.table_id == id, moves.c.request.startswith(f"{person}:", autoescape=True))
    connection.execute(update(moves).where(asked).values(request=None))


def forget_names(connection: Connection, id: str, own: ColumnElement[bool], names: str) -> None:
    """Remove a person from the names that a finished game has kept."""
    held = set(connection.execute(select(seats.c.seat).where(own)).scalars())
    kept = ["" if nth in held else name for nth, name in enumerate(decode(names, type=list[str]))]
    values = {"names": encode(kept).decode()}
    connection.execute(update(tables).where(tables.c.id == id).values(values))

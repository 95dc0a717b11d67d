"""Everything that belongs to a person, as data: their name, seats and games.

A finished game is its record. Of a running game, a person gets what their seats may know.
"""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Raw, Struct
from sqlalchemy import Connection

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import AntroError, Refused
from antro.core.contract.game import Game, Options, Seat
from antro.core.match.events import LogLine
from antro.core.match.log_lines import log_lines
from antro.core.record.record import write
from antro.games.manifest import Manifest
from antro.server.admin.lists import SeatLine, State, TableLine, all_tables, name_of, tables_of
from antro.server.store.rows import row_of, whole_table
from antro.server.store.storage import OpenedTable
from antro.server.table.encoder import ViewerPosition, encode, move_texts_of
from antro.server.table.seats import Seats
from antro.server.table.table_game import TableGame

UNREADABLE: Final = Reason("log_unreadable")


class SeatKnowledge(Struct, frozen=True):
    """What a seat knows of a running game."""

    seat: int
    view: Raw
    log: list[LogLine]


class ExportedTable(Struct, frozen=True, omit_defaults=True):
    id: str
    game: str
    options: Options
    state: State
    opened: int  # milliseconds since 1970
    opener: bool  # True if the person opened the table
    own_seats: list[int]
    players: list[str]  # by seat: a name, or ``bot:<level>``
    record: list[Raw] = []  # the lines of the record of a finished game
    known: list[SeatKnowledge] = []  # by own seat, of a running game
    problem: str = ""  # the code of a reason: the game cannot be replayed


class ExportedPerson(Struct, frozen=True):
    id: str
    name: str
    tables: list[ExportedTable]


class Found(Struct, frozen=True):
    """A table as found in the database."""

    line: TableLine
    opened: OpenedTable | None  # None if the log cannot be read


def found(connection: Connection, id: str) -> Found | None:
    """Return a table, also if nobody can open it."""
    lines = all_tables(connection, id)
    if not lines:
        return None
    try:
        return Found(lines[0], whole_table(connection, row_of(connection, id)))
    except (AntroError, ValueError):  # a damaged row
        return Found(lines[0], None)


def found_of(connection: Connection, person: str) -> tuple[str | None, list[Found]]:
    """Return the name of a person, None for an unknown one, and their tables."""
    at = [found(connection, id) for id in tables_of(connection, person)]
    return name_of(connection, person), [table for table in at if table is not None]


def exported(games: Mapping[str, Manifest], person: str, found: Found) -> ExportedTable:
    """Return a table for one of its persons."""
    line, opened = found.line, found.opened
    own = [seat.seat for seat in line.seats if seat.player == person]
    record, known, problem = list[Raw](), list[SeatKnowledge](), ""
    try:
        game = replayed(games, found)
        if game.table.result is not None:
            record = [Raw(row) for row in write(game.record()).splitlines()]
        else:
            known = [knowledge(games[line.game], game, seat) for seat in own]
    except Refused as refused:
        problem = refused.reason.code
    return ExportedTable(
        id=line.id,
        game=line.game,
        options=opened.row.options if opened else {},
        state=line.state,
        opened=line.opened,
        opener=opened is not None and opened.row.opener == person,
        own_seats=own,
        players=[player_name(seat) for seat in line.seats],
        record=record,
        known=known,
        problem=problem,
    )


def player_name(seat: SeatLine) -> str:
    """Return the name at a seat. The ids of others belong to them."""
    return seat.name or (f"bot:{seat.level}" if seat.level else "")


def replayed(games: Mapping[str, Manifest], found: Found) -> TableGame:
    """Return a game made from its log. Raises ``Refused`` if that is not possible."""
    manifest, opened = games.get(found.line.game), found.opened
    if manifest is None:
        raise Refused(Reason("game_not_installed", fields={"game": repr(found.line.game)}))
    if opened is None:
        raise Refused(UNREADABLE)
    try:
        game: Game[Any] = manifest.make(opened.row.options)
        return TableGame(manifest, game, Seats(opened.row, opened.names), opened.log)
    except Exception as error:  # a bad log
        raise Refused(UNREADABLE) from error


def knowledge(manifest: Manifest, played: TableGame, seat: int) -> SeatKnowledge:
    """Return what a seat knows of a game."""
    match = played.table.match
    position = ViewerPosition(manifest, match.game, match.state, seat)
    lines = log_lines(match, Seat(seat), 0, move_texts_of(match.game))
    return SeatKnowledge(seat, Raw(encode(position.view())), lines)

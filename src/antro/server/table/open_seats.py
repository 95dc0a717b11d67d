"""Start a table with open seats: remove them, or fill them with bots."""

from msgspec.structs import replace

from antro.core.contract.game import Options
from antro.server.store.storage import SeatRow, TableRow
from antro.server.table.live_table import LiveTable


def taken_seats(table: TableRow) -> list[SeatRow]:
    return [seat for seat in table.seats if not seat.open]


def options_without(live: LiveTable) -> Options | None:
    """Return the options without the open seats, or None if the game needs every seat."""
    taken = [seat.seat for seat in taken_seats(live.row)]
    return live.manifest.fewer(live.game.options, taken)


def without_open_seats(table: TableRow, options: Options) -> TableRow:
    """Return the table without its open seats. The remaining seats get new numbers."""
    seats = [replace(seat, seat=at) for at, seat in enumerate(taken_seats(table))]
    return replace(table, options=options, seats=seats)


def with_bots(table: TableRow, level: int) -> TableRow:
    """Return the table with a bot on each open seat."""
    seats = [replace(seat, level=level) if seat.open else seat for seat in table.seats]
    return replace(table, seats=seats)

"""What becomes of open seats when a table begins before all of them are taken."""

from msgspec.structs import replace

from antro.core.contract.game import Options
from antro.server.store.storage import SeatRow, TableRow
from antro.server.table.live_table import LiveTable


def taken_seats(table: TableRow) -> list[SeatRow]:
    return [seat for seat in table.seats if not seat.open]


def options_without(live: LiveTable) -> Options | None:
    """The options for a game without the open seats; none where all seats are needed."""
    taken = [seat.seat for seat in taken_seats(live.row)]
    return live.manifest.fewer(live.game.options, taken)


def without_open_seats(table: TableRow, options: Options) -> TableRow:
    """The table without its open seats, under options for the others, which are numbered anew."""
    seats = [replace(seat, seat=at) for at, seat in enumerate(taken_seats(table))]
    return replace(table, options=options, seats=seats)


def with_bots(table: TableRow, level: int) -> TableRow:
    """The table with a bot on each seat that was open."""
    seats = [replace(seat, level=level) if seat.open else seat for seat in table.seats]
    return replace(table, seats=seats)

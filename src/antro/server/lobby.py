"""Tables are opened, seats are taken, left and taken back, rematches are made."""

import asyncio
from secrets import token_urlsafe
from typing import Any, Final, final

from msgspec.structs import replace
from sqlalchemy import Connection

from antro.bots.levels import LEVELS
from antro.core.descriptions import Reason
from antro.core.errors import Refused
from antro.core.fair import check_entropies, commitment, new_seed
from antro.core.game import Game, Options
from antro.server import rows
from antro.server.hosted_table import HostedTable
from antro.server.hub import Hub
from antro.server.storage import SeatRow, TableLog, TableRow
from antro.server.store import Store
from antro.server.table_clock import wall
from antro.server.wire import (
    GameInfo,
    Invitation,
    OpenTable,
    Sit,
    Substitute,
    TableInfo,
)

LISTED: Final = 20  # tables, at most


@final
class Lobby:
    def __init__(self, hub: Hub, store: Store, patience: float) -> None:
        self.hub: Final = hub
        self.store: Final = store
        self.patience: Final = patience

    def games(self) -> list[GameInfo]:
        return [self.game_info(name) for name in self.hub.games]

    def game_info(self, name: str) -> GameInfo:
        return GameInfo(name, self.hub.games[name].options, self.roles(name, {}), list(LEVELS))

    def roles(self, name: str, options: Options) -> list[str]:
        """Who sits on each seat of a game. Raises ``BadOption`` or ``Refused``."""
        return self.hub.rules(name, options).roles

    # A table, as somebody may know it

    def info(self, hosted: HostedTable, guest: str) -> TableInfo:
        table, row = hosted.table, hosted.row
        opener = bool(guest) and row.opener == guest
        return TableInfo(
            id=hosted.id,
            game=row.game,
            options=hosted.game.options,
            version=table.version,
            players=hosted.players(),
            mine=hosted.seats_of(guest),
            invitations=[Invitation(s.seat, s.key) for s in row.seats if s.open and opener],
            to_act=table.acting(),
            result=table.result,
            opened=row.opened // 1000,
            commitment=commitment(row.seed),
            seed=row.seed if table.result is not None else "",
            next=row.next,
        )

    async def tables(self, guest: str) -> list[TableInfo]:
        """Where somebody sits: first what goes on; what cannot be opened any more is left out."""
        ids = self.store.do(lambda c: rows.tables_of(c, guest, LISTED))
        found: list[TableInfo] = []
        for id in ids:
            try:
                found.append(self.info(self.hub.table(id), guest))
            except Refused:
                continue
            await asyncio.sleep(0)  # others play on
        return found

    # Opening

    def open(self, guest: str, wanted: OpenTable) -> HostedTable:
        """A new table. Raises ``Refused`` or ``BadOption``."""
        game = self.hub.rules(wanted.game, wanted.options)
        check_entropies([wanted.entropy])
        if len(wanted.seats) != game.seats:
            raise Refused(Reason("bad_seats", fields={"n": game.seats}))
        seats = [self.seat(at, who, guest) for at, who in enumerate(wanted.seats)]
        mine = next((seat.seat for seat in seats if seat.player), None)
        if mine is not None:
            seats[mine] = replace(seats[mine], entropy=wanted.entropy)
        table = self.new_table(guest, game, seats, wanted)

        def work(connection: Connection) -> dict[str, str]:
            rows.add_table(connection, table)
            return rows.names_of(connection, table.persons)

        names = self.store.do(work)
        return self.take_in(table, names)

    def take_in(self, table: TableRow, names: dict[str, str]) -> HostedTable:
        """A table that was just opened."""
        self.hub.metrics.opened.add()
        self.hub.host(table, TableLog([], {}), names)
        return self.hub.table(table.id)

    def new_table(
        self, guest: str, game: Game[Any], seats: list[SeatRow], wanted: OpenTable
    ) -> TableRow:
        return TableRow(
            id=token_urlsafe(9),
            game=wanted.game,
            options=game.options,
            rules=game.version,
            clock=wanted.clock,
            seed=new_seed(),
            opener=guest,
            opened=wall(),
            seats=seats,
        )

    def seat(self, at: int, who: str, guest: str) -> SeatRow:
        """A seat as it was asked for: ``me``, ``open`` or ``bot:<level>``."""
        if who == "me":
            return SeatRow(at, player=guest)
        if who == "open":
            return SeatRow(at, key=token_urlsafe(12))
        kind, _, level = who.partition(":")
        if kind != "bot" or not level.isdecimal():
            raise Refused(Reason("bad_seat", fields={"seat": who}))
        return SeatRow(at, level=known_level(int(level)))

    def rematch(self, id: str, guest: str) -> HostedTable:
        """The same again with sides changed; once, however many ask."""
        hosted = self.hub.table(id)
        self.need_seat(hosted, guest)
        if hosted.table.result is None:
            raise Refused(Reason("not_over"))
        row = hosted.row
        moved = [replace(seat, seat=(seat.seat + 1) % len(row.seats)) for seat in row.seats]
        seats = sorted((fresh(seat) for seat in moved), key=lambda seat: seat.seat)
        wanted = OpenTable(row.game, [], row.options, row.clock)
        table = self.new_table(guest, hosted.game, seats, wanted)
        new = self.store.do(lambda c: rows.add_rematch(c, id, table))
        hosted.rematch_opened(new)
        return self.take_in(table, hosted.names) if new == table.id else self.hub.table(new)

    # Seats

    def sit(self, id: str, guest: str, wanted: Sit) -> HostedTable:
        """Take an open seat by its invitation, or one's own again."""
        hosted = self.hub.table(id)
        seat = self.seat_at(hosted, wanted.seat)
        if seat.player == guest:
            taken = replace(seat, level=0, away=False)
        elif seat.open and wanted.key == seat.key:
            check_entropies([wanted.entropy])
            taken = replace(seat, player=guest, entropy=wanted.entropy)
        else:
            raise Refused(Reason("seat_taken" if not seat.open else "bad_key"))
        self.save_seat(hosted, taken)
        self.hub.moves.begin(hosted)
        return self.hub.table(id)

    def stand(self, id: str, guest: str, at: int) -> HostedTable:
        """Leave one's seat, so that the others may ask a bot in."""
        hosted = self.hub.table(id)
        seat = self.seat_at(hosted, at)
        if not guest or seat.player != guest:
            raise Refused(Reason("not_your_seat"))
        self.save_seat(hosted, replace(seat, away=True))
        return hosted

    def substitute(self, id: str, guest: str, wanted: Substitute) -> HostedTable:
        """Let a bot play for somebody who left."""
        hosted = self.hub.table(id)
        self.need_seat(hosted, guest)
        seat = self.seat_at(hosted, wanted.seat)
        if not seat.player or seat.player == guest or not self.left(hosted, seat):
            raise Refused(Reason("seat_taken"))
        self.save_seat(hosted, replace(seat, level=known_level(wanted.level)))
        self.hub.moves.look_after(hosted)
        return hosted

    def left(self, hosted: HostedTable, seat: SeatRow) -> bool:
        """Whether a person has left, or has not been here for long."""
        return seat.away or hosted.absence(seat.seat) > self.patience

    def seat_at(self, hosted: HostedTable, at: int) -> SeatRow:
        if not 0 <= at < len(hosted.row.seats):
            raise Refused(Reason("bad_seat", fields={"seat": at}))
        return hosted.row.seats[at]

    def need_seat(self, hosted: HostedTable, guest: str) -> None:
        if not hosted.seats_of(guest):
            raise Refused(Reason("not_your_seat"))

    def save_seat(self, hosted: HostedTable, seat: SeatRow) -> None:
        """Saved, then known here, then told."""
        persons = [seat.player] if seat.player else []

        def work(connection: Connection) -> dict[str, str]:
            rows.save_seat(connection, hosted.id, seat)
            return rows.names_of(connection, persons)

        hosted.seat_changed(seat, self.store.do(work))


def known_level(level: int) -> int:
    if level not in LEVELS:
        raise Refused(Reason("bad_level", fields={"level": level}))
    return level


def fresh(seat: SeatRow) -> SeatRow:
    """Whoever sat there, for another game: a substitute goes, an empty seat is invited to."""
    if seat.player:
        return replace(seat, level=0, entropy="", away=False, key="")
    return replace(seat, entropy="")

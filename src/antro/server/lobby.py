"""Tables are opened, seats are taken, left and taken back, rematches are made."""

import asyncio
from secrets import token_urlsafe
from typing import Any, Final, final

from msgspec.structs import replace
from sqlalchemy import Connection

from antro.bots.levels import LEVELS
from antro.core.errors import Refused
from antro.core.fair import check_entropies, commitment, new_seed
from antro.core.game import Game
from antro.core.told import Reason
from antro.server import saved
from antro.server.encoder import encode
from antro.server.hub import Hub
from antro.server.live import Live, wall
from antro.server.saved import SavedMoves, SavedSeat, SavedTable
from antro.server.wire import (
    GameInfo,
    Invitation,
    Next,
    OpenTable,
    Setup,
    Sit,
    Substitute,
    TableInfo,
)

LISTED: Final = 20  # tables, at most


@final
class Lobby:
    def __init__(self, hub: Hub, patience: float) -> None:
        self.hub: Final = hub
        self.patience: Final = patience

    def games(self) -> list[GameInfo]:
        return [self.game_info(name) for name in self.hub.games]

    def game_info(self, name: str) -> GameInfo:
        box = self.hub.games[name]
        samples = [self.hub.rules(name, sample) for sample in box.samples]
        setups = [Setup(game.options, game.roles) for game in samples]
        return GameInfo(name, box.options, setups, list(LEVELS))

    # A table, as somebody may know it

    def info(self, live: Live, guest: str) -> TableInfo:
        table, row = live.table, live.saved
        opener = bool(guest) and row.opener == guest
        return TableInfo(
            id=live.id,
            game=row.game,
            options=live.game.options,
            version=table.version,
            players=live.players(),
            mine=live.seats_of(guest),
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
        ids = self.hub.store.do(lambda c: saved.tables_of(c, guest, LISTED))
        found: list[TableInfo] = []
        for id in ids:
            try:
                found.append(self.info(self.hub.table(id), guest))
            except Refused:
                continue
            await asyncio.sleep(0)  # others play on
        return found

    # Opening

    def open(self, guest: str, wanted: OpenTable) -> Live:
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
            saved.add_table(connection, table)
            return saved.names_of(connection, table.persons)

        names = self.hub.store.do(work)
        return self.take_in(table, names)

    def take_in(self, table: SavedTable, names: dict[str, str]) -> Live:
        """A table that was just opened."""
        self.hub.metrics.opened.add()
        self.hub.take_in(table, SavedMoves([], {}), names)
        return self.hub.table(table.id)

    def new_table(
        self, guest: str, game: Game[Any], seats: list[SavedSeat], wanted: OpenTable
    ) -> SavedTable:
        return SavedTable(
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

    def seat(self, at: int, who: str, guest: str) -> SavedSeat:
        """A seat as it was asked for: ``me``, ``open`` or ``bot:<level>``."""
        if who == "me":
            return SavedSeat(at, player=guest)
        if who == "open":
            return SavedSeat(at, key=token_urlsafe(12))
        kind, _, level = who.partition(":")
        if kind != "bot" or not level.isdecimal():
            raise Refused(Reason("bad_seat", fields={"seat": who}))
        return SavedSeat(at, level=known_level(int(level)))

    def rematch(self, id: str, guest: str) -> Live:
        """The same again with sides changed; once, however many ask."""
        live = self.hub.table(id)
        self.need_seat(live, guest)
        if live.table.result is None:
            raise Refused(Reason("not_over"))
        row = live.saved
        moved = [replace(seat, seat=(seat.seat + 1) % len(row.seats)) for seat in row.seats]
        seats = sorted((fresh(seat) for seat in moved), key=lambda seat: seat.seat)
        wanted = OpenTable(row.game, [], row.options, row.clock)
        table = self.new_table(guest, live.game, seats, wanted)
        new = self.hub.store.do(lambda c: saved.add_rematch(c, id, table))
        live.saved = replace(live.saved, next=new)
        for listener in live.listeners:
            listener.hear(encode(Next(id, new)))
        return self.take_in(table, {**live.names}) if new == table.id else self.hub.table(new)

    # Seats

    def sit(self, id: str, guest: str, wanted: Sit) -> Live:
        """Take an open seat by its invitation, or one's own again."""
        live = self.hub.table(id)
        seat = self.seat_at(live, wanted.seat)
        if seat.player == guest:
            taken = replace(seat, level=0, away=False)
        elif seat.open and wanted.key == seat.key:
            check_entropies([wanted.entropy])
            taken = replace(seat, player=guest, entropy=wanted.entropy)
        else:
            raise Refused(Reason("seat_taken" if not seat.open else "bad_key"))
        self.save_seat(live, taken)
        self.hub.begin(live)
        return self.hub.table(id)

    def stand(self, id: str, guest: str, at: int) -> Live:
        """Leave one's seat, so that the others may ask a bot in."""
        live = self.hub.table(id)
        seat = self.seat_at(live, at)
        if not guest or seat.player != guest:
            raise Refused(Reason("not_your_seat"))
        self.save_seat(live, replace(seat, away=True))
        return live

    def substitute(self, id: str, guest: str, wanted: Substitute) -> Live:
        """Let a bot play for somebody who left."""
        live = self.hub.table(id)
        self.need_seat(live, guest)
        seat = self.seat_at(live, wanted.seat)
        if not seat.player or seat.player == guest or not self.left(live, seat):
            raise Refused(Reason("seat_taken"))
        self.save_seat(live, replace(seat, level=known_level(wanted.level)))
        self.hub.look_after(live)
        return live

    def left(self, live: Live, seat: SavedSeat) -> bool:
        """Whether a person has left, or has not been here for long."""
        if seat.away:
            return True
        since = live.gone.get(seat.seat, live.since)
        return (
            not live.here(seat.seat) and asyncio.get_running_loop().time() - since > self.patience
        )

    def seat_at(self, live: Live, at: int) -> SavedSeat:
        if not 0 <= at < len(live.saved.seats):
            raise Refused(Reason("bad_seat", fields={"seat": at}))
        return live.saved.seats[at]

    def need_seat(self, live: Live, guest: str) -> None:
        if not live.seats_of(guest):
            raise Refused(Reason("not_your_seat"))

    def save_seat(self, live: Live, seat: SavedSeat) -> None:
        """Saved, then known here, then told."""
        persons = [seat.player] if seat.player else []

        def work(connection: Connection) -> dict[str, str]:
            saved.save_seat(connection, live.id, seat)
            return saved.names_of(connection, persons)

        live.names.update(self.hub.store.do(work))
        seats = [seat if old.seat == seat.seat else old for old in live.saved.seats]
        live.saved = replace(live.saved, seats=seats)
        if not live.table.events:
            live.fold([])  # what it adds to chance counts from the first draw
        self.hub.tell_people(live)


def known_level(level: int) -> int:
    if level not in LEVELS:
        raise Refused(Reason("bad_level", fields={"level": level}))
    return level


def fresh(seat: SavedSeat) -> SavedSeat:
    """Whoever sat there, for another game: a substitute goes, an empty seat is invited to."""
    if seat.player:
        return replace(seat, level=0, entropy="", away=False, key="")
    return replace(seat, entropy="")

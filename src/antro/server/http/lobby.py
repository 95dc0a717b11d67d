"""Open tables and rematches; take seats, leave them and take them back."""

import asyncio
import re
from secrets import token_urlsafe
from typing import Any, Final, final

from msgspec.structs import replace
from sqlalchemy import Connection

from antro.bots.levels import LEVELS
from antro.core.chance.fair import check_entropies, commitment
from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.core.contract.game import Game, Options
from antro.server.cluster.members import Members
from antro.server.moves.tables import Tables
from antro.server.moves.turns import turn_at
from antro.server.ops.seeds import Seeds
from antro.server.store import rows
from antro.server.store.storage import OpenedTable, SeatRow, TableLog, TableRow
from antro.server.table.live_table import LiveTable
from antro.server.table.open_seats import (
    options_without,
    taken_seats,
    with_bots,
    without_open_seats,
)
from antro.server.table.table_clock import wall
from antro.server.wire.http_requests import Begin, OpenTable, Rematch, Sit, Substitute
from antro.server.wire.http_responses import GameInfo, Invitation, TableInfo, shelf_texts

LISTED: Final = 20  # tables in a list, at most
BOT: Final = re.compile(r"bot:[0-9]{1,9}")
LONGEST_SEAT: Final = 80  # characters of a seat that a refusal quotes


@final
class Lobby:
    def __init__(
        self, tables: Tables, members: Members | None, patience: float, seeds: Seeds
    ) -> None:
        self.tables: Final = tables
        self.members: Final = members  # nobody else, if this process is the only one
        self.storage: Final = tables.storage
        self.patience: Final = patience
        self.seeds: Final = seeds

    def games(self) -> list[GameInfo]:
        return [self.game_info(name) for name in self.tables.games]

    def game_info(self, name: str) -> GameInfo:
        manifest = self.tables.games[name]
        texts = {language: shelf_texts(words) for language, words in manifest.words.items()}
        return GameInfo(
            name=name,
            options=manifest.options,
            roles=self.roles(name, {}),
            levels=list(LEVELS),
            title=manifest.title,
            cover=manifest.cover,
            texts=texts,
        )

    def roles(self, name: str, options: Options) -> list[str]:
        """Return the role of each seat of a game. Raises ``BadOption`` or ``Refused``."""
        return self.tables.rules(name, options).roles

    # A table, as a guest may know it

    def info(self, live: LiveTable, guest: str, base: str = "") -> TableInfo:
        table, row = live.table, live.row
        opener = bool(guest) and row.opener == guest
        return TableInfo(
            id=live.id,
            game=row.game,
            options=live.game.options,
            version=table.version,
            players=live.players(),
            mine=live.seats.of(guest),
            opener=next(iter(live.seats.of(row.opener)), None),
            invitations=[Invitation(s.seat, s.key) for s in row.seats if s.open and opener],
            key=row.key if opener and not live.seats.full else "",
            fewer=opener and not live.seats.full and options_without(live) is not None,
            spare=[seat for seat in live.seats.of(guest) if table.match.goes_on_without(seat)],
            to_act=table.match.acting(),
            result=table.result,
            departed=table.match.incompatible_at,
            clock=row.clock,
            opened=row.opened // 1000,
            commitment="" if row.lesson else commitment(row.seed),
            seed=row.seed if table.result is not None and not row.lesson else "",
            next=row.next,
            sequel=sequel_of(live),
            lesson=row.lesson,
            patience=self.patience,
            base=base,
        )

    async def tables_of(self, guest: str, without: list[str]) -> list[TableInfo]:
        """Return the guest's tables, running games first, without the tables in *without*.

        Tables that cannot be opened any more are left out.
        """
        ids = await self.storage.do(lambda c: rows.tables_of(c, guest, LISTED, without))
        found: list[TableInfo] = []
        for id in ids:
            try:
                found.append(await self.shown(id, guest))
            except Refused:
                continue
            await asyncio.sleep(0)  # let other tables continue
        return found

    async def shown(self, id: str, guest: str) -> TableInfo:
        """Return a table as a guest may know it, without claiming it. Raises ``Refused``."""
        return await self.tables.show(id, lambda live: self.info(live, guest))

    async def place(self, id: str) -> str:
        """Return the start of all paths to a table, and claim it if it is free."""
        if self.members is not None:
            return await self.members.place(id)
        await self.tables.table(id)
        return ""

    async def found(self, id: str, guest: str) -> TableInfo:
        """Return a table with its place. Claim it if it is free. Raises ``Refused``."""
        base = await self.place(id)
        return await self.tables.show(id, lambda live: self.info(live, guest, base))

    async def seen(self, id: str, guest: str) -> TableInfo:
        """Return a table without its place, and do not claim it. Raises ``Refused``."""
        return await self.tables.show(id, lambda live: self.info(live, guest))

    async def described(self, live: LiveTable, guest: str) -> TableInfo:
        """Return a table in memory as a guest may know it, when its moves are saved."""
        base = "" if self.members is None else self.members.base
        return await live.inbox.run(lambda: self.info(live, guest, base))

    # Opening

    async def open(self, guest: str, wanted: OpenTable) -> LiveTable:
        """Open a new table. Raises ``Refused`` or ``BadOption``."""
        game = self.rules_to_open(wanted.game, wanted.options)
        check_entropies([wanted.entropy])
        if len(wanted.seats) != game.seats:
            raise Refused(Reason("bad_seats", fields={"n": game.seats}))
        seats = [self.seat(at, who, guest) for at, who in enumerate(wanted.seats)]
        self.check_seats(wanted.game, game.options, seats)
        if all(seat.level for seat in seats):
            raise Refused(Reason("needs_person"))
        if wanted.text_follows:
            seats = [replace(seat, ready=not seat.player) for seat in seats]
        return await self.add(self.new_table(guest, game, seats, wanted))

    async def add(self, table: TableRow) -> LiveTable:
        """Save a new table, and host it."""
        me = self.storage.me

        def work(connection: Connection) -> dict[str, str]:
            rows.add_table(connection, table, me)
            return rows.names_of(connection, table.persons)

        return self.take_in(table, await self.storage.do(work, owner=me), me)

    def rules_to_open(self, name: str, options: Options) -> Game[Any]:
        """Return the rules for a new table. It keeps its decks even if ours change.

        Raises ``BadOption`` or ``Refused``.
        """
        if name not in self.tables.games:
            raise Refused(Reason("unknown_game"))
        return self.tables.rules(name, self.tables.games[name].pinned(options))

    def take_in(self, table: TableRow, names: dict[str, str], owner: int) -> LiveTable:
        """Take a new table into memory."""
        self.tables.metrics.opened.add()
        return self.tables.take_in(OpenedTable(table, TableLog([], {}), names, owner))

    def new_table(
        self, guest: str, game: Game[Any], seats: list[SeatRow], wanted: OpenTable
    ) -> TableRow:
        return TableRow(
            id=token_urlsafe(9),
            game=wanted.game,
            options=game.options,
            rules=game.version,
            clock=wanted.clock,
            seed=self.seeds.new_table(),
            opener=guest,
            opened=wall(),
            seats=seats,
            key=token_urlsafe(12),
        )

    def check_seats(self, name: str, options: Options, seats: list[SeatRow]) -> None:
        """Check that these persons can play with these options. Raises ``BadOption``."""
        self.tables.games[name].check_seats(options, [seat.player for seat in seats])

    def seat(self, at: int, who: str, guest: str) -> SeatRow:
        """Return the seat that a request names: ``me``, ``open`` or ``bot:<level>``."""
        if who == "me":
            return SeatRow(at, player=guest)
        if who == "open":
            return SeatRow(at, key=token_urlsafe(12))
        if not BOT.fullmatch(who):
            raise Refused(Reason("bad_seat", fields={"seat": who[:LONGEST_SEAT]}))
        return SeatRow(at, level=known_level(int(who.removeprefix("bot:"))))

    async def rematch(self, id: str, guest: str, wanted: Rematch) -> LiveTable:
        """Offer the players of a table the same game, with roles swapped or kept.

        In a series, offer the next game, and every player keeps their role. Only the first request
        opens the rematch. It starts when all players have sat down.
        """
        async with turn_at(self.tables, id) as live:
            table = self.next_table(live, guest, wanted)
            me = self.storage.me

            def work(connection: Connection) -> tuple[str, dict[str, str]]:
                opened = rows.add_rematch(connection, id, table, me)
                return opened, rows.names_of(connection, table.persons)

            new, names = await self.storage.do(work, id, live.owner)
            live.rematch_opened(new)
        if new != table.id:
            return await self.tables.table(new)
        return self.take_in(table, names, me)

    def next_table(self, live: LiveTable, guest: str, wanted: Rematch) -> TableRow:
        """Return the table of a rematch. Raises ``Refused``."""
        self.need_seat(live, guest)
        if live.table.result is None:
            raise Refused(Reason("not_over"))
        row, options = live.row, sequel_of(live)
        shift = 1 if wanted.swap and options is None else 0
        moved = [replace(seat, seat=(seat.seat + shift) % len(row.seats)) for seat in row.seats]
        seats = sorted((fresh(seat) for seat in moved), key=lambda seat: seat.seat)
        game = live.game if options is None else self.tables.rules(row.game, options)
        same = OpenTable(row.game, [], game.options, row.clock)
        return self.new_table(guest, game, seats, same)

    # Seats

    async def sit(self, id: str, guest: str, wanted: Sit) -> LiveTable:
        """Take an open seat with an invitation, or the guest's own seat, and be ready to start."""
        async with turn_at(self.tables, id) as live:
            seat = self.seat_wanted(live, guest, wanted.seat)
            check_entropies([wanted.entropy])
            if seat.player == guest:
                entropy = seat.entropy if live.begun else wanted.entropy
                taken = replace(seat, level=0, away=False, entropy=entropy, ready=True)
                await self.save_seats(live, [*ready_beside(live, taken), taken])
            else:
                await self.save_seats(live, [self.seat_taken(live, seat, guest, wanted)])
            self.tables.moves.begin(live)
            return live

    def seat_wanted(self, live: LiveTable, guest: str, at: int | None) -> SeatRow:
        """Return seat *at*. Without a number, return the guest's own seat or the first open one."""
        if at is not None:
            return self.seat_at(live, at)
        open_seats = [seat.seat for seat in live.row.seats if seat.open]
        found = live.seats.of(guest) + open_seats
        if not found:
            raise Refused(Reason("no_seat_left"))
        return live.row.seats[found[0]]

    def seat_taken(self, live: LiveTable, seat: SeatRow, guest: str, wanted: Sit) -> SeatRow:
        """Return an open seat with the guest on it. Raises ``Refused`` or ``BadOption``."""
        if not seat.open:
            raise Refused(Reason("seat_taken"))
        if not wanted.key or wanted.key not in (seat.key, live.row.key):
            raise Refused(Reason("bad_key"))
        taken = replace(seat, player=guest, entropy=wanted.entropy)
        seats = [taken if old.seat == seat.seat else old for old in live.row.seats]
        self.check_seats(live.row.game, live.game.options, seats)
        return taken

    async def begin(self, id: str, guest: str, wanted: Begin) -> LiveTable:
        """Start without waiting: fill the open seats with bots, or remove them."""
        async with turn_at(self.tables, id) as live:
            if live.row.opener != guest:
                raise Refused(Reason("not_your_table"))
            if live.seats.full:
                raise Refused(Reason("begun"))
            if wanted.level is not None:
                with_bots_only = with_bots(live.row, known_level(wanted.level))
                return await self.set_up_again(live, with_bots_only, {})
            options = options_without(live)
            if options is None:
                raise Refused(Reason("needs_all_seats"))
            game = self.tables.rules(live.row.game, options)
            moved = {seat.seat: at for at, seat in enumerate(taken_seats(live.row))}
            return await self.set_up_again(live, without_open_seats(live.row, game.options), moved)

    async def set_up_again(
        self, live: LiveTable, table: TableRow, moved: dict[int, int]
    ) -> LiveTable:
        """Save a table with other seats, and start. *moved* gives seats their new numbers."""
        self.check_seats(table.game, table.options, table.seats)
        if not table.persons:
            raise Refused(Reason("needs_person"))
        await self.storage.do(
            lambda connection: rows.save_setup(connection, table), table.id, live.owner
        )
        return self.tables.set_up_again(table, moved)

    async def stand(self, id: str, guest: str, at: int) -> LiveTable:
        """Leave a seat. The other players may then let a bot take over."""
        async with turn_at(self.tables, id) as live:
            seat = self.seat_at(live, at)
            if not guest or seat.player != guest:
                raise Refused(Reason("not_your_seat"))
            await self.save_seats(live, [replace(seat, away=True)])
            return live

    async def substitute(self, id: str, guest: str, wanted: Substitute) -> LiveTable:
        """Let a bot play for the guest, for a player who left, or for a bot that is stuck."""
        async with turn_at(self.tables, id) as live:
            self.need_seat(live, guest)
            seat = self.seat_at(live, wanted.seat)
            own = bool(seat.player) and (seat.player == guest or self.left(live, seat))
            if not own and not live.bots.is_stuck(seat.seat):
                raise Refused(Reason("seat_taken"))
            await self.save_seats(live, [replace(seat, level=known_level(wanted.level))])
            self.tables.moves.begin(live)
            return live

    def left(self, live: LiveTable, seat: SeatRow) -> bool:
        """Return True if a person has left, or has been away for a long time."""
        return seat.away or live.absence(seat.seat) > self.patience

    def seat_at(self, live: LiveTable, at: int) -> SeatRow:
        if not 0 <= at < len(live.row.seats):
            raise Refused(Reason("bad_seat", fields={"seat": at}))
        return live.row.seats[at]

    def need_seat(self, live: LiveTable, guest: str) -> None:
        if not live.seats.of(guest):
            raise Refused(Reason("not_your_seat"))

    async def save_seats(self, live: LiveTable, seats: list[SeatRow]) -> None:
        """Save seats first, all or none. Then change the table in memory, and inform viewers."""
        persons = [seat.player for seat in seats if seat.player]

        def work(connection: Connection) -> dict[str, str]:
            for seat in seats:
                rows.save_seat(connection, live.id, seat)
            return rows.names_of(connection, persons)

        live.seats_changed(seats, await self.storage.do(work, live.id, live.owner))


def ready_beside(live: LiveTable, seat: SeatRow) -> list[SeatRow]:
    """Return the other seats of the same person that are not ready, as ready ones."""
    return [
        replace(other, ready=True)
        for other in live.row.seats
        if other.awaited and other.player == seat.player and other.seat != seat.seat
    ]


def known_level(level: int) -> int:
    if level not in LEVELS:
        raise Refused(Reason("bad_level", fields={"level": level}))
    return level


def sequel_of(live: LiveTable) -> Options | None:
    """Return the options of the next game in a series, or nothing outside a series."""
    return live.manifest.sequel(live.game.options, live.table.match.winners())


def fresh(seat: SeatRow) -> SeatRow:
    """Return a seat for another game: without a substitute, and open if nobody sat there."""
    if seat.player:
        return replace(seat, level=0, entropy="", away=False, key="", ready=False)
    return replace(seat, entropy="")

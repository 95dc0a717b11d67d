"""A table in memory: the game, who sits at it and who is looking. Saves and sends nothing."""

import asyncio
from time import monotonic_ns, time_ns
from typing import Any, Final, Protocol, cast, final

from antro.core.descriptions import Move, Reason
from antro.core.events import Event, Line
from antro.core.fair import Chance
from antro.core.game import SPECTATOR, Game, Seat
from antro.core.table import Table
from antro.games.manifest import Manifest
from antro.server.encoder import ViewerFeed, ViewerPosition, encode, move_texts_of
from antro.server.storage import SeatRow, TableLog, TableRow
from antro.server.wire import Clocks, Player, Snapshot, Update


def wall() -> int:
    """Milliseconds since 1970."""
    return time_ns() // 1_000_000


def ticks() -> int:
    """Milliseconds, of a clock that nobody sets."""
    return monotonic_ns() // 1_000_000


class Subscriber(Protocol):
    """Somebody who looks at tables: a page, through its socket."""

    guest: str

    def hear(self, message: bytes) -> None:
        """Take a message to be sent on, by the end of this turn of the loop; never waits."""


@final
class HostedTable:
    def __init__(
        self,
        manifest: Manifest,
        game: Game[Any],
        row: TableRow,
        moves: TableLog,
        names: dict[str, str],
    ) -> None:
        self.manifest: Final = manifest
        self.game: Final = game
        self.move_texts: Final = move_texts_of(game)
        self.row = row
        self.names: Final = names  # of the persons who sit here
        self.thinking: Final[set[tuple[int, int]]] = set()  # seats of bots, and at which version
        self.requests: Final = moves.requests  # done already, and the version each led to
        self.unsaved = False  # something happened that is not on disk, and not told
        self.subscribers: Final[dict[Subscriber, int]] = {}  # and whose view each has
        self.feeds: Final[dict[int, ViewerFeed]] = {}  # of each viewer
        self.gone: Final[dict[int, float]] = {}  # since when a seat's person is not here
        self.since: Final = asyncio.get_running_loop().time()  # in memory
        self.timer: asyncio.TimerHandle | None = None  # of the clock that runs out first
        self.fold(moves.events)

    @property
    def id(self) -> str:
        return self.row.id

    def fold(self, events: list[Event]) -> None:
        """The game as its log tells it. A server that was down took nobody's time."""
        chance = Chance(self.row.seed, [seat.entropy for seat in self.row.seats])
        self.table: Table[Any] = Table(self.game, chance, self.row.clock, events)
        age = self.table.now if self.row.clock else wall() - self.row.opened
        self.origin = ticks() - age

    def now(self) -> int:
        """Milliseconds since the table was opened. Setting the machine's clock changes nothing."""
        return ticks() - self.origin

    # Seats

    @property
    def full(self) -> bool:
        return not any(seat.open for seat in self.row.seats)

    def seats_of(self, guest: str) -> list[int]:
        return [seat.seat for seat in self.row.seats if guest and seat.player == guest]

    def here(self, seat: int) -> bool:
        """Whether the person of a seat is looking at the table, from any seat of theirs."""
        player = self.row.seats[seat].player
        return any(subscriber.guest == player for subscriber in self.subscribers)

    def players(self) -> list[Player]:
        return [self.player(seat) for seat in self.row.seats]

    def player(self, seat: SeatRow) -> Player:
        person = bool(seat.player)
        return Player(
            seat=seat.seat,
            role=self.game.roles[seat.seat],
            kind="person" if person else "open" if seat.open else "bot",
            name=self.names.get(seat.player, "") if person else "",
            level=seat.level,
            here=self.here(seat.seat) if person else not seat.open,
            away=seat.away,
        )

    # What viewers are sent

    def position(self, viewer: int) -> ViewerPosition:
        return ViewerPosition(self.manifest, self.game, self.table.state, viewer)

    def snapshot(self, viewer: int, seen: int) -> bytes:
        """The table, to one who has seen a version of it or none."""
        version, result, position = self.table.version, self.table.result, self.position(viewer)
        since = seen if 0 <= seen <= version else 0
        feed = self.feeds[viewer] = ViewerFeed(position)
        offers = feed.offers() if result is None else []
        return encode(
            Snapshot(
                table=self.id,
                version=version,
                seat=viewer,
                to_act=position.to_act() if result is None else [],
                asked=position.asked(),
                view=position.view(),
                offers=cast("list[Move]", offers),
                since=since,
                log=self.log(since, viewer),
                clocks=self.clocks(),
                undo=self.why_no_undo(viewer),
                result=result,
                players=self.players(),
            )
        )

    def updates(self, since: int) -> dict[int, bytes]:
        """What each viewer is sent of all that happened after a version."""
        clocks = self.clocks()
        viewers = set(self.subscribers.values())
        return {viewer: encode(self.update(viewer, since, clocks)) for viewer in viewers}

    def update(self, viewer: int, since: int, clocks: Clocks | None) -> Update:
        version, result, position = self.table.version, self.table.result, self.position(viewer)
        feed = self.feeds[viewer]
        return Update(
            table=self.id,
            version=version,
            to_act=position.to_act() if result is None else [],
            asked=position.asked(),
            changes=feed.look(position),
            offers=feed.offers() if result is None else [],
            since=since,
            log=self.log(since, viewer),
            clocks=clocks,
            undo=self.why_no_undo(viewer),
            result=result,
        )

    def log(self, since: int, viewer: int) -> list[Line]:
        return self.table.lines(Seat(viewer), since, self.move_texts)

    def why_no_undo(self, viewer: int) -> Reason | None:
        if viewer == SPECTATOR:
            return Reason("not_your_seat")
        return self.table.why_no_undo(viewer)

    def clocks(self) -> Clocks | None:
        left = self.table.left(self.now())
        return Clocks(left, self.table.acting()) if left else None

"""A table in memory: the game, who sits at it, and who is looking.

Others read it, and change it by its methods only. It saves nothing: ``move_requests.py`` does,
between what happens at the table and telling of it.
"""

import asyncio
from time import monotonic_ns, time_ns
from typing import Any, Final, Protocol, cast, final

from msgspec.structs import replace

from antro.core.descriptions import Move, Reason
from antro.core.events import Event, Line
from antro.core.fair import Chance
from antro.core.game import SPECTATOR, Game, Seat
from antro.core.table import Table
from antro.games.manifest import Manifest
from antro.server.encoder import ViewerFeed, ViewerPosition, encode, move_texts_of
from antro.server.storage import LogEntry, SeatRow, TableLog, TableRow
from antro.server.wire import Clocks, Next, People, Player, Snapshot, Update


def wall() -> int:
    """Milliseconds since 1970."""
    return time_ns() // 1_000_000


def ticks() -> int:
    """Milliseconds, of a clock that nobody sets."""
    return monotonic_ns() // 1_000_000


class Subscriber(Protocol):
    """Somebody who looks at tables: a page of the client, through its connection."""

    guest: str

    def tell(self, message: bytes) -> None:
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
        self._row = row
        self._names: Final = names  # of the persons who sit here
        self._thinking: Final[set[tuple[int, int]]] = set()  # seats of bots, and at which version
        self._requests: Final = moves.requests  # done already, and the version each led to
        self._unsaved = False  # something happened that is not saved, and that nobody was told
        self._subscribers: Final[dict[Subscriber, int]] = {}  # and whose view each has
        self._feeds: Final[dict[int, ViewerFeed]] = {}  # of each viewer
        self._absent: Final[dict[int, float]] = {}  # by seat: since when its person is not here
        self._hosted: Final = asyncio.get_running_loop().time()  # since when it is in memory
        self._clock_timer: asyncio.TimerHandle | None = None  # of the clock that runs out first
        self._replay(moves.events)

    def _replay(self, events: list[Event]) -> None:
        """Make the game from its log. While the server was down, nobody's clock ran."""
        row = self._row
        chance = Chance(row.seed, [seat.entropy for seat in row.seats])
        self._table: Table[Any] = Table(self.game, chance, row.clock, events)
        age = self._table.now if row.clock else wall() - row.opened
        self._origin = ticks() - age

    @property
    def id(self) -> str:
        return self._row.id

    @property
    def row(self) -> TableRow:
        """The table as it is saved, but for the moves."""
        return self._row

    @property
    def table(self) -> Table[Any]:
        """The game, to be read only."""
        return self._table

    def now(self) -> int:
        """Milliseconds since the table was opened. Setting the machine's clock changes nothing."""
        return ticks() - self._origin

    # What happens at the table: each returns the events it led to, or raises ``Refused``

    def begin(self) -> list[Event]:
        """Let chance prepare the game."""
        return self._table.begin(self.now())

    def play(self, seat: int, move: int, version: int) -> list[Event]:
        return self._table.play(seat, move, version, self.now())

    def undo(self, seat: int, version: int) -> list[Event]:
        return self._table.undo(seat, version, self.now())

    def resign(self, seat: int, version: int) -> list[Event]:
        return self._table.resign(seat, version, self.now())

    def tick(self) -> list[Event]:
        """End the game if somebody's time is over."""
        return self._table.tick(self.now())

    # What is saved of it

    @property
    def unsaved(self) -> bool:
        """Whether something happened that is not saved yet."""
        return self._unsaved

    def version_after(self, request: str) -> int | None:
        """The version that a request led to; none if it was not done."""
        return self._requests.get(request)

    def unsaved_entry(self, since: int, events: list[Event], request: str) -> LogEntry:
        """What is to be saved of events that just happened: the table is unsaved from now on."""
        self._unsaved = True
        return LogEntry(self.id, since, events, request or None, self._table.result)

    def saved(self, request: str) -> int:
        """Note that all that happened is saved. Returns the version that the request led to."""
        self._unsaved = False
        version = self._table.version
        if request:
            self._requests[request] = version
        return version

    def take_back(self, version: int) -> None:
        """Forget all that happened after a version, because it could not be saved."""
        self._unsaved = False
        self._replay(self._table.events[:version])

    def read_again(self, moves: TableLog) -> None:
        """Make the game anew from what is saved, because somebody else wrote to its log."""
        self._replay(moves.events)
        self._requests.update(moves.requests)

    # Bots and clocks

    def bots_to_act(self) -> list[int]:
        return [seat for seat in self._table.acting() if self._row.seats[seat].level]

    def start_thinking(self, seat: int) -> bool:
        """Note that a bot thinks about this version. False if it did so already."""
        thought = (seat, self._table.version)
        if thought in self._thinking:
            return False
        self._thinking.add(thought)
        return True

    def stop_thinking(self, seat: int, version: int) -> None:
        self._thinking.discard((seat, version))

    def watch_clock(self, timer: asyncio.TimerHandle | None) -> None:
        """Have one timer run, or none, for the clock that runs out first."""
        if self._clock_timer is not None:
            self._clock_timer.cancel()
        self._clock_timer = timer

    @property
    def busy(self) -> bool:
        """Whether something is about to happen here by itself."""
        return self._unsaved or self._clock_timer is not None or bool(self.bots_to_act())

    # Seats

    def seat_changed(self, seat: SeatRow, names: dict[str, str]) -> None:
        """Note who sits there from now on, once that is saved; tell everybody who looks."""
        self._names.update(names)
        seats = [seat if old.seat == seat.seat else old for old in self._row.seats]
        self._row = replace(self._row, seats=seats)
        if not self._table.events:
            self._replay([])  # what the seat adds to chance counts from the first draw
        self.tell_people()

    def renamed(self, guest: str, name: str) -> None:
        """Call a person by another name, if they sit here; tell everybody who looks."""
        if self.seats_of(guest):
            self._names[guest] = name
            self.tell_people()

    def rematch_opened(self, next: str) -> None:
        self._row = replace(self._row, next=next)
        self._tell(encode(Next(self.id, next)))

    @property
    def names(self) -> dict[str, str]:
        """A copy of the names of all persons, by guest."""
        return self._names.copy()

    @property
    def full(self) -> bool:
        return not any(seat.open for seat in self._row.seats)

    def seats_of(self, guest: str) -> list[int]:
        return [seat.seat for seat in self._row.seats if guest and seat.player == guest]

    def here(self, seat: int) -> bool:
        """Whether the person of a seat is looking at the table, from any seat of theirs."""
        player = self._row.seats[seat].player
        return any(subscriber.guest == player for subscriber in self._subscribers)

    def absence(self, seat: int) -> float:
        """For how many seconds the person of a seat has not been looking at the table."""
        if self.here(seat):
            return 0.0
        since = self._absent.get(seat, self._hosted)
        return asyncio.get_running_loop().time() - since

    def players(self) -> list[Player]:
        return [self.player(seat) for seat in self._row.seats]

    def player(self, seat: SeatRow) -> Player:
        person = bool(seat.player)
        return Player(
            seat=seat.seat,
            role=self.game.roles[seat.seat],
            kind="person" if person else "open" if seat.open else "bot",
            name=self._names.get(seat.player, "") if person else "",
            level=seat.level,
            here=self.here(seat.seat) if person else not seat.open,
            away=seat.away,
        )

    # Who looks at it

    @property
    def watched(self) -> bool:
        return bool(self._subscribers)

    def subscriber_joined(self, subscriber: Subscriber, viewer: int) -> None:
        """Tell a subscriber of all that happens from now on, as *viewer* may know it."""
        came = subscriber not in self._subscribers
        self._subscribers[subscriber] = viewer
        if came and self.seats_of(subscriber.guest):
            self.tell_people()

    def subscriber_left(self, subscriber: Subscriber) -> bool:
        """Tell a subscriber nothing more. False if it was told nothing before."""
        if self._subscribers.pop(subscriber, None) is None:
            return False
        held = self.seats_of(subscriber.guest)
        for seat in held:
            self._absent[seat] = asyncio.get_running_loop().time()
        if held:
            self.tell_people()
        return True

    def tell_people(self) -> None:
        """Tell everybody who sits where, and who is here."""
        self._tell(encode(People(self.id, self.players())))

    def tell_updates(self, since: int) -> None:
        """Tell everybody of all that happened after a version."""
        updates = self.updates(since)
        for subscriber, viewer in self._subscribers.items():
            subscriber.tell(updates[viewer])

    def tell_snapshots(self) -> None:
        """Tell everybody the whole table, because what they were told does not lead to it."""
        for subscriber, viewer in self._subscribers.items():
            subscriber.tell(self.snapshot(viewer, 0))

    def _tell(self, message: bytes) -> None:
        for subscriber in self._subscribers:
            subscriber.tell(message)

    # What viewers are sent

    def position(self, viewer: int) -> ViewerPosition:
        return ViewerPosition(self.manifest, self.game, self.table.state, viewer)

    def snapshot(self, viewer: int, seen: int) -> bytes:
        """The table, to one who has seen a version of it or none."""
        version, result, position = self.table.version, self.table.result, self.position(viewer)
        since = seen if 0 <= seen <= version else 0
        feed = self._feeds[viewer] = ViewerFeed(position)
        offers = feed.offers() if result is None else []
        return encode(
            Snapshot(
                table=self.id,
                version=version,
                now=self.now(),
                due=self.table.due(),
                choice_since=self.choice_since(viewer),
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
        viewers = set(self._subscribers.values())
        return {viewer: encode(self.update(viewer, since, clocks)) for viewer in viewers}

    def update(self, viewer: int, since: int, clocks: Clocks | None) -> Update:
        version, result, position = self.table.version, self.table.result, self.position(viewer)
        feed = self._feeds[viewer]
        return Update(
            table=self.id,
            version=version,
            now=self.now(),
            due=self.table.due(),
            choice_since=self.choice_since(viewer),
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

    def choice_since(self, viewer: int) -> int:
        """The version from which on a seat has had its choice; who only watches has none."""
        seated = viewer < self.game.seats
        return self.table.choice_since[viewer] if seated else self.table.version

    def log(self, since: int, viewer: int) -> list[Line]:
        return self.table.lines(Seat(viewer), since, self.move_texts)

    def why_no_undo(self, viewer: int) -> Reason | None:
        if viewer == SPECTATOR:
            return Reason("not_your_seat")
        return self.table.why_no_undo(viewer)

    def clocks(self) -> Clocks | None:
        left = self.table.left(self.now())
        return Clocks(left, self.table.acting()) if left else None

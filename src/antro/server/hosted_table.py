"""A table in memory: the game, who sits at it, and who is looking.

Others read it, and change it by its methods only.
"""

import asyncio
from typing import Any, Final, Protocol, final

from msgspec.structs import replace

from antro.core.descriptions import Reason
from antro.core.errors import Refused
from antro.core.events import Event
from antro.core.game import Game
from antro.core.lesson_table import LessonTable
from antro.core.press import Press
from antro.games.manifest import Manifest
from antro.server.company import Company
from antro.server.draw_offers import DrawOffers, check_draw
from antro.server.encoder import ViewerPosition, encode
from antro.server.hosted_game import HostedGame
from antro.server.hurry import Hurry
from antro.server.lesson_steps import lesson_step
from antro.server.pauses import Pauses
from antro.server.presses import Answer, Presses, chosen_together, window
from antro.server.storage import SeatRow, TableLog, TableRow
from antro.server.viewer_feeds import ViewerFeeds
from antro.server.wire.socket_messages import DrawOffered, Next, Paused, People, Player, SeatLine


class Subscriber(Protocol):
    """Somebody who looks at tables: a page of the client, through its connection."""

    guest: str
    address: str

    @property
    def trip(self) -> int:
        """Milliseconds that a message takes from there to here."""

    def tell(self, message: bytes) -> None:
        """Take a message to be sent on, by the end of this turn of the loop; never waits."""

    def reseated(self, table: str, seat: int) -> None:
        """Look at a table from a seat that has another number now."""


@final
class HostedTable(HostedGame):
    def __init__(
        self,
        manifest: Manifest,
        game: Game[Any],
        row: TableRow,
        moves: TableLog,
        names: dict[str, str],
    ) -> None:
        super().__init__(manifest, game, row, moves, names)
        self._thinking: Final[dict[int, int]] = {}  # by seat of a bot: since when it has its choice
        self._subscribers: Final[dict[Subscriber, int]] = {}  # and whose view each has
        self._feeds: Final = ViewerFeeds(row.id, manifest, game)
        self._absent: Final[dict[int, float]] = {}  # by seat: since when its person is not here
        self._hosted: Final = asyncio.get_running_loop().time()  # since when it is in memory
        self._timer: asyncio.TimerHandle | None = None  # of what happens next by itself
        self._presses: Final = Presses()
        self._pauses: Final = Pauses(game.seats)
        self._waiting_for: list[int] = []  # seats, while time stands still
        self._draw_offers: Final = DrawOffers()
        self.hurry: Final = Hurry()
        self.company = Company()  # what people say to each other; see manners.py

    def tick(self) -> list[Event]:
        """Let TIME move if it is due, and drop the flag of whoever has no time left."""
        return self._table.tick(self.now() - self._presses.grace(self._table))

    def take_back(self, version: int) -> None:
        """Forget all that happened after a version, because it could not be saved."""
        self._thinking.clear()
        super().take_back(version)

    # Bots

    def bots_to_act(self) -> list[int]:
        bots = [seat for seat in self._table.acting() if self._row.seats[seat].level]
        table = self._table
        return table.moving(bots) if isinstance(table, LessonTable) else bots

    def bot_chooses(self, seat: int, since: int) -> bool:
        """Whether a bot has the choice that its seat has had since a version."""
        asked = seat in self.bots_to_act() and self._table.choice_since[seat] == since
        return asked and not self.paused

    def start_thinking(self, seat: int) -> bool:
        """Note that a bot thinks about the choice that it has. False if it did so already."""
        since = self._table.choice_since[seat]
        if self._thinking.get(seat) == since:
            return False
        self._thinking[seat] = since
        return True

    def stop_thinking(self, seat: int, since: int) -> None:
        """Note that nothing came of it: the bot may think about that choice again."""
        if self._thinking.get(seat) == since:
            del self._thinking[seat]

    # Lessons

    def scripted_move(self, seat: int) -> int | None:
        """What the script of a lesson has a seat do next; none, where no script says it."""
        table = self._table
        return table.scripted_move(seat) if isinstance(table, LessonTable) else None

    def lesson_message(self) -> bytes | None:
        """Where the lesson is, at a table that is one."""
        table = self._table
        if not isinstance(table, LessonTable):
            return None
        return encode(lesson_step(self.id, table, self.manifest.lessons))

    # What happens by itself, and when

    def set_timer(self, timer: asyncio.TimerHandle | None) -> None:
        """Have one timer run, or none, for what happens next by itself."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = timer

    def next_at(self) -> int | None:
        """When the next thing happens by itself: a press is taken, TIME moves, a flag falls."""
        return self._presses.next_at(self._table)

    @property
    def busy(self) -> bool:
        """Whether something is about to happen here by itself."""
        going_on = self._timer is not None or bool(self.bots_to_act())
        return self._unsaved or (going_on and not self.paused)

    # Presses: choices that are made at the same time as others

    def has_to_wait(self, press: Press) -> bool:
        """Whether a press waits for its turn, or is a move at once."""
        return self._presses.waits(self._table, press)

    def queue_press(self, press: Press, answer: Answer) -> int:
        """Have a press wait for its turn. Returns for how long it waits for earlier ones."""
        self.measure_window()
        self._presses.join(self._table, press, answer)
        return self._presses.queue.window

    def measure_window(self) -> None:
        """Have presses wait as long as the lines of those who sit here take."""
        if not self.game.timed:
            return
        seats = range(self.game.seats)
        trips = [one.trip for one, viewer in self._subscribers.items() if viewer in seats]
        self._presses.queue.window = window(trips)

    def take_press(self) -> tuple[Press, Answer] | None:
        """The next press, if its turn has come."""
        return self._presses.take(self._table, self.now())

    # Pauses

    @property
    def paused(self) -> bool:
        """Whether time stands still, because somebody is not here."""
        return bool(self._waiting_for)

    def wait_for_persons(self) -> float | None:
        """Stop the time of a game against time while somebody is missing, or let it go on.

        Returns the seconds until a pause ends by itself; none, if it does not or there is none.
        """
        if not self.game.timed:
            return None
        waiting_for, left = self._waited_for()
        if waiting_for != self._waiting_for:
            was_paused, self._waiting_for = self.paused, waiting_for
            if self.paused and not was_paused:
                self._clock.stop()
            if was_paused and not self.paused:
                self._clock.go_on()
            self.tell_all(self.pause_message())
        return left

    def _waited_for(self) -> tuple[list[int], float | None]:
        """The seats for which time stands still, and for how many seconds at most."""
        going_on = self.begun and self._table.going_on
        persons = {row.seat: self.here(row.seat) for row in self._row.seats if row.person_plays}
        if not going_on or not persons:
            return [], None
        moment = asyncio.get_running_loop().time()
        return self._pauses.waited_for(persons, self._table.acting(), moment)

    def ask_for_pause(self, seat: int) -> None:
        """Let time stand still for a while, because a person wants it. Raises ``Refused``."""
        if not self.game.timed or not self.begun or not self._table.going_on:
            raise Refused(Reason("no_pause"))
        if chosen_together(self._table):
            raise Refused(Reason("pause_later"))
        if not self._pauses.ask(seat, asyncio.get_running_loop().time()):
            raise Refused(Reason("no_pause_left"))

    def end_pause(self, seat: int) -> None:
        """Let time go on, as far as that person is concerned."""
        self._pauses.end(seat)

    def lines(self) -> list[SeatLine]:
        """How fast each seat is reached, and how often it may still be waited for."""
        trips = {viewer: one.trip for one, viewer in self._subscribers.items()}
        breaks, tokens = self._pauses.left, self._pauses.tokens
        return [
            SeatLine(trips.get(seat), breaks[seat], tokens[seat]) for seat in range(self.game.seats)
        ]

    def pause_message(self) -> bytes:
        """Whether time stands still, and for whom."""
        _, left = self._waited_for()
        most = None if left is None else round(left * 1000)
        return encode(Paused(self.id, self.now(), self._waiting_for, most))

    # Draws by agreement

    @property
    def draw_offered(self) -> bool:
        return bool(self._draw_offers.seats)

    def offer_draw(self, guest: str) -> bool:
        """Note that a person wants a draw. Returns whether all who play do. Raises ``Refused``."""
        seats = self.playing_seats()
        check_draw(self._table, seats, begun=self.begun)
        own = [seat for seat in self.seats_of(guest) if seat in seats]
        self._draw_offers.offer(own, self._table.version)
        self.tell_all(self.draw_message())
        return set(seats) <= set(self._draw_offers.seats)

    def decline_draw(self) -> None:
        """Note that somebody does not want a draw: nothing is offered any longer."""
        if self._draw_offers.decline(self._table.version):
            self.tell_all(self.draw_message())

    def draw_message(self) -> bytes:
        """Who wants a draw."""
        return encode(DrawOffered(self.id, self._draw_offers.seats))

    # Seats

    def seat_changed(self, seat: SeatRow, names: dict[str, str]) -> None:
        """Note who sits there from now on, once that is saved; tell everybody who looks."""
        self._names.update(names)
        seats = [seat if old.seat == seat.seat else old for old in self._row.seats]
        self._row = replace(self._row, seats=seats)
        if not self._table.events and not self._beyond:
            self._replay([])  # what the seat adds to chance counts from the first draw
            self._start_clock()
        self.tell_people()

    def renamed(self, guest: str, name: str) -> None:
        """Call a person by another name, unless the game is over; tell everybody who looks."""
        if self.seats_of(guest) and self._table.result is None:
            self._names[guest] = name
            self.tell_people()

    def rematch_opened(self, next: str) -> None:
        self._row = replace(self._row, next=next)
        self.tell_all(encode(Next(self.id, next)))

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
            name=self.name_at(seat.seat) if person else "",
            level=seat.level,
            here=self.here(seat.seat) if person else not seat.open,
            away=seat.away,
            ready=not seat.awaited,
        )

    # Who looks at it

    @property
    def subscribers(self) -> dict[Subscriber, int]:
        """A copy of all who look at it, and whose view each has."""
        return self._subscribers.copy()

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

    def take_over(self, old: "HostedTable", seats: dict[int, int]) -> None:
        """Have whoever looks at the table as it was look at this one: some seats have moved."""
        old.set_timer(None)
        for subscriber, viewer in old.subscribers.items():
            self._subscribers[subscriber] = seats.get(viewer, viewer)
            subscriber.reseated(self.id, self._subscribers[subscriber])
        self.company = old.company
        self.tell_snapshots()

    def tell_people(self) -> None:
        """Tell everybody who sits where, and who is here."""
        self.tell_all(encode(People(self.id, self.players())))

    def tell_updates(self, since: int) -> None:
        """Tell everybody of all that happened after a version."""
        viewers = set(self._subscribers.values())
        updates = self._feeds.updates(self._table, self.now(), viewers, since)
        for subscriber, viewer in self._subscribers.items():
            subscriber.tell(updates[viewer])
        if self._draw_offers.passed_over(self._table.events[since:], self.playing_seats()):
            self.tell_all(self.draw_message())
        self._tell_lesson()

    def tell_snapshots(self) -> None:
        """Tell everybody the whole table, because what they were told does not lead to it."""
        for subscriber, viewer in self._subscribers.items():
            subscriber.tell(self.snapshot(viewer, 0))
        self._tell_lesson()

    def _tell_lesson(self) -> None:
        message = self.lesson_message()
        if message is not None:
            self.tell_all(message)

    def tell_all(self, message: bytes) -> None:
        """Tell everybody who looks at the table."""
        for subscriber in self._subscribers:
            subscriber.tell(message)

    # What viewers are sent

    def position(self, viewer: int) -> ViewerPosition:
        return self._feeds.position(self._table, viewer)

    def snapshot(self, viewer: int, seen: int) -> bytes:
        """The table, to one who has seen a version of it or none."""
        return self._feeds.snapshot(self._table, self.now(), self.players(), viewer, seen)

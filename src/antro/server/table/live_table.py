"""A table in memory: its game, its seats, its audience, its time and its bots.

Other modules read it. They change it only through its methods and its parts' methods.
"""

from typing import Any, Final, final

from antro.core.contract.game import Game
from antro.core.match.events import Event
from antro.core.match.pending_moves import Reply
from antro.core.match.table import Table
from antro.core.match.timed_moves import TimedMove
from antro.games.manifest import Manifest
from antro.server.store.storage import OpenedTable, SeatRow, TableRow
from antro.server.table.audience import Audience, Subscriber
from antro.server.table.bot_schedule import BotSchedule
from antro.server.table.chat import Chat
from antro.server.table.coach_consent import CoachConsent
from antro.server.table.draw_offers import DrawOffers, check_draw
from antro.server.table.encoder import ViewerPosition, encode
from antro.server.table.inbox import Inbox
from antro.server.table.lesson_steps import lesson_step
from antro.server.table.seats import Seats
from antro.server.table.table_game import TableGame
from antro.server.table.timing import Timing
from antro.server.wire.socket_messages import (
    DrawOffered,
    Next,
    Paused,
    People,
    Player,
    SeatLatency,
)


@final
class LiveTable:
    def __init__(self, manifest: Manifest, game: Game[Any], opened: OpenedTable) -> None:
        row = opened.row
        self.id: Final = row.id
        self.manifest: Final = manifest
        self.game: Final = game
        self.seats: Final = Seats(row, opened.names)
        self.table_game: Final = TableGame(manifest, game, self.seats, opened.log, opened.owner)
        self.timing: Final = Timing(self.table_game, row.opened)
        self.audience: Final = Audience(row.id, manifest, game)
        self.bots: Final = BotSchedule(self.table_game, self.seats)
        self.inbox = Inbox()
        self.closed = False  # not in memory any more, or replaced
        self.chat = Chat()
        self.coach_consent = CoachConsent()
        self._draw_offers: Final = DrawOffers()

    @property
    def row(self) -> TableRow:
        """The table as saved, without its moves."""
        return self.seats.row

    @property
    def table(self) -> Table[Any]:
        """The table of the core, to be read only."""
        return self.table_game.table

    @property
    def owner(self) -> int:
        """The number under which this process opened the table."""
        return self.table_game.owner

    @property
    def begun(self) -> bool:
        """True if the game has started: all seats are taken, and everyone is ready."""
        return self.table_game.begun

    @property
    def busy(self) -> bool:
        """True if something is about to happen here by itself."""
        going_on = self.timing.timer_runs or bool(self.bots.to_act())
        return self.inbox.busy or (going_on and not self.timing.paused)

    def close(self) -> None:
        """Let nothing happen here by itself any more."""
        self.closed = True
        self.timing.stop()

    def now(self) -> int:
        """Return the milliseconds since the table was opened, without its pauses."""
        return self.timing.now()

    # The game. Each method returns the new events, or raises ``Refused``

    def begin(self) -> list[Event]:
        """Let chance prepare the game."""
        return self.table.begin(self.now())

    def upgrade(self) -> list[Event]:
        """Continue or start under today's rules."""
        return self.table.upgrade()

    def play(self, seat: int, move: int, version: int) -> list[Event]:
        return self.table.play(seat, move, version, self.now())

    def play_timed(self, move: TimedMove) -> list[Event]:
        """Make a move whose turn has come. Its time is the moment of the press."""
        return self.table.play(move.seat, move.move, move.version, move.at)

    def undo(self, seat: int, version: int) -> list[Event]:
        return self.table.undo(seat, version, self.now())

    def resign(self, seat: int, version: int) -> list[Event]:
        return self.table.resign(seat, version, self.now())

    def agree(self, seat: int) -> list[Event]:
        """End the game in a draw, because all players agree. *seat* was the last to agree."""
        return self.table.agree(seat, self.now())

    def tick(self) -> list[Event]:
        """Let TIME move if it is due, and drop the flag of a seat without time."""
        return self.table.tick(self.timing.late_now())

    def take_back(self, version: int) -> None:
        """Forget the events after a version, because they could not be saved."""
        self.bots.forget()
        self.table_game.take_back(version)

    # Time

    def queue_move(self, timed_move: TimedMove, reply: Reply) -> int:
        """Queue a move. Return how many milliseconds it waits for earlier ones."""
        self.measure_window()
        return self.timing.queue_move(timed_move, reply)

    def measure_window(self) -> None:
        """Let timed moves wait as long as the messages of the seats take."""
        self.timing.measure_window(self.audience.trips())

    def wait_for_persons(self) -> float | None:
        """Stop the time of a timed game while a person is missing, or let it continue.

        Return the seconds until a pause ends by itself, or None without such a pause.
        """
        if not self.game.timed:
            return None
        waiting_for, left = self.timing.waited_for(self._persons())
        if self.timing.wait_for(waiting_for):
            self.audience.tell_all(self.pause_message())
        return left

    def _persons(self) -> dict[int, bool]:
        """Return the seats of persons, with True if the person is here."""
        return {seat: self.here(seat) for seat in self.seats.of_persons()}

    def pause_message(self) -> bytes:
        """Encode the message that time has stopped for some seats, or continues."""
        _, left = self.timing.waited_for(self._persons())
        most = None if left is None else round(left * 1000)
        return encode(Paused(self.id, self.now(), self.timing.waiting_for, most))

    def latencies(self) -> list[SeatLatency]:
        """Return the delay and the remaining pauses of each seat."""
        return self.timing.latencies(self.audience.trips())

    def bot_chooses(self, seat: int, since: int) -> bool:
        """Return True if a bot may still make the choice that its seat got at version *since*."""
        waits = self.closed or self.timing.paused
        return not waits and self.bots.has_choice(seat, since)

    def bot_failed(self, seat: int, since: int) -> None:
        """Note that a bot could not choose, and inform the audience."""
        if self.bots.note_failure(seat, since):
            self.tell_people()

    def bot_ended(self, seat: int, since: int) -> None:
        """Note that a bot has chosen or need not choose, and inform the audience."""
        if self.bots.note_end(seat, since):
            self.tell_people()

    # Draws by agreement

    @property
    def draw_offered(self) -> bool:
        return bool(self._draw_offers.seats)

    def playing_seats(self) -> list[int]:
        """Return the seats of persons who are still in the game."""
        return self.seats.of_persons(self.table.match.gone)

    def persons(self) -> set[str]:
        """Return the persons who are still in the game."""
        return self.seats.persons(self.table.match.gone)

    def offer_draw(self, guest: str) -> bool:
        """Note that a player wants a draw. Return True if all players do. Raises ``Refused``."""
        seats = self.playing_seats()
        check_draw(self.table.match, seats, begun=self.begun)
        own = [seat for seat in self.seats.of(guest) if seat in seats]
        self._draw_offers.offer(own, self.table.version)
        self.audience.tell_all(self.draw_message())
        return set(seats) <= set(self._draw_offers.seats)

    def decline_draw(self) -> None:
        """Note that a player does not want a draw, and withdraw all offers."""
        if self._draw_offers.decline(self.table.version):
            self.audience.tell_all(self.draw_message())

    def draw_message(self) -> bytes:
        """Encode the message that lists the seats offering a draw."""
        return encode(DrawOffered(self.id, self._draw_offers.seats))

    # Seats

    def seats_changed(self, seats: list[SeatRow], names: dict[str, str]) -> None:
        """Replace seats after they were saved, and inform the audience."""
        for seat in seats:
            self.seats.change(seat, names)
            self.bots.wake(seat.seat)
        if self.table_game.untouched:
            self.table_game.replay([])  # the seat's random text affects the first result
            self.timing.restart()
        self.tell_people()

    def renamed(self, guest: str, name: str) -> None:
        """Change a person's name unless the game is over, and inform the audience."""
        if self.seats.of(guest) and self.table.result is None:
            self.seats.rename(guest, name)
            self.tell_people()

    def rematch_opened(self, next: str) -> None:
        self.seats.open_rematch(next)
        self.audience.tell_all(encode(Next(self.id, next)))

    def here(self, seat: int) -> bool:
        """Return True if the person of a seat is looking at the table, from any of their seats."""
        return self.audience.here(self.row.seats[seat].player)

    def absence(self, seat: int) -> float:
        """Return the seconds since the person of a seat last looked at the table."""
        return self.audience.absence(self.row.seats[seat].player)

    def players(self) -> list[Player]:
        return [self.player(seat) for seat in self.row.seats]

    def player(self, seat: SeatRow) -> Player:
        person = bool(seat.player)
        return Player(
            seat=seat.seat,
            role=self.game.roles[seat.seat],
            kind="person" if person else "open" if seat.open else "bot",
            name=self.seats.name_at(seat.seat) if person else "",
            guest=self.seats.guest_number(seat.seat),
            level=seat.level,
            here=self.here(seat.seat) if person else not seat.open,
            away=seat.away,
            ready=not seat.awaited,
            stuck=bool(seat.level) and self.bots.is_stuck(seat.seat),
        )

    # The audience

    def subscriber_joined(self, subscriber: Subscriber, viewer: int) -> None:
        """Send a subscriber everything that *viewer* may know from now on."""
        came = self.audience.join(subscriber, viewer)
        if came and self.seats.of(subscriber.guest):
            self.tell_people()

    def subscriber_left(self, subscriber: Subscriber) -> bool:
        """Stop sending to a subscriber. Return False if it was not subscribed."""
        seated = bool(self.seats.of(subscriber.guest))
        left = self.audience.leave(subscriber, seated=seated)
        if left and seated:
            self.tell_people()
        return left

    def take_over(self, old: "LiveTable", seats: dict[int, int]) -> None:
        """Take over the old table's audience, chat and inbox. *seats* gives seats new numbers."""
        old.close()
        self.inbox = old.inbox
        self.audience.take_over(old.audience, self.id, seats)
        self.chat, self.coach_consent = old.chat, old.coach_consent
        self.tell_snapshots()

    def tell_people(self) -> None:
        """Send the audience the players of all seats, and which of them are here."""
        self.audience.tell_all(encode(People(self.id, self.players())))

    def tell_updates(self, since: int) -> None:
        """Send the audience the events after a version."""
        self.audience.tell_updates(self.table, self.now(), since)
        if self.draw_offered:
            self._tell_draw_passed_over(since)
        self._tell_lesson()

    def _tell_draw_passed_over(self, since: int) -> None:
        """Withdraw the offers of a draw if a player has moved instead, and inform the audience."""
        if self._draw_offers.passed_over(self.table.events[since:], self.playing_seats()):
            self.audience.tell_all(self.draw_message())

    def tell_snapshots(self) -> None:
        """Send the audience the whole table, because it does not follow from older messages."""
        self.audience.tell_snapshots(self.table, self.now(), self.players())
        self._tell_lesson()

    def _tell_lesson(self) -> None:
        message = self.lesson_message()
        if message is not None:
            self.audience.tell_all(message)

    def lesson_message(self) -> bytes | None:
        """Encode the step of the lesson, if the table has one."""
        lesson = self.table_game.lesson
        if lesson is None:
            return None
        return encode(lesson_step(self.id, self.table.match, lesson, self.manifest.lessons))

    def position(self, viewer: int) -> ViewerPosition:
        return ViewerPosition(self.manifest, self.game, self.table.state, viewer)

    def snapshot(self, viewer: int, seen: int) -> bytes:
        """Encode the whole table for a viewer who has seen it up to a version, or not at all."""
        return self.audience.snapshot(self.table, self.now(), self.players(), viewer, seen)

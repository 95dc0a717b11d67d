"""The requests of a page: look at tables, act at them, and ask for advice."""

from functools import partial
from time import perf_counter
from typing import Final, final

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.core.contract.game import SPECTATOR
from antro.core.match.events import Event
from antro.core.match.judging import wrong_seat
from antro.core.match.timed_moves import TimedMove, believed_time
from antro.server.bots.fair_queue import Claim
from antro.server.moves.tables import Tables
from antro.server.ops.logs import log
from antro.server.ops.settings import Limits
from antro.server.ops.visitors import Visitor
from antro.server.session import chat as chat
from antro.server.session.connection import Connection, bad_message, wrong_value
from antro.server.table.live_table import LiveTable
from antro.server.wire import socket_messages as messages
from antro.server.wire import socket_requests as requests

LONGEST_ID: Final = 64
LONGEST_HANDLE: Final = 64
PROBES: Final = 2.0  # seconds between two probes
FIRST_PROBES: Final = 5  # sent faster, because a single measure may be wrong
FASTER: Final = 0.2  # seconds
WAITING: Final = 32  # messages of a page that wait until a table is open
LATEST: Final = 10**13  # milliseconds: longer than any table exists

Acting = requests.Play | requests.Undo | requests.Resign


@final
class PageConnection(Connection):
    """The tables that a page has joined, and its requests about them."""

    def __init__(
        self, tables: Tables, visitor: Visitor, limits: Limits, others: set[Connection]
    ) -> None:
        super().__init__(tables, visitor, limits, others)
        self.joined: Final[dict[str, int]] = {}  # table: the viewer's seat
        self.opening: Final[dict[str, list[requests.FromClient]]] = {}  # waiting messages, by table
        self.probing = False  # a timed game is joined, so the delay is measured

    def dispatch(self, message: requests.FromClient) -> None:
        match message:
            case requests.Ping():
                self.reply(messages.Pong())
            case requests.Echo():
                self.echo(message)
            case _:
                self.pass_on(message)

    def pass_on(self, message: requests.AtTable) -> None:
        """Let a message wait in front of its table, which may have to be opened first."""
        live = self.tables.open.get(message.table)
        if message.table in self.opening:
            waiting = self.opening[message.table]
            if len(waiting) >= WAITING:
                raise Refused(Reason("busy"))
            waiting.append(message)
        elif live is not None and live.inbox.free:
            self.answer(live, message)
        elif live is not None:
            live.inbox.put(partial(self.attempt, partial(self.answer, live), message))
        elif isinstance(message, requests.Leave):
            self.leave(message.table)
        else:
            self.opening[message.table] = [message]
            self.tables.tasks.start(self.open_table(message.table))

    async def open_table(self, table: str) -> None:
        """Take a table into memory, then pass on the messages that have waited for it."""
        reason = None
        try:
            await self.tables.table(table)
        except Refused as refused:
            reason = refused.reason
        except Exception as error:
            log.error("a table cannot be opened", table=table, problem=repr(error))
            reason = Reason("our_fault")
        for message in self.opening.pop(table):
            if reason is None:
                self.attempt(self.dispatch, message)
            else:
                self.refuse(reason, message)

    def answer(self, live: LiveTable, message: requests.AtTable) -> None:
        """Handle a message at a table that is not busy."""
        if self.ended:
            return
        if live.closed:
            self.dispatch(message)
            return
        match message:
            case requests.Play() | requests.Undo() | requests.Resign():
                self.act(message)
            case requests.Join():
                self.join(live, message)
            case requests.Leave():
                self.leave(message.table)
            case requests.Why():
                self.why(message)
            case requests.Older():
                self.older_lines(message)
            case requests.Hint():
                self.hint(message)
            case _:
                self.turn_to_others(message)

    # Tables

    def join(self, live: LiveTable, join: requests.Join) -> None:
        if len(self.joined) >= self.limits.tables and join.table not in self.joined:
            raise Refused(Reason("too_many_tables"))
        held = live.seats.of(self.guest)
        watcher: int = int(SPECTATOR)  # a plain int, to compare with any number
        seat: int = join.seat if join.seat is not None else (held or [watcher])[0]
        if seat not in held and seat != watcher:
            raise Refused(Reason("not_your_seat"))
        self.tables.join(live, self, seat)
        self.joined[live.id] = seat
        self.tell(live.snapshot(seat, join.seen))
        if live.timing.paused:
            self.tell(live.pause_message())
        if live.draw_offered:
            self.tell(live.draw_message())
        lesson = live.lesson_message()
        if lesson is not None:
            self.tell(lesson)
        for message in chat.welcome(live):
            self.tell(message)
        if not self.probing:
            self.probe()

    def leave(self, table: str) -> None:
        live = self.tables.open.get(table)
        if self.joined.pop(table, None) is not None and live is not None:
            self.tables.leave(live, self)

    def leave_tables(self) -> None:
        for table in list(self.joined):
            self.leave(table)

    def reseated(self, table: str, seat: int) -> None:
        self.joined[table] = seat

    def moved(self) -> None:
        self.close("restart")

    def seated(self, table: str) -> tuple[LiveTable, int]:
        """Return a joined table and the seat of this viewer."""
        live = self.tables.open.get(table)
        if live is None or table not in self.joined:
            raise Refused(Reason("not_joined"))
        return live, self.joined[table]

    # The delay of messages

    def probe(self) -> None:
        """Measure the delay again and again while a timed game is joined."""
        tables = self.timed_tables()
        self.probing = bool(tables) and not self.ended
        if self.probing:
            n = self.round_trips.probe(perf_counter())
            times = {live.id: live.now() for live in tables}
            latencies = {live.id: live.latencies() for live in tables}
            self.reply(messages.Probe(n, self.trip, times, latencies))
            self.loop.call_later(FASTER if n < FIRST_PROBES else PROBES, self.probe)

    def timed_tables(self) -> list[LiveTable]:
        """Return the joined tables with a timed game."""
        joined = [self.tables.open[id] for id in self.joined if id in self.tables.open]
        return [live for live in joined if live.game.timed]

    def echo(self, echo: requests.Echo) -> None:
        if not self.round_trips.echo(echo.n, perf_counter(), self.link.round_trip()):
            raise Refused(bad_message(wrong_value("n")))

    # Moves

    def act(self, message: Acting) -> None:
        """Take the first step of a move. ``move_requests.py`` describes the others."""
        live, seat = self.seated(message.table)
        self.may_act(live, seat)
        if not 0 < len(message.id) <= LONGEST_ID:
            raise Refused(bad_message(wrong_value("id")))
        id, reply = f"{self.guest}:{message.id}", partial(self.reply_to, message)
        if isinstance(message, requests.Play):
            timed_move = self.pressed(live, seat, message, id)
            if live.timing.has_to_wait(timed_move):
                self.tables.moves.queue_move(live, timed_move, reply)
                return

        def action() -> list[Event]:
            match message:
                case requests.Play():
                    live.bots.delay.restore()
                    return live.play(seat, message.move, message.version)
                case requests.Undo():
                    return live.undo(seat, message.version)
                case requests.Resign():
                    return live.resign(seat, message.version)

        self.tables.moves.request(live, action, id, reply)

    def pressed(self, live: LiveTable, seat: int, play: requests.Play, id: str) -> TimedMove:
        """Return a move with its time: the client's claim, limited by the measured delay."""
        if not live.begun:
            raise Refused(Reason("not_begun"))
        now = live.now()
        said = now if play.pressed is None else play.pressed
        if play.pressed is not None and not 0 <= said <= LATEST:
            raise Refused(bad_message(wrong_value("pressed")))
        return TimedMove(seat, play.move, play.version, believed_time(said, now, self.trip), id)

    def reply_to(self, message: Acting, outcome: int | Reason) -> None:
        """Send the new version after a request, or why the request could not be saved."""
        if isinstance(outcome, int):
            self.reply(messages.Done(message.table, message.id, outcome))
        else:
            self.refuse(outcome, message)

    def may_act(self, live: LiveTable, seat: int) -> None:
        """Refuse a player of another seat, or a player whose substitute is a bot."""
        if seat not in live.seats.of(self.guest):
            raise Refused(Reason("not_your_seat"))
        if live.row.seats[seat].level:
            raise Refused(Reason("bot_plays"))

    def turn_to_others(self, message: chat.ToOthers) -> None:
        """Handle a message about the players instead of the game."""
        live, seat = self.seated(message.table)
        if not isinstance(message, requests.Say):
            self.may_act(live, seat)
        elif seat not in live.seats.of(self.guest):
            raise Refused(Reason("not_your_seat"))

        def reply(outcome: int | Reason) -> None:
            if isinstance(outcome, Reason):
                self.refuse(outcome, message)

        chat.turn_to_others(self.tables.moves, live, self.guest, seat, message, reply)

    # Questions

    def hint(self, hint: requests.Hint) -> None:
        """Ask the coach, who knows only what the seat knows. The advice is for this version."""
        live, seat = self.seated(hint.table)
        self.may_act(live, seat)
        if seat not in live.table.match.acting():
            raise Refused(wrong_seat(live.table.match))
        advised = self.tables.advised
        if self.guest in advised or not self.visitor.hints.take():
            raise Refused(Reason("too_fast"))
        chat.ask_coach(live, seat)
        advised.add(self.guest)
        self.tables.tasks.start(self.advise(live, seat))

    async def advise(self, live: LiveTable, seat: int) -> None:
        version, claim = live.table.version, Claim(self.guest, self.address)
        try:
            hint = await self.tables.bot_pool.advise(live, seat, claim)
        except Exception as error:
            log.error("advice failed", table=live.id, problem=repr(error))
            self.refuse(Reason("no_advice"), requests.Hint(live.id))
        else:
            self.reply(messages.Advice(live.id, version, hint.move, hint.odds, hint.because))
        finally:
            self.tables.advised.discard(self.guest)

    def why(self, why: requests.Why) -> None:
        live, seat = self.seated(why.table)
        if len(why.handle) > LONGEST_HANDLE:
            raise Refused(bad_message(wrong_value("handle")))
        self.reply(live.position(seat).because(live.id, why.handle))

    def older_lines(self, older: requests.Older) -> None:
        live, seat = self.seated(older.table)
        if not 0 < older.before <= live.table.version:
            raise Refused(bad_message(wrong_value("before")))
        self.tell(live.audience.older_lines(live.table, seat, older.before))

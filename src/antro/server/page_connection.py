"""What a page may ask over its connection: to look at tables, to act at them, for advice."""

from functools import partial
from time import perf_counter
from typing import Final, final

from antro.core.descriptions import Reason
from antro.core.errors import Refused
from antro.core.events import Event
from antro.core.game import SPECTATOR
from antro.core.press import Press, made_at
from antro.server import manners
from antro.server.connection import Connection, bad_message
from antro.server.hosted_table import HostedTable
from antro.server.hub import Hub
from antro.server.logs import log
from antro.server.settings import Limits
from antro.server.turns import Claim
from antro.server.visitors import Visitor
from antro.server.wire import socket_messages as messages
from antro.server.wire import socket_requests as requests

LONGEST_ID: Final = 64
LONGEST_HANDLE: Final = 64
PROBES: Final = 2.0  # seconds between them
FIRST_PROBES: Final = 5  # which come faster, since one measure alone may be far off
FASTER: Final = 0.2  # seconds
LATEST: Final = 10**13  # milliseconds: no table is as old

Acting = requests.Play | requests.Undo | requests.Resign


@final
class PageConnection(Connection):
    """The tables that a page has joined, and what it asks about them."""

    def __init__(self, hub: Hub, visitor: Visitor, limits: Limits, others: set[Connection]) -> None:
        super().__init__(hub, visitor, limits, others)
        self.joined: Final[dict[str, int]] = {}  # table, and the seat it looks from
        self.probing = False  # a game against time is joined, and the line is measured

    def dispatch(self, message: requests.FromClient) -> None:
        match message:
            case requests.Play() | requests.Undo() | requests.Resign():
                self.act(message)
            case requests.Join():
                self.join(message)
            case requests.Leave():
                self.leave(message.table)
            case requests.Why():
                self.why(message)
            case requests.Hint():
                self.hint(message)
            case requests.Ping():
                self.reply(messages.Pong())
            case requests.Echo():
                self.echo(message)
            case _:
                self.turn_to_others(message)

    # Tables

    def join(self, join: requests.Join) -> None:
        hosted = self.hub.table(join.table)
        if len(self.joined) >= self.limits.tables and join.table not in self.joined:
            raise Refused(Reason("too_many_tables"))
        held = hosted.seats_of(self.guest)
        watcher: int = int(SPECTATOR)  # to be compared with any number, however large
        seat: int = join.seat if join.seat is not None else (held or [watcher])[0]
        if seat not in held and seat != watcher:
            raise Refused(Reason("not_your_seat"))
        self.hub.join(hosted, self, seat)
        self.joined[hosted.id] = seat
        self.tell(hosted.snapshot(seat, join.seen))
        if hosted.paused:
            self.tell(hosted.pause_message())
        if hosted.draw_offered:
            self.tell(hosted.draw_message())
        lesson = hosted.lesson_message()
        if lesson is not None:
            self.tell(lesson)
        for message in manners.welcome(hosted):
            self.tell(message)
        if not self.probing:
            self.probe()

    def leave(self, table: str) -> None:
        if self.joined.pop(table, None) is not None:
            self.hub.leave(self.hub.table(table), self)

    def leave_tables(self) -> None:
        for table in list(self.joined):
            self.leave(table)

    def reseated(self, table: str, seat: int) -> None:
        self.joined[table] = seat

    def seated(self, table: str) -> tuple[HostedTable, int]:
        """The table, and the seat that this connection looks from."""
        hosted = self.hub.table(table)
        if table not in self.joined:
            raise Refused(Reason("not_joined"))
        return hosted, self.joined[table]

    # The line

    def probe(self) -> None:
        """Measure the line, again and again while a game against time is joined."""
        tables = self.timed_tables()
        self.probing = bool(tables) and not self.ended
        if self.probing:
            n = self.round_trips.probe(perf_counter())
            times = {hosted.id: hosted.now() for hosted in tables}
            lines = {hosted.id: hosted.lines() for hosted in tables}
            self.reply(messages.Probe(n, self.trip, times, lines))
            self.loop.call_later(FASTER if n < FIRST_PROBES else PROBES, self.probe)

    def timed_tables(self) -> list[HostedTable]:
        """The joined tables where a game against time is played."""
        joined = [self.hub.tables[id] for id in self.joined if id in self.hub.tables]
        return [hosted for hosted in joined if hosted.game.timed]

    def echo(self, echo: requests.Echo) -> None:
        if not self.round_trips.echo(echo.n, perf_counter(), self.link.round_trip()):
            raise Refused(bad_message("n"))

    # Moves

    def act(self, message: Acting) -> None:
        """The first step of the way of a move; ``move_requests.py`` tells the others."""
        hosted, seat = self.seated(message.table)
        self.may_act(hosted, seat)
        if not 0 < len(message.id) <= LONGEST_ID:
            raise Refused(bad_message("id"))
        id, answer = f"{self.guest}:{message.id}", partial(self.answer, message)
        if isinstance(message, requests.Play):
            press = self.pressed(hosted, seat, message, id)
            if hosted.has_to_wait(press):
                self.hub.moves.press(hosted, press, answer)
                return

        def action() -> list[Event]:
            match message:
                case requests.Play():
                    hosted.hurry.end()
                    return hosted.play(seat, message.move, message.version)
                case requests.Undo():
                    return hosted.undo(seat, message.version)
                case requests.Resign():
                    return hosted.resign(seat, message.version)

        self.hub.moves.request(hosted, action, id, answer)

    def pressed(self, hosted: HostedTable, seat: int, play: requests.Play, id: str) -> Press:
        """A move, with the time at which it was made: as its sender says, if that may be."""
        if not hosted.begun:
            raise Refused(Reason("not_begun"))
        now = hosted.now()
        said = now if play.pressed is None else play.pressed
        if play.pressed is not None and not 0 <= said <= LATEST:
            raise Refused(bad_message("pressed"))
        return Press(seat, play.move, play.version, made_at(said, now, self.trip), id)

    def answer(self, message: Acting, outcome: int | Reason) -> None:
        """Tell the version that a request led to, or why it could not be saved."""
        if isinstance(outcome, int):
            self.reply(messages.Done(message.table, message.id, outcome))
        else:
            self.refuse(outcome, message)

    def may_act(self, hosted: HostedTable, seat: int) -> None:
        """Nobody moves for another, and a substitute moves for its person."""
        if seat not in hosted.seats_of(self.guest):
            raise Refused(Reason("not_your_seat"))
        if hosted.row.seats[seat].level:
            raise Refused(Reason("bot_plays"))

    def turn_to_others(self, message: manners.ToOthers) -> None:
        """What is not about the game, but about those who play."""
        hosted, seat = self.seated(message.table)
        if not isinstance(message, requests.Say):
            self.may_act(hosted, seat)
        elif seat not in hosted.seats_of(self.guest):
            raise Refused(Reason("not_your_seat"))
        manners.turn_to_others(self.hub.moves, hosted, self.guest, seat, message)

    # Questions

    def hint(self, hint: requests.Hint) -> None:
        """Advice from what the seat knows; late, it is still advice for its version."""
        hosted, seat = self.seated(hint.table)
        self.may_act(hosted, seat)
        if seat not in hosted.table.acting():
            raise Refused(hosted.table.wrong_seat())
        advised = self.hub.advised
        if self.guest in advised or not self.visitor.hints.take():
            raise Refused(Reason("too_fast"))
        manners.ask_coach(hosted, seat)
        advised.add(self.guest)
        self.hub.tasks.start(self.advise(hosted, seat))

    async def advise(self, hosted: HostedTable, seat: int) -> None:
        version, claim = hosted.table.version, Claim(self.guest, self.address)
        try:
            hint = await self.hub.thinkers.advise(hosted, seat, claim)
        except Exception as error:
            log.error("no advice", table=hosted.id, problem=repr(error))
            self.refuse(Reason("no_advice"), requests.Hint(hosted.id))
        else:
            self.reply(messages.Advice(hosted.id, version, hint.move, hint.odds, hint.because))
        finally:
            self.hub.advised.discard(self.guest)

    def why(self, why: requests.Why) -> None:
        hosted, seat = self.seated(why.table)
        if len(why.handle) > LONGEST_HANDLE:
            raise Refused(bad_message("handle"))
        self.reply(hosted.position(seat).because(hosted.id, why.handle))

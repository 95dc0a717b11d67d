"""The connection of one page: messages in, one at a time; messages out, as fast as it reads."""

import asyncio
from functools import partial
from time import perf_counter
from typing import Final, Literal, Protocol, final

from antro.core.descriptions import Reason
from antro.core.errors import AntroError, Refused
from antro.core.events import Event
from antro.core.game import SPECTATOR
from antro.core.press import Press, made_at
from antro.server import manners
from antro.server.encoder import encode
from antro.server.hosted_table import HostedTable
from antro.server.hub import Hub
from antro.server.logs import log
from antro.server.round_trips import RoundTrips
from antro.server.settings import Limits
from antro.server.turns import Claim
from antro.server.visitors import Visitor
from antro.server.wire import socket_messages as messages
from antro.server.wire import socket_requests as requests

CLOSING: Final = 1.0  # seconds in which the other end may answer that it closes, too
LONGEST_ID: Final = 64
LONGEST_HANDLE: Final = 64
PROBES: Final = 2.0  # seconds between them
FIRST_PROBES: Final = 5  # which come faster, since one measure alone may be far off
FASTER: Final = 0.2  # seconds
LATEST: Final = 10**13  # milliseconds: no table is as old
LONGEST_PROBLEM: Final = 200  # characters of what is wrong with a message

Closed = Literal["silent", "too_big", "bad_frame", "too_fast", "too_slow", "our_fault", "restart"]
"""Why the server closes a connection."""

Acting = requests.Play | requests.Undo | requests.Resign


class Link(Protocol):
    """The socket of a connection."""

    def send(self, text: bytes) -> None: ...

    def pong(self, payload: bytes) -> None:
        """Answer a ping, one of the socket's own."""

    def round_trip(self) -> float:
        """Seconds to the other end and back, as the system has measured them."""

    def close(self, why: Closed) -> None:
        """Say goodbye, to be answered by the other end."""

    def drop(self) -> None:
        """Disconnect, answered or not."""


@final
class Connection:
    def __init__(
        self, hub: Hub, visitor: Visitor, limits: Limits, others: "set[Connection]"
    ) -> None:
        self.hub: Final = hub
        self.visitor: Final = visitor
        self.guest = visitor.guest  # at the other end; empty for somebody without a cookie
        self.address = visitor.address
        self.limits: Final = limits
        self.others: Final = others  # all that are open, this one among them
        self.joined: Final[dict[str, int]] = {}  # table, and the seat it looks from
        self.part = b""  # of a message that is not whole yet
        self.outbox: Final[list[bytes]] = []
        self.unsent = 0  # bytes in the outbox
        self.full = False  # the other end does not read as fast as we write
        self.patience: asyncio.TimerHandle | None = None  # until it has to have read
        self.ended = False
        self.heard = 0  # messages so far
        self.hasty = 0  # messages that came too fast, since one that did not
        self.round_trips: Final = RoundTrips()
        self.probing = False  # a game against time is joined, and the line is measured

    # The socket

    def open(self, link: Link) -> None:
        self.link = link
        self.loop = asyncio.get_running_loop()
        self.others.add(self)
        self.visitor.enter()
        self.close_if_silent(-1)

    def close_if_silent(self, heard: int) -> None:
        """Close a connection that has heard nothing since it had heard so many messages."""
        if heard == self.heard:
            self.close("silent")
        elif not self.ended:
            self.loop.call_later(self.limits.silence, self.close_if_silent, self.heard)

    def receive(self, payload: bytes, *, last: bool) -> None:
        """Take a frame: a message, or a part of one."""
        if self.ended:
            return
        self.part += payload
        if len(self.part) > self.limits.message:
            self.refuse_length()
        elif last:
            message, self.part = self.part, b""
            self.heard += 1
            self.handle(message)

    def refuse_length(self) -> None:
        """Close, because a message is too long."""
        self.refuse(Reason("too_big", fields={"n": self.limits.message}))
        self.close("too_big")

    def ping(self, payload: bytes) -> None:
        """Answer a ping, unless that is too often or nobody reads it."""
        if not self.ended and not self.full and self.visitor.messages.take():
            self.link.pong(payload)

    def closed(self) -> None:
        """Disconnect soon, because the other end has said goodbye."""
        self.ended = True
        self.loop.call_later(CLOSING, self.link.drop)

    def disconnected(self) -> None:
        """Leave every table, because the other end is gone."""
        self.ended = True
        self.others.discard(self)
        self.visitor.leave()
        self.stop_waiting()
        for table in list(self.joined):
            self.leave(table)

    def pause(self) -> None:
        """Write no more, until the other end has read what it was sent, which it has to."""
        self.full = True
        if self.patience is None and not self.ended:
            self.patience = self.loop.call_later(self.limits.reading, self.close, "too_slow")

    def resume(self) -> None:
        self.full = False
        self.stop_waiting()
        self.send()

    def stop_waiting(self) -> None:
        """For the other end to read."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    # The line

    @property
    def trip(self) -> int:
        """Milliseconds that a message takes from the other end to here."""
        return self.round_trips.trip

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

    # Messages out

    def tell(self, message: bytes) -> None:
        """Have a message sent at the end of this turn of the loop."""
        if self.ended:
            return
        if self.unsent > self.limits.outbox:  # it will come back, and be told all at once
            self.close("too_slow")
            return
        if not self.outbox:
            self.hub.turn_end.send(self)
        self.outbox.append(message)
        self.unsent += len(message)

    def reply(self, message: messages.ToClient) -> None:
        self.tell(encode(message))

    def send(self) -> None:
        """Write all that waits, in one frame."""
        if self.outbox and not self.full:
            self.link.send(b"\n".join(self.outbox))
            self.outbox.clear()
            self.unsent = 0

    def close(self, why: Closed) -> None:
        """Say goodbye, and disconnect if the other end does not."""
        if not self.ended:
            self.send()
            self.ended = True
            self.link.close(why)
            self.loop.call_later(CLOSING, self.link.drop)

    def give_up(self) -> None:
        """Disconnect without a word, because nothing can be written any more."""
        self.ended = True
        self.outbox.clear()
        self.loop.call_soon(self.link.drop)

    # Messages in

    def handle(self, text: bytes) -> None:
        """Decode a message, and do what it asks for or refuse it."""
        self.hub.metrics.messages.add()
        in_time = self.in_time()
        try:
            message = requests.decode(text)
        except (ValueError, RecursionError) as error:  # bad JSON, bad UTF-8, or too deep
            self.refuse(bad_message(str(error)) if in_time else Reason("too_fast"))
            return
        try:
            if not in_time:  # a page that waits for an answer has to get it
                raise Refused(Reason("too_fast"))
            self.dispatch(message)
        except Refused as refused:
            self.refuse(refused.reason, message)
        except AntroError as error:
            self.refuse(bad_message(str(error)), message)

    def in_time(self) -> bool:
        """Whether a message does not come too fast; who goes on like that is let go."""
        if self.visitor.messages.take():
            self.hasty = 0
            return True
        self.hasty += 1
        if self.hasty > self.limits.hasty:
            self.close("too_fast")
        return False

    def refuse(self, reason: Reason, message: requests.FromClient | None = None) -> None:
        self.hub.metrics.refused.add()
        if reason.code == "overtaken":
            self.hub.metrics.overtaken.add()
        table = None
        if message is not None and not isinstance(message, (requests.Ping, requests.Echo)):
            table = message.table
        id = message.id if isinstance(message, requests.MoveMessage) else None
        self.reply(messages.Refused(reason, table, id))

    # What a client may ask

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

    def reseated(self, table: str, seat: int) -> None:
        self.joined[table] = seat

    def seated(self, table: str) -> tuple[HostedTable, int]:
        """The table, and the seat that this connection looks from."""
        hosted = self.hub.table(table)
        if table not in self.joined:
            raise Refused(Reason("not_joined"))
        return hosted, self.joined[table]

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


def bad_message(problem: str) -> Reason:
    return Reason("bad_message", fields={"problem": problem[:LONGEST_PROBLEM]})

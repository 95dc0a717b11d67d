"""One open page: messages in, one at a time; messages out, as fast as the page reads."""

import asyncio
from typing import Final, Literal, Protocol, final

from msgspec import DecodeError

from antro.core.descriptions import Reason
from antro.core.errors import AntroError, Refused
from antro.core.events import Event
from antro.core.game import SPECTATOR
from antro.server import wire
from antro.server.encoder import encode
from antro.server.hosted_table import HostedTable
from antro.server.hub import Hub
from antro.server.limits import Bucket
from antro.server.logs import log
from antro.server.settings import Limits

LAST_WORDS: Final = 1.0  # seconds
LONGEST_ID: Final = 64
LONGEST_HANDLE: Final = 64


Goodbye = Literal["silent", "too_big", "too_slow", "our_fault", "restart"]
"""Why we hang up."""


class Link(Protocol):
    """The socket of a connection."""

    def send(self, text: bytes) -> None: ...

    def close(self, why: Goodbye) -> None: ...

    def drop(self) -> None:
        """The end, whether it was closed or not."""


@final
class Connections:
    """Those that are open. What waits for any of them is sent at the end of a turn."""

    def __init__(self) -> None:
        self.open: Final[set[Connection]] = set()
        self.waiting: list[Connection] = []

    def wait(self, connection: "Connection") -> None:
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.send)
        self.waiting.append(connection)

    def send(self) -> None:
        waiting, self.waiting = self.waiting, []
        for connection in waiting:
            try:
                connection.send()
            except Exception as error:  # of this connection's, and no other's
                log.error("not sent", problem=repr(error))
                connection.give_up()


@final
class Connection:
    """What we know of the other end."""

    def __init__(self, hub: Hub, guest: str, limits: Limits, connections: Connections) -> None:
        self.hub: Final = hub
        self.guest = guest
        self.limits: Final = limits
        self.connections: Final = connections
        self.joined: Final[dict[str, int]] = {}  # table, and the seat it looks from
        self.advised: Final[set[str]] = set()  # tables that the coach is looking at
        self.bucket: Final = Bucket(limits.messages, limits.messages_burst)
        self.part = b""  # of a message that is not whole yet
        self.outbox: Final[list[bytes]] = []
        self.full = False  # the other end does not read as fast as we write
        self.ended = False
        self.heard_at = 0  # messages so far

    # The socket

    def open(self, link: Link) -> None:
        self.link = link
        self.loop = asyncio.get_running_loop()
        self.connections.open.add(self)
        self.listen(-1)

    def listen(self, heard: int) -> None:
        """Give up who has long been silent."""
        if heard == self.heard_at:
            self.hang_up("silent")
        elif not self.ended:
            self.loop.call_later(self.limits.silence, self.listen, self.heard_at)

    def take(self, payload: bytes, *, last: bool) -> None:
        """A frame: a message, or a part of one."""
        if self.ended:
            return
        self.heard_at += 1
        self.part += payload
        if len(self.part) > self.limits.message:
            self.refuse(Reason("too_big", fields={"n": self.limits.message}))
            self.hang_up("too_big")
        elif last:
            message, self.part = self.part, b""
            self.understand(message)

    def gone(self) -> None:
        """The other end is."""
        self.ended = True
        self.connections.open.discard(self)
        for table in list(self.joined):
            self.leave(table)

    def go_on(self) -> None:
        """It reads again."""
        self.full = False
        self.send()

    # Messages out

    def hear(self, message: bytes) -> None:
        if self.ended:
            return
        if not self.outbox:
            self.connections.wait(self)
        self.outbox.append(message)
        if len(self.outbox) > self.limits.outbox:  # it will come back, and be told all at once
            self.hang_up("too_slow")

    def say(self, message: wire.ToClient) -> None:
        self.hear(encode(message))

    def send(self) -> None:
        """All that waits, in one frame."""
        if self.outbox and not self.full:
            self.link.send(b"\n".join(self.outbox))
            self.outbox.clear()

    def hang_up(self, why: Goodbye) -> None:
        """The other end answers, and is gone; or it does not, and is."""
        if not self.ended:
            self.send()
            self.ended = True
            self.link.close(why)
            self.loop.call_later(LAST_WORDS, self.link.drop)

    def give_up(self) -> None:
        """Nothing reaches it any more."""
        self.ended = True
        self.outbox.clear()
        self.loop.call_soon(self.link.drop)

    # Messages in

    def understand(self, text: bytes) -> None:
        self.hub.metrics.messages.add()
        try:
            message = wire.decode(text)
        except (DecodeError, RecursionError) as error:
            nonsense = Reason("bad_message", fields={"problem": str(error)})
            self.refuse(nonsense if self.bucket.take() else Reason("too_fast"))
            return
        try:
            if not self.bucket.take():  # a page that waits for an answer has to get it
                raise Refused(Reason("too_fast"))
            self.obey(message)
        except Refused as refused:
            self.refuse(refused.reason, message)
        except AntroError as error:
            self.refuse(Reason("bad_message", fields={"problem": str(error)}), message)

    def refuse(self, reason: Reason, message: wire.FromClient | None = None) -> None:
        self.hub.metrics.refused.add()
        table, id = getattr(message, "table", None), getattr(message, "id", None)
        self.say(wire.Refused(reason, table, id))

    # What a client may ask

    def obey(self, message: wire.FromClient) -> None:
        match message:
            case wire.Play() | wire.Undo() | wire.Resign():
                self.act(message)
            case wire.Join():
                self.join(message)
            case wire.Leave():
                self.leave(message.table)
            case wire.Why():
                self.why(message)
            case wire.Hint():
                self.hint(message)
            case wire.Ping():
                self.say(wire.Pong())

    def join(self, join: wire.Join) -> None:
        hosted = self.hub.table(join.table)
        if len(self.joined) >= self.limits.tables and join.table not in self.joined:
            raise Refused(Reason("too_many_tables"))
        held = hosted.seats_of(self.guest)
        seat = join.seat if join.seat is not None else (held or [int(SPECTATOR)])[0]
        if seat not in held and seat != SPECTATOR:
            raise Refused(Reason("not_your_seat"))
        self.hub.join(hosted, self, seat)
        self.joined[hosted.id] = seat
        self.hear(hosted.snapshot(seat, join.seen))

    def leave(self, table: str) -> None:
        if self.joined.pop(table, None) is not None:
            self.hub.leave(self.hub.table(table), self)

    def seated(self, table: str) -> tuple[HostedTable, int]:
        """The table, and the seat that this connection looks from."""
        hosted = self.hub.table(table)
        if table not in self.joined:
            raise Refused(Reason("not_joined"))
        return hosted, self.joined[table]

    def act(self, message: wire.Play | wire.Undo | wire.Resign) -> None:
        hosted, seat = self.seated(message.table)
        self.may_act(hosted, seat)
        if not 0 < len(message.id) <= LONGEST_ID:
            raise Refused(Reason("bad_message", fields={"problem": "id"}))
        version = message.version

        def doing() -> list[Event]:
            if isinstance(message, wire.Play):
                return hosted.table.play(seat, message.move, version, hosted.now())
            if isinstance(message, wire.Undo):
                return hosted.table.undo(seat, version, hosted.now())
            return hosted.table.resign(seat, version, hosted.now())

        def answer(outcome: int | Reason) -> None:
            if isinstance(outcome, int):
                self.say(wire.Done(hosted.id, message.id, outcome))
            else:
                self.refuse(outcome, message)

        self.hub.act(hosted, doing, f"{self.guest}:{message.id}", answer)

    def may_act(self, hosted: HostedTable, seat: int) -> None:
        """Nobody moves for another, and a substitute moves for its person."""
        if seat not in hosted.seats_of(self.guest):
            raise Refused(Reason("not_your_seat"))
        if hosted.row.seats[seat].level:
            raise Refused(Reason("bot_plays"))

    def hint(self, hint: wire.Hint) -> None:
        """Advice from what the seat knows; late, it is still advice for its version."""
        hosted, seat = self.seated(hint.table)
        self.may_act(hosted, seat)
        if seat not in hosted.table.acting():
            raise Refused(hosted.table.wrong_seat())
        if hint.table in self.advised:
            raise Refused(Reason("too_fast"))
        self.hub.spawn(self.advise(hosted, seat))

    async def advise(self, hosted: HostedTable, seat: int) -> None:
        self.advised.add(hosted.id)
        version = hosted.table.version
        try:
            hint = await self.hub.thinkers.advise(hosted, seat)
        finally:
            self.advised.discard(hosted.id)
        self.say(wire.Advice(hosted.id, version, hint.move, hint.odds, hint.because))

    def why(self, why: wire.Why) -> None:
        hosted, seat = self.seated(why.table)
        if len(why.handle) > LONGEST_HANDLE:
            raise Refused(Reason("bad_message", fields={"problem": "handle"}))
        self.say(hosted.position(seat).because(hosted.id, why.handle))

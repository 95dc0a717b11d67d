"""One page's socket: messages in, one at a time; messages out, as fast as it reads."""

import asyncio
from contextlib import suppress
from typing import Final, final

from msgspec import DecodeError, ValidationError
from starlette.types import Message, Receive, Send

from antro.core.errors import AntroError, Refused
from antro.core.events import Event
from antro.core.game import SPECTATOR
from antro.core.told import Reason
from antro.server import wire
from antro.server.encoder import encode
from antro.server.hub import Hub
from antro.server.limits import Bucket
from antro.server.live import Listener, Live
from antro.server.settings import Limits

# Why we hang up, as RFC 6455 numbers it
NORMAL: Final = 1000
TOO_BIG: Final = 1009
GOING: Final = 1012  # the server restarts: come back soon
TOO_SLOW: Final = 1013
UNWELCOME: Final = 1008

LAST_WORDS: Final = 1.0  # seconds

LONGEST_ID: Final = 64
LONGEST_HANDLE: Final = 64


def goodbye(code: int) -> Message:
    return {"type": "websocket.close", "code": code}


@final
class Page(Listener):
    """What we know of the other end. Speaks ASGI as it is: every message passes here."""

    def __init__(self, receive: Receive, send: Send, hub: Hub, guest: str, limits: Limits) -> None:
        self.receive: Final = receive
        self.send: Final = send
        self.hub: Final = hub
        self.guest = guest
        self.limits: Final = limits
        self.joined: Final[dict[str, int]] = {}  # table, and the seat it looks from
        self.advised: Final[set[str]] = set()  # tables that the coach is looking at
        self.bucket: Final = Bucket(limits.messages, limits.messages_burst)
        self.outbox: list[bytes] = []
        self.news: Final = asyncio.Event()  # something to write, or to end for
        self.ended: Final = asyncio.Event()
        self.code = NORMAL
        self.heard_at = 0  # messages so far

    def hear(self, message: bytes) -> None:
        if len(self.outbox) == self.limits.outbox:  # it will come back, and be told all at once
            self.hang_up(TOO_SLOW)
        else:
            self.outbox.append(message)
            self.news.set()

    def say(self, message: wire.ToClient) -> None:
        self.hear(encode(message))

    def hang_up(self, code: int) -> None:
        self.code = code
        self.ended.set()
        self.news.set()

    async def run(self) -> None:
        """Until either end has had enough."""
        tasks = [asyncio.create_task(work) for work in (self.read(), self.write(), self.end())]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        await self.leave_all()
        with suppress(OSError, RuntimeError):  # gone already
            await asyncio.wait_for(self.send(goodbye(self.code)), LAST_WORDS)
        for outcome in outcomes:
            if isinstance(outcome, Exception) and not isinstance(outcome, OSError):
                raise outcome

    async def end(self) -> None:
        """Once somebody hung up, or the other end has long been silent."""
        while not self.ended.is_set():
            heard = self.heard_at
            with suppress(TimeoutError):
                await asyncio.wait_for(self.ended.wait(), self.limits.silence)
            if heard == self.heard_at:
                break
        self.hang_up(self.code)
        await asyncio.sleep(LAST_WORDS)  # for these to be written

    async def write(self) -> None:
        """All that waits, in one frame, until nothing does and somebody hung up."""
        while self.outbox or not self.ended.is_set():
            await self.news.wait()
            self.news.clear()
            messages, self.outbox = self.outbox, []
            if messages:
                text = b"\n".join(messages).decode()
                await self.send({"type": "websocket.send", "text": text})

    async def read(self) -> None:
        while not self.ended.is_set():
            message = await self.receive()
            self.heard_at += 1
            if message["type"] == "websocket.disconnect":
                return
            await self.heard(message.get("text") or message.get("bytes") or "")
        await asyncio.Future()  # until the last words are written

    async def heard(self, text: str | bytes) -> None:
        self.hub.metrics.messages.add()
        if len(text) > self.limits.message:
            self.refuse(Reason("too_big", fields={"n": self.limits.message}))
            self.hang_up(TOO_BIG)
        else:
            await self.understand(text)

    async def understand(self, text: str | bytes) -> None:
        try:
            message = wire.decode(text)
        except (ValidationError, DecodeError) as error:
            self.refuse(Reason("bad_message", fields={"problem": str(error)}))
            return
        try:
            if not self.bucket.take():  # a page that waits for an answer has to get it
                raise Refused(Reason("too_fast"))
            await self.obey(message)
        except Refused as refused:
            self.refuse(refused.reason, message)
        except AntroError as error:
            self.refuse(Reason("bad_message", fields={"problem": str(error)}), message)

    def refuse(self, reason: Reason, message: wire.FromClient | None = None) -> None:
        self.hub.metrics.refused.add()
        table, id = getattr(message, "table", None), getattr(message, "id", None)
        self.say(wire.Refused(reason, table, id))

    # What a client may ask

    async def obey(self, message: wire.FromClient) -> None:
        match message:
            case wire.Join():
                await self.join(message)
            case wire.Leave():
                await self.leave(message.table)
            case wire.Play() | wire.Undo() | wire.Resign():
                await self.act(message)
            case wire.Why():
                await self.why(message)
            case wire.Hint():
                await self.hint(message)
            case wire.Ping():
                self.say(wire.Pong())

    async def join(self, join: wire.Join) -> None:
        live = await self.hub.table(join.table)
        if len(self.joined) >= self.limits.tables and join.table not in self.joined:
            raise Refused(Reason("too_many_tables"))
        held = live.seats_of(self.guest)
        seat = join.seat if join.seat is not None else (held or [int(SPECTATOR)])[0]
        if seat not in held and seat != SPECTATOR:
            raise Refused(Reason("not_your_seat"))
        async with live.lock:  # what is being saved may not be seen yet
            self.hub.join(live, self, seat)
            self.joined[live.id] = seat
            self.hear(live.whole(seat, join.seen))

    async def leave(self, table: str) -> None:
        if self.joined.pop(table, None) is not None:
            self.hub.leave(await self.hub.table(table), self)

    async def leave_all(self) -> None:
        for table in list(self.joined):
            await self.leave(table)

    async def seated(self, table: str) -> tuple[Live, int]:
        """The table, and the seat that this page looks from."""
        live = await self.hub.table(table)
        if table not in self.joined:
            raise Refused(Reason("not_joined"))
        return live, self.joined[table]

    async def act(self, message: wire.Play | wire.Undo | wire.Resign) -> None:
        live, seat = await self.seated(message.table)
        self.may_act(live, seat)
        if not 0 < len(message.id) <= LONGEST_ID:
            raise Refused(Reason("bad_message", fields={"problem": "id"}))
        version = message.version

        def doing() -> list[Event]:
            if isinstance(message, wire.Play):
                return live.table.play(seat, message.move, version, live.now())
            if isinstance(message, wire.Undo):
                return live.table.undo(seat, version, live.now())
            return live.table.resign(seat, version, live.now())

        led_to = await self.hub.act(live, doing, f"{self.guest}:{message.id}")
        self.say(wire.Done(live.id, message.id, led_to))

    def may_act(self, live: Live, seat: int) -> None:
        """Nobody moves for another, and a substitute moves for its person."""
        if seat not in live.seats_of(self.guest):
            raise Refused(Reason("not_your_seat"))
        if live.saved.seats[seat].level:
            raise Refused(Reason("bot_plays"))

    async def hint(self, hint: wire.Hint) -> None:
        """Advice from what the seat knows; late, it is still advice for its version."""
        live, seat = await self.seated(hint.table)
        self.may_act(live, seat)
        if seat not in live.table.acting():
            raise Refused(live.table.wrong_seat())
        if hint.table in self.advised:
            raise Refused(Reason("too_fast"))
        self.hub.spawn(self.advise(live, seat))

    async def advise(self, live: Live, seat: int) -> None:
        self.advised.add(live.id)
        version = live.table.version
        try:
            hint = await self.hub.thinkers.advise(live, seat)
        finally:
            self.advised.discard(live.id)
        self.say(wire.Advice(live.id, version, hint.move, hint.odds, hint.because))

    async def why(self, why: wire.Why) -> None:
        live, seat = await self.seated(why.table)
        if len(why.handle) > LONGEST_HANDLE:
            raise Refused(Reason("bad_message", fields={"problem": "handle"}))
        async with live.lock:
            self.say(live.scene(seat).because(live.id, why.handle))

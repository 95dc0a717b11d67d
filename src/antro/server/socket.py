"""One page's socket: messages in, one at a time; messages out, as fast as it reads."""

import asyncio
from typing import Final, final

from msgspec import DecodeError
from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from antro.core.errors import AntroError, Refused
from antro.core.events import Event
from antro.core.game import SPECTATOR
from antro.core.told import Reason
from antro.server import wire
from antro.server.encoder import encode
from antro.server.hub import Hub
from antro.server.limits import Bucket
from antro.server.live import Live
from antro.server.logs import log
from antro.server.settings import Limits

WORDS: Final = (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION)  # kinds of frames
LAST_WORDS: Final = 1.0  # seconds
LONGEST_ID: Final = 64
LONGEST_HANDLE: Final = 64


@final
class Page(WSListener):
    """What we know of the other end."""

    def __init__(self, hub: Hub, guest: str, limits: Limits, pages: "set[Page]") -> None:
        self.hub: Final = hub
        self.guest = guest
        self.limits: Final = limits
        self.pages: Final = pages  # that are open
        self.joined: Final[dict[str, int]] = {}  # table, and the seat it looks from
        self.advised: Final[set[str]] = set()  # tables that the coach is looking at
        self.bucket: Final = Bucket(limits.messages, limits.messages_burst)
        self.part = b""  # of a message that is not whole yet
        self.outbox: Final[list[bytes]] = []
        self.writing = False  # soon
        self.full = False  # the other end does not read as fast as we write
        self.ended = False
        self.heard_at = 0  # messages so far

    # The socket

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.loop = asyncio.get_running_loop()
        self.pages.add(self)
        self.listen(-1)

    def listen(self, heard: int) -> None:
        """Give up who has long been silent."""
        if heard == self.heard_at:
            self.hang_up(WSCloseCode.OK)
        elif not self.ended:
            self.loop.call_later(self.limits.silence, self.listen, self.heard_at)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code())
            transport.disconnect()
        elif frame.msg_type in WORDS and not self.ended:
            try:
                self.take(frame)
            except Exception as error:
                log.error("a message was not answered", problem=repr(error))
                self.hang_up(WSCloseCode.INTERNAL_ERROR)

    def take(self, frame: WSFrame) -> None:
        self.heard_at += 1
        self.part += frame.get_payload_as_bytes()
        if len(self.part) > self.limits.message:
            self.refuse(Reason("too_big", fields={"n": self.limits.message}))
            self.hang_up(WSCloseCode.MESSAGE_TOO_BIG)
        elif frame.fin:
            message, self.part = self.part, b""
            self.understand(message)

    def on_ws_disconnected(self, _: WSTransport) -> None:
        self.ended = True
        self.pages.discard(self)
        for table in list(self.joined):
            self.leave(table)

    def pause_writing(self) -> None:
        self.full = True

    def resume_writing(self) -> None:
        self.full = False
        self.flush()

    # Messages out

    def hear(self, message: bytes) -> None:
        if self.ended:
            return
        self.outbox.append(message)
        if len(self.outbox) > self.limits.outbox:  # it will come back, and be told all at once
            self.hang_up(WSCloseCode.TRY_AGAIN_LATER)
        elif not self.writing:
            self.writing = True
            self.loop.call_soon(self.flush)

    def say(self, message: wire.ToClient) -> None:
        self.hear(encode(message))

    def flush(self) -> None:
        """All that waits, in one frame."""
        self.writing = False
        if self.outbox and not self.full:
            self.transport.send(WSMsgType.TEXT, b"\n".join(self.outbox))
            self.outbox.clear()

    def hang_up(self, code: WSCloseCode) -> None:
        """The other end answers, and is gone; or it does not, and is."""
        if not self.ended:
            self.flush()
            self.ended = True
            self.transport.send_close(code)
            self.loop.call_later(LAST_WORDS, self.transport.disconnect, False)

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
        live = self.hub.table(join.table)
        if len(self.joined) >= self.limits.tables and join.table not in self.joined:
            raise Refused(Reason("too_many_tables"))
        held = live.seats_of(self.guest)
        seat = join.seat if join.seat is not None else (held or [int(SPECTATOR)])[0]
        if seat not in held and seat != SPECTATOR:
            raise Refused(Reason("not_your_seat"))
        self.hub.join(live, self, seat)
        self.joined[live.id] = seat
        self.hear(live.whole(seat, join.seen))

    def leave(self, table: str) -> None:
        if self.joined.pop(table, None) is not None:
            self.hub.leave(self.hub.table(table), self)

    def seated(self, table: str) -> tuple[Live, int]:
        """The table, and the seat that this page looks from."""
        live = self.hub.table(table)
        if table not in self.joined:
            raise Refused(Reason("not_joined"))
        return live, self.joined[table]

    def act(self, message: wire.Play | wire.Undo | wire.Resign) -> None:
        live, seat = self.seated(message.table)
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

        def answer(outcome: int | Reason) -> None:
            if isinstance(outcome, int):
                self.say(wire.Done(live.id, message.id, outcome))
            else:
                self.refuse(outcome, message)

        self.hub.act(live, doing, f"{self.guest}:{message.id}", answer)

    def may_act(self, live: Live, seat: int) -> None:
        """Nobody moves for another, and a substitute moves for its person."""
        if seat not in live.seats_of(self.guest):
            raise Refused(Reason("not_your_seat"))
        if live.saved.seats[seat].level:
            raise Refused(Reason("bot_plays"))

    def hint(self, hint: wire.Hint) -> None:
        """Advice from what the seat knows; late, it is still advice for its version."""
        live, seat = self.seated(hint.table)
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

    def why(self, why: wire.Why) -> None:
        live, seat = self.seated(why.table)
        if len(why.handle) > LONGEST_HANDLE:
            raise Refused(Reason("bad_message", fields={"problem": "handle"}))
        self.say(live.scene(seat).because(live.id, why.handle))

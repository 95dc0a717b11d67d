"""The WebSocket of a connection. The Sans-I/O layer of websockets reads its frames.

The layer also prepares pongs and close frames, but we do not send them. A connection limits its
pongs, and it sends the reason before it closes.
"""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from math import inf
from typing import Final, cast, final

from starlette.datastructures import Headers
from websockets.exceptions import PayloadTooBig
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Close, CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from antro.server.ops.logs import log
from antro.server.session.connection import Closed, Connection
from antro.server.transport.open_connections import OpenConnections
from antro.server.transport.tcp_info import round_trip

LARGE: Final = 4096  # bytes of a message that is compressed

# Each message is compressed alone, so a connection without traffic needs no memory for it. Level 1
# takes a fifth of the time of level 6, and saves nearly as much.
COMPRESSION: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    compress_settings={"level": 1},
)

MESSAGES: Final = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
CODES: Final[dict[Closed, CloseCode]] = {
    "silent": CloseCode.NORMAL_CLOSURE,
    "too_big": CloseCode.MESSAGE_TOO_BIG,
    "bad_frame": CloseCode.PROTOCOL_ERROR,
    "too_fast": CloseCode.TRY_AGAIN_LATER,
    "too_slow": CloseCode.TRY_AGAIN_LATER,
    "crowded": CloseCode.TRY_AGAIN_LATER,
    "our_fault": CloseCode.INTERNAL_ERROR,
    "restart": CloseCode.SERVICE_RESTART,
}

Upgrade = Callable[[str, Headers, str], Connection | HTTPStatus]
"""Return the connection for a path, headers and the address of the peer, or why there is none."""


@final
class Socket(asyncio.Protocol):
    transport: asyncio.Transport

    def __init__(
        self, upgrade: Upgrade, longest: int, all_open: OpenConnections, *, proxied: bool
    ) -> None:
        self.upgrade: Final = upgrade
        self.all_open: Final = all_open
        self.heard_at = 0.0
        self.proxied: Final = proxied  # the system measures the round trip to the proxy
        self.frames: Final = ServerProtocol(max_size=longest, extensions=[COMPRESSION])
        self.connection: Connection | None = None
        self.closing = False  # a close frame was sent
        self.deaf = False  # an invalid frame came

    # From asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.time = asyncio.get_running_loop().time  # kept, because finding the loop is slow

    def data_received(self, data: bytes) -> None:
        """Read frames. After an invalid one, ignore the rest.

        The client may still be sending. It reads the reason only if it is not cut off.
        """
        self.heard_at = self.time()
        if self.deaf:
            return
        self.frames.receive_data(data)
        for event in self.frames.events_received():
            if isinstance(event, Frame):
                self.read(event)
            elif isinstance(event, Request):
                self.shake_hands(event)
        if self.connection is not None:
            self.frames.data_to_send()
            problem = self.frames.parser_exc
            if isinstance(problem, PayloadTooBig):
                self.connection.refuse_length()
            elif problem is not None:
                self.connection.close("bad_frame")
            self.deaf = problem is not None

    def connection_lost(self, exc: Exception | None) -> None:
        if self.connection is not None:
            self.all_open.leave(self.connection.address, self)
            self.connection.disconnected()

    def pause_writing(self) -> None:
        if self.connection is not None:
            self.connection.pause()

    def resume_writing(self) -> None:
        if self.connection is not None:
            self.connection.resume()

    # Incoming frames

    def shake_hands(self, request: Request) -> None:
        """Accept the request for a WebSocket, or refuse it."""
        response = self.frames.accept(request)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            peer = self.transport.get_extra_info("peername")
            granted = self.upgrade(request.path, headers_of(request), str(peer[0]) if peer else "")
            if isinstance(granted, HTTPStatus):
                response = self.frames.reject(granted, granted.phrase)
            else:
                self.connection = granted
        self.frames.send_response(response)
        self.transport.write(b"".join(self.frames.data_to_send()))
        if self.connection is None:
            self.transport.close()
        else:
            self.all_open.enter(self.connection.address, self)
            self.connection.open(self)

    def read(self, frame: Frame) -> None:
        assert self.connection is not None
        if frame.opcode in MESSAGES:
            try:
                self.connection.receive(bytes(frame.data), last=frame.fin)
            except Exception as error:
                log.error("a message was not answered", problem=repr(error))
                self.connection.close("our_fault")
        elif frame.opcode is Opcode.PING:
            self.connection.ping(bytes(frame.data))
        elif frame.opcode is Opcode.CLOSE:
            if not self.closing:
                self.write(Opcode.CLOSE, bytes(frame.data))
            self.transport.close()
            self.connection.closed()

    # From the connection

    def send(self, text: bytes) -> None:
        """Send a message. A large one is compressed, if the client can read that."""
        frame = Frame(Opcode.TEXT, text)
        extensions = self.frames.extensions if len(text) > LARGE else []
        self.transport.write(frame.serialize(mask=False, extensions=extensions))

    def pong(self, payload: bytes) -> None:
        self.write(Opcode.PONG, payload)

    def round_trip(self) -> float:
        return inf if self.proxied else round_trip(self.transport.get_extra_info("socket"))

    def close(self, why: Closed) -> None:
        self.write(Opcode.CLOSE, Close(CODES[why], "").serialize())
        self.closing = True

    def drop(self) -> None:
        self.transport.abort()

    # From all open connections

    @property
    def busy(self) -> bool:
        return False

    def make_room(self) -> None:
        """Disconnect at once, because there are too many connections."""
        if self.connection is not None:
            self.connection.close("crowded")
        self.transport.abort()

    def write(self, kind: Opcode, payload: bytes) -> None:
        self.transport.write(Frame(kind, payload).serialize(mask=False))


def headers_of(request: Request) -> Headers:
    """Return the headers of a request. They may contain bytes that are not text."""
    items = request.headers.raw_items()
    raw = [
        (name.lower().encode(), value.encode("latin-1", "surrogateescape")) for name, value in items
    ]
    return Headers(raw=raw)

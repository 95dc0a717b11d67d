"""A connection that has become a socket: picows reads its frames, within bounds of ours."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, final
from weakref import WeakMethod

from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSUpgradeRequest,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # missing from its stubs

from antro.server.logs import log
from antro.server.socket import Socket

PIECE: Final = 4096  # bytes that are read at once, so that the buffer grows with frames only
READ_BUFFER: Final = 2 * 1024  # bytes, to begin with
HANDSHAKE: Final = 5.0  # seconds
UNHEARD: Final = memoryview(bytearray(1 << 16))  # where words go that nobody listens to

Upgrade = Callable[[WSUpgradeRequest, str], WSUpgradeResponseWithListener]
"""The answer to a request for a socket from a peer, and the listener behind it, if granted."""


@final
class SocketProtocol(WSProtocol):  # type: ignore[misc]  # its type is unknown
    """A connection that Uvicorn hands over, with the request for a socket that came on it.

    Once a frame is refused, no more is listened to: whoever speaks on is heard out, since to
    be cut off in mid-word is not to be told why, and nothing of it is kept.
    """

    def __init__(self, upgrade: Upgrade, longest_frame: int) -> None:
        self.upgrade: Final = upgrade
        self.deaf = False
        super().__init__(
            host_port=None,
            ws_path=None,
            is_client_side=False,
            ws_listener_factory=self.asked,
            logger=Complaints(self.frame_refused),
            disconnect_on_exception=True,
            websocket_handshake_timeout=HANDSHAKE,
            enable_auto_ping=False,
            auto_ping_idle_timeout=HANDSHAKE,
            auto_ping_reply_timeout=HANDSHAKE,
            auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
            enable_auto_pong=False,
            max_frame_size=longest_frame,
            extra_headers=None,
            read_buffer_init_size=READ_BUFFER,
        )

    def connection_made(self, transport: asyncio.Transport) -> None:
        peer = transport.get_extra_info("peername")
        self.peer = str(peer[0]) if peer else ""
        super().connection_made(transport)

    def asked(self, request: WSUpgradeRequest) -> WSUpgradeResponseWithListener:
        return self.upgrade(request, self.peer)

    def data_received(self, data: bytes) -> None:
        """Read what comes without our buffer: from Uvicorn, and from an event loop like its own."""
        while data and not self.deaf:
            buffer = self.get_buffer(-1)
            part = data[: len(buffer)]
            buffer[: len(part)] = part
            data = data[len(part) :]
            self.buffer_updated(len(part))

    def get_buffer(self, size_hint: int) -> memoryview:
        if self.deaf:
            return UNHEARD
        buffer: memoryview = super().get_buffer(size_hint)
        return buffer[:PIECE]

    def buffer_updated(self, count: int) -> None:
        if not self.deaf:
            super().buffer_updated(count)

    def frame_refused(self, code: WSCloseCode) -> None:
        """The other end sent a frame that is too long, or is none."""
        self.deaf = True
        if isinstance(self.listener, Socket):
            self.listener.refuse_frame(too_big=code == WSCloseCode.MESSAGE_TOO_BIG)


@final
class Complaints:
    """What picows logs of a connection. Frames that it refuses are no fault of ours."""

    def __init__(self, frame_refused: Callable[[WSCloseCode], None]) -> None:
        self.frame_refused: Final = WeakMethod(frame_refused)  # its owner owns us

    def isEnabledFor(self, level: int) -> bool:
        return False

    def log(self, level: int, text: str, *fields: Any) -> None:
        """Every step it takes."""

    def debug(self, text: str, *fields: Any) -> None:
        """That something was sent to somebody who has gone."""

    def info(self, text: str, *fields: Any) -> None:
        """That somebody came, or went."""

    def warning(self, text: str, *fields: Any) -> None:
        self.exception(text % fields)

    def error(self, text: str, problem: Any) -> None:
        """A frame is refused, with its code and the reason; or a listener has failed."""
        refused = self.frame_refused()
        if isinstance(problem, tuple) and refused is not None:
            refused(problem[0])
        else:
            self.exception(text % (problem,))

    def exception(self, text: str) -> None:
        log.error("a library complains", library="picows", problem=text)

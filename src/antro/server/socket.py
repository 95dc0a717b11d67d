"""The socket of one connection: frames from picows go in, messages go out."""

from math import inf
from typing import Final, final

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from antro.server.connection import Closed, Connection
from antro.server.logs import log
from antro.server.tcp_info import round_trip

MESSAGES: Final = (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION)  # kinds of frames
CODES: Final[dict[Closed, WSCloseCode]] = {
    "silent": WSCloseCode.OK,
    "too_big": WSCloseCode.MESSAGE_TOO_BIG,
    "bad_frame": WSCloseCode.PROTOCOL_ERROR,
    "too_fast": WSCloseCode.TRY_AGAIN_LATER,
    "too_slow": WSCloseCode.TRY_AGAIN_LATER,
    "our_fault": WSCloseCode.INTERNAL_ERROR,
    "restart": WSCloseCode.SERVICE_RESTART,
}


@final
class Socket(WSListener):
    def __init__(self, connection: Connection, *, proxied: bool) -> None:
        self.connection: Final = connection
        self.proxied: Final = proxied  # so that the system measures the way to the proxy

    # From picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.connection.open(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type in MESSAGES:
            try:
                self.connection.receive(frame.get_payload_as_bytes(), last=bool(frame.fin))
            except Exception as error:
                log.error("a message was not answered", problem=repr(error))
                self.connection.close("our_fault")
        elif frame.msg_type == WSMsgType.PING:
            self.connection.ping(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code())
            transport.disconnect()
            self.connection.closed()

    def on_ws_disconnected(self, _: WSTransport) -> None:
        self.connection.disconnected()

    def refuse_frame(self, *, too_big: bool) -> None:
        """Close, because what came is too long for a frame or is none."""
        if too_big:
            self.connection.refuse_length()
        else:
            self.connection.close("bad_frame")

    def pause_writing(self) -> None:
        self.connection.pause()

    def resume_writing(self) -> None:
        self.connection.resume()

    # From the connection

    def send(self, text: bytes) -> None:
        self.transport.send(WSMsgType.TEXT, text)

    def pong(self, payload: bytes) -> None:
        self.transport.send_pong(payload)

    def round_trip(self) -> float:
        if self.proxied:
            return inf
        return round_trip(self.transport.underlying_transport.get_extra_info("socket"))

    def close(self, why: Closed) -> None:
        self.transport.send_close(CODES[why])

    def drop(self) -> None:
        self.transport.disconnect(False)

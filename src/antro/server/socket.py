"""One page's socket: what picows tells of it, told to the page."""

from typing import Final, final

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from antro.server.logs import log
from antro.server.page import Page

WORDS: Final = (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION)  # kinds of frames


@final
class Ear(WSListener):
    def __init__(self, page: Page) -> None:
        self.page: Final = page

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.page.open(transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type in WORDS:
            try:
                self.page.take(frame.get_payload_as_bytes(), last=bool(frame.fin))
            except Exception as error:
                log.error("a message was not answered", problem=repr(error))
                self.page.hang_up(WSCloseCode.INTERNAL_ERROR)
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code())
            transport.disconnect()

    def on_ws_disconnected(self, _: WSTransport) -> None:
        self.page.gone()

    def pause_writing(self) -> None:
        self.page.full = True

    def resume_writing(self) -> None:
        self.page.go_on()

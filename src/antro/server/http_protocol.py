"""An HTTP connection that is not held for nothing.

Uvicorn waits for ever for the rest of a request, and for somebody to read an answer. Here each
has its time, and an address has a bound on the connections that it may hold.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final, final

import uvicorn
from h11 import LocalProtocolError  # comes with Uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState

from antro.server.addresses import household_of
from antro.server.limits import Crowd
from antro.server.settings import Settings

SLOWEST: Final = 64 * 1024  # bytes of an answer that are read before each deadline, at least


@final
class HttpLimits:
    """How many connections an address may hold, and for how long they may say nothing."""

    def __init__(self, settings: Settings) -> None:
        self.heading: Final = settings.limits.heading
        self.reading: Final = settings.limits.reading
        self.proxies: Final = settings.proxies
        self.crowd: Final = Crowd(settings.limits.connections)

    def household(self, peer: str) -> str:
        """Whom a connection is counted for; a proxy's are counted for nobody."""
        return "" if peer in self.proxies else household_of(peer)


@final
class HttpProtocol(H11Protocol):
    def __init__(self, config: uvicorn.Config, state: ServerState, limits: HttpLimits) -> None:
        super().__init__(config=config, server_state=state, app_state={})
        self.limits: Final = limits
        self.household = ""  # that it is counted for
        self.is_gone = False
        self.asking: Final = Deadline(self.loop)  # for a request to be here
        self.writing: Final = Deadline(self.loop)  # for an answer to be read on

    # From the transport

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        household = self.limits.household(self.client[0] if self.client else "")
        if self.limits.crowd.is_full(household):
            transport.abort()
        elif household:
            self.household = household
            self.limits.crowd.enter(household)
        self.watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.wait_for_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.writing.stop()

    def send_400_response(self, msg: str) -> None:
        """What comes is no HTTP: whoever was being answered hears no more of it."""
        cycle = self.answering
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()
        try:
            super().send_400_response(msg)
        except LocalProtocolError:  # half an answer is on its way
            self.transport.abort()

    # What became of it

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From now on another protocol reads this connection.

        Some browsers want to keep it alive besides, of which picows does not want to hear.
        """
        self.gone()
        self.headers = [(name, simple(name, value)) for name, value in self.headers]
        super().handle_websocket_upgrade(event)

    def gone(self) -> None:
        """Stop the timers, and count it no more."""
        self.asking.stop()
        self.writing.stop()
        self.is_gone = True
        if self.household:
            self.limits.crowd.leave(self.household)
            self.household = ""

    @property
    def answering(self) -> RequestResponseCycle | None:
        """The request that is being answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return None if cycle is None or cycle.response_complete else cycle

    def watch(self) -> None:
        """Give whoever is not being answered some time for the rest of a request."""
        if self.answering is not None or self.is_gone:
            self.asking.stop()
        else:
            self.asking.begin(self.limits.heading, self.transport.abort)

    def wait_for_reader(self) -> None:
        """Give whoever is being answered some time to read on, again and again."""
        unread = self.transport.get_write_buffer_size()

        def late() -> None:
            if self.transport.get_write_buffer_size() > unread - SLOWEST:
                self.transport.abort()
            else:
                self.wait_for_reader()

        self.writing.begin(self.limits.reading, late)


@final
class Deadline:
    """Something that happens in a while, unless it is stopped before."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop: Final = loop
        self.timer: asyncio.TimerHandle | None = None

    def begin(self, seconds: float, late: Callable[[], None]) -> None:
        """Let time run, unless it does already."""
        if self.timer is None:
            self.timer = self.loop.call_later(seconds, self.is_over, late)

    def is_over(self, late: Callable[[], None]) -> None:
        self.timer = None
        late()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def simple(name: bytes, value: bytes) -> bytes:
    return b"upgrade" if name == b"connection" else value

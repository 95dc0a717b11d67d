"""Limit the time and the number of HTTP connections.

Uvicorn waits without end for the rest of a request, and for a client that does not read its
response. ``HttpConnection`` wraps Uvicorn's protocol of a connection and adds deadlines. It uses
only the interfaces of asyncio and ASGI.
"""

import asyncio
from collections.abc import Callable
from typing import Final, cast, final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from antro.server.ops.limits import Crowd
from antro.server.ops.settings import Settings
from antro.server.transport.client_address import household_of
from antro.server.transport.open_connections import OpenConnections

SLOWEST: Final = 64 * 1024  # bytes of a response to read before each deadline

Peer = tuple[str, int]
"""The address and the port of a client, as in the scope of its requests."""


@final
class HttpConnections:
    """All open HTTP connections, and their limits."""

    def __init__(self, app: ASGIApp, settings: Settings, all_open: OpenConnections) -> None:
        self.app: Final = app
        self.all_open: Final = all_open  # also the sockets
        self.heading: Final = settings.limits.heading
        self.reading: Final = settings.limits.reading
        self.proxies: Final = settings.proxies
        self.crowd: Final = Crowd(settings.limits.connections)
        self.open: Final[dict[Peer, HttpConnection]] = {}
        self.closing = False  # new connections are refused

    def household(self, peer: str) -> str:
        """Return the household that a connection counts for. A proxy counts for none."""
        return "" if peer in self.proxies else household_of(peer)

    async def respond(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the application, and stop the deadline of the connection meanwhile."""
        connection = self.open.get(scope["client"])
        if connection is None:  # the client has gone
            return

        async def send_while_open(message: Message) -> None:
            if connection.transport.is_closing():
                await connection.lost.wait()  # then Uvicorn ignores the message
            await send(message)

        connection.responding += 1
        connection.watch()
        try:
            await self.app(scope, receive, send_while_open)
        finally:
            connection.responding -= 1
            connection.watch()


@final
class HttpConnection(asyncio.Protocol):
    """A connection that *reader* of Uvicorn reads, within the time limits."""

    transport: asyncio.Transport
    peer: Peer

    def __init__(self, reader: asyncio.Protocol, connections: HttpConnections) -> None:
        self.reader: Final = reader
        self.connections: Final = connections
        self.household = ""  # that the connection counts for
        self.heard_at = 0.0
        self.responding = 0  # requests that the application responds to
        self.lost: Final = asyncio.Event()
        self.heading: Final = Deadline()  # for the next request
        self.reading: Final = Deadline()  # for the client to read the response

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        address, port, *_ = transport.get_extra_info("peername")
        self.peer = (str(address), int(port))
        self.connections.open[self.peer] = self
        self.reader.connection_made(transport)
        household = self.connections.household(self.peer[0])
        if self.connections.closing or self.connections.crowd.is_full(household):
            self.transport.abort()
        else:
            self.enter(household)
        self.watch()

    def enter(self, household: str) -> None:
        """Count the connection."""
        self.connections.all_open.make_room()
        self.connections.all_open.enter(household, self)
        if household:
            self.household = household
            self.connections.crowd.enter(household)

    def data_received(self, data: bytes) -> None:
        self.heard_at = asyncio.get_running_loop().time()
        try:
            self.reader.data_received(data)
        except Exception:  # bytes that are not HTTP, in the middle of a response
            self.transport.abort()
        if self.transport.get_protocol() is not self:  # Uvicorn has made it a WebSocket
            self.leave()
        self.watch()

    def eof_received(self) -> bool | None:
        return self.reader.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        self.reader.connection_lost(exc)

    def pause_writing(self) -> None:
        self.reader.pause_writing()
        self.wait_for_reader()

    def resume_writing(self) -> None:
        self.reader.resume_writing()
        self.reading.stop()

    def leave(self) -> None:
        """Stop the deadlines, and count the connection no more."""
        self.lost.set()
        self.heading.stop()
        self.reading.stop()
        if self.connections.open.get(self.peer) is self:
            del self.connections.open[self.peer]
        self.connections.all_open.leave(self.household, self)
        if self.household:
            self.connections.crowd.leave(self.household)
            self.household = ""

    @property
    def busy(self) -> bool:
        """True if the client waits for a response."""
        return self.responding > 0

    def make_room(self) -> None:
        """Disconnect at once, because there are too many connections."""
        self.transport.abort()

    def watch(self) -> None:
        """Give the client some time for a request, unless it waits for a response."""
        if self.responding or self.lost.is_set():
            self.heading.stop()
        else:
            self.heading.start(self.connections.heading, self.transport.abort)

    def wait_for_reader(self) -> None:
        """Give the client some time to continue reading, again and again."""
        unread = self.transport.get_write_buffer_size()

        def late() -> None:
            if self.transport.get_write_buffer_size() > unread - SLOWEST:
                self.transport.abort()
            else:
                self.wait_for_reader()

        self.reading.start(self.connections.reading, late)


@final
class Deadline:
    """A call after some time, unless it is stopped before."""

    def __init__(self) -> None:
        self.timer: asyncio.TimerHandle | None = None

    def start(self, seconds: float, late: Callable[[], None]) -> None:
        """Start the time, unless it runs already."""
        if self.timer is None:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(seconds, self.end, late)

    def end(self, late: Callable[[], None]) -> None:
        self.timer = None
        late()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

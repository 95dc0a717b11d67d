"""The port: requests go to the application by way of Uvicorn, sockets to pages by picows.

Uvicorn reads HTTP, and hands a connection over once a browser asks for a socket. From then
on it belongs to picows, which reads and writes frames in this thread, without a task or a
queue of its own.
"""

import asyncio
import socket
from collections.abc import Callable
from errno import EADDRINUSE
from logging import getLogger
from typing import Any, Final, final

from picows import WSAutoPingStrategy, WSUpgradeRequest, WSUpgradeResponseWithListener
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # there, but not told
from starlette.types import ASGIApp
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from antro.core.errors import AntroError

BACKLOG: Final = 1024  # connections that wait to be let in
GOODBYE: Final = 3.0  # seconds for what is being answered
LONGEST: Final = 2 * 1024 * 1024  # bytes of a frame that is read at all, to be refused in words
BUFFER: Final = 2 * 1024  # bytes to read into, to begin with
SHAKE: Final = 5.0  # seconds for a handshake

Welcome = Callable[[WSUpgradeRequest], WSUpgradeResponseWithListener]
"""Who is behind a socket, and what is answered."""


@final
class SocketProtocol(WSProtocol):  # type: ignore[misc]  # of a type that is not told
    """A connection that Uvicorn hands over, and the request that came on it."""

    def __init__(self, welcome: Welcome) -> None:
        super().__init__(
            None,  # host
            None,  # path
            False,  # at the client's end
            welcome,
            getLogger("picows"),
            True,  # hang up on an exception
            SHAKE,
            False,  # send pings
            SHAKE,
            SHAKE,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            True,  # answer pings
            LONGEST,
            None,  # more headers
            BUFFER,
        )

    def data_received(self, request: bytes) -> None:
        """As a protocol that is told what came, which picows is not."""
        while request:
            buffer = self.get_buffer(-1)
            part = request[: len(buffer)]
            buffer[: len(part)] = part
            request = request[len(part) :]
            self.buffer_updated(len(part))


@final
class Listener:
    def __init__(self, app: ASGIApp, welcome: Welcome, host: str, port: int) -> None:
        self.host: Final = host
        self.port: Final = port
        self.welcome: Final = welcome
        self.state: Final = ServerState()
        self.config: Final = Config(
            app,
            http=H11Protocol,
            ws=self.hand_over,  # type: ignore[arg-type]  # whatever makes a protocol will do
            lifespan="off",
            log_config=None,
            access_log=False,
        )

    async def open(self) -> None:
        """Let everybody in. Raises ``BadAddress``."""
        self.config.load()
        loop = asyncio.get_running_loop()
        try:
            self.server = await loop.create_server(
                self.answer, self.host, self.port, backlog=BACKLOG
            )
        except OSError as error:
            raise BadAddress(self.host, self.port, error) from error

    def answer(self) -> asyncio.Protocol:
        return H11Protocol(self.config, self.state, {})

    def hand_over(self, **_: Any) -> SocketProtocol:
        return SocketProtocol(self.welcome)

    async def close(self) -> None:
        """Nobody new; whoever is being answered is, for as long as it may take."""
        self.server.close()
        for connection in list(self.state.connections):
            connection.shutdown()
        if self.state.tasks:
            await asyncio.wait(self.state.tasks, timeout=GOODBYE)


class BadAddress(AntroError):
    def __init__(self, host: str, port: int, error: OSError) -> None:
        problem = error.strerror or str(error)
        if error.errno == EADDRINUSE:
            problem = "is taken: another server may be running; try --port"
        super().__init__(f"{host}:{port}: {problem}")


def free_port(host: str, port: int) -> int:
    """The port, if it is free; any free one for 0. Raises ``BadAddress``."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadAddress(host, port, error) from error
        return int(probe.getsockname()[1])

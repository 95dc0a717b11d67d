"""The port: HTTP requests go to the application by way of Uvicorn, WebSockets to picows.

Uvicorn reads HTTP, and hands a connection over once a browser asks for a socket. From then
on it belongs to picows, which reads and writes frames in this thread, without a task or a
queue of its own.

Neither library has a documented way to share a port with the other. What is used here without
being documented is picows' ``WSProtocol``, and how Uvicorn makes the protocols of a connection.
So both are pinned to one version each (``TESTED``), and ``check_versions`` refuses any other.
"""

import asyncio
import socket
from collections.abc import Callable
from errno import EADDRINUSE
from importlib.metadata import version
from logging import getLogger
from typing import Any, Final, final

import uvicorn
from picows import WSAutoPingStrategy, WSUpgradeRequest, WSUpgradeResponseWithListener
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # missing from its stubs
from starlette.types import ASGIApp

from antro.core.errors import AntroError

TESTED: Final = {"picows": "2.3.1", "uvicorn": "0.54.0"}  # as in pyproject.toml
BACKLOG: Final = 1024  # connections that wait to be accepted
CLOSING: Final = 3.0  # seconds for requests that are being answered when the server stops
LONGEST_FRAME: Final = 2 * 1024 * 1024  # bytes that are read at all, to be refused with a reason
READ_BUFFER: Final = 2 * 1024  # bytes, to begin with
HANDSHAKE: Final = 5.0  # seconds

Upgrade = Callable[[WSUpgradeRequest], WSUpgradeResponseWithListener]
"""The answer to a request for a socket, and the listener behind it if it is granted."""


@final
class SocketProtocol(WSProtocol):  # type: ignore[misc]  # its type is unknown
    """A connection that Uvicorn hands over, with the request for a socket that came on it."""

    def __init__(self, upgrade: Upgrade) -> None:
        super().__init__(
            host_port=None,
            ws_path=None,
            is_client_side=False,
            ws_listener_factory=upgrade,
            logger=getLogger("picows"),
            disconnect_on_exception=True,
            websocket_handshake_timeout=HANDSHAKE,
            enable_auto_ping=False,
            auto_ping_idle_timeout=HANDSHAKE,
            auto_ping_reply_timeout=HANDSHAKE,
            auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
            enable_auto_pong=True,
            max_frame_size=LONGEST_FRAME,
            extra_headers=None,
            read_buffer_init_size=READ_BUFFER,
        )

    def data_received(self, request: bytes) -> None:
        """Read what Uvicorn passes on. (From the transport, picows reads into its buffer.)"""
        while request:
            buffer = self.get_buffer(-1)
            part = request[: len(buffer)]
            buffer[: len(part)] = part
            request = request[len(part) :]
            self.buffer_updated(len(part))


@final
class Listener:
    def __init__(self, app: ASGIApp, upgrade: Upgrade, host: str, port: int) -> None:
        self.host: Final = host
        self.port: Final = port
        self.upgrade: Final = upgrade
        self.config: Final = uvicorn.Config(
            app,
            http="h11",
            ws=self.socket_protocol,  # type: ignore[arg-type]  # called like a class
            lifespan="off",
            log_config=None,
            access_log=False,
        )
        self.state: Final = uvicorn.Server(self.config).server_state

    async def open(self) -> None:
        """Accept connections. Raises ``BadAddress`` or ``UntestedVersion``."""
        check_versions({package: version(package) for package in TESTED})
        self.config.load()
        loop = asyncio.get_running_loop()
        try:
            self.server = await loop.create_server(
                self.http_protocol, self.host, self.port, backlog=BACKLOG
            )
        except OSError as error:
            raise BadAddress(self.host, self.port, error) from error

    def http_protocol(self) -> asyncio.Protocol:
        """What reads a new connection."""
        made: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        return made(config=self.config, server_state=self.state, app_state={})

    def socket_protocol(self, **_: Any) -> SocketProtocol:
        """What reads a connection from the moment a socket is asked for on it."""
        return SocketProtocol(self.upgrade)

    async def close(self) -> None:
        """Accept no more; requests that are being answered get ``CLOSING`` seconds to end."""
        self.server.close()
        for connection in list(self.state.connections):
            connection.shutdown()
        if self.state.tasks:
            await asyncio.wait(self.state.tasks, timeout=CLOSING)


class UntestedVersion(AntroError):
    """A library whose undocumented parts are used here is installed in another version."""

    def __init__(self, package: str, found: str) -> None:
        wanted = TESTED[package]
        super().__init__(
            f"{package} {found} is installed, but the server needs {wanted}: "
            f"pip install {package}=={wanted}"
        )


def check_versions(installed: dict[str, str]) -> None:
    """Raises ``UntestedVersion``."""
    for package, found in installed.items():
        if found != TESTED[package]:
            raise UntestedVersion(package, found)


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

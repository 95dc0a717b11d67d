"""The port: HTTP requests go to the application by way of Uvicorn, WebSockets to picows.

Uvicorn reads HTTP, and hands a connection over once a browser asks for a socket. From then
on it belongs to picows, which reads and writes frames in this thread, without a task or a
queue of its own.

Neither library has a documented way to share a port with the other. What is used here without
being documented is picows' ``WSProtocol`` and what it logs, and how Uvicorn makes the protocols of
a connection and reads HTTP (``H11Protocol``). So both are pinned to one version each (``TESTED``),
and ``check_versions`` refuses any other.
"""

import asyncio
import socket
from errno import EADDRINUSE
from importlib.metadata import version
from typing import Any, Final, final

import uvicorn
from starlette.types import ASGIApp

from antro.core.errors import AntroError
from antro.server.http_protocol import HttpLimits, HttpProtocol
from antro.server.settings import Settings
from antro.server.socket_protocol import SocketProtocol, Upgrade

TESTED: Final = {"picows": "2.3.1", "uvicorn": "0.54.0"}  # as in pyproject.toml
BACKLOG: Final = 1024  # connections that wait to be accepted
CLOSING: Final = 3.0  # seconds for requests that are being answered when the server stops


@final
class Listener:
    def __init__(self, app: ASGIApp, upgrade: Upgrade, settings: Settings) -> None:
        self.host: Final = settings.host
        self.port: Final = settings.port
        self.longest_frame: Final = settings.limits.message
        self.upgrade: Final = upgrade
        self.limits: Final = HttpLimits(settings)
        self.config: Final = uvicorn.Config(
            app,
            http="h11",
            ws=self.socket_protocol,  # type: ignore[arg-type]  # called like a class
            lifespan="off",
            log_config=None,
            access_log=False,
            proxy_headers=False,  # addresses.py knows whom to believe
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
        return HttpProtocol(self.config, self.state, self.limits)

    def socket_protocol(self, **_: Any) -> SocketProtocol:
        """What reads a connection from the moment a socket is asked for on it."""
        return SocketProtocol(self.upgrade, self.longest_frame)

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

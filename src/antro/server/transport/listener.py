"""Listen on the port: Uvicorn reads HTTP, and the Sans-I/O layer of websockets reads frames.

Only documented interfaces are used, so every version within the ranges of ``pyproject.toml`` will
do. Uvicorn takes a class for HTTP and one for WebSockets, and calls each like its own classes.
Ours for HTTP is a wrapper with time limits around Uvicorn's own.
"""

import asyncio
import socket
from collections.abc import Callable
from errno import EADDRINUSE
from http import HTTPStatus
from typing import Any, Final, final

import uvicorn
from starlette.datastructures import Headers
from starlette.types import ASGIApp

from antro.core.contract.descriptions import Fields, Reason
from antro.server.ops.descriptors import connections_allowed
from antro.server.ops.metrics import Counter
from antro.server.ops.server_error import ServerError
from antro.server.ops.settings import Settings
from antro.server.session.connection import Connection
from antro.server.transport.http_connection import HttpConnection, HttpConnections
from antro.server.transport.open_connections import OpenConnections
from antro.server.transport.process_paths import local_path, with_local_paths
from antro.server.transport.socket import Socket, Upgrade

BACKLOG: Final = 1024  # connections that wait to be accepted
CLOSING: Final = 3  # seconds to complete responses when the server stops


@final
class Listener:
    def __init__(
        self, app: ASGIApp, upgrade: Upgrade, settings: Settings, dropped: Counter
    ) -> None:
        self.host: Final = settings.host
        self.port: Final = settings.port
        self.upgrade: Final = upgrade
        self.longest: Final = settings.limits.message
        self.proxied: Final = settings.proxied
        most = settings.connections or connections_allowed()
        self.all_open: Final = OpenConnections(most, dropped)
        self.http: Final = HttpConnections(with_local_paths(app), settings, self.all_open)
        self.config: Final = uvicorn.Config(
            self.http.respond,
            http=self.http_connection,  # type: ignore[arg-type]  # called like a class
            ws=self.socket,  # type: ignore[arg-type]  # called like a class
            interface="asgi3",
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            proxy_headers=False,  # client_address.py decides which proxies to trust
            backlog=BACKLOG,
            timeout_graceful_shutdown=CLOSING,
        )

    async def open(self) -> None:
        """Accept connections. Raises ``BadAddress``."""
        try:
            sockets = bound(self.host, self.port)
        except OSError as error:
            raise BadAddress(self.host, self.port, error) from error
        self.reader = uvicorn_reader(self.config)
        self.server = uvicorn.Server(self.config)
        self.serving = asyncio.create_task(self.server.serve(sockets))
        while not self.server.started:
            if self.serving.done():
                self.serving.result()
            await asyncio.sleep(0)

    def http_connection(self, **from_uvicorn: Any) -> HttpConnection:
        """Return the protocol of a new connection."""
        return HttpConnection(self.reader(**from_uvicorn), self.http)

    def socket(self, **_: Any) -> Socket:
        """Return the protocol for a request for a WebSocket."""
        return Socket(self.upgrade_while_open, self.longest, self.all_open, proxied=self.proxied)

    def upgrade_while_open(self, path: str, headers: Headers, peer: str) -> Connection | HTTPStatus:
        if self.http.closing:
            return HTTPStatus.SERVICE_UNAVAILABLE
        return self.upgrade(local_path(path), headers, peer)

    def refuse(self) -> None:
        """Refuse new connections, so that a proxy asks another process at once."""
        self.http.closing = True
        for server in self.server.servers:
            server.close()

    async def close(self) -> None:
        """Accept no more connections, and give responses ``CLOSING`` seconds to end."""
        self.http.closing = True
        self.server.should_exit = True
        await self.serving


def uvicorn_reader(config: uvicorn.Config) -> Callable[..., asyncio.Protocol]:
    """Return the class of Uvicorn for the option ``h11``."""
    plain = uvicorn.Config(config.app, http="h11", log_config=None)
    plain.load()
    return plain.http_protocol_class


def bound(host: str, port: int) -> list[socket.socket]:
    """Return a socket for each address of *host*."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    addresses = dict.fromkeys((family, address) for family, *_, address in found)
    return [
        socket.create_server(address[:2], family=family, backlog=BACKLOG)
        for family, address in addresses
    ]


class BadAddress(ServerError):
    def __init__(self, host: str, port: int, error: OSError) -> None:
        if error.errno == EADDRINUSE:
            super().__init__(Reason("port_taken", fields={"port": port}))
            return
        fields: Fields = {"host": host, "port": port, "detail": error.strerror or str(error)}
        super().__init__(Reason("no_address", fields=fields))


def free_port(host: str, port: int) -> int:
    """Return the port if it is free, or any free one for 0. Raises ``BadAddress``."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadAddress(host, port, error) from error
        return int(probe.getsockname()[1])

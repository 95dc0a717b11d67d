"""Two processes of the real server behind a proxy."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from websockets.asyncio.client import connect

import antro
from antro.server.transport.listener import free_port
from tests.deploy.support.proxies import Proxy
from tests.server.support.people import PATIENCE, Page, Person, answering
from tools.setup.keys import ROOT

NAMES: Final = ("node8001", "node8002")  # in the shipped configurations


class Server:
    """A process of ``antro serve`` with its own folder, and perhaps with a shared database."""

    def __init__(self, name: str, data: Path, database: str = "") -> None:
        self.name = name
        self.data = data
        self.database = {"ANTRO_DATABASE_URL": database} if database else {}
        self.port = free_port("127.0.0.1", 0)

    async def start(self) -> None:
        place = ["--port", str(self.port), "--data", str(self.data)]
        paths = os.pathsep.join([str(Path(antro.__file__).parent.parent), str(ROOT)])
        more = {"PYTHONPATH": paths, "ANTRO_PROXY": "127.0.0.1", "ANTRO_NODE": self.name}
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "antro", "serve", *place],
                env={**os.environ, **more, **self.database},
                stdout=log,
                stderr=log,
            )
        await answering(self.port)

    async def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        await asyncio.to_thread(self.process.wait, PATIENCE)


@asynccontextmanager
async def two_servers(folder: Path, database: str) -> AsyncIterator[tuple[Server, Server]]:
    """Run two servers. Without a shared *database* they know only the same guests."""
    servers = (
        Server(NAMES[0], folder / "one", database),
        Server(NAMES[1], folder / "two", database),
    )
    for server in servers:
        server.data.mkdir()
        (server.data / "cookie.key").write_text("ab" * 32)
    try:
        await asyncio.gather(*[server.start() for server in servers])
        yield servers
    finally:
        for server in servers:
            if server.process.poll() is None:
                await server.end(signal.SIGKILL)


@asynccontextmanager
async def proxied(
    name: str, folder: Path, database: str = ""
) -> AsyncIterator[tuple[Proxy, Server, Server, Person]]:
    """Run a proxy before two servers, and yield a guest of the proxy."""
    async with two_servers(folder, database) as (one, two):
        proxy = Proxy(name, folder, (one.port, two.port))
        await proxy.start()
        anna = Person(proxy.port)
        try:
            await anna.get("/api/me")
            yield proxy, one, two, anna
        finally:
            await anna.http.aclose()
            proxy.stop()


@asynccontextmanager
async def socket_at(person: Person, base: str) -> AsyncIterator[Page]:
    """Open a socket to the process that *base* names."""
    headers = {"Cookie": f"antro={person.http.cookies['antro']}", "Origin": person.origin}
    url = f"ws://127.0.0.1:{person.port}{base}/ws"
    async with connect(url, additional_headers=headers, proxy=None) as socket:
        yield Page(socket)

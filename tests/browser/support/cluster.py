"""Two processes with one database behind HAProxy, for pages in a browser."""

import asyncio
import signal
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.deploy.support.proxies import Proxy
from tests.deploy.support.servers import NAMES, Server
from tests.server.support.postgres import started


class Cluster:
    """The processes, by the start of the paths to each of them."""

    def __init__(self, folder: Path) -> None:
        self.thread = ThreadPoolExecutor(1)  # the browser has the loop of the other one
        self.postgres = started()
        database = self.postgres.url(self.postgres.new_database())
        self.servers = {f"/n/{name}": Server(name, folder / name, database) for name in NAMES}
        for server in self.servers.values():
            server.data.mkdir()
            self.wait_for(server.start())
        one, two = self.servers.values()
        self.proxy = Proxy("haproxy", folder, (one.port, two.port))
        self.wait_for(self.proxy.start())
        self.address = f"http://127.0.0.1:{self.proxy.port}"

    def wait_for(self, work: Coroutine[Any, Any, None]) -> None:
        self.thread.submit(asyncio.run, work).result()

    def end(self, base: str, how: signal.Signals) -> None:
        self.wait_for(self.servers[base].end(how))

    def start(self, base: str) -> None:
        self.wait_for(self.servers[base].start())

    def stop(self) -> None:
        self.proxy.stop()
        for base, server in self.servers.items():
            if server.process.poll() is None:
                self.end(base, signal.SIGKILL)
        self.postgres.remove()
        self.thread.shutdown()

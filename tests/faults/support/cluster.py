"""Processes of the server that share a database, which a test can kill, stop and start."""

import asyncio
import os
import signal
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from antro.server.transport.listener import free_port
from tests.faults.support.server import serve
from tests.faults.support.sites import Direct
from tests.server.support.people import PATIENCE, answering

FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(["tests.faults.support.server"])
"""Starts processes quickly: all of them are copies of one that has imported the server."""


class Process:
    """A server under test. *settings* are those of ``server.py``."""

    def __init__(
        self, name: str, data: Path, url: str, settings: Sequence[str], port: int = 0
    ) -> None:
        self.name = name
        self.data = data
        self.url = url
        self.settings = list(settings)
        self.port = port or free_port("127.0.0.1", 0)
        self.process: ForkServerProcess | None = None
        data.mkdir(parents=True, exist_ok=True)

    @property
    def base(self) -> str:
        """The start of the paths of this process."""
        return f"/n/{self.name}" if self.name else ""

    @property
    def entries(self) -> Path:
        return self.data / "entries"

    def launch(self) -> None:
        self.process = FORKS.Process(
            target=serve, args=(self.name, self.data, self.port, self.url, self.settings)
        )
        self.process.start()

    async def start(self) -> None:
        self.launch()
        await answering(self.port)

    def send(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    @property
    def pid(self) -> int:
        assert self.process is not None
        assert self.process.pid is not None
        return self.process.pid

    async def end(self, how: signal.Signals = signal.SIGKILL) -> int | None:
        """Send a signal, wait for the end, and return the exit status."""
        self.send(how)
        assert self.process is not None
        await asyncio.to_thread(self.process.join, PATIENCE)
        return self.process.exitcode

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.is_alive()

    @property
    def log(self) -> str:
        return (self.data / "log").read_text()


class Cluster:
    def __init__(self, processes: Sequence[Process]) -> None:
        self.processes = list(processes)
        self.site = Direct(lambda: {each.name: each.port for each in self.processes})

    @property
    def entries(self) -> list[Path]:
        return [each.entries for each in self.processes if each.entries.exists()]

    async def start(self) -> None:
        await asyncio.gather(*[each.start() for each in self.processes if not each.alive])

    async def end(self) -> None:
        for each in self.processes:
            if each.alive:
                each.send(signal.SIGCONT)
                await each.end()

"""Processes of the server that share a database, which a test can kill, stop and start."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import antro
from antro.server.transport.listener import free_port
from tests.faults.support.traffic import Direct
from tests.server.support.people import PATIENCE, answering
from tools.setup.keys import ROOT


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
        self.number = 0
        self.process: subprocess.Popen[bytes] | None = None
        data.mkdir(parents=True, exist_ok=True)

    @property
    def entries(self) -> Path:
        return self.data / "entries"

    def launch(self) -> None:
        paths = os.pathsep.join([str(Path(antro.__file__).parent.parent), str(ROOT)])
        place = {"ANTRO_NODE": self.name, "ANTRO_DATABASE_URL": self.url} if self.url else {}
        module = "tests.faults.support.server"
        command = [sys.executable, "-m", module, str(self.data), str(self.port), *self.settings]
        with (self.data / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command, env={**os.environ, "PYTHONPATH": paths, **place}, stdout=log, stderr=log
            )

    async def start(self) -> None:
        self.launch()
        await answering(self.port)

    def send(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    async def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """Send a signal, wait for the end, and return the exit status."""
        assert self.process is not None
        self.send(how)
        return await asyncio.to_thread(self.process.wait, PATIENCE)

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

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


@asynccontextmanager
async def running(
    folder: Path, url: str, names: Sequence[str], *settings: str
) -> AsyncIterator[Cluster]:
    """Run processes with these names, and end them after the body."""
    cluster = Cluster([Process(name, folder / name, url, settings) for name in names])
    try:
        await cluster.start()
        yield cluster
    finally:
        await cluster.end()

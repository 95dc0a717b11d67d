"""Servers under load, and the processor time that they and their database use."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from antro.server.transport.listener import free_port
from bench.bench_engine import ROOT
from bench.bench_server import node, until_up
from tests.faults.support.sites import Direct, Site
from tests.server.support.postgres import Postgres, started
from tools.build import engine

TICKS: Final = os.sysconf("SC_CLK_TCK")
BEFORE: Final = "054c4221"  # the last commit with SQLite only
PEER: Final = ["boardgame.io@0.50.2", "bgio-postgres@1.0.16"]

ANTRO: Final = """
import sys
from pathlib import Path
from antro.games import GAMES
from antro.server.process import start
from antro.server.ops.settings import Limits, Settings
free = Limits(posts=1e9, posts_burst=1e9, messages=1e9, messages_burst=1e9, connections=10**6)
shared = {"url": sys.argv[3], "node": sys.argv[4]} if len(sys.argv) > 3 else {}
settings = Settings(data=Path(sys.argv[1]), port=int(sys.argv[2]), limits=free, **shared)
start(settings, GAMES)
"""
"""``antro serve``, without the limits that would stop scripted clients."""


class Server:
    """A process of Antro. *path* is the folder with its engine and its other modules."""

    def __init__(
        self, folder: Path, url: str = "", name: str = "", path: Path = engine.TARGET
    ) -> None:
        self.folder = folder
        self.name = name
        self.port = free_port("127.0.0.1", 0)
        folder.mkdir(parents=True, exist_ok=True)
        self.command = [sys.executable, "-c", ANTRO, str(folder), str(self.port)]
        self.command += [url, name] if url else []
        self.paths = os.pathsep.join([str(path), str(ROOT)])
        self.start()

    def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": self.paths}
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command, cwd=self.folder, env=environment, stdout=log, stderr=log
            )

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        self.process.send_signal(how)
        self.process.wait(30)


class Peer(Server):
    """boardgame.io, which saves every move in PostgreSQL."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder = folder
        self.name = ""
        self.port = free_port("127.0.0.1", 0)
        self.command = [*node(), "boardgame.cjs", str(self.port), url]
        self.paths = ""
        os.environ["NODE_ENV"] = "production"
        self.start()


@contextmanager
def running(*servers: Server) -> Iterator[Site]:
    """Wait until servers answer, and end them after the body. Yield them as pages reach them."""
    try:
        for server in servers:
            until_up(server.port)
        yield Direct(lambda: {each.name: each.port for each in servers})
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.end()


@contextmanager
def database() -> Iterator[Postgres]:
    postgres = started(["shared_buffers=256MB", "max_wal_size=4GB"])
    try:
        yield postgres
    finally:
        postgres.remove()


def cluster(folder: Path, postgres: Postgres, count: int) -> list[Server]:
    """Start processes that share a new database."""
    url = postgres.url(postgres.new_database())
    first = Server(folder / "1", url, "node1")
    until_up(first.port)  # it makes the tables
    others = [Server(folder / str(n), url, f"node{n}") for n in range(2, count + 1)]
    return [first, *others]


def engine_before() -> Path:
    """Return the folder with the compiled engine of the release before. Compile it once."""
    folder = ROOT / "build" / "before" / BEFORE
    if not folder.exists():
        folder.mkdir(parents=True)
        packed = subprocess.run(
            ["git", "archive", BEFORE], cwd=ROOT, stdout=subprocess.PIPE, check=True
        )
        subprocess.run(["tar", "-x", "-C", str(folder)], input=packed.stdout, check=True)
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)])}
    command = [sys.executable, "-m", "tools.build.engine"]
    subprocess.run(command, cwd=folder, env=paths, check=True)
    return folder / engine.TARGET.relative_to(ROOT)


def seconds(process: int) -> float:
    """Return the processor time of a process and of its ended children so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / TICKS


def work_of(servers: Sequence[Server]) -> float:
    return sum(seconds(each.process.pid) for each in servers if each.process.poll() is None)


def work_of_database(postgres: Postgres | None) -> float:
    if postgres is None:
        return 0.0
    return sum(seconds(process) for process in [postgres.process.pid, *postgres.processes()])


def wait_for_disk() -> None:
    """Let earlier writes reach the disk, so that they do not disturb the next round."""
    os.sync()
    time.sleep(0.5)

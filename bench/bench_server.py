"""Measure the speed of the server with real sockets, and compare it with a boardgame.io server.

Both servers run all the time. The same scripted clients (``bench/server/load.py``, two sockets per
table) use the servers in turn, for several rounds. Antro plays Drako, hides hands, and writes every
move to its database before it sends it. boardgame.io plays the tic-tac-toe of its tutorial, keeps
it in memory, and runs with ``NODE_ENV=production``.

The results are medians over the rounds, after a warm-up. Ratios are computed within a round. Moves
per processor second count only the work of the server or of the clients, so they are valid on a
busy machine too. If both share few processors, the clients limit the moves per second.

    python -m tools.build.engine && python -m bench.bench_server [ROUNDS] [SECONDS]

This installs boardgame.io into a temporary folder (with npm from the PATH or from a wheel), and
writes a section of ``bench/results.md``.

    python -m bench.bench_server five [SECONDS]

This writes another section, about 100 tables of Vast with five players each, without boardgame.io.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from platform import python_version
from statistics import median
from tempfile import TemporaryDirectory
from typing import IO

from antro.server.transport.listener import free_port
from bench.bench_engine import ROOT, cpu
from bench.results import write_section
from tools.build import engine
from tools.setup import client

PEER = ["boardgame.io@0.50.2"]
TABLES = [1, 20, 100, 400]
HELD = 300
TABLES_OF_FIVE = 100
HOLDS = ["knock", "hold"]  # commands of load.py
MEASURED = ["rate", "median", "p99", "per_cpu", "client"]
LOAD = ROOT / "bench" / "server" / "load.py"
TICKS = os.sysconf("SC_CLK_TCK")

ANTRO = """
import sys
from pathlib import Path
from antro.games import GAMES
from antro.server.process import start
from antro.server.ops.settings import Limits, Settings
free = Limits(posts=1e9, posts_burst=1e9, messages=1e9, messages_burst=1e9, connections=10**6)
settings = Settings(data=Path(sys.argv[1]), port=int(sys.argv[2]), limits=free)
start(settings, GAMES)
"""
"""``antro serve``, without the limits that would stop scripted clients."""

Round = dict[str, float]


class Contender:
    """A server and its results."""

    def __init__(self, name: str, command: list[str], folder: Path, port: int) -> None:
        self.name = name
        self.port = port
        self.folder = folder
        path = os.pathsep.join([str(engine.TARGET), str(ROOT)])
        self.process = subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": path, "NODE_ENV": "production"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.idle = 0.0  # kilobytes of memory before the first client
        self.rounds: dict[int, list[Round]] = {tables: [] for tables in TABLES}

    def load(self, folder: Path, tables: int, seconds: float) -> Round:
        """Run one round. Processor time counts from the moment when every table is open."""
        with self.clients(folder, tables, f"{seconds:g}") as output:
            assert output.readline() == "begin\n"
            worked = self.seconds()
            result: Round = json.loads(output.readline())
            result["per_cpu"] = result["moves"] / (self.seconds() - worked)
            result["client"] = result["moves"] / result["own"]
        result["wal"] = sum(each.stat().st_size for each in self.folder.glob("data/*-wal"))
        return result

    @contextmanager
    def clients(self, folder: Path, tables: int, seconds: str) -> Iterator[IO[str]]:
        """Start scripted clients, and yield their output. End them after the body."""
        command = [sys.executable, str(LOAD), self.name, str(self.port), str(tables), seconds]
        with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as playing:
            assert playing.stdout
            try:
                yield playing.stdout
            finally:
                playing.kill()

    def seconds(self) -> float:
        """Return the processor time of all its threads so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Return its memory in kilobytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(status.partition("VmRSS:")[2].split()[0])

    def hold(self, folder: Path, what: str) -> float:
        """Return kilobytes per open table (``hold``), or per two sockets (``knock``)."""
        with self.clients(folder, HELD, what) as output:
            assert output.readline() == "held\n"
            return (self.memory() - self.idle) / HELD

    def of(self, tables: int, what: str) -> float:
        return median(each[what] for each in self.rounds[tables])


def node() -> list[str]:
    found = shutil.which("node")
    return [found] if found else [str(client.node() / "bin" / "node")]


def npm(folder: Path, packages: list[str] = PEER) -> None:
    found = shutil.which("npm")
    command = [found] if found else client.npm_command()
    quiet = ["install", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run([*command, *quiet, *packages], cwd=folder, check=True, timeout=600)


def antro(name: str, folder: Path) -> Contender:
    """Start our server for clients of the kind *name*."""
    port = free_port("127.0.0.1", 0)
    return Contender(
        name, [sys.executable, "-c", ANTRO, str(folder / "data"), str(port)], folder, port
    )


def boardgame(folder: Path) -> Contender:
    port = free_port("127.0.0.1", 0)
    return Contender("boardgame", [*node(), "boardgame.cjs", str(port)], folder, port)


@contextmanager
def running(*contenders: Contender) -> Iterator[None]:
    """Wait until these servers answer, and end them after the body."""
    try:
        for contender in contenders:
            until_up(contender.port)
            contender.idle = contender.memory()
        yield
    finally:
        for contender in contenders:
            contender.process.kill()
            contender.process.wait()


def until_up(port: int) -> None:
    for _ in range(300):
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"nothing answers on port {port}")


def measure(rounds: int, seconds: float) -> str:
    with TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copy(ROOT / "bench" / "server" / "boardgame.cjs", folder)
        npm(folder)
        ours, theirs = antro("antro", folder), boardgame(folder)
        with running(ours, theirs):
            memory = [one.hold(folder, what) for one in (ours, theirs) for what in HOLDS]
            for contender in (ours, theirs):
                contender.load(folder, TABLES[1], 2 * seconds)  # a warm-up that does not count
            for _ in range(rounds):
                for tables in TABLES:
                    for contender in (ours, theirs):
                        contender.rounds[tables].append(contender.load(folder, tables, seconds))
            return report(ours, theirs, memory, rounds, seconds)


def report(
    ours: Contender, theirs: Contender, memory: list[float], rounds: int, seconds: float
) -> str:
    day, load = datetime.now(UTC).date(), os.getloadavg()[0]
    head = f"""\
## Server (`python -m bench.bench_server`)

{day}, {cpu()}, {os.cpu_count()} cores, Python {python_version()}, engine compiled, clients on
the same machine; medians of {rounds} rounds of {seconds:g} s, in turn. Load of the machine
at the end of the run: {load:.1f}. Antro plays Drako and saves every move; boardgame.io 0.50.2
plays tic-tac-toe in memory, with `NODE_ENV=production`. A table has two sockets.

| tables | | moves/s | round trip, median ms | p99 ms | moves per processor second | clients' |
|--:|---|--:|--:|--:|--:|--:|"""
    rows = [row(contender, tables) for tables in TABLES for contender in (ours, theirs)]
    ratios = [ratio_row(ours, theirs, tables) for tables in TABLES]
    table = "\n".join(
        [
            "",
            "| tables | moves/s, times boardgame.io's | p99, times | per processor second, times |",
        ]
    )
    held = f"""
Memory of an open table with its two sockets (mean of {HELD}): {memory[1]:.0f} kB. Two sockets
without a table: {memory[0]:.0f} kB. The same for boardgame.io: {memory[3]:.0f} kB and
{memory[2]:.0f} kB.

Antro's write-ahead log after the last round with 100 tables: {log_size(ours)}.

Targets with 20, 100 and 400 tables: at least 3 times boardgame.io's moves/s, and 5 times its moves
per processor second. {verdict(ours, theirs)} Target with 400 tables: a p99 below 40 ms.
Reached: {ours.of(400, "p99"):.0f} ms."""
    return "\n".join([head, *rows, table, "|--:|--:|--:|--:|", *ratios, held])


def log_size(contender: Contender) -> str:
    """Return the size of the write-ahead log after the last round with 100 tables."""
    return f"{contender.rounds[100][-1]['wal'] / 1e6:.0f} MB"


def row(contender: Contender, tables: int) -> str:
    name = {"antro": "Antro", "boardgame": "boardgame.io"}[contender.name]
    result = {what: contender.of(tables, what) for what in MEASURED}
    return f"| {tables} | {name} | {measured(result)} |"


def measured(result: Round) -> str:
    """Return the results as cells of a table."""
    rate, trip, late, work, own = (result[what] for what in MEASURED)
    return f"{rate:,.0f} | {trip:.2f} | {late:.1f} | {work:,.0f} | {own:,.0f}"


def ratio_row(ours: Contender, theirs: Contender, tables: int) -> str:
    ratios = [ratio(ours, theirs, tables, what) for what in ("rate", "p99", "per_cpu")]
    return f"| {tables} | {ratios[0]:.1f} | {ratios[1]:.1f} | {ratios[2]:.1f} |"


def ratio(ours: Contender, theirs: Contender, tables: int, what: str) -> float:
    """Return the median of the ratios within each round."""
    pairs = zip(ours.rounds[tables], theirs.rounds[tables], strict=True)
    return median(one[what] / other[what] for one, other in pairs)


def verdict(ours: Contender, theirs: Contender) -> str:
    """Return where each target is reached."""
    return " ".join(
        f"{name}: {reached(ours, theirs, what, least)}."
        for name, what, least in [("Moves/s", "rate", 3), ("Per processor second", "per_cpu", 5)]
    )


def reached(ours: Contender, theirs: Contender, what: str, least: float) -> str:
    """Return the numbers of tables with a ratio of at least *least*."""
    found = [str(each) for each in TABLES[1:] if ratio(ours, theirs, each, what) >= least]
    return f"reached with {', '.join(found)} tables" if found else "not reached"


def measure_five(seconds: float) -> str:
    """Measure tables of five, once all of them are open."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        ours = antro("five", folder)
        with running(ours):
            result = ours.load(folder, TABLES_OF_FIVE, seconds)
    return five_report(result, seconds)


def five_report(result: Round, seconds: float) -> str:
    day, load = datetime.now(UTC).date(), os.getloadavg()[0]
    return f"""\
## Tables of five (`python -m bench.bench_server five`)

{day}, {cpu()}, {os.cpu_count()} cores, Python {python_version()}, engine compiled, clients on
the same machine; one run of {seconds:g} s. Load of the machine at its end: {load:.1f}. Vast with
its five roles and a socket for each. The acting player makes a random move as soon as all five
have received the last move. Every move is saved.

| tables | moves/s | round trip, median ms | p99 ms | moves per processor second | clients' |
|--:|--:|--:|--:|--:|--:|
| {TABLES_OF_FIVE} | {measured(result)} |

The write-ahead log at the end: {result["wal"] / 1e6:.0f} MB. Target: at least 7,000 moves/s."""


def main() -> None:
    if sys.argv[1:2] == ["five"]:
        seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 60.0
        write_section("bench_five", measure_five(seconds))
        return
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 3.0
    write_section("bench_server", measure(rounds, seconds))


if __name__ == "__main__":
    main()

"""How fast the server is: real sockets, real tables, beside a boardgame.io server.

Both servers run all the time; the same scripted clients (``bench/server/load.py``, two
sockets to a table) go to one and then to the other, round after round. Antro plays Drako,
hides hands, and writes every move to its database before anybody hears of it.
boardgame.io plays the tic-tac-toe of its tutorial and keeps it in memory, as it comes.
Told are medians over the rounds, once both are warm; ratios are taken within a round.
Moves per processor second count a server's own work, or that of its clients, so they hold
on a busy machine too; where both share few processors, the clients' work bounds all.

    python -m tools.build.engine && python -m bench.bench_server [ROUNDS] [SECONDS]

installs boardgame.io into a temporary folder (npm, from the PATH or the wheel), and
writes its section of ``bench/results.md``. Another section is written by

    python -m bench.bench_server five [SECONDS]

in which a hundred tables of five play Vast, and boardgame.io has no part.
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
HOLDS = ["knock", "hold"]  # in load.py
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
    """A server, and what was measured of it."""

    def __init__(self, name: str, command: list[str], folder: Path, port: int) -> None:
        self.name = name
        self.port = port
        path = os.pathsep.join([str(engine.TARGET), str(ROOT)])
        self.process = subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": path},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.idle = 0.0  # kilobytes that it held before anybody came
        self.rounds: dict[int, list[Round]] = {tables: [] for tables in TABLES}

    def load(self, folder: Path, tables: int, seconds: float) -> Round:
        """One round. Processor time counts from when every table is open."""
        with self.clients(folder, tables, f"{seconds:g}") as said:
            assert said.readline() == "begin\n"
            worked = self.seconds()
            told: Round = json.loads(said.readline())
            told["per_cpu"] = told["moves"] / (self.seconds() - worked)
            told["client"] = told["moves"] / told["own"]
        return told

    @contextmanager
    def clients(self, folder: Path, tables: int, seconds: str) -> Iterator[IO[str]]:
        """Scripted clients, and what they say; ended with the body."""
        command = [sys.executable, str(LOAD), self.name, str(self.port), str(tables), seconds]
        with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as playing:
            assert playing.stdout
            try:
                yield playing.stdout
            finally:
                playing.kill()

    def seconds(self) -> float:
        """Processor time so far, of all its threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Kilobytes that it holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(status.partition("VmRSS:")[2].split()[0])

    def hold(self, folder: Path, what: str) -> float:
        """Kilobytes per table with its two sockets, or of these alone, while so many are open."""
        with self.clients(folder, HELD, what) as said:
            assert said.readline() == "held\n"
            return (self.memory() - self.idle) / HELD

    def of(self, tables: int, what: str) -> float:
        return median(each[what] for each in self.rounds[tables])


def node() -> list[str]:
    found = shutil.which("node")
    return [found] if found else [str(client.node() / "bin" / "node")]


def npm(folder: Path) -> None:
    found = shutil.which("npm")
    command = [found] if found else client.npm_command()
    quiet = ["install", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run([*command, *quiet, *PEER], cwd=folder, check=True, timeout=600)


def antro(name: str, folder: Path) -> Contender:
    """Our server, to which clients of this kind go."""
    port = free_port("127.0.0.1", 0)
    return Contender(
        name, [sys.executable, "-c", ANTRO, str(folder / "data"), str(port)], folder, port
    )


def boardgame(folder: Path) -> Contender:
    port = free_port("127.0.0.1", 0)
    return Contender("boardgame", [*node(), "boardgame.cjs", str(port)], folder, port)


@contextmanager
def running(*contenders: Contender) -> Iterator[None]:
    """These servers answer, for as long as the body lasts."""
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
                contender.load(folder, TABLES[1], 2 * seconds)  # not counted: until it is warm
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
during the run: {load:.1f}. Antro plays Drako and saves every move; boardgame.io 0.50.2 plays
tic-tac-toe in memory. A table has two sockets.

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
Memory of a table that is held, with its two sockets ({HELD} of them): {memory[1]:.0f} kB, and
{memory[0]:.0f} kB for two sockets without a table; boardgame.io: {memory[3]:.0f} kB, and
{memory[2]:.0f} kB.

Target: at least 3 times boardgame.io's moves/s at a lower p99. {verdict(ours, theirs)}"""
    return "\n".join([head, *rows, table, "|--:|--:|--:|--:|", *ratios, held])


def row(contender: Contender, tables: int) -> str:
    name = {"antro": "Antro", "boardgame": "boardgame.io"}[contender.name]
    told = {what: contender.of(tables, what) for what in MEASURED}
    return f"| {tables} | {name} | {measured(told)} |"


def measured(told: Round) -> str:
    """The cells of what was measured."""
    rate, trip, late, work, own = (told[what] for what in MEASURED)
    return f"{rate:,.0f} | {trip:.2f} | {late:.1f} | {work:,.0f} | {own:,.0f}"


def ratio_row(ours: Contender, theirs: Contender, tables: int) -> str:
    told = [ratio(ours, theirs, tables, what) for what in ("rate", "p99", "per_cpu")]
    return f"| {tables} | {told[0]:.1f} | {told[1]:.1f} | {told[2]:.1f} |"


def ratio(ours: Contender, theirs: Contender, tables: int, what: str) -> float:
    """Within each round, then the median."""
    pairs = zip(ours.rounds[tables], theirs.rounds[tables], strict=True)
    return median(one[what] / other[what] for one, other in pairs)


def verdict(ours: Contender, theirs: Contender) -> str:
    reached = [
        str(tables)
        for tables in TABLES
        if ratio(ours, theirs, tables, "rate") >= 3 and ratio(ours, theirs, tables, "p99") < 1
    ]
    return f"Reached with {', '.join(reached)} tables." if reached else "Not reached."


def measure_five(seconds: float) -> str:
    """What tables of five are like, once all of them are open."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        ours = antro("five", folder)
        with running(ours):
            told = ours.load(folder, TABLES_OF_FIVE, seconds)
    return five_report(told, seconds)


def five_report(told: Round, seconds: float) -> str:
    day, load = datetime.now(UTC).date(), os.getloadavg()[0]
    return f"""\
## Tables of five (`python -m bench.bench_server five`)

{day}, {cpu()}, {os.cpu_count()} cores, Python {python_version()}, engine compiled, clients on
the same machine; one run of {seconds:g} s. Load of the machine at its end: {load:.1f}. Vast with
its five roles, a socket for each; whoever is asked chooses at random as soon as all five have
heard of the last move, and every move is saved.

| tables | moves/s | round trip, median ms | p99 ms | moves per processor second | clients' |
|--:|--:|--:|--:|--:|--:|
| {TABLES_OF_FIVE} | {measured(told)} |"""


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

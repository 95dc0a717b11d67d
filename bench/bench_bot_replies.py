"""Measure how long people wait for bots of the highest level, on a real server.

One, four and sixteen guests (``bench/server/guests.py``) each play at a table of their own, and
answer at once. A reply is the time from the question to a bot until its move is seen. A turn is
the time from a move of the guest until the next question to them, if bots move in between.

    python -m tools.build.engine && PYTHONPATH=build/compiled:. python -m bench.bench_bot_replies \
[SECONDS]

This writes a section of ``bench/results.md``. *SECONDS* is the length of each of the twelve runs
(default: 60). Other work on the machine delays replies, and makes the bots weaker.
"""

import asyncio
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from platform import python_version
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from msgspec import Struct

from bench.bench_engine import cpu
from bench.bench_server import TICKS, Contender, antro, running
from bench.results import write_section
from bench.server.guests import Guest

GAMES_PLAYED: Final = {
    "drako": {},
    "volfyirion": {},
    "heroes": {"pace": "stepped"},
    "vast": {"roles": "KG"},
}
GUESTS: Final = [1, 4, 16]
WARM_UP: Final = 5.0  # seconds, to start the bot processes
ALONE: Final = 0.6  # seconds: targets of the median reply
SIXTEEN: Final = {"drako": 3.0, "volfyirion": 1.0, "heroes": 1.0, "vast": 1.0}


class Waiting(Struct):
    """The results of one run."""

    game: str
    guests: int
    replies: list[float]  # seconds, ascending
    waits: list[float]
    cores: float  # processor seconds of the server and its bots per second

    @property
    def target(self) -> float | None:
        return {1: ALONE, 16: SIXTEEN[self.game]}.get(self.guests)


async def played(server: Contender, game: str, count: int, seconds: float) -> Waiting:
    """Let guests play, and return how long they waited."""
    guests = [Guest(server.port, game, GAMES_PLAYED[game], seed) for seed in range(count)]
    playing = [asyncio.create_task(guest.play()) for guest in guests]
    await asyncio.sleep(WARM_UP)
    for guest in guests:
        guest.replies.clear()
        guest.waits.clear()
    began, worked = perf_counter(), worked_by(server)
    await asyncio.sleep(seconds)
    cores = (worked_by(server) - worked) / (perf_counter() - began)
    for task in playing:
        assert task.cancel(), "a guest plays until the end"
    await asyncio.gather(*playing, return_exceptions=True)
    replies = sorted(each for guest in guests for each in guest.replies)
    waits = sorted(each for guest in guests for each in guest.waits)
    return Waiting(game, count, replies, waits, cores)


def worked_by(server: Contender) -> float:
    """Return the processor seconds of the server and of its bot processes so far."""
    return server.seconds() + sum(map(processor_seconds, children(server.process.pid)))


def children(pid: int) -> list[int]:
    """Return the processes that a process has started and that still run."""
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def measure(seconds: float) -> list[Waiting]:
    """Return all runs. Each has a server of its own."""
    found = []
    for game in GAMES_PLAYED:
        for guests in GUESTS:
            with TemporaryDirectory() as folder:
                server = antro("antro", Path(folder))
                with running(server):
                    found.append(asyncio.run(played(server, game, guests, seconds)))
    return found


def report(runs: list[Waiting], seconds: float) -> str:
    day, load = datetime.now(UTC).date(), os.getloadavg()[0]
    missed = [f"{title(run)} with {run.guests}" for run in runs if not reached(run)]
    verdict = f"Missed: {', '.join(missed)}." if missed else "All are reached."
    return f"""\
## Waiting for bots (`python -m bench.bench_bot_replies`)

{day}, {cpu()}, {os.cpu_count()} cores, Python {python_version()}, engine compiled, guests on
the same machine; runs of {seconds:g} s. Load of the machine at the end of the run: {load:.1f}.
Each guest plays alone against bots of level 5 at normal speed, and answers at once.
A turn is the time from a guest’s move until the next question to them.

| game | guests | replies | median reply | 90 % within | target | median turn | cores used |
|---|--:|--:|--:|--:|--:|--:|--:|
{chr(10).join(map(row, runs))}

Targets of the median reply: {ALONE} s alone; 3 s with sixteen guests in Drako, and 1 s in the other
games. {verdict}"""


def row(run: Waiting) -> str:
    late = run.replies[int(len(run.replies) * 0.9)]
    target = f"{run.target} s" if run.target else ""
    cells = [
        *(title(run), str(run.guests), str(len(run.replies))),
        *(f"{median(run.replies):.2f} s", f"{late:.2f} s", target),
        *(f"{median(run.waits):.2f} s", f"{run.cores:.2f}"),
    ]
    return f"| {' | '.join(cells)} |"


def title(run: Waiting) -> str:
    return run.game.capitalize()


def reached(run: Waiting) -> bool:
    return run.target is None or median(run.replies) <= run.target


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    write_section("bench_bot_replies", report(measure(seconds), seconds))


if __name__ == "__main__":
    main()

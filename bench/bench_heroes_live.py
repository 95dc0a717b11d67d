"""Measure the time from a roll until all pages show its dice, with 100 live tables of Heroes.

Four players at each table (``bench/realtime/heroes.py``) roll as often as possible. They use real
sockets with a delay of 5, 40, 80 and 150 ms one way. All pages must show the dice 550 ms after
the roll, by the table's time (§7.3). A page that gets the roll later shows it at once. No move
may be refused unless another player was faster.

    python -m bench.bench_heroes_live [TABLES] [SECONDS]

This writes a section of ``bench/results.md``.
"""

import asyncio
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from platform import python_version
from tempfile import TemporaryDirectory
from typing import Final

from antro.core.match.timed_moves import TIE
from bench.bench_engine import cpu
from bench.bench_realtime import LINES, play_game, serving
from bench.realtime.heroes import HeroesPlayer
from bench.realtime.players import Tally
from bench.results import write_section
from tests.core.support.rush_moves import TUMBLE
from tests.server.support.people import Site
from tools.build import engine

OPTIONS: Final = {"players": "4", "pace": "live", "boards": "ready", "limits": "no"}


async def play(site: Site, tables: int, seconds: float) -> Tally:
    """Play at this number of tables. Return the results of *seconds*, once all have started."""
    tally = Tally()

    async def one_table() -> None:
        people = [await site.person() for _ in LINES]
        while True:
            await play_game(people, LINES, "heroes", OPTIONS, HeroesPlayer, tally)

    playing = [asyncio.create_task(one_table()) for _ in range(tables)]
    await asyncio.sleep(seconds / 2)
    tally.forget()  # before that, the server was busy with opening tables
    await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return tally


async def measure(tables: int, seconds: float) -> str:
    with TemporaryDirectory() as folder:
        async with serving(Path(folder)) as site:
            tally = await play(site, tables, seconds)
    return report(tally, tables, seconds)


def report(tally: Tally, tables: int, seconds: float) -> str:
    whole = [roll for roll, pages in tally.uncovered.items() if len(pages) == len(LINES)]
    took = sorted(
        max(tally.uncovered[roll]) - tally.rolled[roll].made
        for roll in whole
        if roll in tally.rolled
    )
    apart = sorted(max(pages) - min(pages) for pages in tally.uncovered.values())
    falsely = [one for one in tally.falsely_overtaken() if one.held_up <= TIE]
    compiled = "compiled" if engine.current(engine.TARGET) else "interpreted"
    return f"""\
## Heroes, live (`python -m bench.bench_heroes_live`)

{datetime.now(UTC).date()}, {cpu()}, {os.cpu_count()} cores, Python {python_version()}, engine
{compiled}, players on the same machine, load of the machine {os.getloadavg()[0]:.1f}. {tables}
tables of four for {seconds:.0f} s, delays of 5 to 150 ms one way by timers, {len(took)} rolls.

| | target | reached |
|---|--:|--:|
| from a roll until all four pages show the dice, median | {TUMBLE} ms | {at(took, 0.5)} |
| p99 | | {at(took, 0.99)} |
| time between the first and last of the four pages, median | | {at(apart, 0.5)} |
| p99 | | {at(apart, 0.99)} |
| refused although nobody was faster | 0 | {len(falsely) + sum(tally.refused.values())} |"""


def at(sorted_times: list[float], part: float) -> str:
    return f"{sorted_times[int(len(sorted_times) * part)]:.0f} ms"


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 40.0
    write_section("bench_heroes_live", asyncio.run(measure(tables, seconds)))


if __name__ == "__main__":
    main()

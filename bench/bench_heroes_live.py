"""How long it takes from a press to the dice on all pages: a hundred tables of Heroes, live.

Four players at each table (``bench/realtime/heroes.py``) throw as often as they may, over real
sockets, on lines of 5, 40, 80 and 150 ms one way. Dice are to be seen by all of them at one
moment of the table's time, 550 ms after the throw (§7.3); a page that hears of it later shows
them when it does. Nobody may be refused who was not overtaken.

    python -m bench.bench_heroes_live [TABLES] [SECONDS]

writes its section of ``bench/results.md``.
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
    """What so many tables did in that time, once all were rolling."""
    tally = Tally()

    async def one_table() -> None:
        people = [await site.person() for _ in LINES]
        while True:
            await play_game(people, LINES, "heroes", OPTIONS, HeroesPlayer, tally)

    playing = [asyncio.create_task(one_table()) for _ in range(tables)]
    await asyncio.sleep(seconds / 2)
    tally.forget()  # until all had come, the server was busy with that
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
    whole = [throw for throw, pages in tally.uncovered.items() if len(pages) == len(LINES)]
    took = sorted(
        max(tally.uncovered[throw]) - tally.thrown[throw].made
        for throw in whole
        if throw in tally.thrown
    )
    apart = sorted(max(pages) - min(pages) for pages in tally.uncovered.values())
    falsely = [press for press in tally.falsely_overtaken() if press.held_up <= TIE]
    compiled = "compiled" if engine.current(engine.TARGET) else "interpreted"
    return f"""\
## Heroes, live (`python -m bench.bench_heroes_live`)

{datetime.now(UTC).date()}, {cpu()}, {os.cpu_count()} cores, Python {python_version()}, engine
{compiled}, players on the same machine, load of the machine {os.getloadavg()[0]:.1f}. {tables}
tables of four for {seconds:.0f} s, lines of 5 to 150 ms one way by timers, {len(took)} throws.

| | target | reached |
|---|--:|--:|
| from a press until the last of four pages shows the dice, median | {TUMBLE} ms | {at(took, 0.5)} |
| p99 | | {at(took, 0.99)} |
| the four pages show one throw within, median | | {at(apart, 0.5)} |
| p99 | | {at(apart, 0.99)} |
| refused, though nobody was quicker | 0 | {len(falsely) + sum(tally.refused.values())} |"""


def at(sorted_times: list[float], part: float) -> str:
    return f"{sorted_times[int(len(sorted_times) * part)]:.0f} ms"


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 40.0
    write_section("bench_heroes_live", asyncio.run(measure(tables, seconds)))


if __name__ == "__main__":
    main()

"""Measure how fair and punctual games against time are, with real sockets and unequal delays.

Four seats with delays of 5, 40, 80 and 150 ms one way (``bench/realtime/players.py``) play Rush,
the invented game of the tests, in real time until there are 400 stops. A player who was first must
never be refused, all seats must roll equally often, and stops must be spread evenly by chance.
Then 100 tables play on the beat, and the delay of each beat at the players is measured.

Timers make the delays. So the server must not use the system's measure of these connections, as
behind a proxy.

    python -m bench.bench_realtime [STOPS] [TABLES]

This writes a section of ``bench/results.md``.

    python -m bench.bench_realtime haproxy [STOPS]

This plays the first part twice, directly and through the HAProxy of Debian with our configuration,
and writes another section: no seat may gain more than 1 % of the rolls or the stops by the route.
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from platform import python_version
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from antro.core.contract.game import Options
from antro.core.match.timed_moves import TIE
from antro.server.transport.listener import free_port
from bench.bench_engine import ROOT, cpu
from bench.realtime.players import Player, Tally
from bench.results import write_section
from tests.deploy.support.proxies import Proxy
from tests.server.support.people import Person, Site, answering
from tools.build import engine

LINES: Final = [0.005, 0.040, 0.080, 0.150]  # seconds one way, by seat
AT_ONCE: Final = 25  # tables, in the first part
PROXIED: Final = 60  # tables: HAProxy limits the sockets of one address to 256
BEATS: Final = 30.0  # seconds, in the second part
LIKELY: Final = 7.81  # 95th percentile of chi-square with three degrees of freedom

ANTRO: Final = """
import sys
from pathlib import Path
from antro.server.process import start
from antro.server.ops.settings import Limits, Settings
from tests.core.support.rush_manifest import SHELF
free = Limits(posts=1e9, posts_burst=1e9, messages=1e9, messages_burst=1e9, connections=10**6)
data, port = Path(sys.argv[1]), int(sys.argv[2])
start(Settings(data=data, port=port, limits=free, proxies=("127.0.0.1",)), SHELF)
"""


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[Site]:
    """Start a server in another process, with the compiled engine if it is up to date."""
    port = free_port("127.0.0.1", 0)
    package = engine.TARGET if engine.current(engine.TARGET) else ROOT / "src"
    path = os.pathsep.join([str(package), str(ROOT)])
    process = subprocess.Popen(
        [sys.executable, "-c", ANTRO, str(folder), str(port)],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.DEVNULL,
    )
    site = Site(port)
    try:
        await answering(port)
        yield site
    finally:
        await site.close()
        process.kill()
        process.wait()


async def play_rush(people: list[Person], lines: list[float], pace: str, tally: Tally) -> None:
    options = {"seats": str(len(people)), "pace": pace}
    await play_game(people, lines, "rush", options, Player, tally)


async def play_game(
    people: list[Person],
    lines: list[float],
    game: str,
    options: Options,
    player: type[Player],
    tally: Tally,
) -> None:
    """Open a table for these people, and let scripted players play it to the end."""
    seats = ["me", *["open"] * (len(people) - 1)]
    table = await people[0].open(*seats, game=game, options=options)
    for person, invitation in zip(people[1:], table["invitations"], strict=True):
        await person.post(f"/api/tables/{table['id']}/sit", **invitation)
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(person.page()) for person in people]
        players = [
            player(page.socket, table["id"], line, Random(), tally)
            for page, line in zip(pages, lines, strict=True)
        ]
        await asyncio.gather(*(one.play() for one in players))


async def race(site: Site, stops: int, tables: int = AT_ONCE) -> Tally:
    """Play games in real time with unequal delays, until there are enough stops."""
    tally = Tally()

    async def one_table() -> None:
        people = [await site.person() for _ in LINES]
        while sum(tally.by_seat("stop", len(LINES))) < stops:
            await play_rush(people, LINES, "live", tally)

    await asyncio.gather(*(one_table() for _ in range(tables)))
    return tally


async def beats(site: Site, tables: int) -> list[int]:
    """Return the delay of each beat while this number of tables play at once."""
    tally = Tally()

    async def one_table() -> None:
        people = [await site.person() for _ in range(2)]
        while True:
            await play_rush(people, [0.0, 0.0], "beat", tally)

    playing = [asyncio.create_task(one_table()) for _ in range(tables)]
    await asyncio.sleep(BEATS)
    tally.forget()  # before that, the server was busy with opening tables
    await asyncio.sleep(BEATS)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return sorted(tally.late)


async def measure(stops: int, tables: int) -> str:
    with TemporaryDirectory() as folder:
        async with serving(Path(folder)) as site:
            tally, load = await race(site, stops), os.getloadavg()[0]
        async with serving(Path(folder) / "beats") as site:
            late = await beats(site, tables)
    return report(tally, load, late, tables)


async def measure_proxy(stops: int) -> str:
    """Compare the rolls and the stops of each seat with and without a proxy."""
    with TemporaryDirectory() as folder:
        async with serving(Path(folder) / "direct") as site:
            direct = await race(site, stops, PROXIED)
        async with serving(Path(folder) / "proxied") as site:
            proxy = Proxy("haproxy", Path(folder), (site.port, site.port))
            await proxy.start()
            try:
                routed = await race(Site(proxy.port), stops, PROXIED)
            finally:
                proxy.stop()
    return report_proxy(direct, routed)


def report_proxy(direct: Tally, routed: Tally) -> str:
    day, rows, gains = datetime.now(UTC).date(), list[str](), list[float]()
    shares = [shares_of(tally, kind) for kind in ("plan", "stop") for tally in (direct, routed)]
    for seat, line in enumerate(LINES):
        own = [share[seat] for share in shares]
        gains += [own[1] - own[0], own[3] - own[2]]
        rows.append(f"| {line * 1000:.0f} | " + " | ".join(f"{each:.2f} %" for each in own) + " |")
    counts = [sum(tally.by_seat("stop", len(LINES))) for tally in (direct, routed)]
    doubt = 196 * (2 * 0.25 * 0.75 / min(counts)) ** 0.5
    return "\n".join(
        [
            f"""\
## Against time through HAProxy (`python -m bench.bench_realtime haproxy`)

{day}, {cpu()}, {os.cpu_count()} cores. Load of the machine at the end: {os.getloadavg()[0]:.1f}.
Rush, live, {PROXIED} tables of four at once; delays by timers. Share of each seat, over {counts[0]}
and {counts[1]} stops. By chance alone, a share of the stops differs by up to {doubt:.1f} %
between the two routes.

| one way, ms | rolls, direct | rolls, HAProxy | stops, direct | stops, HAProxy |
|--:|--:|--:|--:|--:|""",
            *rows,
            f"""
Target: no seat gains more than 1 % by the route. Largest gain: {max(gains):.2f} %.""",
        ]
    )


def shares_of(tally: Tally, kind: str) -> list[float]:
    """Return the share of each seat in the moves of a kind, in percent."""
    counts = tally.by_seat(kind, len(LINES))
    return [100 * count / sum(counts) for count in counts]


def report(tally: Tally, load: float, late: list[int], tables: int) -> str:
    seats, day = len(LINES), datetime.now(UTC).date()
    rolls, stops = tally.by_seat("plan", seats), tally.by_seat("stop", seats)
    mean = sum(stops) / seats
    chi_square = sum((count - mean) ** 2 / mean for count in stops)
    apart = (max(rolls) - min(rolls)) / (sum(rolls) / seats)
    falsely = tally.falsely_overtaken()
    held_up = [one for one in falsely if one.held_up > TIE]
    refused = len(falsely) - len(held_up) + sum(tally.refused.values())
    rows = [
        f"| {line * 1000:.0f} | {rolls[seat]} | {stops[seat]} |" for seat, line in enumerate(LINES)
    ]
    compiled = "compiled" if engine.current(engine.TARGET) else "interpreted"
    return "\n".join(
        [
            f"""\
## Against time (`python -m bench.bench_realtime`)

{day}, {cpu()}, {os.cpu_count()} cores, Python {python_version()}, engine {compiled}, players on
the same machine. Load of the machine: {load:.1f} during the first part, {os.getloadavg()[0]:.1f}
at the end of the second. Rush, live, {AT_ONCE} tables of four at once; delays by timers.

| one way, ms | rolls | stops |
|--:|--:|--:|""",
            *rows,
            f"""
| | target | reached |
|---|--:|--:|
| refused although nobody was faster | 0 | {refused} |
| rolls, largest minus smallest number | at most 5 % | {100 * apart:.1f} % |
| stops by seat, chi-square | at most {LIKELY} | {chi_square:.1f} |
| delay of a beat, {tables} tables of two, median | | {late[len(late) // 2]} ms |
| p99 | under 20 ms | {late[len(late) * 99 // 100]} ms |

Refused because a stop was faster: {len(tally.overtaken) - len(falsely)} moves. Refused because the
machine added more than {TIE} ms to their delay: {len(held_up)}.
Beats received: {len(late)}.""",
        ]
    )


def main() -> None:
    if sys.argv[1:2] == ["haproxy"]:
        stops = int(sys.argv[2]) if len(sys.argv) > 2 else 600
        write_section("bench_haproxy", asyncio.run(measure_proxy(stops)))
        return
    stops = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    tables = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    write_section("bench_realtime", asyncio.run(measure(stops, tables)))


if __name__ == "__main__":
    main()

"""Measure several processes that share a database of PostgreSQL, with real sockets.

    python -m tools.build.engine && python -m bench.bench_cluster [PART…]

Without parts, all of them are measured. That takes about a quarter of an hour. Each part writes a
section of ``bench/results.md``:

- ``load``: 1,000 tables of Drako, 2,000 sockets, 3 processes, 2,000 moves a second for a minute
- ``processes``: 1, 2 and 4 processes, as fast as they can
- ``databases``: one process on PostgreSQL and on SQLite, in turn
- ``before``: SQLite in this release and in the one before, in turn. Compiles that one once
- ``tables``: the cost of a move with 10, 100 and 1,000 tables
- ``deaths``: three processes: ``kill -9`` and SIGTERM of one, again and again
- ``opening``: the longest games, opened after their owner has died
- ``peer``: boardgame.io, which saves every move in PostgreSQL, in turn with Antro

PostgreSQL comes from Debian, with default settings except 256 MB of shared buffers. It writes to
the disk at each commit. Clients, servers and the database share the machine. So ratios and
processor times are valid on a busy machine too, but times are not. ``--short`` makes every part
short, to try the script.
"""

import asyncio
import shutil
import signal
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final, NamedTuple

import uvloop

from bench.bench_engine import ROOT
from bench.bench_server import npm
from bench.cluster.openings import measure_openings
from bench.cluster.report import section, table, verdict
from bench.cluster.rounds import LONG, SHORT, Round, compared, in_turn, play, round_of
from bench.cluster.servers import (
    PEER,
    Peer,
    Server,
    cluster,
    database,
    engine_before,
    running,
    wait_for_disk,
)
from bench.cluster.traffic import Alone, BoardgameTraffic, DrakoTraffic
from bench.results import write_section
from tests.server.support.postgres import Postgres
from tools.build import engine

TRIED: Final = "--short" in sys.argv
LENGTH: Final = SHORT if TRIED else LONG
FAST_AS_POSSIBLE: Final = f"{LENGTH.tables} tables of Drako, as fast as possible."


def load(folder: Path, postgres: Postgres) -> str:
    rate, length = (200, LENGTH) if TRIED else (2000, LONG._replace(tables=1000, seconds=60.0))
    servers = cluster(folder, postgres, 3)
    with running(*servers) as site:
        found = round_of(site, servers, postgres, length, rate)
    text = (
        f"{length.tables:,} tables of Drako, {2 * length.tables:,} sockets, 3 processes, about "
        f"{rate:,} moves a second for {length.seconds:g} s."
    )
    columns = ["moves/s", "median ms", "p99 ms", "p99.9 ms", "longest ms"]
    columns += ["µs of a server for a move", "of PostgreSQL"]
    times = [f"{found.within(share):.1f}" for share in (0.5, 0.99, 0.999, 1)]
    row = [f"{found.rate:,.0f}", *times, f"{found.cost:.0f}", f"{found.database_cost:.0f}"]
    target = f"Target: a p99 below 50 ms. {verdict(found.within(0.99) < 50)}."
    lines = [*table(columns, [row]), "", target]
    return section("Several processes under load", "load", text, lines)


def processes(folder: Path, postgres: Postgres) -> str:
    rows = []
    for count in (1, 2, 4):
        servers = cluster(folder / str(count), postgres, count)
        with running(*servers) as site:
            found = round_of(site, servers, postgres, LENGTH)
        row = [f"{count}", f"{found.rate:,.0f}", f"{found.per_cpu:,.0f}"]
        row += [f"{found.within(0.5):.1f}", f"{found.within(0.99):.1f}"]
        rows.append([*row, f"{found.database_cost:.0f}"])
    columns = ["processes", "moves/s", "per processor second of the servers", "median ms"]
    columns += ["p99 ms", "µs of PostgreSQL for a move"]
    return section("More processes", "processes", FAST_AS_POSSIBLE, table(columns, rows))


def databases(folder: Path, postgres: Postgres) -> str:
    shared, alone = cluster(folder / "shared", postgres, 1), Server(folder / "alone")
    with running(*shared) as site, running(alone):
        pairs = in_turn(
            LENGTH.rounds,
            lambda: round_of(site, shared, postgres, LENGTH),
            lambda: round_of(Alone(alone.port), [alone], None, LENGTH),
        )
    text = f"One process, {FAST_AS_POSSIBLE} The work of PostgreSQL itself does not count."
    lines = compared(("PostgreSQL", "SQLite"), pairs, 0.8)
    return section("PostgreSQL and SQLite", "databases", text, lines)


def before(folder: Path, _: Postgres) -> str:
    path = engine_before()
    now, then = Server(folder / "now"), Server(folder / "then", path=path)
    with running(now, then):
        pairs = in_turn(
            LENGTH.rounds,
            lambda: round_of(Alone(now.port), [now], None, LENGTH),
            lambda: round_of(Alone(then.port), [then], None, LENGTH),
        )
    text = f"One process on SQLite, {FAST_AS_POSSIBLE}"
    lines = compared(("this release", "the release before"), pairs, 0.97)
    return section("SQLite, beside the release before", "before", text, lines)


def tables(folder: Path, postgres: Postgres) -> str:
    counts = (10, 40) if TRIED else (10, 100, 1000)
    shared, alone = cluster(folder / "shared", postgres, 1), Server(folder / "alone")
    costs = []
    with running(*shared) as site, running(alone):
        for count in (counts[0], *counts):  # the first round is a warm-up
            length = LENGTH._replace(tables=count)
            one = round_of(site, shared, postgres, length, 500)
            other = round_of(Alone(alone.port), [alone], None, length, 500)
            costs.append((one.cost, other.cost))
    del costs[0]
    spread = [max(each) / min(each) - 1 for each in zip(*costs, strict=True)]
    rows = [
        [f"{count}", f"{one:.0f}", f"{other:.0f}"]
        for count, (one, other) in zip(counts, costs, strict=True)
    ]
    end = (
        f"Between the lowest and the highest: {100 * spread[0]:.0f} % and {100 * spread[1]:.0f} %. "
        f"Target: at most 15 %. {verdict(max(spread) <= 0.15)}."
    )
    columns = ["tables", "µs for a move, PostgreSQL", "SQLite"]
    text = "One process, about 500 moves a second. Only the work of the server counts."
    return section("A move with more tables", "tables", text, [*table(columns, rows), "", end])


class Death(NamedTuple):
    back: float  # seconds until all pages were back
    slowest: float  # seconds of the slowest move


async def die(traffic: DrakoTraffic, servers: list[Server], how: signal.Signals) -> list[Death]:
    """End one process after the other, and start each again."""
    await traffic.start()
    await asyncio.sleep(LENGTH.warm_up)
    deaths = [
        await end_one(traffic, servers[nth % len(servers)], how) for nth in range(LENGTH.deaths)
    ]
    await traffic.stop()
    return deaths


async def end_one(traffic: DrakoTraffic, server: Server, how: signal.Signals) -> Death:
    began, first = monotonic(), len(traffic.acknowledged)
    await asyncio.to_thread(server.end, how)
    await asyncio.sleep(1)
    server.start()
    await asyncio.sleep(max(0, began + LENGTH.pause - monotonic()))
    await traffic.until(lambda: all(page.here for page in traffic.pages))
    back = [came - began for lost, came in traffic.back if lost >= began]
    slowest = max(each.took for each in traffic.acknowledged[first:])
    return Death(max(back, default=0.0), slowest)


def deaths(folder: Path, postgres: Postgres) -> str:
    rows = []
    for name, how in (("`kill -9`", signal.SIGKILL), ("SIGTERM", signal.SIGTERM)):
        servers = cluster(folder / how.name, postgres, 3)
        with running(*servers) as site:
            wait_for_disk()
            traffic = DrakoTraffic(site, LENGTH.tables, 2 * LENGTH.tables)
            found = uvloop.run(die(traffic, servers, how))
        backs, slowest = [death.back for death in found], max(death.slowest for death in found)
        times = [f"{median(backs):.2f}", f"{max(backs):.2f}", f"{slowest:.2f}"]
        rows.append([name, f"{len(found)}", *times])
    text = (
        f"3 processes, {LENGTH.tables} tables, {2 * LENGTH.tables} moves a second. One process "
        f"ends every {LENGTH.pause:g} s, and starts again a second later."
    )
    columns = ["", "times", "all pages back after, median s", "worst s", "slowest move s"]
    end = (
        "Targets: after `kill -9` a median below 1.5 s and a worst of 5 s. With SIGTERM a slowest "
        "move below 2 s."
    )
    return section("Processes that end", "deaths", text, [*table(columns, rows), "", end])


def opening(folder: Path, postgres: Postgres) -> str:
    text = (
        "The longest of ten games of random moves, up to its last move. The process that owned "
        "the table has died. A page asks another process for its place, which claims and opens it."
    )
    lines = measure_openings(folder, postgres, 4 if TRIED else 20)
    return section("Opening a table of a dead process", "opening", text, lines)


def peer_folder() -> Path:
    """Return the folder of boardgame.io. Install it once."""
    folder = ROOT / "build" / "peer"
    if not (folder / "node_modules").exists():
        folder.mkdir(parents=True, exist_ok=True)
        npm(folder, PEER)
    shutil.copy(ROOT / "bench" / "server" / "boardgame.cjs", folder)
    return folder


def peer(folder: Path, postgres: Postgres) -> str:
    ours = cluster(folder, postgres, 1)
    theirs = Peer(peer_folder(), postgres.url(postgres.new_database()))

    def other() -> Round:
        wait_for_disk()
        traffic = BoardgameTraffic(theirs.port, LENGTH.tables)
        return uvloop.run(play(traffic, [theirs], postgres, LENGTH.seconds, LENGTH.warm_up))

    with running(*ours) as site, running(theirs):
        pairs = in_turn(LENGTH.rounds, lambda: round_of(site, ours, postgres, LENGTH), other)
    text = (
        f"{LENGTH.tables} tables, as fast as possible. Antro plays Drako. boardgame.io 0.50.2 "
        "plays tic-tac-toe, with bgio-postgres and `NODE_ENV=production`. Both save every move "
        "in the same PostgreSQL, whose own work does not count."
    )
    lines = compared(("Antro", "boardgame.io"), pairs, 5)
    return section("Beside boardgame.io with a database", "peer", text, lines)


PARTS: Final = {
    "load": load,
    "processes": processes,
    "databases": databases,
    "before": before,
    "tables": tables,
    "deaths": deaths,
    "opening": opening,
    "peer": peer,
}


def main() -> None:
    if not engine.current(engine.TARGET):
        sys.exit("the compiled engine is out of date. Build it: python -m tools.build.engine")
    wanted = [each for each in sys.argv[1:] if each in PARTS] or [*PARTS]
    for name in wanted:
        with TemporaryDirectory() as folder, database() as postgres:
            text = PARTS[name](Path(folder), postgres)
        if TRIED:
            print(text, flush=True)
        else:
            write_section(f"bench_cluster_{name}", text)


if __name__ == "__main__":
    main()

"""The time to open a long game after the process that owned its table has died."""

import asyncio
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Final

import uvloop
from sqlalchemy import Connection, insert

from antro.core.contract.bits import lowest
from antro.core.contract.game import Options, Seat
from antro.core.contract.moves import Moves
from antro.core.match.events import Event, Played
from antro.games import GAMES
from antro.server.store import rows
from antro.server.store.postgres import engine_of
from antro.server.store.schema import moves
from antro.server.store.storage import LogEntry, SeatRow, TableRow
from bench.cluster.report import table, verdict
from bench.cluster.servers import Server, cluster, running
from tests.faults.support.links import ask
from tests.server.support.postgres import Postgres

DEAD: Final = 1_000_000  # the number of a process that does not exist
GAMES_TRIED: Final = 10
OPTIONS: Final[dict[str, Options]] = {"heroes": {"pace": "stepped"}}  # time makes no moves


def random_game(name: str, seed: int) -> list[Event]:
    """Return the random moves of a whole game."""
    game = GAMES[name].make(OPTIONS.get(name, {}))
    state, luck, events, out = game.start(), Random(seed), list[Event](), Moves()
    while asked := game.to_act(state):
        by = Seat(lowest(asked))
        game.offer(state, by, out)
        move = luck.choice(out.listed())
        game.apply(state, by, move)
        events.append(Played(int(by), move, len(events)))
        out.clear()
    return events


def longest_game(name: str) -> list[Event]:
    return max((random_game(name, seed) for seed in range(GAMES_TRIED)), key=len)


async def plant(url: str, name: str, events: list[Event], count: int) -> list[str]:
    """Save copies of an unfinished game, whose tables belong to a dead process."""
    game = GAMES[name].make(OPTIONS.get(name, {}))
    seats = [SeatRow(seat, player=f"guest{seat}") for seat in range(game.seats)]
    ids = [f"{name}-{nth}" for nth in range(count)]
    engine = engine_of(url)
    async with engine.begin() as connection:
        for id in ids:
            row = TableRow(
                id=id,
                game=name,
                options=game.options,
                rules=game.version,
                clock=None,
                seed="5" * 64,
                opener="guest0",
                opened=1_000_000,
                seats=seats,
            )
            await connection.run_sync(rows.add_table, row, DEAD)
            await connection.run_sync(add_rows, id, events[:-1])
    await engine.dispose()
    return ids


def add_rows(connection: Connection, id: str, events: list[Event]) -> None:
    """Save each event as a row of the log."""
    found = [rows.log_row(LogEntry(id, first, [event])) for first, event in enumerate(events)]
    columns = ("table_id", "seq", "event", "request")
    connection.execute(insert(moves), [dict(zip(columns, row, strict=True)) for row in found])


async def times(server: Server, ids: list[str]) -> list[float]:
    """Return the milliseconds until a process has claimed and opened each table."""
    found = []
    for id in ids:
        began = monotonic()
        await ask(server.port, "GET", f"/api/tables/{id}/place")
        found.append(1000 * (monotonic() - began))
    return found


def measure_openings(folder: Path, postgres: Postgres, count: int) -> list[str]:
    """Return a table with the times of each game."""
    found = []
    [server] = cluster(folder, postgres, 1)
    url = server.command[-2]
    worst = 0.0
    with running(server):
        for name in GAMES:
            events = longest_game(name)
            ids = asyncio.run(plant(url, name, events, count))
            first, *taken = uvloop.run(times(server, ids))  # the first loads the game
            worst = max(worst, median(taken))
            longest = f"{max(taken):.1f}"
            found.append(
                [name, f"{len(events) - 1}", f"{median(taken):.1f}", longest, f"{first:.1f}"]
            )
    columns = ["", "events", "median ms", "worst ms", "the first, which loads the game"]
    target = f"Target: below 50 ms, as the median of {count - 1} tables. {verdict(worst < 50)}."
    return [*table(columns, found), "", target]

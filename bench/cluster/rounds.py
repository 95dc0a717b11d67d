"""Rounds of play: their moves, their times and the processor time that they cost."""

import asyncio
from collections.abc import Callable
from statistics import median
from time import monotonic
from typing import Final, NamedTuple

import uvloop

from bench.cluster.report import table
from bench.cluster.servers import Server, wait_for_disk, work_of, work_of_database
from bench.cluster.traffic import BoardgameTraffic, DrakoTraffic
from tests.faults.support.sites import Site
from tests.server.support.postgres import Postgres

FAST: Final = 1e9  # moves in a second: as many as possible


class Length(NamedTuple):
    """The size of a bench."""

    tables: int
    seconds: float  # of a round
    rounds: int
    warm_up: float  # seconds
    deaths: int
    pause: float  # seconds from one death to the next


LONG: Final = Length(200, 8.0, 2, 2.0, 12, 6.0)
SHORT: Final = Length(40, 2.0, 2, 1.0, 2, 3.0)


class Round(NamedTuple):
    moves: int
    seconds: float
    took: list[float]  # seconds, ascending
    work: float  # processor seconds of the servers
    database: float  # processor seconds of PostgreSQL

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def per_cpu(self) -> float:
        return self.moves / self.work

    @property
    def cost(self) -> float:
        """Microseconds of the servers for a move."""
        return 1e6 * self.work / self.moves

    @property
    def database_cost(self) -> float:
        return 1e6 * self.database / self.moves

    def within(self, share: float) -> float:
        """Return the milliseconds within which this share of the moves was answered."""
        return 1000 * self.took[min(len(self.took) - 1, int(len(self.took) * share))]


async def play(
    traffic: DrakoTraffic | BoardgameTraffic,
    servers: list[Server],
    postgres: Postgres | None,
    seconds: float,
    warm_up: float,
) -> Round:
    """Let pages play, and measure what happens after the warm-up."""
    await traffic.start()
    await asyncio.sleep(warm_up)
    first, began = len(traffic.acknowledged), monotonic()
    before = work_of(servers), work_of_database(postgres)
    await asyncio.sleep(seconds)
    moves, lasted = traffic.acknowledged[first:], monotonic() - began
    after = work_of(servers), work_of_database(postgres)
    await traffic.stop()
    took = sorted(each.took for each in moves)
    return Round(len(moves), lasted, took, after[0] - before[0], after[1] - before[1])


def round_of(
    site: Site,
    servers: list[Server],
    postgres: Postgres | None,
    length: Length,
    rate: float = FAST,
) -> Round:
    """Play Drako."""
    wait_for_disk()
    traffic = DrakoTraffic(site, length.tables, rate)
    return uvloop.run(play(traffic, servers, postgres, length.seconds, length.warm_up))


Pairs = list[tuple[Round, Round]]


def in_turn(rounds: int, first: Callable[[], Round], second: Callable[[], Round]) -> Pairs:
    """Measure two things in turn. The first pair is a warm-up and does not count."""
    return [(first(), second()) for _ in range(rounds + 1)][1:]


def compared(names: tuple[str, str], pairs: Pairs, target: float) -> list[str]:
    """Return lines with the medians of both, and of the ratios within each round."""
    columns = ["", "moves/s", "moves per processor second", "p99 ms"]
    rows = []
    for at, name in enumerate(names):
        rounds = [pair[at] for pair in pairs]
        rate, per_cpu = median(one.rate for one in rounds), median(one.per_cpu for one in rounds)
        late = median(one.within(0.99) for one in rounds)
        rows.append([name, f"{rate:,.0f}", f"{per_cpu:,.0f}", f"{late:.1f}"])
    ratio = median(one.per_cpu / other.per_cpu for one, other in pairs)
    best = best_per_cpu(pairs, 0) / best_per_cpu(pairs, 1)
    verdict = "Reached" if ratio >= target else "Missed"
    text = (
        f"{names[0]} makes {ratio:.2f} times the moves per processor second: the median of the "
        f"ratios of {len(pairs)} rounds, in turn. Between the best rounds of both it is "
        f"{best:.2f}. Target: at least {target:g}. {verdict}."
    )
    return [*table(columns, rows), "", text]


def best_per_cpu(pairs: Pairs, at: int) -> float:
    return max(pair[at].per_cpu for pair in pairs)

"""The reply time of a bot reveals nothing about its hand."""

import asyncio
from bisect import bisect_right
from collections.abc import Iterator
from itertools import islice
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from antro.bots.levels import LEVELS
from antro.core.chance.fair import Chance
from antro.core.contract.game import Seat
from antro.core.match.judging import replayed
from antro.core.match.luck import FairLuck
from antro.core.match.table import Table, fair_table
from antro.games import GAMES
from antro.server.bots.bot_pool import BotPool
from antro.server.table.bot_delay import BotDelay
from tests.server.support.fast_levels import FAST_LEVELS

REPLIES = 200  # of each kind
BEST = 0.60  # the highest accuracy that a guess from the time alone may have


def attacks(id: str, first: int = 0) -> Iterator[tuple[bool, Any, int]]:
    """Yield attacks of Drako: True if the target can defend, the table and the target's seat."""
    for seed in range(first, first + 10_000):
        game, luck = GAMES["drako"].make({}), Random(seed)
        table = fair_table(game, Chance(f"{seed:064x}", ["", ""]))
        table.begin(0)
        while table.result is None:
            [seat] = table.match.acting()
            offered = table.match.open_to(Seat(seat)).listed()
            question = game.question_to(table.state, Seat(seat))
            if question.kind == "defend":
                yield len(offered) > 1, snapshot_of(table, id, Seat(seat)), seat
            table.play(seat, luck.choice(offered), table.version, 0)


def snapshot_of(table: Table[Any], id: str, seat: Seat) -> Any:
    """Return a fixed copy of the parts of a table that a bot process needs."""
    match = replayed(table.game, None, table.events)
    still = Table(match, FairLuck(table.luck.chance))
    row = SimpleNamespace(opener=id, seed="")
    audience = SimpleNamespace(subscribers={})
    bots = SimpleNamespace(delay=BotDelay(), pause_share=lambda seat: 1.0)
    return SimpleNamespace(
        id=id, game=table.game, table=still, row=row, audience=audience, bots=bots
    )


def some_of_each(count: int) -> list[tuple[bool, Any, int]]:
    """Return *count* attacks with and *count* without a possible defence, in order."""
    found: dict[bool, list[tuple[bool, Any, int]]] = {True: [], False: []}
    chosen = []
    for attack in attacks("asked"):
        if len(found[attack[0]]) < count:
            found[attack[0]].append(attack)
            chosen.append(attack)
        if len(chosen) == 2 * count:
            return chosen
    raise AssertionError("not enough attacks")


def accuracy(ones: list[float], others: list[float]) -> float:
    """Return how often the best threshold tells the two kinds of times apart."""
    ones, others = sorted(ones), sorted(others)
    gaps = [
        abs(bisect_right(ones, at) / len(ones) - bisect_right(others, at) / len(others))
        for at in ones + others
    ]
    return 0.5 + max(gaps) / 2


@pytest.fixture
def with_fast_levels(monkeypatch):
    for number, level in FAST_LEVELS.items():
        monkeypatch.setitem(LEVELS, number, level)


@pytest.mark.parametrize(
    "busy",
    [
        pytest.param(False, marks=pytest.mark.nightly, id="alone"),
        pytest.param(True, id="with other tables"),
    ],
)
def test_the_reply_time_does_not_reveal_whether_a_bot_can_defend(with_fast_levels, busy):
    async def scenario() -> dict[bool, list[float]]:
        bots = BotPool(2, 1.0, "tests.server.support.fast_worker")
        others = [asyncio.create_task(keep_busy(bots, n)) for n in range(3 if busy else 0)]
        asked = some_of_each(REPLIES)
        try:
            await reply_time(bots, *asked[0][1:])  # start the processes first
            return await reply_times(bots, asked)
        finally:
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)
            await bots.close()

    times = asyncio.run(scenario())
    assert accuracy(times[True], times[False]) < BEST


async def reply_times(bots: BotPool, asked: list[tuple[bool, Any, int]]) -> dict[bool, list[float]]:
    """Return the reply times in seconds, with and without a possible defence."""
    times: dict[bool, list[float]] = {True: [], False: []}
    for can_defend, live, seat in asked:
        times[can_defend].append(await reply_time(bots, live, seat))
    return times


async def reply_time(bots: BotPool, live: Any, seat: int) -> float:
    loop = asyncio.get_running_loop()
    began = loop.time()
    await bots.choose(live, seat, 5)
    return loop.time() - began


async def keep_busy(bots: BotPool, n: int) -> None:
    """Keep the bots busy with another table."""
    thought_about = list(islice(attacks(f"other {n}", 10_000 * (n + 1)), 20))
    while True:
        for _, live, seat in thought_about:
            await bots.choose(live, seat, 5)


def test_accuracy_finds_the_best_threshold():
    assert accuracy([1.0, 1.1], [1.2, 1.3]) == 1.0
    assert accuracy([1.0, 1.2], [1.0, 1.2]) == 0.5
    assert accuracy([1.0, 1.1, 1.2, 1.3], [1.1, 1.2, 1.3, 1.4]) == 0.625

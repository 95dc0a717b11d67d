"""When a bot answers tells nothing of what it holds."""

import asyncio
from bisect import bisect_right
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from antro.bots.levels import LEVELS
from antro.core.fair import Chance
from antro.core.game import Seat
from antro.core.table import Table
from antro.games import GAMES
from antro.server import thinkers
from antro.server.thinkers import Thinkers
from tests.server.hurry import HURRIED, TIMES

REPLIES = 200  # of each kind
BEST = 0.60  # how often somebody may be right who guesses by the time alone


def positions() -> Iterator[tuple[bool, Any, int]]:
    """Attacks of Drako: whether the one attacked can defend, the table, and the seat."""
    for seed in range(10_000):
        game, luck = GAMES["drako"].make({}), Random(seed)
        table = Table(game, Chance(f"{seed:064x}", ["", ""]))
        table.begin(0)
        while table.result is None:
            [seat] = table.acting()
            offered = table.open_to(Seat(seat)).listed()
            question = game.question_to(table.state, Seat(seat))
            if question.kind == "defend":
                yield len(offered) > 1, table, seat
            table.play(seat, luck.choice(offered), table.version, 0)


def accuracy(ones: list[float], others: list[float]) -> float:
    """How often the best threshold tells one kind of time from the other."""
    ones, others = sorted(ones), sorted(others)
    gaps = [
        abs(bisect_right(ones, at) / len(ones) - bisect_right(others, at) / len(others))
        for at in ones + others
    ]
    return 0.5 + max(gaps) / 2


@pytest.fixture
def in_a_hurry(monkeypatch):
    for number, level in HURRIED.items():
        monkeypatch.setitem(LEVELS, number, level)
    monkeypatch.setattr(thinkers, "SPARE", thinkers.SPARE / TIMES)


@pytest.mark.parametrize("busy", [False, True], ids=["alone", "beside other tables"])
def test_no_threshold_on_the_time_of_a_reply_tells_whether_a_bot_can_defend(in_a_hurry, busy):
    async def scenario() -> dict[bool, list[float]]:
        bots = Thinkers(2, 1.0, "tests.server.hurried_worker")
        times: dict[bool, list[float]] = {True: [], False: []}
        others = [asyncio.create_task(keep_busy(bots, n)) for n in range(3 if busy else 0)]
        try:
            await reply_time(bots, *next(positions())[1:])  # the processes have started
            for can_defend, table, seat in positions():
                if len(times[can_defend]) < REPLIES:
                    times[can_defend].append(await reply_time(bots, table, seat))
                if all(len(each) == REPLIES for each in times.values()):
                    return times
        finally:
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)
            await bots.close()
        raise AssertionError("there are positions enough")

    times = asyncio.run(scenario())
    assert accuracy(times[True], times[False]) < BEST


async def reply_time(bots: Thinkers, table: Any, seat: int) -> float:
    loop = asyncio.get_running_loop()
    began = loop.time()
    await bots.choose(hosted(table, "asked"), seat, 5)
    return loop.time() - began


async def keep_busy(bots: Thinkers, n: int) -> None:
    """Another table, where bots are always thinking."""
    while True:
        for _, table, seat in positions():
            await bots.choose(hosted(table, f"other {n}"), seat, 5)


def hosted(table: Any, id: str) -> Any:
    row = SimpleNamespace(opener=id)
    return SimpleNamespace(id=id, game=table.game, table=table, row=row, subscribers={})


def test_a_threshold_is_found_where_there_is_one():
    assert accuracy([1.0, 1.1], [1.2, 1.3]) == 1.0
    assert accuracy([1.0, 1.2], [1.0, 1.2]) == 0.5
    assert accuracy([1.0, 1.1, 1.2, 1.3], [1.1, 1.2, 1.3, 1.4]) == 0.625

"""Simulated connections keep the order of messages, and equal tasks give equal games."""

from functools import partial
from random import Random

import pytest
from msgspec.structs import replace

from antro.core.contract.errors import BadOption
from antro.lab.latency.latency import (
    CONDITIONS,
    Condition,
    Played,
    Task,
    check,
    in_words,
    play,
    summed_up,
    tasks_of,
)
from antro.lab.latency.timeline import Latency, Timeline, Wire

pytestmark = pytest.mark.compiled


def task(latency: Latency, pace: str = "live", nth: int = 0, *, dated: bool = True) -> Task:
    return Task("heroes", {}, Condition("", latency, pace, dated), "search:1", nth, 7)


def test_events_happen_in_the_order_of_their_times():
    timeline = Timeline()
    seen: list[tuple[int, float]] = []

    def happen(nth: int) -> None:
        seen.append((nth, timeline.now))

    for nth, time in enumerate([30.0, 10.0, 20.0, 10.0]):
        timeline.at(time, partial(happen, nth))
    timeline.run(lambda: len(seen) == 4)
    assert seen == [(1, 10.0), (3, 10.0), (2, 20.0), (0, 30.0)]


def test_messages_arrive_in_the_order_they_were_sent():
    timeline = Timeline()
    seen: list[tuple[int, float]] = []
    wire = Wire(Latency(40.0, jitter=30.0, loss=0.2), timeline, Random(1))

    def arrive(nth: int) -> None:
        seen.append((nth, timeline.now))

    for nth in range(200):
        timeline.at(float(nth), partial(wire.send, partial(arrive, nth)))
    timeline.run(lambda: len(seen) == 200)
    assert [nth for nth, _ in seen] == list(range(200))
    assert all(arrived - nth >= 40.0 for nth, arrived in seen)
    assert seen[-1][1] > 240.0


def test_equal_tasks_give_equal_games():
    assert play(task(Latency(100.0, jitter=20.0))) == play(task(Latency(100.0, jitter=20.0)))


@pytest.mark.parametrize("pace", ["live", "beat"])
def test_a_game_is_played_to_its_end(pace):
    result = play(task(Latency(80.0), pace))
    assert result.won in (0.0, 0.5, 1.0)
    assert min(result.rolls) > 5


def rolls_lost(latency: Latency, *, dated: bool = True) -> float:
    """Return the share of rolls that a slow connection costs."""
    games = [play(task(latency, "live", nth, dated=dated)) for nth in range(6)]
    slow, good = (sum(game.rolls[side] for game in games) for side in range(2))
    return 1.0 - slow / good


def test_back_dated_presses_save_rolls():
    assert rolls_lost(Latency(200.0)) < 0.05 < rolls_lost(Latency(200.0), dated=False)


def test_a_clock_that_is_ahead_changes_nothing():
    right, wrong = task(Latency(50.0)), task(Latency(50.0, ahead=3.6e6))
    assert replace(play(wrong), task=right) == play(right)


def test_a_wrong_clock_costs_no_rolls():
    assert rolls_lost(Latency(50.0, ahead=3.6e6, drift=0.0005)) < 0.05


def test_a_result_outside_the_limits_is_marked():
    condition = Condition("bad", Latency(), least=0.47, most=0.53)
    lost, won = (
        Played(task(Latency()), 0.0, (10, 11), (1, 1), 0),
        Played(task(Latency()), 1.0, (10, 9), (1, 1), 1),
    )
    games = [lost] * 9 + [won]
    found = summed_up(condition, games)
    assert not found.fair
    assert in_words(found).endswith("outside the limits")


def test_every_condition_has_its_own_name():
    assert len({one.title for one in CONDITIONS}) == len(CONDITIONS)


@pytest.mark.parametrize(
    ("game", "options", "games", "field"),
    [
        ("chess", {}, 1, "game"),
        ("drako", {}, 1, "game"),
        ("heroes", {"players": "3"}, 1, "options"),
        ("heroes", {}, 0, "games"),
    ],
)
def test_a_measurement_without_meaning_is_refused(game, options, games, field):
    with pytest.raises(BadOption, match=field):
        check(game, options, games)


def test_measuring_counts_every_game():
    tasks = tasks_of("heroes", {}, CONDITIONS[0], "search:1", 2, 1)
    found = summed_up(CONDITIONS[0], list(map(play, tasks)))
    assert found.rate.games == 2

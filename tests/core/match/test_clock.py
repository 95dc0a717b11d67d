"""Clocks: running time, increments and deadlines."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadOption, BadRecord
from antro.core.match import timing
from antro.core.match.clock import DAY, MOST, Fischer, PerMove
from antro.core.match.events import Flagged, Resigned
from antro.core.match.judging import add
from antro.testing.table_walks import wander
from tests.core.support.tables import (
    again,
    do,
    do_all,
    number,
    opened,
    picture,
    played_to_turns,
    refusal,
    seeds,
    steps,
)

BLITZ = Fischer(initial=1000, increment=100)
DAILY = PerMove(limit=DAY)
clocks = st.sampled_from([Fischer(10**8, 100), Fischer(10**8, 0), PerMove(10**8)])


# Options


@pytest.mark.parametrize("amount", [-1, -(10**20), MOST + 1, 10**20])
def test_absurd_amounts_are_refused(amount):
    for make in (
        lambda: Fischer(amount, 0),
        lambda: Fischer(1000, amount),
        lambda: PerMove(amount),
    ):
        with pytest.raises(BadOption, match=str(amount)):
            make()


def test_a_clock_with_no_time_on_it_is_refused():
    with pytest.raises(BadOption, match=r"clock\.initial"):
        Fischer(0, 100)
    with pytest.raises(BadOption, match=r"clock\.limit") as caught:
        PerMove(0)
    fields = caught.value.reason.fields
    assert (fields["option"], fields["value"]) == ("clock.limit", "0")
    assert (fields["problem"], fields["low"]) == ("reason.option_number", 1)


# Time


def test_time_runs_only_for_the_seats_that_are_to_act():
    table = played_to_turns(clock=BLITZ)
    start = timing.left(table.match, 0)
    assert timing.left(table.match, 30) == [start[0] - 30, *start[1:]]
    do(table, 0, "stop", now=40)
    assert timing.left(table.match, 50) == [start[0] - 40 + 100, start[1] - 10, start[2]]


def test_time_runs_for_all_seats_that_choose_at_once():
    table = opened(clock=BLITZ)
    assert timing.left(table.match, 30) == [970, 970, 970]
    do(table, 1, "pledge 0", now=30)
    assert timing.left(table.match, 50) == [950, 970 + 100, 950]


def test_a_limit_per_move_starts_again_with_every_move():
    table = played_to_turns(clock=DAILY)
    do(table, 0, "step", now=DAY - 1)
    assert timing.left(table.match, DAY - 1) == [DAY, DAY, DAY]
    do(table, 0, "step", now=2 * DAY - 2)
    assert timing.deadline(table.match) == 3 * DAY - 2


def test_the_time_left_is_never_negative():
    table = opened(clock=BLITZ)
    assert timing.left(table.match, 10**9) == [0, 0, 0]
    assert timing.left(table.match, -5) == [1000, 1000, 1000]


def test_a_table_without_a_clock_has_no_deadline():
    table = opened()
    assert timing.left(table.match, 5) == []
    assert timing.deadline(table.match) is None
    assert table.tick(10**15) == []


def test_undo_gains_no_time():
    for clock in (BLITZ, DAILY):
        table = played_to_turns(clock=clock)
        idle = played_to_turns(clock=clock)
        for now in range(10, 100, 10):
            do(table, 0, "step", now)
            table.undo(0, table.version, now + 5)
        assert timing.left(table.match, 100) == timing.left(idle.match, 100)


@given(clock=clocks, seed=seeds, luck=seeds, steps=steps)
def test_the_time_left_follows_from_the_moves_and_the_elapsed_time(clock, seed, luck, steps):
    """Compute the time left from only the standing moves and the elapsed time."""
    table = wander(opened(seed=seed, clock=clock), luck, steps)
    if isinstance(clock, Fischer):
        moves = [standing.seat for standing in table.match.standing]
        for seat in range(3):
            spent = time_to_act(table, seat)
            left = clock.initial + clock.increment * moves.count(seat) - spent
            assert timing.left(table.match, table.match.now)[seat] == left


def time_to_act(table, seat):
    """Return the milliseconds when a seat had to act, counted event by event."""
    spent, match = 0, again(table, []).match
    for event in table.events:
        spent += (event.at - match.now) * (seat in match.acting())
        add(match, event)
    return spent


# The deadline


def test_a_seat_loses_at_its_deadline_and_not_before():
    table = played_to_turns(clock=BLITZ)
    deadline = timing.deadline(table.match)
    assert deadline == 1100  # the pledge earned the seat an increment
    assert table.tick(1099) == []
    assert table.tick(1100) == [Flagged(0, 1100)]
    assert table.result is not None
    assert (table.result.how, table.result.scores) == ("flagged", [-1.0, 0.5, 0.5])
    assert timing.deadline(table.match) is None


def test_the_first_clock_to_run_out_loses():
    table = opened(clock=BLITZ)
    do(table, 0, "pledge 0", now=10)
    table.undo(0, table.version, 500)  # the seat was not to act in between
    assert timing.left(table.match, 500) == [990, 500, 500]
    assert table.tick(5000) == [Flagged(1, 5000)]


def test_a_move_that_comes_too_late_is_refused():
    table = played_to_turns(clock=BLITZ)
    reason = Reason("time_over", fields={"who": "role:miller"})
    assert refusal(table, table.play, 0, number(table, "step"), table.version, 1100) == reason
    assert refusal(table, table.resign, 1, table.version, 1100) == reason


def test_a_record_with_a_wrong_or_missing_flag_is_refused():
    table = played_to_turns(clock=BLITZ)
    for event in (Flagged(0, 1099), Flagged(1, 1100), Resigned(1, 1100)):
        with pytest.raises(BadRecord, match="at:"):
            again(table, [*table.events, event])


def test_a_flag_is_an_event_like_any_other():
    table = do_all(played_to_turns(clock=BLITZ), "0 stop")
    table.tick(1100)
    assert picture(again(table)) == picture(table)

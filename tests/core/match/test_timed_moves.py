"""Timed moves are sorted by the time at which they were made, at any latency."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from antro.core.match import timing
from antro.core.match.timed_moves import OLDEST, TIE, TimedMove, TimedMoveQueue, believed_time
from tests.core.support.rush_moves import REACT, SLOT, TUMBLE
from tests.core.support.tables import do_all, number, opened

WINDOW = 100
times = st.integers(0, 10**6)


def rolling(name="rush 3 live melee"):
    """Return a table where every seat has rolled once."""
    table = opened(name)
    do_all(table, ", ".join(f"{seat} army 1" for seat in range(table.game.seats)))
    table.tick(timing.due(table.match))
    return table


def timed_move(table, seat, text, at, request=""):
    return TimedMove(seat, number(table, text), table.version, at, request)


def take(queue, table, now):
    taken = queue.take(table.match, now)
    assert taken is not None
    return taken


# The time of a press


@pytest.mark.parametrize(
    ("said", "trip", "made"),
    [
        (960, 50, 960),  # as the client says
        (940, 50, 950),  # limited by the measured delay
        (0, 50, 950),
        (1200, 50, 1000),  # nothing comes from the future
        (0, 9_000, 1000 - OLDEST),  # delayed echoes gain at most this
        (0, -5, 1000),
        (-(10**18), 0, 1000),
    ],
)
def test_a_press_is_at_most_as_old_as_the_measured_delay(said, trip, made):
    assert believed_time(said, 1000, trip) == made


@given(said=st.integers(), arrived=times, trip=st.integers())
def test_no_press_is_from_the_future_or_too_old(said, arrived, trip):
    assert arrived - OLDEST <= believed_time(said, arrived, trip) <= arrived


# The queue


def test_an_earlier_press_that_arrives_later_goes_first():
    table, queue = rolling(), TimedMoveQueue(WINDOW)
    queue.join(table.match, timed_move(table, 0, "stop", 5_000))
    queue.join(table.match, timed_move(table, 2, "stop", 4_950))
    assert queue.take(table.match, 5_049) is None
    assert queue.due() == 5_050
    assert [take(queue, table, 5_100).seat for _ in range(2)] == [2, 0]
    assert (queue.take(table.match, 9_000), queue.due()) == (None, None)


def test_simultaneous_presses_follow_the_order_of_the_game():
    table, queue = rolling(), TimedMoveQueue(WINDOW)
    table.play(0, number(table, "keep (0, 0, 0)"), table.version, 2_000)  # one more roll
    queue.join(table.match, timed_move(table, 0, "stop", 5_000))
    queue.join(table.match, timed_move(table, 1, "stop", 5_000 + TIE - 1))
    assert take(queue, table, 5_200).seat == 1


def test_a_press_before_the_end_of_its_gap_waits():
    table, queue = rolling(), TimedMoveQueue(WINDOW)
    table.play(0, number(table, "keep (0, 0, 0)"), table.version, 2_000)
    queue.join(table.match, timed_move(table, 0, "keep (0, 0, 0)", 2_100))
    assert queue.due() == 2_000 + SLOT + WINDOW
    queue.join(table.match, timed_move(table, 0, "stop", 2_150))
    assert queue.due() == 2_000 + TUMBLE + REACT + WINDOW
    assert len(queue.waiting) == 1


def test_a_repeated_request_keeps_its_place_and_a_new_one_replaces_it():
    table, queue = rolling(), TimedMoveQueue(WINDOW)
    assert queue.join(table.match, timed_move(table, 0, "stop", 5_000, "a"))
    assert not queue.join(table.match, timed_move(table, 0, "stop", 5_500, "a"))
    assert queue.due() == 5_000 + WINDOW
    assert queue.join(table.match, timed_move(table, 0, "stop", 5_500, "b"))
    assert queue.due() == 5_500 + WINDOW


@pytest.mark.parametrize("move", [-1, 10**6, 2**70])
def test_a_number_without_a_move_is_passed_to_the_table(move):
    table, queue = rolling(), TimedMoveQueue(WINDOW)
    queue.join(table.match, TimedMove(0, move, table.version, 5_000))
    assert take(queue, table, 6_000).move == move


@given(pending_moves=st.lists(st.tuples(st.integers(0, 2), times), min_size=1, max_size=12))
def test_presses_leave_in_the_order_in_which_they_were_made(pending_moves):
    table, queue = rolling(), TimedMoveQueue(WINDOW)
    for seat, at in pending_moves:
        queue.join(table.match, timed_move(table, seat, "stop", at))
    left = []
    while (taken := queue.take(table.match, 10**7)) is not None:
        left.append(taken)
    assert len(left) == len({seat for seat, _ in pending_moves})
    assert all(after.at > before.at - TIE for before, after in pairwise(left))

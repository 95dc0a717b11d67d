"""The time of a search depends on the level, the last mover and the load, and on nothing secret."""

import pytest

from antro.bots.levels import AGAINST_TIME, LEVELS
from antro.server.bots.reply_times import (
    FURTHER,
    JITTER,
    LATENCY,
    SHORTEST,
    fair_share,
    search_time,
    shown_at,
)


@pytest.mark.parametrize(
    ("level", "timed", "further", "seconds"),
    [
        (5, False, False, LEVELS[5].at_table),
        (5, False, True, FURTHER * LEVELS[5].at_table),
        (5, True, False, AGAINST_TIME),
        (4, False, False, 0.0),  # it counts descents
        (4, True, True, 0.0),
    ],
)
def test_only_the_highest_level_searches_for_a_time(level, timed, further, seconds):
    assert search_time(level, timed=timed, further=further) == seconds


def test_many_searches_get_their_turn_within_the_latency():
    """Sixteen searches in two processes make eight rounds."""
    assert 8 * fair_share(0.4, searches=16, processes=2) == pytest.approx(LATENCY)
    assert fair_share(0.4, searches=2, processes=2) == 0.4
    assert fair_share(0.4, searches=1_000, processes=2) == SHORTEST
    assert fair_share(0.0, searches=16, processes=2) == 0.0


@pytest.mark.parametrize("now", [1.0, 3.0, 9.99])
def test_a_result_is_shown_at_a_random_moment_after_the_longest_search(now):
    moments = sorted(shown_at(1.0, 2.0, now) for _ in range(200))
    assert moments[0] > max(3.0, now)
    assert moments[-1] - moments[0] > 0.8 * JITTER

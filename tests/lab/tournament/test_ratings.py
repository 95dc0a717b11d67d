"""Ratings of known cases."""

from math import log10, sqrt

import pytest

from antro.lab.tournament.ratings import PER_LOGIT, SURE, elo, rate


def rated(duels):
    """Return ratings from games of two seats."""
    return elo([[duel] for duel in duels])


def test_wilsons_interval_of_a_textbook_case():
    found = rate(81, 263)
    assert found.mean == pytest.approx(0.308, abs=1e-3)
    assert (found.low, found.high) == pytest.approx((0.2553, 0.3662), abs=2e-3)


@pytest.mark.parametrize(("points", "games"), [(0, 5), (5, 5), (0, 0)])
def test_an_interval_stays_within_bounds(points, games):
    found = rate(points, games)
    assert 0 <= found.low <= found.mean <= found.high <= 1


def test_a_win_rate_becomes_a_difference_in_elo():
    duels = [("a", "b", 1.0)] * 750 + [("a", "b", 0.0)] * 250
    best, other = rated(duels)
    assert (best.name, other.name) == ("a", "b")
    assert best.elo - other.elo == pytest.approx(400 * log10(3), abs=2)
    assert best.elo + other.elo == pytest.approx(0, abs=1e-6)


def test_seats_and_order_do_not_matter():
    duels = [("a", "b", 1.0), ("b", "c", 1.0), ("c", "a", 0.0), ("b", "a", 0.5)] * 5
    turned = [(second, first, 1 - score) for first, second, score in reversed(duels)]
    for one, other in zip(rated(duels), rated(turned), strict=True):
        assert one.name == other.name
        assert one.elo == pytest.approx(other.elo)


def test_a_bot_that_never_lost_has_a_finite_rating():
    best, other = rated([("a", "b", 1.0)] * 10)
    assert 0 < best.elo < 1000
    assert best.margin > 0
    assert other.elo == pytest.approx(-best.elo)


def test_more_games_make_a_rating_more_certain():
    few, many = (
        rated([("a", "b", 1.0), ("a", "b", 0.0)] * 5),
        rated([("a", "b", 1.0), ("a", "b", 0.0)] * 50),
    )
    assert few[0].margin > 2 * many[0].margin


def test_the_margin_in_games_of_four_is_that_of_a_win_rate():
    """One bot plays three equals and wins one game in four."""
    won, lost = [("a", "b", 1.0)] * 3, [("a", "b", 0.0)]
    best, other = elo([won, lost, lost, lost] * 100)
    assert best.elo == pytest.approx(other.elo, abs=1)
    by_rate = PER_LOGIT * SURE / sqrt(400 * 0.25 * 0.75)
    assert best.margin == pytest.approx(by_rate, rel=0.02)
    assert best.games == 400


def test_a_bot_that_wins_half_of_its_games_of_four_is_three_times_as_strong():
    won, lost = [("a", "b", 1.0)] * 3, [("a", "b", 0.0)]
    best, other = elo([won, lost] * 200)
    assert best.elo - other.elo == pytest.approx(400 * log10(3), abs=3)


def test_draws_alone_leave_a_margin():
    best, _ = elo([[("a", "b", 0.5)]] * 10)
    assert best.margin > 0

"""The measured win rates of the levels."""

from antro.lab.tournament.match import Outcome, Pairing
from bench.remeasure import rate_of


def outcome(scores, seats=("level:2/10", "level:1/10")):
    pairing = Pairing("vast", {"roles": "KG"}, list(seats), 1)
    return Outcome(pairing, [0, 1], scores, "44.7", [], [], [0.0, 0.0])


def test_a_game_that_all_lose_is_won_by_neither():
    games = [outcome([1.0, -1.0]), outcome([-1.0, 1.0]), outcome([-1.0, -1.0])]
    assert rate_of("level:2/10", games).points == 1
    assert rate_of("level:1/10", games).points == 1


def test_a_draw_is_half_a_win_for_each():
    assert rate_of("level:2/10", [outcome([0.0, 0.0])]).points == 0.5

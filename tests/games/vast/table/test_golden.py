"""The golden games of Vast replay to what was observed when they were stored."""

from tests.games.golden_tests import GoldenTests
from tests.games.vast.golden import CAMPAIGN, GOLDEN


class TestGoldenGames(GoldenTests):
    golden = GOLDEN
    fair = ["KGDCT", "KG"]
    draws = 50


def test_36_8_the_games_of_the_campaign_are_won_by_those_who_go_up_after_them():
    for nth, winner in enumerate(CAMPAIGN, start=1):
        history = GOLDEN.replayed(f"campaign_{nth}")
        seat = history.game.scores(history.state).index(1.0)
        assert history.game.roles[seat] == winner

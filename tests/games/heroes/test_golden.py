"""The golden games of Heroes replay with the stored results."""

from tests.games.heroes.golden import GOLDEN
from tests.games.support.golden_tests import GoldenTests


class TestGoldenGames(GoldenTests):
    golden = GOLDEN
    fair = ["live", "four_beat", "teams_live", "tournament"]
    draws = 50

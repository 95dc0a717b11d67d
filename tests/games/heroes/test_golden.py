"""The golden games of Heroes replay to what was observed when they were stored."""

from tests.games.heroes.golden import GOLDEN
from tests.games.support.golden_tests import GoldenTests


class TestGoldenGames(GoldenTests):
    golden = GOLDEN
    fair = ["live", "four_beat", "teams_live", "tournament"]
    draws = 50

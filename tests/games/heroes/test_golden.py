"""The golden games of Heroes replay to what was observed when they were stored."""

from tests.games.golden_tests import GoldenTests
from tests.games.heroes.golden import GOLDEN


class TestGoldenGames(GoldenTests):
    golden = GOLDEN
    fair = ["live", "four_beat", "teams_live", "tournament"]
    draws = 50

"""The golden games of Volfyirion replay to what was observed when they were stored."""

from tests.games.support.golden_tests import GoldenTests
from tests.games.volfyirion.golden import GOLDEN


class TestGoldenGames(GoldenTests):
    golden = GOLDEN
    fair = ["duel", "solo_normal", "team", "coop_normal"]
    draws = 8

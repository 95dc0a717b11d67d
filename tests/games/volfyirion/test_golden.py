"""The golden games of Volfyirion replay with their stored observations."""

from tests.games.support.golden_tests import GoldenTests
from tests.games.volfyirion.golden import GOLDEN


class TestGoldenGames(GoldenTests):
    golden = GOLDEN
    fair = ["duel", "solo_normal", "team", "coop_normal"]
    draws = 8

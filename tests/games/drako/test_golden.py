"""The golden games of Drako replay with the stored results."""

from tests.games.drako.golden import GOLDEN
from tests.games.support.golden_tests import GoldenTests

FAIR = [name for name in GOLDEN.players if name.endswith(("_random", "_eager"))]


class TestGoldenGames(GoldenTests):
    golden = GOLDEN
    fair = FAIR
    draws = 8


def test_every_matchup_has_its_games():
    played = {GOLDEN.stored(name).header.options["matchup"] for name in FAIR}
    assert len(FAIR) == 2 * len(played) == 12

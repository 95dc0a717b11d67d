"""What is tested of the golden games of any game: they replay to what was observed once.

Compiled or not: both runs look at the same files.
"""

from typing import ClassVar

from antro.core.record.verify import verify
from tests.games.support.golden_games import GoldenGames, line_of


class GoldenTests:
    """A game's test file has a subclass, which names its games."""

    golden: ClassVar[GoldenGames]
    fair: ClassVar[list[str]]  # those whose draws are made again
    draws: ClassVar[int]  # of which each has more than so many

    def pytest_generate_tests(self, metafunc):
        """Run each test for all games, or for the fair ones."""
        if "name" in metafunc.fixturenames:
            metafunc.parametrize("name", self.golden.players)
        if "fair_name" in metafunc.fixturenames:
            metafunc.parametrize("fair_name", self.fair)

    def test_a_golden_game_replays_as_it_was(self, name):
        match = self.golden.replayed(name)
        rows = self.golden.rows(match.game, line_of(match.events))
        assert rows == self.golden.stored_rows(name)

    def test_the_same_players_and_chance_make_the_same_record(self, name):
        assert self.golden.players[name]() == self.golden.stored(name)

    def test_its_draws_are_those_of_its_seed(self, fair_name):
        report = verify(self.golden.stored(fair_name), self.golden.shelf(fair_name))
        assert (report.fair, report.draws > self.draws) == (True, True)

    def test_no_game_is_kept_that_is_not_played(self):
        assert {path.stem for path in self.golden.folder.iterdir()} == {*self.golden.players}

"""Tests of the golden games of any game: a replay gives the stored observations.

Runs with the compiled and the plain engine use the same files. The plain engine replays all games,
but plays only the first of them again.
"""

from typing import ClassVar

import pytest

from antro.core.record.verify import verify
from tests.games.support.golden_games import GoldenGames, line_of


class GoldenTests:
    """Tests of golden games. A game's test file has a subclass that names its games."""

    golden: ClassVar[GoldenGames]
    fair: ClassVar[list[str]]  # games whose random results are verified
    draws: ClassVar[int]  # each of these has more random results than this

    def pytest_generate_tests(self, metafunc):
        """Run each test for all games, or for the fair ones."""
        if "name" in metafunc.fixturenames:
            metafunc.parametrize("name", self.golden.players)
        if "again" in metafunc.fixturenames:
            first, *others = self.golden.players
            compiled = [pytest.param(name, marks=pytest.mark.compiled) for name in others]
            metafunc.parametrize("again", [first, *compiled])
        if "fair_name" in metafunc.fixturenames:
            metafunc.parametrize("fair_name", self.fair)

    def test_a_golden_game_replays_as_stored(self, name):
        match = self.golden.replayed(name)
        rows = self.golden.rows(match.game, line_of(match.events))
        assert rows == self.golden.stored_rows(name)

    def test_the_same_players_and_chance_make_the_same_record(self, again):
        assert self.golden.players[again]() == self.golden.stored(again)

    def test_the_random_results_follow_from_the_seed(self, fair_name):
        report = verify(self.golden.stored(fair_name), self.golden.shelf(fair_name))
        assert (report.fair, report.draws > self.draws) == (True, True)

    def test_every_stored_game_is_still_played(self):
        assert {path.stem for path in self.golden.folder.iterdir()} == {*self.golden.players}

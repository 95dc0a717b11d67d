"""A planted fault: a game with one error, and the law that has to find it.

Most faults look right at first sight. Each is planted in the Drako match-up that shows it best.
"""

from typing import Any, ClassVar

from antro.games import GAMES
from antro.testing.laws import secrets
from antro.testing.subject import Subject


class Fault(Subject):
    """A game with one error."""

    matchup = "dragon-dwarves"
    game: Any
    law: ClassVar[Any] = staticmethod(secrets.equal_views_mean_equal_knowledge)
    message = "changes the veil"  # part of the message of the law
    seeds = [1]  # of walks that show the fault

    def __init__(self):
        super().__init__(GAMES["drako"], {"matchup": self.matchup})

    def rows(self, seat):
        """Return the rows that count the cards of a seat."""
        width = self.game.config.width
        return range(seat * width, seat * width + width)

    def others(self, viewer):
        return [row for seat in self.seats if seat != viewer for row in self.rows(seat)]

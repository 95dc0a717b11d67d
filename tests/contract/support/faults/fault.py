"""A planted fault: a game that is wrong in one place, with the law that gives it away.

Most look right at a glance. They are planted in Drako, in the match-up that shows them best.
"""

from typing import Any, ClassVar

from antro.games import GAMES
from antro.testing.laws import secrets
from antro.testing.subject import Subject


class Fault(Subject):
    """A game with something wrong in it."""

    matchup = "dragon-dwarves"
    game: Any
    law: ClassVar[Any] = staticmethod(secrets.what_was_not_seen_is_not_known)
    told = "told apart by the veil"  # how the law puts it
    seeds = [1]  # of walks on which it shows

    def __init__(self):
        super().__init__(GAMES["drako"], {"matchup": self.matchup})

    def rows(self, seat):
        """Where the cards of a seat are counted."""
        width = self.game.config.width
        return range(seat * width, seat * width + width)

    def others(self, viewer):
        return [row for seat in self.seats if seat != viewer for row in self.rows(seat)]

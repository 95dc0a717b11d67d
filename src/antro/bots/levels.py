"""The bots that people play with: five levels, each with a name and a character.

The lower levels make human mistakes. They search little (a small budget), trust first impressions
(the policy) and overlook moves. They never play at random. Names and characters are in the
catalogue of ``antro.bots``: ``bot.<level>`` and ``bot.<level>.character``.

Searches with a number of descents are reproducible. On a server the highest level searches for a
time instead, so its strength there depends on the machine and its load.
"""

from typing import Final

from msgspec import Struct

from antro.core.contract.errors import BadOption, expected_one_of


class Level(Struct, frozen=True):
    """The strength of a bot: its budget for a choice, and its chance to overlook a move."""

    descents: int  # maximum for a search; the policy of a game may allow only a share of them
    seconds: float  # maximum for a search
    overlooks: float  # probability that it does not see a move
    pause: tuple[float, float]  # minimum and maximum seconds before it answers
    exact: bool = False  # True: all descents, without the policy's share
    at_table: float = 0.0  # seconds of every search on a server, instead of descents; 0: descents

    def within(self, scale: float) -> int:
        """Return the number of descents in a game whose policy has this *scale*."""
        return self.descents if self.exact else max(1, int(self.descents * scale))

    def time_limit(self, *, timed: bool) -> float:
        """Return the maximum seconds for a search, which is short in a timed game."""
        return min(self.seconds, AGAINST_TIME) if timed else self.seconds


AGAINST_TIME: Final = 0.05  # seconds: maximum for a search in a timed game

LEVELS: Final = {
    1: Level(30, 1.0, 0.55, (0.9, 2.2)),
    2: Level(100, 1.0, 0.25, (0.8, 1.8)),
    3: Level(700, 1.0, 0.06, (0.6, 1.4)),
    4: Level(3_200, 1.0, 0.0, (0.4, 1.0)),
    5: Level(80_000, 1.2, 0.0, (0.3, 0.6), at_table=0.4),
}


def level_of(number: int) -> Level:
    """Return the level with this number. Raise ``BadOption`` if it does not exist."""
    if number not in LEVELS:
        raise BadOption("level", str(number), expected_one_of(LEVELS))
    return LEVELS[number]

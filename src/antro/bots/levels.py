"""The bots that people meet: five levels, each with a name and a character.

The lower ones err as people do: they look at few moves and not far (a small budget),
trust first impressions (the policy), and overlook things. They never play at random.
Names and characters are in the catalogue of ``antro.bots``: ``bot.<level>`` and
``bot.<level>.character``.
"""

from typing import Final

from msgspec import Struct

from antro.core.contract.errors import BadOption, expected_one_of


class Level(Struct, frozen=True):
    """What a bot may spend on a choice, and what it overlooks."""

    descents: int  # of the search, at most; in a game whose policy says so, a share of them
    seconds: float  # of thinking, at most
    overlooks: float  # how likely it does not see a move
    pause: tuple[float, float]  # seconds that it lets pass before it answers, at least and most
    exact: bool = False  # all the descents, whatever the policy says

    def within(self, scale: float) -> int:
        """The descents that it makes in a game whose policy has this *scale*."""
        return self.descents if self.exact else max(1, int(self.descents * scale))


AGAINST_TIME: Final = 0.05  # seconds that a bot thinks in a game that does not wait for it

LEVELS: Final = {
    1: Level(30, 1.0, 0.55, (0.9, 2.2)),
    2: Level(100, 1.0, 0.25, (0.8, 1.8)),
    3: Level(700, 1.0, 0.06, (0.6, 1.4)),
    4: Level(3_200, 1.0, 0.0, (0.4, 1.0)),
    5: Level(80_000, 1.2, 0.0, (0.3, 0.6)),
}


def level_of(number: int) -> Level:
    """The level of this number. Raises ``BadOption`` if there is none."""
    if number not in LEVELS:
        raise BadOption("level", str(number), expected_one_of(LEVELS))
    return LEVELS[number]

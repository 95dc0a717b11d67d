"""How many throws it takes, on average, until dice show what is needed.

Exact for a player who keeps whatever he needs and throws all other dice.
"""

from functools import cache
from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.games.heroes.components.lots import FACES, count

SYMBOLS: Final = 6.0

Lacking = tuple[int, ...]  # of each symbol that is needed, the most first; none are left out


# What is lacking as one number, whatever the symbols: how many lack one die, how many two …
LACKING_ONE: Final = vec[i64]([0, 1, 1 << 3, 1 << 5, 1 << 7, 1 << 8, 1 << 9, 1 << 10])  # [dice]
FREE: Final[i64] = 8  # more than the dice that can be thrown
UNKNOWN: Final = -1.0
MEANS: Final = vec[float]([UNKNOWN] * (FREE << 11))  # [lacking * FREE + free], as they are needed


def throws_for(need: i64, dice: i64, dice_size: i64) -> float:
    """The mean number of throws from dice that lie to those that are needed."""
    lacking: i64 = 0
    free = dice_size
    for face in range(FACES):
        wanted, shown = count(need, face), count(dice, face)
        free -= min(wanted, shown)
        if wanted > shown:
            lacking += LACKING_ONE[wanted - shown]
    at = lacking * FREE + free
    if MEANS[at] == UNKNOWN:
        MEANS[at] = expected(missing(need, dice), int(free))
    return MEANS[at]


def missing(need: i64, dice: i64) -> Lacking:
    """What is needed and does not show."""
    lacking = [int(count(need, face) - count(dice, face)) for face in range(FACES)]
    return tuple(sorted([one for one in lacking if one > 0], reverse=True))


@cache
def expected(lacking: Lacking, free: int) -> float:
    """The mean number of throws of *free* dice until nothing is lacking."""
    if not lacking:
        return 0.0
    if sum(lacking) > free:
        return 99.0
    stay, further = 0.0, 0.0
    for odds, found in falls(free, len(lacking)):
        left = after(lacking, found)
        if left == lacking:
            stay += odds
        else:
            further += odds * expected(left, free - sum(lacking) + sum(left))
    return (1.0 + further) / (1.0 - stay)


def after(lacking: Lacking, found: Lacking) -> Lacking:
    """What is lacking after a throw."""
    left = [max(0, one - more) for one, more in zip(lacking, found, strict=True)]
    return tuple(sorted([one for one in left if one], reverse=True))


@cache
def falls(dice: int, symbols: int) -> list[tuple[float, Lacking]]:
    """How likely each count of some symbols is, when so many dice are thrown."""
    return spread(dice, symbols, SYMBOLS)


def spread(dice: int, symbols: int, faces: float) -> list[tuple[float, Lacking]]:
    """The same, where dice show one of so many faces."""
    if symbols == 0:
        return [(1.0, ())]
    found: list[tuple[float, Lacking]] = []
    for shown in range(dice + 1):
        odds = comb(dice, shown) * (1.0 / faces) ** shown * (1.0 - 1.0 / faces) ** (dice - shown)
        for rest, more in spread(dice - shown, symbols - 1, faces - 1.0):
            found.append((odds * rest, (shown, *more)))
    return found

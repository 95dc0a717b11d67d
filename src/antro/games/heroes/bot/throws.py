"""The mean number of rolls until a player has the dice needed.

It is exact for a player who keeps all needed dice and rolls all others.
"""

from functools import cache
from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.games.heroes.components.lots import FACES, count

SYMBOLS: Final = 6.0

Lacking = tuple[int, ...]  # per missing symbol the number of dice, highest first


# Missing dice as one number: count the symbols that miss one die, two dice …
LACKING_ONE: Final = vec[i64]([0, 1, 1 << 3, 1 << 5, 1 << 7, 1 << 8, 1 << 9, 1 << 10])  # [dice]
FREE: Final[i64] = 8  # more than the dice that can be rolled
UNKNOWN: Final = -1.0
MEANS: Final = vec[float]([UNKNOWN] * (FREE << 11))  # [lacking * FREE + free], filled on demand


def throws_for(need: i64, dice: i64, dice_size: i64) -> float:
    """The mean number of rolls to get from these dice to the needed ones."""
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
    """Return the number of missing dice of each symbol, highest first."""
    lacking = [int(count(need, face) - count(dice, face)) for face in range(FACES)]
    return tuple(sorted([one for one in lacking if one > 0], reverse=True))


@cache
def expected(lacking: Lacking, free: int) -> float:
    """The mean number of rolls of *free* dice until nothing is missing."""
    if not lacking:
        return 0.0
    if sum(lacking) > free:
        return 99.0
    stay, further = 0.0, 0.0
    for odds, found in count_odds(free, len(lacking)):
        left = missing_after(lacking, found)
        if left == lacking:
            stay += odds
        else:
            further += odds * expected(left, free - sum(lacking) + sum(left))
    return (1.0 + further) / (1.0 - stay)


def missing_after(lacking: Lacking, found: Lacking) -> Lacking:
    """Return the missing dice after a roll."""
    left = [max(0, one - more) for one, more in zip(lacking, found, strict=True)]
    return tuple(sorted([one for one in left if one], reverse=True))


@cache
def count_odds(dice: int, symbols: int) -> list[tuple[float, Lacking]]:
    """Return the probability of each count of some symbols in a roll of *dice* dice."""
    return spread(dice, symbols, SYMBOLS)


def spread(dice: int, symbols: int, faces: float) -> list[tuple[float, Lacking]]:
    """Return the same for dice with *faces* faces."""
    if symbols == 0:
        return [(1.0, ())]
    found: list[tuple[float, Lacking]] = []
    for shown in range(dice + 1):
        odds = comb(dice, shown) * (1.0 / faces) ** shown * (1.0 - 1.0 / faces) ** (dice - shown)
        for rest, more in spread(dice - shown, symbols - 1, faces - 1.0):
            found.append((odds * rest, (shown, *more)))
    return found

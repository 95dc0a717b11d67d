"""How many throws it takes, on average, until dice show what is needed.

Exact for a player who keeps whatever he needs and throws all other dice.
"""

from functools import cache
from math import comb
from typing import Final

from mypy_extensions import i64

from antro.games.heroes.printed.lots import FACES, count

SYMBOLS: Final = 6.0

Lacking = tuple[int, ...]  # of each symbol that is needed, the most first; none are left out


def throws_for(need: i64, dice: i64, dice_size: i64) -> float:
    """The mean number of throws from dice that lie to those that are needed."""
    missing: list[int] = []
    useful: i64 = 0
    for face in range(FACES):
        wanted, shown = count(need, face), count(dice, face)
        useful += min(wanted, shown)
        if wanted > shown:
            missing.append(int(wanted - shown))
    missing.sort(reverse=True)
    return expected(tuple(missing), int(dice_size - useful))


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

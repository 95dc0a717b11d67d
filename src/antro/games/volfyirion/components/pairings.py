"""The ways to pair the six Cities of a team into three Strongholds (§18.2).

A pairing names Defences, ``8+10,9+9,8+10``: the Stronghold of the team's first player,
the shared one, and that of the second player.
"""

from itertools import permutations
from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.volfyirion.components.sites import CITIES

EVEN: Final = "8+10,9+9,8+10"  # as printed: 18 each


def every_pairing() -> list[str]:
    """Return all pairings, the even one first."""
    orders = {
        tuple(sorted(order[:2]) + sorted(order[2:4]) + sorted(order[4:]))
        for order in permutations([city.defence for city in CITIES])
    }
    found = ["{}+{},{}+{},{}+{}".format(*order) for order in sorted(orders)]
    return [EVEN, *[pairing for pairing in found if pairing != EVEN]]


PAIRINGS: Final = every_pairing()


def pairs_of(pairing: str) -> list[i64]:
    """Return the sites of each Stronghold. Of two equal Cities, the first comes first."""
    found: list[i64] = []
    left = [*range(len(CITIES))]
    for pair in pairing.split(","):
        sites: i64 = 0
        for defence in pair.split("+"):
            site = next(each for each in left if CITIES[each].defence == int(defence))
            left.remove(site)
            sites |= bit(site)
        found.append(sites)
    return found

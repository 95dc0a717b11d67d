"""The Cities, the claimed Lair, and the cards on them. All of it is public."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antro.core.contract.bits import bit, lowest
from antro.games.volfyirion.components.cards import NOTHING


@final
@mypyc_attr(acyclic=True)
class Sites:
    """The sites and their cards."""

    def __init__(self) -> None:
        self.troops = vec[i64]()  # [site]: a face, or NOTHING
        self.buildings = vec[i64]()  # [site]: a face, or NOTHING
        self.standing: i64 = 0  # the set of sites that are not destroyed
        self.rebuilt: i64 = 0  # the set of sites that were rebuilt once
        self.lair_owner: i64 = NOTHING  # a seat

    def guarded(self, sites: i64) -> i64:
        """Return the sites of a set that have a Troop."""
        return occupied(self.troops, sites)

    def built(self, sites: i64) -> i64:
        """Return the sites of a set that have a Building."""
        return occupied(self.buildings, sites)


def occupied(places: vec[i64], sites: i64) -> i64:
    """Return the sites of a set that have a card."""
    found: i64 = 0
    while sites:
        site = lowest(sites)
        sites &= sites - 1
        if places[site] != NOTHING:
            found |= bit(site)
    return found

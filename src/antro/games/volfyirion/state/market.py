"""The cards for sale, and their decks."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antro.core.contract.bits import bit
from antro.games.volfyirion.components.cards import NOTHING
from antro.games.volfyirion.state.piles import Stock

CENTRE: Final[i64] = 5  # places in a row
LAIR_PLACES: Final[i64] = 2


@final
@mypyc_attr(acyclic=True)
class Market:
    """A strategy deck with its centre, and a wonder deck with its Lair."""

    def __init__(self) -> None:
        self.centre = vec[i64]()  # faces, or NOTHING
        self.wanted: i64 = 0  # the set of places being filled
        self.locked: i64 = 0  # the set of places whose card is sealed (§18.8)
        self.wonders = Stock()
        self.lair = vec[i64]()  # faces, or NOTHING
        self.lair_wanted: i64 = 0  # the set of places being filled
        # secret: the strategy deck
        self.assets = Stock()
        self.top: i64 = NOTHING  # its top card, if it is known

    def deck_size(self) -> i64:
        """Return the number of cards in the strategy deck, with its top card."""
        return self.assets.size() + (1 if self.top >= 0 else 0)


def free_place(market: Market, face: i64) -> i64:
    """Return the first place of the centre with this face unsealed, or NOTHING."""
    for place in range(CENTRE):
        if market.centre[place] == face and not market.locked >> place & 1:
            return place
    return NOTHING


def place_of(row: vec[i64], face: i64) -> i64:
    """Return the first place of a row with this face, or NOTHING."""
    for place in range(i64(len(row))):
        if row[place] == face:
            return place
    return NOTHING


def gaps(row: vec[i64]) -> i64:
    """Return the set of empty places of a row."""
    found: i64 = 0
    for place in range(i64(len(row))):
        if row[place] == NOTHING:
            found |= bit(place)
    return found

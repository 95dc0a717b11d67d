"""The spell rows and the main deck that fills them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antro.core.contract.bits import bit
from antro.games.heroes.components.board import COLUMNS
from antro.games.heroes.state.pile import Pile
from antro.games.heroes.state.side import NONE

PLACES: Final[i64] = 2 * COLUMNS  # the bottom row, then the top row
NOTHING_LAID: Final = vec[i64]([NONE] * 8)
ALL_PLACES: Final[i64] = 255
PLACE_NAMES: Final = [f"{row}{column}" for row in "bt" for column in "1234"]  # in names of things


@final
@mypyc_attr(acyclic=True)
class Market:
    """The two spell rows and the deck of one bout.

    Nobody knows how the main deck was divided (§26.3). In a veiled state all its cards are in the
    first market, and ``deck_size`` is the number of cards in each half.
    """

    def __init__(self) -> None:
        self.places = NOTHING_LAID[:]  # kinds, or NONE
        self.wanted: i64 = 0  # the places to fill
        self.deck_size: i64 = 0
        # secret
        self.deck = Pile()

    def take(self, place: i64) -> i64:
        """Take a card and return its kind. The card above it slides down (§3.5)."""
        kind = self.places[place]
        if place < COLUMNS:
            self.places[place] = self.places[place + COLUMNS]
            place += COLUMNS
        self.places[place] = NONE
        self.wanted |= bit(place)
        return kind

    def take_up(self, into: Pile) -> None:
        """Move all cards of the spell rows into a deck."""
        for place in range(PLACES):
            if self.places[place] != NONE:
                into.add(self.places[place])
                self.places[place] = NONE

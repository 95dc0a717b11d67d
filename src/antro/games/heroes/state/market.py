"""Spells that lie open to be taken, and the deck that they come from."""

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
PLACE_NAMES: Final = [f"{row}{column}" for row in "bt" for column in "1234"]  # as things name them


@final
@mypyc_attr(acyclic=True)
class Market:
    """Two rows of four, and a deck.

    Nobody knows how the deck was cut into two (§26.3): in a veiled state all of it lies with the
    first market, and ``deck_size`` tells how many cards each has.
    """

    def __init__(self) -> None:
        self.places = NOTHING_LAID[:]  # kinds, or NONE
        self.wanted: i64 = 0  # the set of places that are to be filled
        self.deck_size: i64 = 0
        # secret
        self.deck = Pile()

    def take(self, place: i64) -> i64:
        """§3.5 Take a card; the one above it slides down. Returns its kind."""
        kind = self.places[place]
        if place < COLUMNS:
            self.places[place] = self.places[place + COLUMNS]
            place += COLUMNS
        self.places[place] = NONE
        self.wanted |= bit(place)
        return kind

    def take_up(self, into: Pile) -> None:
        """All that lies open goes to a deck."""
        for place in range(PLACES):
            if self.places[place] != NONE:
                into.add(self.places[place])
                self.places[place] = NONE

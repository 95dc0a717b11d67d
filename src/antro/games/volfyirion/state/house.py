"""The cards of one player."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antro.games.volfyirion.components.cards import COLOURLESS, NOTHING
from antro.games.volfyirion.state.piles import Pile

COLOURS: Final[i64] = COLOURLESS + 1
NO_COLOURS: Final = vec[i64]([0] * COLOURS)


@final
@mypyc_attr(acyclic=True)
class House:
    """The cards of one player. The cards on Cities are kept with the Cities.

    In a veiled state, a hidden hand is part of the deck. ``unseen`` counts its cards.
    """

    def __init__(self) -> None:
        self.discard = Pile()
        self.played = Pile()  # the playing area, without sealed Wonders
        self.sealed = Pile()
        self.ready = Pile()  # of the cards in play: their points are not given yet
        self.used = Pile()  # of the cards in play: their chain was used this turn
        self.spent = Pile()  # of the sealed Wonders: their points were given this turn
        self.colours = NO_COLOURS[:]  # [colour]: the number of cards that count for chains
        self.owed: i64 = 0  # cards to draw
        self.attacked: i64 = 0  # 1 after the first attack on it (§14.4)
        self.perk: i64 = NOTHING
        self.excluded: i64 = 0  # the Ploys that it is known not to have
        # secret
        self.deck = Pile()
        self.hand = Pile()
        self.unseen: i64 = 0  # the cards of a veiled hand
        self.ploy: i64 = NOTHING  # HIDDEN if not known to the viewer; NOTHING once revealed

    def hand_size(self) -> i64:
        return self.hand.size + self.unseen

    def deck_size(self) -> i64:
        return self.deck.size - self.unseen

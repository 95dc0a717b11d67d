"""What belongs to one player."""

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
    """The cards of one player. Those on his Cities are kept with the Cities.

    In a veiled state, a hand that the viewer may not see lies in the deck and is
    only counted, in ``unseen``.
    """

    def __init__(self) -> None:
        self.discard = Pile()
        self.played = Pile()  # the playing area, but for sealed Wonders
        self.sealed = Pile()
        self.ready = Pile()  # of those played: still to give their points this turn
        self.used = Pile()  # of those played: chain used this turn
        self.spent = Pile()  # of those sealed: have given their points this turn
        self.colours = NO_COLOURS[:]  # [colour]: cards that count for chains
        self.owed: i64 = 0  # cards to draw
        self.attacked: i64 = 0  # 1 once it has been (§14.4)
        self.perk: i64 = NOTHING
        self.excluded: i64 = 0  # the set of Ploys it is known not to have
        # secret
        self.deck = Pile()
        self.hand = Pile()
        self.unseen: i64 = 0  # cards of the hand that lie in the deck, veiled
        self.ploy: i64 = NOTHING  # HIDDEN when the viewer does not know it; NOTHING when spent

    def hand_size(self) -> i64:
        return self.hand.size + self.unseen

    def deck_size(self) -> i64:
        return self.deck.size - self.unseen

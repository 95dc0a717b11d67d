"""What lies in front of a player."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from antro.games.volfyirion.printed.cards import COLOURLESS, NOTHING
from antro.games.volfyirion.state.piles import Pile, no_cards


@final
class House:
    """The cards of one player. Those on his Cities are kept with the Cities.

    In a veiled state, a hand that the viewer may not see lies in the deck and is
    only counted, in ``unseen``.
    """

    def __init__(
        self,
        deck: Pile,
        hand: Pile,
        discard: Pile,
        played: Pile,
        sealed: Pile,
        ready: Pile,
        fired: Pile,
        dry: Pile,
        hues: vec[i64],
        unseen: i64,
        owed: i64,
        perk: i64,
        ploy: i64,
        excluded: i64,
    ) -> None:
        self.deck = deck
        self.hand = hand
        self.discard = discard
        self.played = played  # the playing area, but for sealed Wonders
        self.sealed = sealed
        self.ready = ready  # of those played: still to give their points this turn
        self.fired = fired  # of those played: chain used this turn
        self.dry = dry  # of those sealed: have given their points this turn
        self.hues = hues  # [house]: cards that count for chains
        self.unseen = unseen  # cards of the hand that lie in the deck, veiled
        self.owed = owed  # cards to draw
        self.perk = perk
        self.ploy = ploy  # HIDDEN when the viewer does not know it; NOTHING when spent
        self.excluded = excluded  # the set of Ploys it is known not to have

    def copy(self) -> "House":
        return House(
            self.deck.copy(),
            self.hand.copy(),
            self.discard.copy(),
            self.played.copy(),
            self.sealed.copy(),
            self.ready.copy(),
            self.fired.copy(),
            self.dry.copy(),
            self.hues[:],
            self.unseen,
            self.owed,
            self.perk,
            self.ploy,
            self.excluded,
        )

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.deck.counts),
            tuple(self.hand.counts),
            tuple(self.discard.counts),
            tuple(self.played.counts),
            tuple(self.sealed.counts),
            tuple(self.ready.counts),
            tuple(self.fired.counts),
            tuple(self.dry.counts),
            tuple(self.hues),
            self.unseen,
            self.owed,
            self.perk,
            self.ploy,
            self.excluded,
        )

    def hand_size(self) -> i64:
        return self.hand.size + self.unseen

    def deck_size(self) -> i64:
        return self.deck.size - self.unseen


def new_house(deck: Pile) -> House:
    return House(
        deck,
        no_cards(),
        no_cards(),
        no_cards(),
        no_cards(),
        no_cards(),
        no_cards(),
        no_cards(),
        vec[i64]([0] * (COLOURLESS + 1)),
        unseen=0,
        owed=0,
        perk=NOTHING,
        ploy=NOTHING,
        excluded=0,
    )

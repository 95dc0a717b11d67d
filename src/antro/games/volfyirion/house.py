"""What lies in front of a player, and what is for sale in the middle."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.bits import bit
from antro.games.volfyirion.cards import COLOURLESS, NOTHING
from antro.games.volfyirion.piles import Pile, Stock, no_cards

CENTRE: Final[i64] = 5  # places in a row
LAIR_PLACES: Final[i64] = 2


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


@final
class Market:
    """A strategy deck with its centre, and a wonder deck with its Lair."""

    def __init__(
        self,
        assets: Stock,
        centre: vec[i64],
        top: i64,
        wanted: i64,
        locked: i64,
        wonders: Stock,
        lair: vec[i64],
        lair_wanted: i64,
    ) -> None:
        self.assets = assets
        self.centre = centre  # faces, or NOTHING
        self.top = top  # of the strategy deck, when somebody knows it
        self.wanted = wanted  # the set of places being filled
        self.locked = locked  # the set of places whose card is sealed (18.8)
        self.wonders = wonders
        self.lair = lair  # faces, or NOTHING
        self.lair_wanted = lair_wanted

    def copy(self) -> "Market":
        return Market(
            self.assets.copy(),
            self.centre[:],
            self.top,
            self.wanted,
            self.locked,
            self.wonders.copy(),
            self.lair[:],
            self.lair_wanted,
        )

    def key(self) -> tuple[object, ...]:
        return (
            self.assets.key(),
            tuple(self.centre),
            self.top,
            self.wanted,
            self.locked,
            self.wonders.key(),
            tuple(self.lair),
            self.lair_wanted,
        )

    def deck_size(self) -> i64:
        """Cards of the strategy deck, its top included."""
        return self.assets.size() + (1 if self.top >= 0 else 0)


def free_place(market: Market, face: i64) -> i64:
    """The first place of the centre where this face lies and is not sealed."""
    for place in range(CENTRE):
        if market.centre[place] == face and not market.locked >> place & 1:
            return place
    return NOTHING


def place_of(row: vec[i64], face: i64) -> i64:
    """The first place of a row that this face lies on; NOTHING, when none."""
    for place in range(i64(len(row))):
        if row[place] == face:
            return place
    return NOTHING


def gaps(row: vec[i64]) -> i64:
    """The set of its empty places."""
    found: i64 = 0
    for place in range(i64(len(row))):
        if row[place] == NOTHING:
            found |= bit(place)
    return found

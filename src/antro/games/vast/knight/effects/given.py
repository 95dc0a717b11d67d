"""What the Cave remembers of the Treasures that it gave her (§45.5).

With a Cave it has seen every Treasure that is not in the deck. What it does not know is where
some of them are: which of two she kept (§38.1), which of several she lost by chance (§9.9). Of
each place it knows the kinds among which its card is: of those under the deck one by one, of
those that she holds, is offered or has declined together. That is all there is to know. What
lies under the deck was in her hand, or offered beside a card that she then kept or declined: of
any two places, what may be at one may be at the other too, or nothing of it may.
"""

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import count
from antro.games.vast.knight.effects.decks import MAY_BE, may_be, size_of
from antro.games.vast.knight.state import Knight


def rule_out(knight: Knight, kinds: i64) -> None:
    """The Cave has seen where these kinds are: they are nowhere else."""
    knight.given &= ~kinds
    knight.choosing &= ~kinds
    knight.refused &= ~kinds
    rule_out_below(knight.treasure_bottom, kinds, 0)


def rule_out_below(cards: vec[i64], kinds: i64, but: i64) -> None:
    """No card under the deck is one of these kinds, except one that is of the kinds *but*."""
    for place in range(size_of(cards)):
        if may_be(cards[place]) & ~but:
            cards[place] &= ~(kinds * MAY_BE)


def conclude(knight: Knight) -> None:
    """Kinds that fill as many places under the deck as they are, are nowhere else."""
    cards = knight.treasure_bottom
    for place in range(size_of(cards)):
        kinds = may_be(cards[place])
        if kinds and places_of(cards, kinds) == count(kinds):
            knight.given &= ~kinds
            knight.choosing &= ~kinds
            knight.refused &= ~kinds
            rule_out_below(cards, kinds, kinds)


def places_of(cards: vec[i64], kinds: i64) -> i64:
    """How many cards under the deck can be nothing but one of these kinds."""
    found: i64 = 0
    for place in range(size_of(cards)):
        if may_be(cards[place]) and not may_be(cards[place]) & ~kinds:
            found += 1
    return found


def known_in_place(knight: Knight) -> i64:
    """Kinds of which the Cave knows that she holds, is offered or has declined them: a set."""
    kinds = knight.given | knight.choosing | knight.refused
    for place in range(size_of(knight.treasure_bottom)):
        kinds &= ~may_be(knight.treasure_bottom[place])
    return kinds

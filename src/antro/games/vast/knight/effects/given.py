"""The Cave's knowledge of the Treasures that it gave to the Knight (§45.5).

A Cave in the game has seen every Treasure outside the deck. But it does not know which of two
the Knight kept (§38.1), or which of several she lost by chance (§9.9). For each place it knows
the possible kinds. Cards on the bottom of the deck have one set each. Cards that she holds, is
offered or has declined have one set per group.

This is all that the Cave can know. A card on the bottom was in her hand before, or was offered
together with a card that she kept or declined. So the sets of any two places are either nested or
disjoint.
"""

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import count
from antro.games.vast.knight.effects.decks import MAY_BE, possible_kinds, size_of
from antro.games.vast.knight.state import Knight


def rule_out(knight: Knight, kinds: i64) -> None:
    """Remove kinds from all sets, because the Cave has seen where they are."""
    knight.given &= ~kinds
    knight.choosing &= ~kinds
    knight.refused &= ~kinds
    rule_out_below(knight.treasure_bottom, kinds, 0)


def rule_out_below(cards: vec[i64], kinds: i64, but: i64) -> None:
    """Remove kinds from the cards on the bottom, except from cards that can only be *but*."""
    for place in range(size_of(cards)):
        if possible_kinds(cards[place]) & ~but:
            cards[place] &= ~(kinds * MAY_BE)


def deduce_places(knight: Knight) -> None:
    """Remove kinds from all other sets if cards on the bottom must have exactly these kinds."""
    cards = knight.treasure_bottom
    for place in range(size_of(cards)):
        kinds = possible_kinds(cards[place])
        if kinds and places_limited_to(cards, kinds) == count(kinds):
            knight.given &= ~kinds
            knight.choosing &= ~kinds
            knight.refused &= ~kinds
            rule_out_below(cards, kinds, kinds)


def places_limited_to(cards: vec[i64], kinds: i64) -> i64:
    """Return the number of cards on the bottom that can only be of these kinds."""
    found: i64 = 0
    for place in range(size_of(cards)):
        if possible_kinds(cards[place]) and not possible_kinds(cards[place]) & ~kinds:
            found += 1
    return found


def known_kinds(knight: Knight) -> i64:
    """Return the kinds that the Cave knows outside the deck, without knowing their exact place."""
    kinds = knight.given | knight.choosing | knight.refused
    for place in range(size_of(knight.treasure_bottom)):
        kinds &= ~possible_kinds(knight.treasure_bottom[place])
    return kinds

"""The Treasure and Event decks: cards in no known order, and those under them (§9.7, §9.8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.squares import OFF
from antro.games.vast.knight.state import Knight

EVERYBODY: Final[i64] = 31  # the set of all roles; who watches knows what all of them know
# A card at the bottom: its kind, plus KINDS times the set of roles that know it, plus MAY_BE times
# the set of kinds that it may be for the Cave, if the Cave does not know it
KINDS: Final[i64] = 16
MAY_BE: Final[i64] = 512


def card_at_bottom(kind: i64, known_to: i64, may_be: i64 = 0) -> i64:
    """A Treasure under the deck, who knows that it is there, and what the Cave thinks it is."""
    return kind + KINDS * known_to + MAY_BE * may_be


def kind_at_bottom(card: i64) -> i64:
    """Which Treasure a card at the bottom of the deck is."""
    return card % KINDS


def is_known_to(card: i64, viewer: i64) -> bool:
    """Whether a role knows it; who has no role, what everybody knows."""
    if viewer < 0:
        return who_knows(card) == EVERYBODY
    return who_knows(card) >> viewer & 1 != 0


def who_knows(card: i64) -> i64:
    """The set of roles that know it."""
    return card // KINDS % (EVERYBODY + 1)


def may_be(card: i64) -> i64:
    """The kinds that it may be for the Cave; none, if the Cave knows it, or nothing of it."""
    return card // MAY_BE


def size_of(cards: vec[i64]) -> i64:
    """How many cards lie in a row."""
    size: i64 = 0
    while size < len(cards) and cards[size] != OFF:
        size += 1
    return size


def put_last(cards: vec[i64], card: i64) -> None:
    """Put a card behind the others of a row."""
    cards[size_of(cards)] = card


def take_first(cards: vec[i64]) -> i64:
    """Take the first card of a row."""
    first = cards[0]
    for place in range(i64(len(cards)) - 1):
        cards[place] = cards[place + 1]
    cards[len(cards) - 1] = OFF
    return first


def take_from(cards: vec[i64], place: i64) -> None:
    """Take a card out of a row; those behind it move up."""
    for at in range(place, i64(len(cards)) - 1):
        cards[at] = cards[at + 1]
    cards[len(cards) - 1] = OFF


# Treasures


def treasures_in_deck(knight: Knight) -> i64:
    """How many Treasure cards are left to draw."""
    return knight.treasures_left + size_of(knight.treasure_bottom)


def bury_treasure(knight: Knight, kind: i64, known_to: i64, may_be: i64 = 0) -> None:
    """Put a Treasure under the deck; if the Cave did not see which, it may be any of these."""
    put_last(knight.treasure_bottom, card_at_bottom(kind, known_to, may_be))


def draw_bottom_treasure(knight: Knight) -> i64:
    """With no other card left, the first that was put under the deck is drawn, and returned."""
    return take_first(knight.treasure_bottom)


def take_treasure(knight: Knight, kind: i64) -> None:
    """A Treasure is drawn from those in no known order."""
    knight.treasure_deck &= ~bit(kind)
    knight.treasures_left -= 1


# Events


def events_in_deck(knight: Knight) -> i64:
    """How many Event cards are left to draw."""
    return knight.events_left + size_of(knight.event_top) + size_of(knight.event_bottom)


def take_event(knight: Knight, kind: i64) -> None:
    """An Event is drawn from those in no known order."""
    knight.event_deck[kind] -= 1
    knight.events_left -= 1


def bury_top_events(knight: Knight) -> None:
    """§18.1, §29.8 The first Events, as many as are still there, go under the deck in order."""
    while knight.event_top[0] != OFF:
        put_last(knight.event_bottom, take_first(knight.event_top))

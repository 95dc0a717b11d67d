"""The Treasure and Event decks: the shuffled cards, and known cards on the bottom (§9.7, §9.8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.squares import OFF
from antro.games.vast.knight.state import Knight

EVERYBODY: Final[i64] = 31  # the set of all roles; a spectator knows only cards that all roles know
# A card on the bottom: its kind, plus KINDS times the set of roles that know it, plus MAY_BE times
# the set of possible kinds for a Cave that does not know it
KINDS: Final[i64] = 16
MAY_BE: Final[i64] = 512


def card_at_bottom(kind: i64, known_to: i64, possible_kinds: i64 = 0) -> i64:
    """Pack a Treasure, the roles that know it, and its possible kinds for the Cave."""
    return kind + KINDS * known_to + MAY_BE * possible_kinds


def kind_at_bottom(card: i64) -> i64:
    """Return the Treasure of a card on the bottom of the deck."""
    return card % KINDS


def is_known_to(card: i64, viewer: i64) -> bool:
    """Return True if a role knows the card. A spectator knows only cards that all roles know."""
    if viewer < 0:
        return roles_that_know(card) == EVERYBODY
    return roles_that_know(card) >> viewer & 1 != 0


def roles_that_know(card: i64) -> i64:
    """Return the set of roles that know the card."""
    return card // KINDS % (EVERYBODY + 1)


def possible_kinds(card: i64) -> i64:
    """Return the possible kinds of a card for the Cave.

    The set is empty if the Cave knows everything or nothing about the card.
    """
    return card // MAY_BE


def size_of(cards: vec[i64]) -> i64:
    """Return the number of cards in a row."""
    size: i64 = 0
    while size < len(cards) and cards[size] != OFF:
        size += 1
    return size


def put_last(cards: vec[i64], card: i64) -> None:
    """Put a card at the end of a row."""
    cards[size_of(cards)] = card


def take_first(cards: vec[i64]) -> i64:
    """Take the first card of a row."""
    first = cards[0]
    for place in range(i64(len(cards)) - 1):
        cards[place] = cards[place + 1]
    cards[len(cards) - 1] = OFF
    return first


def take_from(cards: vec[i64], place: i64) -> None:
    """Take a card out of a row, and close the gap."""
    for at in range(place, i64(len(cards)) - 1):
        cards[at] = cards[at + 1]
    cards[len(cards) - 1] = OFF


# Treasures


def treasures_in_deck(knight: Knight) -> i64:
    """Return the number of Treasure cards left to draw."""
    return knight.treasures_left + size_of(knight.treasure_bottom)


def bury_treasure(knight: Knight, kind: i64, known_to: i64, possible_kinds: i64 = 0) -> None:
    """Put a Treasure on the bottom of the deck. *may_be* holds its possible kinds for the Cave."""
    put_last(knight.treasure_bottom, card_at_bottom(kind, known_to, possible_kinds))


def draw_bottom_treasure(knight: Knight) -> i64:
    """Draw the first card on the bottom when no other card is left. Return its packed value."""
    return take_first(knight.treasure_bottom)


def take_treasure(knight: Knight, kind: i64) -> None:
    """Take a Treasure out of the shuffled part of the deck."""
    knight.treasure_deck &= ~bit(kind)
    knight.treasures_left -= 1


# Events


def events_in_deck(knight: Knight) -> i64:
    """Return the number of Event cards left to draw."""
    return knight.events_left + size_of(knight.event_top) + size_of(knight.event_bottom)


def take_event(knight: Knight, kind: i64) -> None:
    """Take an Event out of the shuffled part of the deck."""
    knight.event_deck[kind] -= 1
    knight.events_left -= 1


def bury_top_events(knight: Knight) -> None:
    """Put the visible next Events on the bottom of the deck in the same order (§18.1, §29.8)."""
    while knight.event_top[0] != OFF:
        put_last(knight.event_bottom, take_first(knight.event_top))

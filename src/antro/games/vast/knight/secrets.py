"""Views of the Knight's cards and of the Treasure and Event decks (§45.2, §45.5)."""

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit, count
from antro.core.contract.moves import Dice, draw_member
from antro.games.vast.components.decks import TREASURES
from antro.games.vast.components.roles import CAVE, KNIGHT
from antro.games.vast.components.squares import HIDDEN
from antro.games.vast.knight.effects.decks import (
    KINDS,
    MAY_BE,
    card_at_bottom,
    is_known_to,
    kind_at_bottom,
    possible_kinds,
    roles_that_know,
    size_of,
)
from antro.games.vast.knight.effects.given import deduce_places, known_kinds
from antro.games.vast.knight.effects.treasures import AT_ONCE
from antro.games.vast.knight.state import UNKNOWN, Knight
from antro.games.vast.state.copies_gen import copy_knight
from antro.games.vast.state.state import VastState


def veil_knight(side: Knight, shown: Knight, viewer: i64) -> None:
    """Copy what a role knows of this board. Unknown cards go back to their decks."""
    copy_knight(shown, side)
    if viewer != KNIGHT:
        shown.sidequests = side.sidequests_known
        shown.sidequest_deck |= side.sidequests & ~side.sidequests_known
    veil_treasures(side, shown, viewer)
    if viewer != CAVE:
        veil_events(shown)


def veil_treasures(side: Knight, shown: Knight, viewer: i64) -> None:
    """Put Treasures that the viewer does not know back into the deck (§45.5)."""
    known: i64 = 0
    if viewer == CAVE:
        deduce_places(shown)
        known = known_kinds(shown) | side.drawn
    elif viewer == KNIGHT:
        known = side.face_down | side.offered | side.declined | side.drawn_known
    else:
        forget_known(shown)
    hidden = (side.face_down | side.offered | side.declined | side.drawn) & ~known
    shown.treasure_deck |= hidden
    shown.face_down &= known
    shown.offered &= known
    shown.declined &= known
    shown.drawn &= known
    if viewer != CAVE:
        shown.rejected = 0
    for place in range(size_of(shown.treasure_bottom)):
        card = shown.treasure_bottom[place]
        if not is_known_to(card, viewer) and not (
            viewer == CAVE and count(possible_kinds(card)) == 1
        ):
            shown.treasure_deck |= bit(kind_at_bottom(card))
            card = card_at_bottom(UNKNOWN, roles_that_know(card), possible_kinds(card))
            shown.treasure_bottom[place] = card


def forget_known(shown: Knight) -> None:
    """Remove what only the Cave and the Knight know of each other's cards."""
    shown.given = shown.choosing = shown.refused = shown.drawn_known = 0
    for place in range(size_of(shown.treasure_bottom)):
        shown.treasure_bottom[place] %= MAY_BE
        if roles_that_know(shown.treasure_bottom[place]) == bit(CAVE) | bit(KNIGHT):
            shown.treasure_bottom[place] -= KINDS * bit(KNIGHT)


def veil_events(shown: Knight) -> None:
    """Put Events that only the Cave knows back among the others."""
    hide_events(shown, shown.event_top)
    hide_events(shown, shown.event_bottom)


def hide_events(shown: Knight, cards: vec[i64]) -> None:
    """Hide a row of Events, and put its cards back into the deck."""
    for place in range(size_of(cards)):
        shown.event_deck[cards[place]] += 1
        cards[place] = HIDDEN


# Guesses


def guess_knight(world: VastState, dice: Dice) -> None:
    """Draw all unknown cards."""
    knight = world.knight
    while count(knight.sidequests) < knight.sidequests_held:
        kind = draw_member(knight.sidequest_deck, dice)
        knight.sidequest_deck &= ~bit(kind)
        knight.sidequests |= bit(kind)
    guess_treasures(knight, dice)
    if world.config.has_cave:
        guess_given(knight)
    guess_events(knight.event_top, knight, dice)
    guess_events(knight.event_bottom, knight, dice)


def guess_treasures(knight: Knight, dice: Dice) -> None:
    """Draw Treasures for all places with unknown cards.

    Places with the fewest possible kinds come first, because the other places have more choice. So
    all arrangements of the cards are equally likely.
    """
    if size_of(knight.treasure_bottom):
        for size in range(1, len(TREASURES) + 1):
            guess_bottom(knight, size, dice)
    while count(knight.face_down) < knight.treasures_held:
        knight.face_down |= bit(draw_treasure(knight, knight.given, dice))
    while count(knight.offered) < knight.offered_held:
        knight.offered |= bit(draw_treasure(knight, knight.choosing, dice))
    while count(knight.declined) < knight.declined_held:
        knight.declined |= bit(draw_treasure(knight, knight.refused, dice))
    while count(knight.drawn) < knight.drawn_held:
        knight.drawn |= bit(draw_treasure(knight, 0, dice))
    while count(knight.rejected) < knight.rejected_held:
        knight.rejected |= bit(draw_member(knight.drawn, dice))
    guess_bottom(knight, 0, dice)


def guess_bottom(knight: Knight, size: i64, dice: Dice) -> None:
    """Draw unknown Treasures on the bottom with *size* possible kinds, or any number for 0."""
    cards = knight.treasure_bottom
    for place in range(size_of(cards)):
        kinds = possible_kinds(cards[place])
        if kind_at_bottom(cards[place]) == UNKNOWN and count(kinds) == size:
            cards[place] += draw_treasure(knight, kinds, dice) - UNKNOWN


def guess_given(knight: Knight) -> None:
    """Fill in the Cave's knowledge for a viewer that does not have it.

    The guess is that the Cave knows where each card is. But it cannot tell a card that may have
    been lost from those that she still holds.
    """
    knight.choosing |= knight.offered
    knight.refused |= knight.declined
    cards = knight.treasure_bottom
    lost: i64 = 0
    for place in range(size_of(cards)):
        if is_forgotten(cards[place]):
            lost |= bit(kind_at_bottom(cards[place])) & ~AT_ONCE
    knight.given |= knight.face_down | lost
    for place in range(size_of(cards)):
        if is_forgotten(cards[place]):
            kind = bit(kind_at_bottom(cards[place]))
            cards[place] += MAY_BE * (kind if kind & AT_ONCE else knight.given)


def is_forgotten(card: i64) -> bool:
    """Return True if the Cave does not know a card, and its possible kinds are not listed."""
    return not is_known_to(card, CAVE) and possible_kinds(card) == 0


def guess_events(cards: vec[i64], knight: Knight, dice: Dice) -> None:
    """Draw the unknown Events of a row."""
    for place in range(size_of(cards)):
        if cards[place] == HIDDEN:
            cards[place] = draw_event(knight, dice)


def draw_treasure(knight: Knight, kinds: i64, dice: Dice) -> i64:
    """Draw a Treasure of *kinds*, or any Treasure if the deck has none of them."""
    among = kinds & knight.treasure_deck
    kind = draw_member(among if among else knight.treasure_deck, dice)
    knight.treasure_deck &= ~bit(kind)
    return kind


def draw_event(knight: Knight, dice: Dice) -> i64:
    """Draw an Event, weighted by the copies left in the deck."""
    total: i64 = 0
    for copies in knight.event_deck:
        total += copies
    kind = dice.pick(knight.event_deck, total)
    knight.event_deck[kind] -= 1
    return kind

"""Power cards drawn, used and given up (§25.9), and Scales (§42.1 to §42.5)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit, count
from antro.core.contract.moves import Moves
from antro.games.vast.components.decks import GOLD, SILVER
from antro.games.vast.dragon.kinds import DRAW_POWER, GIVE_CARDS
from antro.games.vast.dragon.state import CARD_KINDS, Dragon
from antro.games.vast.state.state import VastState


def draw_cards(state: VastState, cards: i64) -> None:
    """Let the Dragon draw Power cards."""
    if cards > 0:
        state.ask(DRAW_POWER, cards)


def discard_cards(state: VastState, cards: i64) -> None:
    """Ask the Dragon for cards to give up, as many as he has.

    Ask even for the last card, because the others see which card it is.
    """
    owed = min(cards, state.dragon.cards_held)
    if owed > 0:
        state.ask(GIVE_CARDS, owed)


def win_scale(state: VastState) -> None:
    """Shuffle a Scale into the undrawn cards, if one is left (§42.1). Nobody sees which."""
    if state.dragon.unseen_scales < count(state.dragon.scales):
        state.dragon.unseen_scales += 1


def use_card(state: VastState, kind: i64) -> None:
    """Use or give up a card of the hand, which all players see."""
    spend_card(state, kind)
    state.dragon.used[kind] += 1


def spend_card(state: VastState, kind: i64) -> None:
    """Take a card out of the hand, which all players see."""
    dragon = state.dragon
    dragon.hand[kind] -= 1
    dragon.cards_held -= 1
    if kind >= GOLD:
        dragon.shown_scales |= bit(kind)
    if kind == SILVER:
        dragon.keeps_silver = 0


def replace_hand(state: VastState, cards: i64) -> None:
    """Shuffle all cards, and draw a new hand (§25.9). The Silver Scale may stay (§42.4)."""
    dragon = state.dragon
    kept = dragon.keeps_silver
    dragon.hand[SILVER] -= kept
    for kind in range(CARD_KINDS):
        dragon.deck[kind] += dragon.hand[kind] + dragon.used[kind]
        dragon.hand[kind] = 0
        dragon.used[kind] = 0
    dragon.hand[SILVER] = kept
    dragon.cards_held = kept
    draw_cards(state, cards - kept)


# The deck


def deck_size(dragon: Dragon) -> i64:
    """Return the number of cards left to draw."""
    size = dragon.unseen_scales
    for kind in range(CARD_KINDS):
        size += dragon.deck[kind]
    return size


def shuffle_used(dragon: Dragon) -> None:
    """Shuffle used cards into the deck (§9.10)."""
    for kind in range(CARD_KINDS):
        dragon.deck[kind] += dragon.used[kind]
        dragon.used[kind] = 0


def weigh_cards(dragon: Dragon, first: i64, out: Moves) -> None:
    """Offer every card that may be drawn, weighted by its likelihood.

    A Scale that nobody has seen is equally likely to be any unseen kind.
    """
    share = max(1, count(dragon.scales))
    for kind in range(CARD_KINDS):
        if dragon.deck[kind]:
            out.weigh(first + kind, dragon.deck[kind] * share)
        elif dragon.scales >> kind & 1 and dragon.unseen_scales:
            out.weigh(first + kind, dragon.unseen_scales)


def take_card(dragon: Dragon, kind: i64) -> None:
    """Move a card from the deck to the hand."""
    if dragon.deck[kind]:
        dragon.deck[kind] -= 1
    else:
        dragon.scales &= ~bit(kind)
        dragon.unseen_scales -= 1
    dragon.hand[kind] += 1

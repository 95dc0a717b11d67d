"""Views of the Dragon's cards (§45.2)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.moves import Dice, Moves
from antro.games.vast.components.decks import GOLD, SILVER
from antro.games.vast.components.roles import DRAGON
from antro.games.vast.dragon.effects.cards import take_card, weigh_cards
from antro.games.vast.dragon.state import CARD_KINDS, Dragon
from antro.games.vast.state.copies_gen import copy_dragon, copy_open_dragon
from antro.games.vast.state.state import VastState


def veil_dragon(side: Dragon, shown: Dragon, viewer: i64) -> None:
    """Copy what a role knows of this board."""
    if viewer == DRAGON:
        copy_dragon(shown, side)
        return
    copy_open_dragon(shown, side)
    shown.hand = side.hand[:]
    shown.deck = side.deck[:]
    shown.scales = side.scales
    shown.unseen_scales = side.unseen_scales
    return_hand_to_deck(shown)


def return_hand_to_deck(shown: Dragon) -> None:
    """Put the hand back into the deck. Scales that only the Dragon has seen become unknown."""
    for kind in range(CARD_KINDS):
        shown.deck[kind] += shown.hand[kind]
        shown.hand[kind] = 0
        if kind >= GOLD and shown.deck[kind] and not shown.shown_scales >> kind & 1:
            shown.deck[kind] = 0
            shown.scales |= bit(kind)
            shown.unseen_scales += 1


def guess_dragon(world: VastState, dice: Dice) -> None:
    """Draw the hand from the deck. It includes a Silver Scale that the Dragon kept."""
    dragon = world.dragon
    if dragon.keeps_silver and dragon.deck[SILVER]:
        take_card(dragon, SILVER)
    out = Moves()
    held: i64 = 0
    for kind in range(CARD_KINDS):
        held += dragon.hand[kind]
    while held < dragon.cards_held:
        out.clear()
        weigh_cards(dragon, 0, out)
        take_card(dragon, out.pick(dice))
        held += 1

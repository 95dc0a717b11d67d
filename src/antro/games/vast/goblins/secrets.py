"""Who knows what of the Goblins' cards (§45): Secrets in hand are theirs alone."""

from typing import Final

from mypy_extensions import i64

from antro.core.bits import bit, count
from antro.core.moves import Dice, Moves
from antro.games.vast.goblins.state import Goblins
from antro.games.vast.printed.decks import ARMORY, SECRETS
from antro.games.vast.printed.roles import GOBLINS
from antro.games.vast.state.state import VastState

ALL_SECRETS: Final = bit(len(SECRETS)) - 1
SCHEMES: Final = ALL_SECRETS & ~(bit(ARMORY) - 1)


def veil_goblins(side: Goblins, shown: Goblins, viewer: i64) -> None:
    """Fill in what a role knows of this board: the hand of others lies in the deck."""
    shown.copy_from(side)
    if viewer != GOBLINS:
        shown.secret_deck |= shown.secrets
        shown.secrets = 0
        shown.new_secrets = 0


def guess_goblins(world: VastState, dice: Dice) -> None:
    """Draw the hand from the deck; who owes Schemes for another (§41.3) has as many in hand."""
    goblins = world.goblins
    if goblins.secrets:
        return
    owed = world.frame() if world.pending[-1] is world.config.asks.goblins.pay_scheme else 0
    draw_hand(goblins, dice)
    while count(goblins.secrets & SCHEMES) < owed:
        goblins.secret_deck |= goblins.secrets
        draw_hand(goblins, dice)


def draw_hand(goblins: Goblins, dice: Dice) -> None:
    """Any hand, those cards first that the draw under way brought."""
    goblins.secrets = 0
    goblins.new_secrets = 0
    for nth in range(goblins.secrets_held):
        card = any_of(goblins.secret_deck, dice)
        goblins.secret_deck &= ~bit(card)
        goblins.secrets |= bit(card)
        if nth < goblins.new_secrets_held:
            goblins.new_secrets |= bit(card)


def any_of(cards: i64, dice: Dice) -> i64:
    """One of a set of cards, by chance."""
    found = Moves()
    found.add_each(0, cards)
    return found.pick(dice)

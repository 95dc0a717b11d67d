"""Who knows what of the Goblins' cards (§45): Secrets in hand are theirs alone."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit, count
from antro.core.contract.moves import Dice, Moves
from antro.games.vast.components.decks import ARMORY, SECRETS
from antro.games.vast.components.roles import GOBLINS
from antro.games.vast.goblins.kinds import PAY_SCHEME
from antro.games.vast.goblins.state import Goblins
from antro.games.vast.state.copies_gen import copy_goblins
from antro.games.vast.state.state import VastState

ALL_SECRETS: Final = bit(len(SECRETS)) - 1
SCHEMES: Final = ALL_SECRETS & ~(bit(ARMORY) - 1)


def veil_goblins(side: Goblins, shown: Goblins, viewer: i64) -> None:
    """Fill in what a role knows of this board: what others do not know lies in the deck."""
    copy_goblins(shown, side)
    if viewer != GOBLINS:
        shown.new_secrets = 0
        pool_hand(shown)


def pool_hand(goblins: Goblins) -> None:
    """All of the hand that not everybody knows lies in the deck."""
    goblins.secret_deck |= goblins.secrets & ~goblins.secrets_known
    goblins.secrets = goblins.secrets_known


def guess_goblins(world: VastState, dice: Dice) -> None:
    """Draw the hand from the deck; who owes Schemes for another (§41.3) has as many in hand."""
    goblins = world.goblins
    owed = world.argument() if world.is_asked(PAY_SCHEME) else 0
    draw_hand(goblins, dice)
    while count(goblins.secrets & SCHEMES) < owed:
        pool_hand(goblins)
        draw_hand(goblins, dice)
    guess_new(goblins, dice)


def draw_hand(goblins: Goblins, dice: Dice) -> None:
    """Any cards, for those of the hand that are not known."""
    while count(goblins.secrets) < goblins.secrets_held:
        card = any_of(goblins.secret_deck, dice)
        goblins.secret_deck &= ~bit(card)
        goblins.secrets |= bit(card)


def guess_new(goblins: Goblins, dice: Dice) -> None:
    """Any of the hand are those that the draw under way brought: first what is not known."""
    while count(goblins.new_secrets) < goblins.new_secrets_held:
        old = goblins.secrets & ~goblins.new_secrets
        unknown = old & ~goblins.secrets_known
        goblins.new_secrets |= bit(any_of(unknown if unknown else old, dice))


def any_of(cards: i64, dice: Dice) -> i64:
    """One of a set of cards, by chance."""
    found = Moves()
    found.add_each(0, cards)
    return found.pick(dice)

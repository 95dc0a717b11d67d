"""Views of the Goblins' cards (§45): only the Goblins know the Secrets in their hand."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit, count
from antro.core.contract.moves import Dice, draw_member
from antro.games.vast.components.decks import ARMORY, SECRETS
from antro.games.vast.components.roles import GOBLINS
from antro.games.vast.goblins.kinds import PAY_SCHEME
from antro.games.vast.goblins.state import Goblins
from antro.games.vast.state.copies_gen import copy_goblins
from antro.games.vast.state.state import VastState

ALL_SECRETS: Final = bit(len(SECRETS)) - 1
SCHEMES: Final = ALL_SECRETS & ~(bit(ARMORY) - 1)


def veil_goblins(side: Goblins, shown: Goblins, viewer: i64) -> None:
    """Copy what a role knows of this board. Unknown cards go back to the deck."""
    copy_goblins(shown, side)
    if viewer != GOBLINS:
        shown.new_secrets = 0
        return_hand_to_deck(shown)


def return_hand_to_deck(goblins: Goblins) -> None:
    """Put all Secrets of the hand that are not open back into the deck."""
    goblins.secret_deck |= goblins.secrets & ~goblins.secrets_known
    goblins.secrets = goblins.secrets_known


def guess_goblins(world: VastState, dice: Dice) -> None:
    """Draw the hand. If Schemes are still owed (§41.3), it must have as many."""
    goblins = world.goblins
    owed = world.argument() if world.is_asked(PAY_SCHEME) else 0
    draw_hand(goblins, dice)
    while count(goblins.secrets & SCHEMES) < owed:
        return_hand_to_deck(goblins)
        draw_hand(goblins, dice)
    guess_new(goblins, dice)


def draw_hand(goblins: Goblins, dice: Dice) -> None:
    """Draw the unknown cards of the hand."""
    while count(goblins.secrets) < goblins.secrets_held:
        card = draw_member(goblins.secret_deck, dice)
        goblins.secret_deck &= ~bit(card)
        goblins.secrets |= bit(card)


def guess_new(goblins: Goblins, dice: Dice) -> None:
    """Guess the cards of the current draw. Unknown cards of the hand come first."""
    while count(goblins.new_secrets) < goblins.new_secrets_held:
        old = goblins.secrets & ~goblins.new_secrets
        unknown = old & ~goblins.secrets_known
        goblins.new_secrets |= bit(draw_member(unknown if unknown else old, dice))

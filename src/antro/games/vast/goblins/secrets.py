"""Who knows what of the Goblins' cards (§45): Secrets in hand are theirs alone."""

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.moves import Dice, Moves
from antro.games.vast.goblins.state import Goblins
from antro.games.vast.printed.decks import SECRETS
from antro.games.vast.printed.roles import GOBLINS
from antro.games.vast.state.state import VastState


def veil_goblins(side: Goblins, shown: Goblins, viewer: i64) -> None:
    """Fill in what a role knows of this board: the hand of others lies in the deck."""
    shown.copy_from(side)
    if viewer != GOBLINS:
        shown.secret_deck |= shown.secrets
        shown.secrets = 0
        shown.new_secrets = 0


def guess_goblins(world: VastState, dice: Dice) -> None:
    """Draw the hand from the deck, those first that the draw under way brought."""
    goblins = world.goblins
    if goblins.secrets:
        return
    for nth in range(goblins.secrets_held):
        card = any_secret(goblins, dice)
        goblins.secret_deck &= ~bit(card)
        goblins.secrets |= bit(card)
        if nth < goblins.new_secrets_held:
            goblins.new_secrets |= bit(card)


def any_secret(goblins: Goblins, dice: Dice) -> i64:
    """A Secret that may be in the hand."""
    cards = Moves()
    for card in range(i64(len(SECRETS))):
        if goblins.secret_deck >> card & 1:
            cards.add(card)
    return cards.pick(dice)

"""Views of the Thief's upgrade card (§45.2)."""

from mypy_extensions import i64

from antro.core.contract.moves import Dice
from antro.games.vast.components.decks import UPGRADE_CARDS
from antro.games.vast.components.roles import THIEF
from antro.games.vast.components.squares import HIDDEN
from antro.games.vast.state.copies_gen import copy_open_thief
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.state import NO_UPGRADE_CARD, Thief


def veil_thief(side: Thief, shown: Thief, viewer: i64) -> None:
    """Copy what a role knows of this board."""
    copy_open_thief(shown, side)
    is_known = viewer == THIEF or side.card_shown or side.card == NO_UPGRADE_CARD
    shown.card = side.card if is_known else HIDDEN


def guess_thief(world: VastState, dice: Dice) -> None:
    """Guess an unknown card, which can be any of the three."""
    if world.thief.card == HIDDEN:
        world.thief.card = dice.below(len(UPGRADE_CARDS))

"""Who knows what of the Dragon's cards (§45)."""

from mypy_extensions import i64

from antro.core.moves import Dice
from antro.games.vast.dragon.state import Dragon
from antro.games.vast.state.state import VastState


def veil_dragon(side: Dragon, shown: Dragon, viewer: i64) -> None:
    """Fill in what a role knows of this board."""
    shown.copy_from(side)


def guess_dragon(world: VastState, dice: Dice) -> None:
    """Draw what is not known."""

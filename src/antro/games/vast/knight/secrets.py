"""Who knows what of the Knight's cards (§45)."""

from mypy_extensions import i64

from antro.core.moves import Dice
from antro.games.vast.knight.state import Knight
from antro.games.vast.state.state import VastState


def veil_knight(side: Knight, shown: Knight, viewer: i64) -> None:
    """Fill in what a role knows of this board."""
    shown.copy_from(side)


def guess_knight(world: VastState, dice: Dice) -> None:
    """Draw what is not known."""

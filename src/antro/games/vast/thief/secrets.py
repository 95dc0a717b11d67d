"""Who knows what of the Thief's cards (§45)."""

from mypy_extensions import i64

from antro.core.moves import Dice
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.state import Thief


def veil_thief(side: Thief, shown: Thief, viewer: i64) -> None:
    """Fill in what a role knows of this board."""
    shown.copy_from(side)


def guess_thief(world: VastState, dice: Dice) -> None:
    """Draw what is not known."""

"""Who knows what of the Goblins's cards (§45)."""

from mypy_extensions import i64

from antro.core.moves import Dice
from antro.games.vast.goblins.state import Goblins
from antro.games.vast.state.state import VastState


def veil_goblins(side: Goblins, shown: Goblins, viewer: i64) -> None:
    """Fill in what a role knows of this board."""
    shown.copy_from(side)


def guess_goblins(world: VastState, dice: Dice) -> None:
    """Draw what is not known."""

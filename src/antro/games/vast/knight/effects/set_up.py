"""§13.2 How her board is laid."""

from antro.games.vast.knight.state import THRESHOLDS, UNPLACED
from antro.games.vast.printed.roles import KNIGHT_PIECE
from antro.games.vast.state.state import VastState


def set_up(state: VastState) -> None:
    """Her board, her decks, and her piece on the Entrance; cards are dealt by chance."""
    knight, variant = state.knight, state.config.variant
    knight.health = variant.knight_health
    knight.most_health = max(7, variant.knight_health)
    knight.cubes[UNPLACED] = 2
    knight.track = 2 ** len(THRESHOLDS) - 1
    knight.bombs = 3
    state.ground.where[KNIGHT_PIECE] = state.ground.entrance

"""§5.5 The Flame Wall: whom it hurts."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.squares import OFF
from antro.games.vast.state.ground import FLAME_WALL
from antro.games.vast.state.state import VastState


def burns(state: VastState, role: i64, square: i64) -> bool:
    """Whether the Flame Wall hurts a role that enters a square: once in a turn of anybody.

    It is noted that it did.
    """
    dragon = state.dragon
    if not state.ground.has(square, FLAME_WALL) or dragon.burned >> role & 1:
        return False
    dragon.burned |= bit(role)
    return True


def take_flame_wall(state: VastState) -> None:
    """The token comes back to him."""
    at = state.ground.token_square(FLAME_WALL)
    if at != OFF:
        state.ground.drop_token(at, FLAME_WALL)


def lay_flame_wall(state: VastState, square: i64) -> None:
    """§27.13 The token goes to a square; all are hurt anew there."""
    take_flame_wall(state)
    state.ground.add_token(square, FLAME_WALL)
    state.dragon.burned = 0

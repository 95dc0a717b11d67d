"""The effect of the Flame Wall (§5.5)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.squares import OFF
from antro.games.vast.state.ground import FLAME_WALL
from antro.games.vast.state.state import VastState


def burns(state: VastState, role: i64, square: i64) -> bool:
    """Return True if the Flame Wall affects a role that enters a square.

    It affects each role once per turn of any player, so this notes the role.
    """
    dragon = state.dragon
    if not state.ground.has(square, FLAME_WALL) or dragon.burned >> role & 1:
        return False
    dragon.burned |= bit(role)
    return True


def take_flame_wall(state: VastState) -> None:
    """Return the Flame Wall to the Dragon."""
    at = state.ground.token_square(FLAME_WALL)
    if at != OFF:
        state.ground.drop_token(at, FLAME_WALL)


def lay_flame_wall(state: VastState, square: i64) -> None:
    """Move the Flame Wall to a square, where it can affect each role again (§27.13)."""
    take_flame_wall(state)
    state.ground.add_token(square, FLAME_WALL)
    state.dragon.burned = 0

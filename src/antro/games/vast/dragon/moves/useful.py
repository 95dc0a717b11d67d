"""Powers that would have an effect now, although a roll may miss (§1.8)."""

from mypy_extensions import i64

from antro.games.vast.components.decks import (
    BURN,
    CLAW_POWER,
    FLAME_WALL_POWER,
    HISS,
    SCORCH,
    SCRATCH,
    SHRIEK,
    SLAP,
    SLITHER,
    SMASH,
    SWAT,
    WING_POWER,
    WRATH,
)
from antro.games.vast.components.roles import DRAGON_PIECE
from antro.games.vast.components.squares import OFF
from antro.games.vast.dragon.effects.values import free_places
from antro.games.vast.dragon.moves.fire import dark_around, wall_squares
from antro.games.vast.dragon.moves.moving import may_leave_pit, may_move
from antro.games.vast.dragon.moves.reach import clawed_pieces, hissed_tribes, squares_around
from antro.games.vast.dragon.moves.scratching import scratch_targets
from antro.games.vast.dragon.moves.tail import can_slap, swat_tokens
from antro.games.vast.dragon.state import BOXES
from antro.games.vast.map.effects.removing import may_collapse
from antro.games.vast.map.visibility.squares import dark_tiles
from antro.games.vast.state.ground import CRYSTAL_TOKEN
from antro.games.vast.state.state import VastState


def would_have_effect(state: VastState, power: i64) -> bool:
    """Return True if a power could have an effect."""
    if power == WING_POWER:
        return can_fly(state)
    if power == SLITHER:
        return can_slither(state)
    if power == SHRIEK:
        return not state.dragon.shriek
    if power == WRATH:
        return can_use_wrath(state)
    if power == SMASH:
        return state.ground.has(state.ground.where[DRAGON_PIECE], CRYSTAL_TOKEN)
    return has_target(state, power)


def has_target(state: VastState, power: i64) -> bool:
    """Return True if a power has a target. Flame needs none."""
    if power == CLAW_POWER:
        return clawed_pieces(state, squares_around(state)) != 0
    if power == HISS:
        return hissed_tribes(state) != 0
    if power == SWAT:
        return swat_tokens(state) != 0
    if power == SCORCH:
        return dark_around(state) != 0
    if power == BURN:
        return dark_tiles(state.ground) != 0
    if power == SLAP:
        return can_slap(state)
    if power == SCRATCH:
        return scratch_targets(state) != 0
    return power != FLAME_WALL_POWER or len(wall_squares(state)) > 0


def can_fly(state: VastState) -> bool:
    """Return True if a Wing could carry the Dragon anywhere."""
    for way in range(i64(4)):
        if may_move(state, way, 1, wing=True) or may_move(state, way, 2, wing=True):
            return True
        for pit in range(i64(3)):
            if may_leave_pit(state, pit, way, wing=True):
                return True
    return False


def can_slither(state: VastState) -> bool:
    """Return True if a Sloth cube can move to a free place in another box."""
    for box in range(BOXES):
        for other in range(BOXES):
            if other != box and state.dragon.sloth[box] and free_places(state, other):
                return True
    return False


def can_use_wrath(state: VastState) -> bool:
    """Return True if Wrath could remove any tile."""
    return any(square != OFF and may_collapse(state, square) for square in squares_around(state))

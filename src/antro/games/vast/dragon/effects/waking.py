"""Cubes between Sloth and Wakefulness, and waking up (§26)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.roles import DRAGON_PIECE
from antro.games.vast.components.tiles import CRYSTAL
from antro.games.vast.dragon.state import PRIDE_EVENT
from antro.games.vast.map.visibility.squares import is_lit_of_type
from antro.games.vast.state.ground import CRYSTAL_TOKEN
from antro.games.vast.state.state import VastState


def track_of(box: i64) -> i64:
    """Return the first box of a box's track. The boxes of Pride are one track (§26.1)."""
    return min(box, PRIDE_EVENT)


def can_rouse(state: VastState, box: i64) -> bool:
    """Return True if a box has a cube, and its track has given none in this turn (§26.1)."""
    return state.dragon.sloth[box] > 0 and not state.dragon.paid >> track_of(box) & 1


def rouse(state: VastState, box: i64) -> None:
    """Move a cube from a box to Wakefulness, if allowed (§26.1)."""
    if can_rouse(state, box):
        state.dragon.paid |= bit(track_of(box))
        move_to_wakefulness(state, box)


def move_to_wakefulness(state: VastState, box: i64) -> None:
    """Move a cube from a box to Wakefulness, without regard to earlier ones in this turn."""
    state.dragon.sloth[box] -= 1
    state.dragon.wake += 1
    wake_if_due(state)


def move_back(state: VastState, box: i64) -> None:
    """Move a cube back from Wakefulness. An awake Dragon stays awake (§26.7, §26.8)."""
    dragon = state.dragon
    dragon.wake -= 1
    dragon.sloth[box] += 1
    dragon.locked = min(dragon.locked, dragon.wake)


def wake_if_due(state: VastState) -> None:
    """Wake the Dragon if he has enough cubes and, at expert level, Shrieks (§26.5, §36.4)."""
    dragon, variant = state.dragon, state.config.variant
    if dragon.awake or dragon.wake < variant.wake_at:
        return
    if dragon.shriek_turns >= variant.shriek_turns:
        dragon.awake = 1
        surface_if_able(state)


def surface_if_able(state: VastState) -> None:
    """Surface if the Dragon is awake on a Lit Crystal tile, and smash its token (§26.6)."""
    dragon, at = state.dragon, state.ground.where[DRAGON_PIECE]
    if dragon.awake and not dragon.surfaced and is_lit_of_type(state, at, CRYSTAL):
        dragon.surfaced = 1
        if state.ground.has(at, CRYSTAL_TOKEN):
            smash(state, at)


def smash(state: VastState, square: i64) -> None:
    """Smash a Crystal token, which leaves the game (§9.4)."""
    state.ground.drop_token(square, CRYSTAL_TOKEN)
    state.ground.smashed += 1

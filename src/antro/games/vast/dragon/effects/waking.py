"""Cubes that go from Sloth to Wakefulness and back, and what waking means (§26)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.roles import DRAGON_PIECE
from antro.games.vast.components.tiles import CRYSTAL
from antro.games.vast.dragon.state import PRIDE_EVENT
from antro.games.vast.map.visibility.squares import is_lit_of_type
from antro.games.vast.state.ground import CRYSTAL_TOKEN
from antro.games.vast.state.state import VastState


def track_of(box: i64) -> i64:
    """§26.1 The track of a box, by its first box: all of Pride is one."""
    return min(box, PRIDE_EVENT)


def can_rouse(state: VastState, box: i64) -> bool:
    """§26.1 Whether a box has a cube to give, and its track has given none in this turn."""
    return state.dragon.sloth[box] > 0 and not state.dragon.paid >> track_of(box) & 1


def rouse(state: VastState, box: i64) -> None:
    """§26.1 A cube goes from a box to Wakefulness, if one may."""
    if can_rouse(state, box):
        state.dragon.paid |= bit(track_of(box))
        move_to_wakefulness(state, box)


def move_to_wakefulness(state: VastState, box: i64) -> None:
    """A cube goes from a box to Wakefulness, whatever came before in this turn."""
    state.dragon.sloth[box] -= 1
    state.dragon.wake += 1
    wake_if_due(state)


def move_back(state: VastState, box: i64) -> None:
    """§26.7, §26.8 A cube goes back from Wakefulness; who is awake stays awake."""
    dragon = state.dragon
    dragon.wake -= 1
    dragon.sloth[box] += 1
    dragon.locked = min(dragon.locked, dragon.wake)


def wake_if_due(state: VastState) -> None:
    """§26.5, §36.4 He wakes at once, with cubes enough and, as an expert, Shrieks enough."""
    dragon, variant = state.dragon, state.config.variant
    if dragon.awake or dragon.wake < variant.wake_at:
        return
    if dragon.shriek_turns >= variant.shriek_turns:
        dragon.awake = 1
        surface_if_able(state)


def surface_if_able(state: VastState) -> None:
    """§26.6 Awake and on a Lit Crystal tile, he surfaces; its token is smashed."""
    dragon, at = state.dragon, state.ground.where[DRAGON_PIECE]
    if dragon.awake and not dragon.surfaced and is_lit_of_type(state, at, CRYSTAL):
        dragon.surfaced = 1
        if state.ground.has(at, CRYSTAL_TOKEN):
            smash(state, at)


def smash(state: VastState, square: i64) -> None:
    """§9.4 He smashes a Crystal token: it leaves the game."""
    state.ground.drop_token(square, CRYSTAL_TOKEN)
    state.ground.smashed += 1

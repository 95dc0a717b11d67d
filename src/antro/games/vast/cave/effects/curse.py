"""Uses of Crystal Curse (§29.8)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.games.vast.components.roles import KNIGHT
from antro.games.vast.components.squares import TILES
from antro.games.vast.components.tiles import EVENT
from antro.games.vast.knight.effects.events import can_bury_events
from antro.games.vast.map.visibility.squares import type_of
from antro.games.vast.state.ground import EVENT_TOKEN
from antro.games.vast.state.state import VastState


def tiles_to_turn(state: VastState) -> i64:
    """Return the Lit tiles that look different in another rotation, as a set of slots."""
    ground, tiles = state.ground, state.config.tiles
    found: i64 = 0
    left = ground.lit
    while left:
        slot = lowest(left)
        left &= left - 1
        if tiles.turns[ground.face[slot]] > 1:
            found |= bit(slot)
    return found


def can_turn_a_tile(state: VastState) -> bool:
    """Return True if any Lit tile looks different in another rotation."""
    ground, tiles = state.ground, state.config.tiles
    for slot in range(TILES):
        if ground.lit >> slot & 1 and tiles.turns[ground.face[slot]] > 1:
            return True
    return False


def tiles_for_event(state: VastState) -> i64:
    """Return the Lit Event tiles without a token, as a set of slots.

    The set is empty if no token is left or there is no Knight.
    """
    ground = state.ground
    found: i64 = 0
    if ground.events == 0 or not state.plays(KNIGHT) or state.knight.dead:
        return 0
    left = ground.lit
    while left:
        slot = lowest(left)
        left &= left - 1
        if type_of(state, slot) == EVENT and not ground.has(slot, EVENT_TOKEN):
            found |= bit(slot)
    return found


def can_use_curse(state: VastState) -> bool:
    """Return True if Crystal Curse would have an effect."""
    return can_turn_a_tile(state) or tiles_for_event(state) != 0 or can_bury_events(state)

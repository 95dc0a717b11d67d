"""Layers on the bottom of the stack: tiles removed before the Collapse (§12.2)."""

from mypy_extensions import i64

from antro.games.vast.cave.state import HAND
from antro.games.vast.components.squares import OFF, TILES
from antro.games.vast.map.effects.stack import refill_hand
from antro.games.vast.map.visibility.squares import is_dark
from antro.games.vast.state.ground import LAYERS, PILES, Ground
from antro.games.vast.state.state import VastState


def put_on_bottom(state: VastState) -> None:
    """Put the removed tiles on the bottom of the stack as a new layer (§12.2)."""
    ground = state.ground
    if not ground.returning:
        return
    if ground.layers == LAYERS:
        renumber_layers(state)
    for tile in range(TILES):
        if ground.returning >> tile & 1:
            ground.set_layer(tile, ground.layers)
    ground.layers += 1
    ground.returning = 0
    refill_hand(state)


def renumber_layers(state: VastState) -> None:
    """Forget the layers without tiles, and renumber the others in the same order.

    Each layer left has at least one tile, so afterwards there are fewer layers than numbers.
    """
    kept: i64 = 0
    for layer in range(state.ground.layers):
        if is_used(state, layer):
            renumber(state, layer, kept)
            kept += 1
    state.ground.layers = kept


def is_used(state: VastState, layer: i64) -> bool:
    """Return True if tiles of a layer are in the stack, in the Cave's hand, or Dark on the map."""
    ground, cave, section = state.ground, state.cave, PILES + layer
    if ground.layer(layer) or (ground.held != OFF and ground.held_back // 4 == section):
        return True
    for place in range(HAND):
        if cave.hand[place] != OFF and cave.sections[place] == section:
            return True
    return any(is_dark_of(ground, slot, section) for slot in range(TILES))


def is_dark_of(ground: Ground, slot: i64, section: i64) -> bool:
    """Return True if a Dark tile came from a section of the stack."""
    return is_dark(ground, slot) and ground.back[slot] // 4 == section


def renumber(state: VastState, layer: i64, number: i64) -> None:
    """Give a lower number to a layer and to all tiles that came from it."""
    ground, cave, section = state.ground, state.cave, PILES + layer
    change = number - layer
    for tile in range(TILES):
        if ground.layer_of(tile) == layer:
            ground.set_layer(tile, number)
    for slot in range(TILES):
        if is_dark_of(ground, slot, section):
            ground.back[slot] += 4 * change
    if ground.held != OFF and ground.held_back // 4 == section:
        ground.held_back += 4 * change
    for place in range(HAND):
        if cave.hand[place] != OFF and cave.sections[place] == section:
            cave.sections[place] += change

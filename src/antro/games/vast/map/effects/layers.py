"""Layers of tiles that fell early, under the stack (§12.2)."""

from mypy_extensions import i64

from antro.games.vast.cave.state import HAND
from antro.games.vast.components.squares import OFF, TILES
from antro.games.vast.map.effects.stack import refill_hand
from antro.games.vast.map.visibility.squares import is_dark
from antro.games.vast.state.ground import LAYERS, PILES, Ground
from antro.games.vast.state.state import VastState


def put_under(state: VastState) -> None:
    """§12.2 Tiles that fell early are shuffled together under the stack."""
    ground = state.ground
    if not ground.returning:
        return
    if ground.layers == LAYERS:
        number_anew(state)
    for tile in range(TILES):
        if ground.returning >> tile & 1:
            ground.set_layer(tile, ground.layers)
    ground.layers += 1
    ground.returning = 0
    refill_hand(state)


def number_anew(state: VastState) -> None:
    """Layers that are used up are forgotten; the others keep their order.

    At least one tile comes from each that is left, so they are fewer than can be numbered.
    """
    kept: i64 = 0
    for layer in range(state.ground.layers):
        if is_used(state, layer):
            renumber(state, layer, kept)
            kept += 1
    state.ground.layers = kept


def is_used(state: VastState, layer: i64) -> bool:
    """Whether tiles of a layer are under the stack, in the Cave's hand, or lie Dark."""
    ground, cave, section = state.ground, state.cave, PILES + layer
    if ground.layer(layer) or (ground.held != OFF and ground.held_back // 4 == section):
        return True
    for place in range(HAND):
        if cave.hand[place] != OFF and cave.sections[place] == section:
            return True
    return any(is_dark_of(ground, slot, section) for slot in range(TILES))


def is_dark_of(ground: Ground, slot: i64, section: i64) -> bool:
    """Whether a Dark tile came from a section of the stack; of a Lit one nobody asks that."""
    return is_dark(ground, slot) and ground.back[slot] // 4 == section


def renumber(state: VastState, layer: i64, number: i64) -> None:
    """A layer gets a lower number, with all tiles that came from it."""
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

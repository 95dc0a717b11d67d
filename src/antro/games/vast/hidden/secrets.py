"""A state as one seat sees it, and guesses at the hidden rest (§45.1 to §45.6)."""

from mypy_extensions import i64

from antro.core.contract.game import HOST, Seat
from antro.core.contract.moves import Dice
from antro.games.vast.cave.secrets import veil_cave
from antro.games.vast.cave.state import HAND
from antro.games.vast.components.roles import CAVE, NOBODY, THIEF
from antro.games.vast.components.squares import HIDDEN, OFF, TILES
from antro.games.vast.dragon.secrets import guess_dragon, veil_dragon
from antro.games.vast.goblins.secrets import guess_goblins, veil_goblins
from antro.games.vast.hidden.unknown_tiles import guess_layers, guess_tiles
from antro.games.vast.knight.secrets import guess_knight, veil_knight
from antro.games.vast.map.effects.stack import put_back
from antro.games.vast.state.copies_gen import copy_ground, copy_open_vast_state
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.secrets import guess_thief, veil_thief


def veiled(state: VastState, viewer: Seat) -> VastState:
    """Return a copy with only the information that *viewer* has."""
    assert state.viewer == HOST, "veiled already"
    copy = VastState(state.config, state.pending)
    copy_open_vast_state(copy, state)
    copy.viewer = viewer
    config = state.config
    role = config.role_of_seat[viewer] if viewer < config.seats else NOBODY
    veil_ground(state, copy, role)
    veil_knight(state.knight, copy.knight, role)
    veil_goblins(state.goblins, copy.goblins, role)
    veil_dragon(state.dragon, copy.dragon, role)
    veil_cave(state.cave, copy.cave, role)
    veil_thief(state.thief, copy.thief, role)
    return copy


def veil_ground(state: VastState, copy: VastState, viewer: i64) -> None:
    """Hide the faces that the viewer does not know among those that are possible (§45.3)."""
    ground, shown = state.ground, copy.ground
    copy_ground(shown, ground)
    if viewer == CAVE:
        return
    known = ground.lit | (ground.peeked if viewer == THIEF else 0)
    for slot in range(TILES):
        if ground.face[slot] != OFF and not known >> slot & 1:
            return_unknown_tile(state, copy, ground.face[slot], ground.back[slot] // 4)
            shown.face[slot] = HIDDEN
    if ground.held != OFF:
        return_unknown_tile(state, copy, ground.held, ground.held_back // 4)
        shown.held = HIDDEN
    for place in range(HAND):
        if state.cave.hand[place] != OFF:
            return_unknown_tile(state, copy, state.cave.hand[place], state.cave.sections[place])


def return_unknown_tile(state: VastState, copy: VastState, tile: i64, section: i64) -> None:
    """Put a tile back among the unknown tiles of its section."""
    put_back(copy.ground, state.config.tiles.type[tile], section, tile)


def guessed(veiled: VastState, dice: Dice) -> VastState:
    """Return a complete state that agrees with everything that the viewer knows."""
    world = veiled.clone()
    world.viewer = HOST
    guess_tiles(world, dice)
    guess_layers(world, dice)
    guess_knight(world, dice)
    guess_goblins(world, dice)
    guess_dragon(world, dice)
    guess_thief(world, dice)
    return world

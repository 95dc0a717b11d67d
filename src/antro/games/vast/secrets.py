"""Who knows what (§45): a state as a seat knows it, and guesses at the rest."""

from typing import Final

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.game import HOST, Seat
from antro.core.moves import Dice, Moves
from antro.games.vast.cave.secrets import veil_cave
from antro.games.vast.cave.state import HAND
from antro.games.vast.dragon.secrets import guess_dragon, veil_dragon
from antro.games.vast.goblins.secrets import guess_goblins, veil_goblins
from antro.games.vast.ground.stack import put_back, take_tile, weigh_draw
from antro.games.vast.knight.secrets import guess_knight, veil_knight
from antro.games.vast.printed.roles import CAVE, NOBODY, THIEF
from antro.games.vast.printed.squares import HIDDEN, OFF, TILES
from antro.games.vast.printed.tiles import ENTRANCE
from antro.games.vast.state.ground import SET_UP, Ground
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.secrets import guess_thief, veil_thief

EVERY_TILE: Final = bit(TILES) - 1
TRIES: Final = 200  # at faces that fit all piles: seldom more than three are needed


def veiled(state: VastState, viewer: Seat) -> VastState:
    """A copy with what *viewer* knows."""
    assert state.viewer == HOST, "veiled already"
    copy = state.opened()
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
    """§45.3 Faces that the viewer does not know lie among those that they may be."""
    ground, shown = state.ground, copy.ground
    shown.copy_from(ground)
    if viewer == CAVE:
        return
    known = ground.lit | (ground.peeked if viewer == THIEF else 0)
    for slot in range(TILES):
        if ground.face[slot] != OFF and not known >> slot & 1:
            pool(state, copy, ground.face[slot], ground.back[slot] // 4)
            shown.face[slot] = HIDDEN
    if ground.held != OFF:
        pool(state, copy, ground.held, ground.held_back // 4)
        shown.held = HIDDEN
    for place in range(HAND):
        if state.cave.hand[place] != OFF:
            pool(state, copy, state.cave.hand[place], state.cave.sections[place])


def pool(state: VastState, copy: VastState, tile: i64, section: i64) -> None:
    """A tile lies in the stack again, as far as the viewer can tell."""
    put_back(copy.ground, state.config.tiles.type[tile], section, tile)


def guessed(veiled: VastState, dice: Dice) -> VastState:
    """A full state that the viewer could be in."""
    world = veiled.clone()
    world.viewer = HOST
    guess_ground(world, dice)
    guess_knight(world, dice)
    guess_goblins(world, dice)
    guess_dragon(world, dice)
    guess_thief(world, dice)
    return world


def guess_ground(world: VastState, dice: Dice) -> None:
    """Draw every face that is not known from where it was pooled.

    A draw may leave a later place without any tile that fits. Then all are drawn anew.
    """
    pooled, hand = Ground(), world.cave.hand[:]
    pooled.copy_from(world.ground)
    for _ in range(TRIES):
        if draw_faces(world, dice):
            return
        world.ground.copy_from(pooled)
        world.cave.hand = hand[:]
    draw_any_faces(world, dice)


def draw_faces(world: VastState, dice: Dice) -> bool:
    """Draw faces on the map first, since they have a symbol. Returns whether all could be."""
    ground, cave, tiles = world.ground, world.cave, world.config.tiles
    for slot in range(TILES):
        if ground.face[slot] == HIDDEN:
            among = tiles.with_symbol[ground.symbol(slot)]
            ground.face[slot] = draw(world, ground.back[slot] // 4, among, dice)
            if ground.face[slot] == OFF:
                return False
    if ground.held == HIDDEN:
        among = tiles.with_symbol[ground.held_back & 3]
        ground.held = draw(world, ground.held_back // 4, among, dice)
        if ground.held == OFF:
            return False
    for place in range(HAND):
        if cave.hand[place] == HIDDEN:
            cave.hand[place] = draw(world, cave.sections[place], EVERY_TILE, dice)
            if cave.hand[place] == OFF:
                return False
    return True


def draw(world: VastState, section: i64, among: i64, dice: Dice) -> i64:
    """A tile of a section that is one of these; it leaves the stack. ``OFF`` if there is none."""
    out, fitting = Moves(), Moves()
    weigh_draw(world, section, 0, out)
    for at in range(out.count):
        if among >> out.numbers[at] & 1:
            fitting.weigh(out.numbers[at], out.weights[at])
    if not fitting.count:
        return OFF
    tile = fitting.pick(dice)
    take_tile(world, section, tile)
    return tile


def draw_any_faces(world: VastState, dice: Dice) -> None:
    """Draw faces by their symbols alone, where no way was found to heed the piles."""
    ground, cave, tiles = world.ground, world.cave, world.config.tiles
    for slot in range(TILES):
        if ground.face[slot] == HIDDEN:
            ground.face[slot] = any_tile(world, tiles.with_symbol[ground.symbol(slot)], dice)
    if ground.held == HIDDEN:
        ground.held = any_tile(world, tiles.with_symbol[ground.held_back & 3], dice)
    for place in range(HAND):
        if cave.hand[place] == HIDDEN:
            cave.hand[place] = any_tile(world, EVERY_TILE, dice)


def any_tile(world: VastState, among: i64, dice: Dice) -> i64:
    """A tile of the pool that is one of these, whatever its class: another pile gives it."""
    fitting = Moves()
    left = world.ground.pool & among & ~world.config.tiles.of_type[ENTRANCE]
    for tile in range(TILES):
        if left >> tile & 1:
            fitting.weigh(tile, 1)
    tile = fitting.pick(dice)
    take_tile(world, SET_UP, tile)
    return tile

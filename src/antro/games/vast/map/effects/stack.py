"""Drawing tiles from the stack, and placing them on the map (§2.4, §4.8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit, count, lowest
from antro.core.contract.game import HOST
from antro.core.contract.moves import Moves
from antro.games.vast.cave.state import HAND
from antro.games.vast.components.roles import FANGS, KNIGHT, TRIBES
from antro.games.vast.components.squares import DX, DY, HIDDEN, LURKING, OFF, TILES, opposite
from antro.games.vast.components.tiles import CRYSTAL, PLAIN_TYPES, VAULT
from antro.games.vast.goblins.effects.arrival import covered
from antro.games.vast.map.kinds import REFILL_HAND
from antro.games.vast.state.ground import (
    BOMBS,
    CLASSES,
    CRYSTALS,
    PILES,
    PLAIN,
    SET_UP,
    VAULTS,
    Ground,
)
from antro.games.vast.state.state import VastState

DRAWN_TYPES: Final[i64] = 5  # all types except the Entrance
NO_WEIGHTS: Final = vec[i64]([0] * DRAWN_TYPES)
DIVISIBLE: Final[i64] = 360360  # divisible by any number of tiles that a type may have left


def class_of(kind: i64) -> i64:
    """Return the class of a type of tile in a pile."""
    if kind == CRYSTAL:
        return CRYSTALS
    return VAULTS if kind == VAULT else PLAIN


def weigh_draw(state: VastState, section: i64, first: i64, out: Moves) -> None:
    """Offer every tile that may be the next of a section, weighted by its likelihood.

    Only the number of tiles of each class in a pile is known. A plain tile has a type with a
    likelihood that matches the tiles left of that type. All tiles of a type are equally likely.
    """
    ground, tiles = state.ground, state.config.tiles
    if PILES <= section < SET_UP:
        for tile in range(TILES):
            if ground.layer_of(tile) == section - PILES:
                out.weigh(first + tile, 1)
        return
    weights = NO_WEIGHTS[:]
    for kind in range(DRAWN_TYPES):
        weights[kind] = weight_of(state, section, kind)
    left, types = ground.pool, tiles.type
    while left:
        tile = lowest(left)
        left &= left - 1
        weight = weights[types[tile]]
        if weight:
            out.weigh(first + tile, weight)


def weight_of(state: VastState, section: i64, kind: i64) -> i64:
    """Return the weight of each single tile of a type as the next tile of a pile."""
    ground = state.ground
    left_in_pool = count(ground.pool & state.config.tiles.of_type[kind])
    if left_in_pool == 0:
        return 0
    share = DIVISIBLE // left_in_pool
    if section == SET_UP:
        return ground.types[kind] * share if kind < PLAIN_TYPES else 0
    of_class = ground.piles[section * CLASSES + class_of(kind)]
    if kind < PLAIN_TYPES:
        return of_class * ground.types[kind] * share
    plain = ground.types[0] + ground.types[1] + ground.types[2]
    return of_class * max(1, plain) * share


def take_tile(state: VastState, section: i64, tile: i64) -> None:
    """Remove a tile from the stack."""
    ground, kind = state.ground, state.config.tiles.type[tile]
    if PILES <= section < SET_UP:
        ground.set_layer(tile, OFF)
        return
    ground.pool &= ~bit(tile)
    if kind < PLAIN_TYPES:
        ground.types[kind] -= 1
    if section != SET_UP:
        ground.piles[section * CLASSES + class_of(kind)] -= 1


def put_back(ground: Ground, kind: i64, section: i64, tile: i64) -> None:
    """Return a tile with an unknown face to the stack. This reverses ``take_tile``."""
    if PILES <= section < SET_UP:
        ground.set_layer(tile, section - PILES)
        return
    ground.pool |= bit(tile)
    if kind < PLAIN_TYPES:
        ground.types[kind] += 1
    if section != SET_UP:
        ground.piles[section * CLASSES + class_of(kind)] += 1


def has_tiles(state: VastState) -> bool:
    """Return True if a tile can be placed, from the Cave's hand or else from the stack."""
    if state.config.has_cave:
        return state.cave.hand_size() > 0
    if state.viewer == HOST:
        return state.ground.section() != OFF
    return state.ground.stack_size() > unknown_tiles_on_map(state.ground)


def unknown_tiles_on_map(ground: Ground) -> i64:
    """Return the number of unknown tiles on the map that a veiled state counts in the stack."""
    pooled: i64 = 0
    for slot in range(TILES):
        if ground.face[slot] == HIDDEN and ground.back[slot] // 4 != SET_UP:
            pooled += 1
    return pooled + 1 if ground.held == HIDDEN else pooled


def is_used_up(state: VastState) -> bool:
    """Return True if no tile is left to place on the map (§11.1)."""
    ground = state.ground
    return ground.section() == OFF and state.cave.hand_size() == 0 and ground.held == OFF


def lay_at(state: VastState, tile: i64, back: i64, side: i64) -> i64:
    """Place a tile Dark side up on the open space at a side. Return its slot."""
    ground = state.ground
    square, way = side // 4, side % 4
    return lay(state, tile, back, ground.x(square) + DX[way], ground.y(square) + DY[way])


def lay(state: VastState, tile: i64, back: i64, x: i64, y: i64) -> i64:
    """Place a tile Dark side up at these coordinates. Return its slot."""
    ground = state.ground
    slot = free_slot(state)
    lurkers = lurking_at(ground, x, y)
    ground.face[slot] = tile
    ground.back[slot] = back
    ground.turned[slot] = 0
    ground.lit &= ~bit(slot)
    ground.peeked &= ~bit(slot)
    ground.edges[slot] = 0
    ground.tokens[slot] = 0
    ground.put(slot, x, y)
    share_bombs(ground, slot)
    ground.newest = slot
    for tribe in range(TRIBES):
        if lurkers >> tribe & 1:
            covered(state, tribe, slot)
    return slot


def free_slot(state: VastState) -> i64:
    """Return the lowest free slot, if possible without notes about this turn.

    A new tile where another one was removed in this turn is another square (§16.10, §16.11, §21.2,
    §39.4).
    """
    knight, lit_left = state.knight, state.goblins.lit_left
    noted = lit_left[0] | lit_left[1] | lit_left[2]
    if state.is_turn_of(KNIGHT):
        noted |= knight.entered | knight.met | knight.crystals_left
    fresh = ~(state.ground.laid | noted) & (bit(TILES) - 1)
    return lowest(fresh) if fresh else state.ground.free_slot()


def share_bombs(ground: Ground, square: i64) -> None:
    """Copy the Bombs of neighbours to this square and back, so that both squares are open."""
    for way in range(i64(4)):
        other = ground.next(square, way)
        if other == OFF:
            continue
        if ground.edges[other] >> (BOMBS + opposite(way)) & 1:
            ground.edges[square] |= bit(BOMBS + way)
        if ground.edges[square] >> (BOMBS + way) & 1:
            ground.edges[other] |= bit(BOMBS + opposite(way))


def lurking_at(ground: Ground, x: i64, y: i64) -> i64:
    """Return the set of Tribes that lurk on the open space at these coordinates."""
    found: i64 = 0
    for tribe in range(TRIBES):
        side = ground.where[FANGS + tribe] - LURKING
        if side >= 0:
            square, way = side // 4, side % 4
            if ground.x(square) + DX[way] == x and ground.y(square) + DY[way] == y:
                found |= bit(tribe)
    return found


def refill_hand(state: VastState) -> None:
    """Let the Cave draw back to three tiles (§7.6)."""
    if state.config.has_cave and free_place(state) != OFF:
        state.ask(REFILL_HAND)


def free_place(state: VastState) -> i64:
    """Return the first free place of the Cave's hand, or ``OFF`` if it is full."""
    for place in range(HAND):
        if state.cave.hand[place] == OFF:
            return place
    return OFF

"""Revealing Dark tiles: orient, fill, then tokens and effects (§7).

The argument of a step holds the set of tiles, the piece that reveals them, and the direction in
which the Knight entered a tile.
"""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.roles import (
    DRAGON_PIECE,
    KNIGHT,
    KNIGHT_PIECE,
    ROLE_OF_PIECE,
    THIEF,
)
from antro.games.vast.components.squares import OFF, opposite
from antro.games.vast.components.tiles import (
    AMBUSH,
    CRYSTAL,
    EVENT,
    TREASURE_ROOM,
    VAULT,
    turned_walls,
)
from antro.games.vast.dragon.effects.arrival import revealed_event
from antro.games.vast.knight.effects.arrival import ambush_tile, event_tile, revealed
from antro.games.vast.map.effects.filling import fill
from antro.games.vast.map.effects.terrain import place_terrain_if_due
from antro.games.vast.map.effects.treasure import add_treasure_from_supply
from antro.games.vast.map.kinds import (
    AFTER_REVEAL,
    ENTERED_TILE,
    NEXT_TILE,
    ORIENT,
    REVEAL_NEXT,
    TILE_EFFECTS,
    TURN_UP,
)
from antro.games.vast.map.visibility.squares import type_of
from antro.games.vast.state.arguments import argument_of
from antro.games.vast.state.ground import CRYSTAL_TOKEN, EVENT_TOKEN, ROCKSLIDES, VAULT_TOKEN
from antro.games.vast.state.state import VastState

TILE_BITS: Final[i64] = 52
TILE_MASK: Final[i64] = bit(52) - 1

# Ways to reveal a tile: from a distance, or by the Knight, who enters it in a direction
FROM_AFAR: Final[i64] = 4
THROUGH_A_WALL: Final[i64] = 5  # the Knight enters, and any rotation is allowed (§7.3)


def reveal(state: VastState, tiles: i64, piece: i64) -> None:
    """Let a piece reveal a set of Dark tiles from a distance (§7.4)."""
    begin_reveal(state, tiles, piece, FROM_AFAR)


def reveal_by_entering(state: VastState, slot: i64, way: i64) -> None:
    """Reveal the Dark tile that the Knight has entered through an open side (§7.3).

    *way* is the direction of her step. It is ``OFF`` if she came through a wall or did not walk.
    """
    begin_reveal(state, bit(slot), KNIGHT_PIECE, way if way != OFF else THROUGH_A_WALL)


def begin_reveal(state: VastState, tiles: i64, piece: i64, manner: i64) -> None:
    """Put the three parts of a reveal on the stack. The tiles are oriented first."""
    if not tiles:
        return
    argument = (manner << 3 | piece) << TILE_BITS | tiles
    state.ask(TILE_EFFECTS, argument)
    fill(state)
    state.ask(REVEAL_NEXT, argument)


def reveal_next(state: VastState, argument: i64) -> None:
    """Reveal one more tile. The player who reveals them chooses the order."""
    tiles = argument & TILE_MASK
    if not tiles:
        return
    if tiles & (tiles - 1):
        role = ROLE_OF_PIECE[argument >> TILE_BITS & 7]
        state.ask(NEXT_TILE[role], argument)
    else:
        turn_up(state, argument, lowest(tiles))


def turn_up(state: VastState, argument: i64, slot: i64) -> None:
    """Reveal a tile, and keep the other tiles of the argument for later."""
    state.ask(REVEAL_NEXT, argument & ~bit(slot))
    manner = argument >> TILE_BITS
    state.ask(TURN_UP, argument_of(slot, manner & 7, manner >> 3))


def mark_lit(state: VastState, slot: i64, piece: i64, manner: i64) -> None:
    """Mark a tile as Lit, and ask how it is turned."""
    ground = state.ground
    ground.lit |= bit(slot)
    ground.revealed += 1
    if type_of(state, slot) == CRYSTAL:
        ground.crystals_shown += 1
    orient = ORIENT[ROLE_OF_PIECE[piece]]
    ask_if_open(state, orient, argument_of(slot, entered_side(manner)))


def entered_side(manner: i64) -> i64:
    """Return the side where the Knight entered the tile, or ``OFF`` if it does not matter."""
    return opposite(manner) if manner < FROM_AFAR else OFF


def turn_tile(state: VastState, slot: i64, turn: i64) -> None:
    """Turn a Lit tile. A Rockslide on one of its own walls returns to the supply (§4.10)."""
    ground = state.ground
    walls = turned_walls(state.config.tiles.walls[ground.face[slot]], turn)
    ground.turned[slot] = turn
    ground.edges[slot] = ground.edges[slot] & ~i64(15) | walls
    for way in range(i64(4)):
        if walls >> way & 1 and ground.edges[slot] >> (ROCKSLIDES + way) & 1:
            take_rockslide(state, slot, way)


def take_rockslide(state: VastState, square: i64, way: i64) -> None:
    """Return a Rockslide to the supply."""
    ground = state.ground
    ground.edges[square] &= ~bit(ROCKSLIDES + way)
    other = ground.next(square, way)
    if other != OFF:
        ground.edges[other] &= ~bit(ROCKSLIDES + opposite(way))
    ground.rockslides += 1


def apply_tile_effects(state: VastState, argument: i64) -> None:
    """Apply the tokens and effects of tiles that are revealed together (§4.7, §7.8 to §7.13)."""
    tiles, manner = argument & TILE_MASK, argument >> TILE_BITS
    piece, entered = manner & 7, manner >> 3 != FROM_AFAR
    state.ask(AFTER_REVEAL, argument)
    if entered:
        state.ask(ENTERED_TILE, argument)
    events: i64 = 0
    left = tiles
    while left:
        slot = lowest(left)
        left &= left - 1
        events += lay_tokens(state, slot, entered=entered)
    if events:
        if piece == DRAGON_PIECE:
            revealed_event(state)
        place_terrain_if_due(state, piece)


def lay_tokens(state: VastState, slot: i64, *, entered: bool) -> i64:
    """Place the token of a revealed tile. Return 1 for an Event tile, and 0 for others."""
    ground, kind = state.ground, type_of(state, slot)
    if kind == TREASURE_ROOM:
        add_treasure_from_supply(state, slot)
    elif kind == CRYSTAL and ground.crystals > 0:
        ground.crystals -= 1
        ground.add_token(slot, CRYSTAL_TOKEN)
    elif kind == VAULT and state.plays(THIEF) and ground.vaults > 0:
        ground.vaults -= 1  # never returned (§9.5)
        ground.add_token(slot, VAULT_TOKEN)
    elif kind == EVENT:
        if not entered:
            add_event_token(state, slot)
        return 1
    return 0


def add_event_token(state: VastState, slot: i64) -> None:
    """Place an Event token on a tile, if one is left and there is a Knight (§9.3)."""
    ground = state.ground
    if state.plays(KNIGHT) and not state.knight.dead and ground.events > 0:
        ground.events -= 1
        ground.add_token(slot, EVENT_TOKEN)


def enter_tile(state: VastState, argument: i64) -> None:
    """Start the Encounter on the tile that the Knight has entered (§7.12)."""
    slot = lowest(argument & TILE_MASK)
    kind = type_of(state, slot)
    if kind == EVENT:
        event_tile(state, slot)
    elif kind == AMBUSH:
        ambush_tile(state, slot)


def end_reveal(state: VastState, argument: i64) -> None:
    """Give the Knight Grit for each tile that she has revealed (§14.4)."""
    if argument >> TILE_BITS & 7 != KNIGHT_PIECE:
        return
    left = argument & TILE_MASK
    while left:
        revealed(state, lowest(left))
        left &= left - 1

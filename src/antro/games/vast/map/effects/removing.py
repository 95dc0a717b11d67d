"""Removing tiles and everything on them (§11.7 to §11.9, §12)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.common.victory import all_lose, win
from antro.games.vast.components.decks import OGRE, TROLL
from antro.games.vast.components.roles import CAVE, FANGS, TRIBES
from antro.games.vast.components.squares import (
    DX,
    DY,
    FIRST_SQUARE,
    LURKING,
    OFF,
    PITS,
    TILES,
    is_pit,
    opposite,
    terrain_of,
)
from antro.games.vast.components.tiles import CRYSTAL
from antro.games.vast.dragon.effects.gems import return_gem
from antro.games.vast.goblins.effects.arrival import remove_meat
from antro.games.vast.goblins.effects.population import hide, scatter
from antro.games.vast.knight.effects.arrival import discard_monster_token
from antro.games.vast.map.effects.drifting import watch_river
from antro.games.vast.map.effects.filling import fill
from antro.games.vast.map.effects.leaving import (
    TOGETHER,
    entrance_targets,
    leaving_pieces,
    mark_for_removal,
)
from antro.games.vast.map.effects.revealing import take_rockslide
from antro.games.vast.map.kinds import (
    LEAVE_NEXT,
    LIFT,
    MOVE_ENTRANCE,
    PUT_UNDER,
    RECONNECT,
    SHOW_FALLEN,
)
from antro.games.vast.map.visibility.squares import is_dark, pieces_on, space_at
from antro.games.vast.state.arguments import argument_of
from antro.games.vast.state.ground import (
    BOMBS,
    EVENT_TOKEN,
    FLAME_WALL,
    MEAT_TOKEN,
    OGRE_TOKEN,
    ROCKSLIDES,
    TROLL_TOKEN,
    Ground,
)
from antro.games.vast.state.state import VastState


def remove_tile(state: VastState, square: i64, by: i64) -> None:
    """Remove a tile: pieces leave, the tile goes, and separated parts slide together (§11.8)."""
    state.ask(RECONNECT, by)
    start_removal(state, square, by)


def start_removal(state: VastState, square: i64, by: i64) -> None:
    """Move the pieces off a tile or a piece of Terrain, and remove it. The map may fall apart."""
    mark_all(state.ground, square)
    watch_river(state, leaving_pieces(state))
    state.ask(LIFT, by)
    state.ask(LEAVE_NEXT, by + TOGETHER)


def squares_with(square: i64) -> list[i64]:
    """Return the squares that are removed together: a tile, a Pit or a whole piece of Terrain."""
    if square < TILES or is_pit(square):
        return [square]
    kind = terrain_of(square)
    return [*range(FIRST_SQUARE[kind], FIRST_SQUARE[kind + 1])]


def mark_all(ground: Ground, square: i64) -> None:
    """Mark a tile or a whole piece of Terrain for removal. Each Pit is a piece of its own."""
    for each in squares_with(square):
        mark_for_removal(ground, each)


def collapse(state: VastState, squares: list[i64], by: i64) -> None:
    """Remove squares at once, and scatter their Tribes: Wrath, Quake!, Ground Kraken (§12.1)."""
    remove_squares(state, squares, by)
    left = leaving_pieces(state) >> FANGS
    for tribe in range(TRIBES):
        if left >> tribe & 1:
            scatter(state, tribe)


def remove_squares(state: VastState, squares: list[i64], by: i64) -> None:
    """Remove squares at once. Pieces leave if they can, and occupied squares stay (§12.3)."""
    ground = state.ground
    for square in squares:
        if square != OFF and may_collapse(state, square):
            mark_all(ground, square)
    watch_river(state, leaving_pieces(state))
    fill(state)
    state.ask(PUT_UNDER)
    state.ask(RECONNECT, by)
    state.ask(LIFT, by)
    state.ask(LEAVE_NEXT, by)


def may_collapse(state: VastState, square: i64) -> bool:
    """Return False if a square is an Entrance that cannot move (§11.7, §37.3)."""
    return square != state.ground.entrance or state.config.moving_entrance


def lift_next(state: VastState, by: i64) -> None:
    """Remove the next marked square. A Dark tile is shown first."""
    ground = state.ground
    square = next_to_lift(state)
    if square == OFF:
        ground.affected = 0
        ground.affected_terrain = 0
        return
    if must_stay(state, square):
        unmark(ground, square)
        state.ask(LIFT, by)
    elif square == ground.entrance:
        state.ask(LIFT, by)
        ask_if_open(state, MOVE_ENTRANCE[by])
    elif is_dark(ground, square):
        state.ask(LIFT, by)
        state.ask(SHOW_FALLEN, argument_of(square))
    else:
        lift(state, square)
        unmark(ground, square)
        state.ask(LIFT, by)


def next_to_lift(state: VastState) -> i64:
    """Return the next square to remove, the Entrance last, or ``OFF``."""
    ground = state.ground
    tiles = ground.affected
    others = tiles & ~bit(ground.entrance) if ground.entrance < TILES else tiles
    if others:
        return lowest(others)
    if ground.affected_terrain:
        return TILES + lowest(ground.affected_terrain)
    return lowest(tiles) if tiles else OFF


def must_stay(state: VastState, square: i64) -> bool:
    """Return True if a square cannot be removed: it is occupied, or the Entrance cannot move."""
    ground = state.ground
    if has_piece(ground, square):
        return True
    return square == ground.entrance and not entrance_targets(state)


def has_piece(ground: Ground, square: i64) -> bool:
    """Return True if a piece is on a square, or anywhere on its piece of Terrain (§12.4)."""
    return any(pieces_on(ground, each) != 0 for each in squares_with(square))


def unmark(ground: Ground, square: i64) -> None:
    if square < TILES:
        ground.affected &= ~bit(square)
    else:
        ground.affected_terrain &= ~bit(square - TILES)


def lift(state: VastState, square: i64) -> None:
    """Remove a square from the map, and return its tokens (§11.8)."""
    ground = state.ground
    return_tokens(state, square)
    clear_edges(state, square)
    move_lurkers(state, square)
    if state.dragon.pit_from == square:  # §10.10
        state.dragon.pit_from = OFF
    if square >= TILES:
        lift_terrain(state, square)
        ground.lift(square)
        return
    tile = ground.face[square]
    ground.lift(square)
    ground.face[square] = OFF
    ground.back[square] = 0
    ground.turned[square] = 0
    ground.edges[square] = 0
    ground.lit &= ~bit(square)
    ground.peeked &= ~bit(square)
    state.removed += 1
    if state.config.tiles.type[tile] == CRYSTAL:
        ground.crystals_gone += 1
        check_crystals(state)
    elif not state.collapsing:
        ground.returning |= bit(tile)


def check_crystals(state: VastState) -> None:
    """End the game if enough Crystal tiles are gone in the Collapse (§11.12, §28.1)."""
    if not state.collapsing or state.cave.hatred > 0:
        return
    if state.ground.crystals_gone >= state.config.variant.crystals_to_fall:
        collapse_whole_cave(state, "11.12")


def collapse_whole_cave(state: VastState, clause: str) -> None:
    """End the game: the whole cave has collapsed, so the Cave wins or all lose (§11.12)."""
    if state.plays(CAVE):
        win(state, CAVE, clause)
    else:
        all_lose(state, clause)


def return_tokens(state: VastState, square: i64) -> None:
    """Return the tokens of a square. Crystals and Vaults leave the game (§11.8)."""
    ground = state.ground
    ground.treasures += ground.treasures_on(square)
    for gem in range(i64(3)):
        if ground.gems_on(square) >> gem & 1:
            return_gem(state, gem)
    if ground.has(square, EVENT_TOKEN):
        ground.events += 1
    if ground.has(square, OGRE_TOKEN):
        discard_monster_token(state, OGRE)
    if ground.has(square, TROLL_TOKEN):
        discard_monster_token(state, TROLL)
    if ground.has(square, MEAT_TOKEN):
        remove_meat(state)
    ground.drop_token(square, FLAME_WALL)
    ground.tokens[square] = 0


def clear_edges(state: VastState, square: i64) -> None:
    """Remove the Bombs and Rockslides on the sides of a square (§4.10)."""
    ground = state.ground
    for way in range(i64(4)):
        if ground.edges[square] >> (ROCKSLIDES + way) & 1:
            take_rockslide(state, square, way)
        if ground.edges[square] >> (BOMBS + way) & 1:
            take_bomb(ground, square, way)


def take_bomb(ground: Ground, square: i64, way: i64) -> None:
    """Remove a Bomb from a side, as seen from both squares."""
    ground.edges[square] &= ~bit(BOMBS + way)
    other = ground.next(square, way)
    if other != OFF:
        ground.edges[other] &= ~bit(BOMBS + opposite(way))


def move_lurkers(state: VastState, square: i64) -> None:
    """Move Tribes that lurk next to a removed square to another side, or hide them (§11.11)."""
    ground = state.ground
    for tribe in range(TRIBES):
        side = ground.where[FANGS + tribe] - LURKING
        if side < 0 or side // 4 != square:
            continue
        x, y = ground.x(square) + DX[side % 4], ground.y(square) + DY[side % 4]
        other = space_at(ground, x, y, without=square)
        if other == OFF:
            hide(state, tribe)
        else:
            ground.where[FANGS + tribe] = LURKING + other


def lift_terrain(state: VastState, square: i64) -> None:
    """Make Terrain that was removed before the Collapse available again (§10.13, §12.4).

    Each Pit is removed alone and counts as one tile.
    """
    ground, kind = state.ground, terrain_of(square)
    if kind == PITS:
        state.removed += 1
        still = [pit for pit in range(FIRST_SQUARE[PITS], FIRST_SQUARE[PITS + 1]) if pit != square]
        if any(ground.has_square(pit) for pit in still):
            return
    elif square == FIRST_SQUARE[kind]:
        state.removed += 1
    else:
        return
    ground.terrain &= ~bit(kind)
    if not state.collapsing:
        ground.terrain_left |= bit(kind)

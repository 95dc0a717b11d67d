"""Treasure tokens that come to the map (§9.1, §28.7, §33.2)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.roles import CAVE
from antro.games.vast.components.squares import OFF, TILES
from antro.games.vast.map.effects.laying import BESIDE_DARK, lay_tile
from antro.games.vast.map.kinds import PLACE_TREASURE, PLACE_TREASURE_IF_WANTED, PLUNDER_LAID
from antro.games.vast.map.visibility.spaces import spaces_beside
from antro.games.vast.map.visibility.squares import dark_tiles, is_occupied, pieces_on
from antro.games.vast.state.state import VastState


def add_treasure_from_supply(state: VastState, square: i64) -> None:
    """§9.2 A Treasure token comes to a square, if there is one left."""
    ground = state.ground
    if ground.treasures > 0:
        ground.treasures -= 1
        ground.add_treasure(square)


def treasure_to_supply(state: VastState, square: i64) -> None:
    """A Treasure token of a square goes back to the supply."""
    state.ground.take_treasure(square)
    state.ground.treasures += 1


def cave_squares(state: VastState) -> i64:
    """§28.7 Dark tiles without a piece and without a Treasure token: a set of slots."""
    ground = state.ground
    found: i64 = 0
    dark = dark_tiles(ground)
    for slot in range(TILES):
        free = dark >> slot & 1 and not ground.treasures_on(slot)
        if free and not pieces_on(ground, slot):
            found |= bit(slot)
    return found


def past_plunder_squares(state: VastState) -> i64:
    """§33.2 Where the card puts a Treasure: empty Dark tiles; with no Dark tile, empty Lit ones."""
    ground = state.ground
    dark = dark_tiles(ground)
    found: i64 = 0
    for slot in range(TILES):
        wanted = dark >> slot & 1 if dark else ground.lit >> slot & 1
        if wanted and ground.entrance != slot and not is_occupied(ground, slot):
            found |= bit(slot)
    return found


def has_space_by_dark(state: VastState) -> bool:
    """§33.2 Whether a tile can be laid next to a Dark one."""
    return len(spaces_beside(state.ground, dark_tiles(state.ground))) > 0


def place_treasure(state: VastState, *, optional: bool) -> None:
    """§28.7, §29.5 The Cave puts a Treasure token on a Dark tile, if there is one for it."""
    if state.ground.treasures == 0 or not cave_squares(state):
        return
    if optional:
        state.ask(PLACE_TREASURE_IF_WANTED)
    else:
        ask_if_open(state, PLACE_TREASURE[CAVE])


def past_plunder(state: VastState, role: i64) -> None:
    """§33.2 At the end of a turn, the card of a role puts a Treasure token on the map."""
    if state.ground.treasures == 0:
        return
    if past_plunder_squares(state):
        ask_if_open(state, PLACE_TREASURE[role])
    elif not state.collapsing and state.ground.section() != OFF and has_space_by_dark(state):
        state.ask(PLUNDER_LAID, role)
        lay_tile(state, role, BESIDE_DARK)

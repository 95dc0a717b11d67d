"""Treasure tokens that are placed on the map (§9.1, §28.7, §33.2)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.roles import CAVE
from antro.games.vast.components.squares import OFF, TILES
from antro.games.vast.map.effects.laying import BESIDE_DARK, lay_tile
from antro.games.vast.map.kinds import PLACE_TREASURE, PLACE_TREASURE_IF_WANTED, PLUNDER_LAID
from antro.games.vast.map.visibility.spaces import spaces_beside
from antro.games.vast.map.visibility.squares import dark_tiles, is_occupied
from antro.games.vast.state.ground import Ground
from antro.games.vast.state.state import VastState


def add_treasure_from_supply(state: VastState, square: i64) -> None:
    """Place a Treasure token on a square, if one is left (§9.2)."""
    ground = state.ground
    if ground.treasures > 0:
        ground.treasures -= 1
        ground.add_treasure(square)


def treasure_to_supply(state: VastState, square: i64) -> None:
    """Return a Treasure token from a square to the supply."""
    state.ground.take_treasure(square)
    state.ground.treasures += 1


def cave_squares(state: VastState) -> i64:
    """Return the slots of Dark tiles without a piece or a Treasure token (§28.7)."""
    ground = state.ground
    found: i64 = 0
    left = dark_tiles(ground) & ~tiles_with_pieces(ground)
    while left:
        slot = lowest(left)
        left &= left - 1
        if ground.treasures_on(slot) == 0:
            found |= bit(slot)
    return found


def tiles_with_pieces(ground: Ground) -> i64:
    """Return the slots of tiles with a piece."""
    found: i64 = 0
    for at in ground.where:
        if 0 <= at < TILES:
            found |= bit(at)
    return found


def past_plunder_squares(state: VastState) -> i64:
    """Return the slots where Past Plunder may place a Treasure token (§33.2).

    These are unoccupied Dark tiles. If there is no Dark tile, they are unoccupied Lit tiles.
    """
    ground = state.ground
    dark = dark_tiles(ground)
    found: i64 = 0
    for slot in range(TILES):
        wanted = dark >> slot & 1 if dark else ground.lit >> slot & 1
        if wanted and ground.entrance != slot and not is_occupied(ground, slot):
            found |= bit(slot)
    return found


def has_space_by_dark(state: VastState) -> bool:
    """Return True if a tile can be placed next to a Dark one (§33.2)."""
    return len(spaces_beside(state.ground, dark_tiles(state.ground))) > 0


def place_treasure(state: VastState, *, optional: bool) -> None:
    """Let the Cave place a Treasure token on a Dark tile, if possible (§28.7, §29.5)."""
    if state.ground.treasures == 0 or not cave_squares(state):
        return
    if optional:
        state.ask(PLACE_TREASURE_IF_WANTED)
    else:
        ask_if_open(state, PLACE_TREASURE[CAVE])


def past_plunder(state: VastState, role: i64) -> None:
    """Place a Treasure token at the end of a turn, by the card of a role (§33.2)."""
    if state.ground.treasures == 0:
        return
    if past_plunder_squares(state):
        ask_if_open(state, PLACE_TREASURE[role])
    elif not state.collapsing and state.ground.section() != OFF and has_space_by_dark(state):
        state.ask(PLUNDER_LAID, role)
        lay_tile(state, role, BESIDE_DARK)

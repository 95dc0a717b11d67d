"""The Collapse: its start, and the tiles that may be removed (§11)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.squares import TILES
from antro.games.vast.components.tiles import CRYSTAL
from antro.games.vast.map.effects.leaving import can_all_leave
from antro.games.vast.map.effects.removing import check_crystals, mark_all, may_collapse
from antro.games.vast.map.effects.stack import is_used_up
from antro.games.vast.map.kinds import REMOVAL, REMOVE
from antro.games.vast.map.visibility.exposure import by_touched_sides, exposed_terrain
from antro.games.vast.map.visibility.squares import dark_tiles, pieces_on, type_of
from antro.games.vast.state.state import VastState


def begin_if_due(state: VastState) -> None:
    """Start the Collapse with a turn if all tiles are used up (§11.1)."""
    if not state.collapsing and is_used_up(state):
        begin_collapse(state)


def begin_collapse(state: VastState) -> None:
    """Start the Collapse. Crystal tiles that were removed earlier count from now on (§11.9)."""
    state.collapsing = 1
    check_crystals(state)


def removable(state: VastState, by: i64, among: i64) -> i64:
    """Return the slots of a set that a role could remove, exposed or not (§11.7)."""
    found: i64 = 0
    while among:
        slot = lowest(among)
        among &= among - 1
        if can_be_removed(state, slot, by):
            found |= bit(slot)
    return found


def most_exposed_removable(state: VastState, by: i64) -> i64:
    """Return the removable slots that touch the fewest sides (§11.5, §11.7)."""
    for tiles in by_touched_sides(state.ground, state.ground.laid):
        found = removable(state, by, tiles)
        if found:
            return found
    return 0


def can_be_removed(state: VastState, square: i64, by: i64) -> bool:
    """Return True if a role may remove a tile: all pieces on it can leave (§11.7)."""
    ground = state.ground
    if not may_collapse(state, square):
        return False
    if not pieces_on(ground, square) and square < TILES and square != ground.entrance:
        return True
    mark_all(ground, square)
    able = can_all_leave(state, by)
    ground.affected = 0
    ground.affected_terrain = 0
    return able


def candidates(state: VastState, by: i64) -> i64:
    """Return the slots that a role may choose from for the next removal (§11.5, §11.6)."""
    found = most_exposed_removable(state, by)
    if state.config.variant.alone:
        return in_solo_order(state, found)
    crystals = lit_crystals(state) & found
    return crystals if crystals else found


def in_solo_order(state: VastState, among: i64) -> i64:
    """Return the tiles to remove first when alone: Lit Crystals, Dark tiles, Lit tiles (§33.4)."""
    for first in (lit_crystals(state), dark_tiles(state.ground)):
        if among & first:
            return among & first
    return among


def lit_crystals(state: VastState) -> i64:
    """Return the set of slots with Lit Crystal tiles."""
    found: i64 = 0
    left = state.ground.lit
    while left:
        slot = lowest(left)
        left &= left - 1
        if type_of(state, slot) == CRYSTAL:
            found |= bit(slot)
    return found


def terrain_candidates(state: VastState, by: i64, tiles: i64) -> list[i64]:
    """Return the squares of Terrain that a role may remove instead of *tiles* (§10.13).

    The list is empty if a Lit Crystal tile must be removed.
    """
    if tiles & lit_crystals(state):
        return []
    return [square for square in exposed_terrain(state.ground) if can_be_removed(state, square, by)]


def remove_tiles(state: VastState, count: i64, by: i64) -> None:
    """Let a role remove *count* tiles, one after the other (§11.3)."""
    if count > 0:
        state.ask(REMOVAL, by + 8 * count)


def remove_next(state: VastState, argument: i64) -> None:
    """Ask for the next removal, and keep the rest for later."""
    by, count = argument % 8, argument // 8
    remove_tiles(state, count - 1, by)
    ask_if_open(state, REMOVE[by])

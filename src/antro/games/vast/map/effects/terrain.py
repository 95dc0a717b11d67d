"""Placing Terrain (§10.2, §10.3, §10.9, §10.12)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.roles import ROLE_OF_PIECE, TRIBES
from antro.games.vast.components.squares import (
    BRIDGE,
    CANYON,
    FIRST_SQUARE,
    OFF,
    PITS,
    SQUARES,
    TERRAIN_KINDS,
)
from antro.games.vast.goblins.effects.arrival import covered
from antro.games.vast.map.effects.laying import bring_tile
from antro.games.vast.map.effects.stack import lurking_at, share_bombs
from antro.games.vast.map.kinds import TERRAIN_CARD, TERRAIN_KIND, TERRAIN_SIDE
from antro.games.vast.map.visibility.spots import Spot, farthest_pits, nearest_spots
from antro.games.vast.state.arguments import argument_of
from antro.games.vast.state.state import VastState


def place_terrain_if_due(state: VastState, piece: i64) -> None:
    """Place Terrain near *piece* after the first Event tile of a round (§10.2)."""
    ground = state.ground
    if not state.config.terrain or state.collapsing or ground.terrain_round == state.round:
        return
    ground.terrain_round = state.round
    at = ground.where[piece]
    if not 0 <= at < SQUARES:
        return
    chooser = state.config.filler(ROLE_OF_PIECE[piece])
    argument = argument_of(at, chooser)
    if not fitting_kinds(state, at):
        return
    if state.config.random_terrain:
        state.ask(TERRAIN_CARD, argument)
    else:
        ask_if_open(state, TERRAIN_KIND[chooser], argument)


def fitting_kinds(state: VastState, square: i64) -> i64:
    """Return the kinds of Terrain that are left and fit somewhere (§10.2)."""
    found: i64 = 0
    for kind in range(TERRAIN_KINDS):
        if state.ground.terrain_left >> kind & 1 and has_spot(state, kind, square):
            found |= bit(kind)
    return found


def has_spot(state: VastState, kind: i64, square: i64) -> bool:
    """Return True if a kind of Terrain fits somewhere. All three Pits must fit (§10.9)."""
    found = nearest_spots(state, kind, square)
    if kind != PITS or not found:
        return len(found) > 0
    return any(all_pits_fit(state, spot) for spot in found)


def all_pits_fit(state: VastState, first: Spot) -> bool:
    """Return True if two more Pits fit after the first one is placed at a spot."""
    ground, pit = state.ground, FIRST_SQUARE[PITS]
    ground.put(pit, first.cells[0][0], first.cells[0][1])
    second = farthest_pits(state, [pit])
    able = len(second) > 0
    if able:
        ground.put(pit + 1, second[0].cells[0][0], second[0].cells[0][1])
        able = len(farthest_pits(state, [pit, pit + 1])) > 0
        ground.lift(pit + 1)
    ground.lift(pit)
    return able


def ask_for_spot(state: VastState, kind: i64, square: i64, chooser: i64) -> None:
    """Ask for one of the nearest spots for a kind of Terrain."""
    ask_if_open(state, TERRAIN_SIDE[chooser], argument_of(kind, square, chooser))


def open_spots(state: VastState, kind: i64, square: i64) -> list[Spot]:
    """Return the spots to choose from: the nearest ones, or the farthest for another Pit."""
    laid = laid_pits(state)
    if kind == PITS and laid:
        return farthest_pits(state, laid)
    found = nearest_spots(state, kind, square)
    return [spot for spot in found if kind != PITS or all_pits_fit(state, spot)]


def laid_pits(state: VastState) -> list[i64]:
    """Return the Pits on the map."""
    first = FIRST_SQUARE[PITS]
    return [pit for pit in range(first, first + 3) if state.ground.has_square(pit)]


def lay_terrain(state: VastState, kind: i64, spot: Spot) -> None:
    """Place a piece of Terrain, and reveal the Tribes that lurk there."""
    first = FIRST_SQUARE[kind]
    if kind == PITS:
        first += len(laid_pits(state))
    for nth, (x, y) in enumerate(spot.cells):
        lurkers = lurking_at(state.ground, x, y)
        state.ground.put(first + nth, x, y)
        share_bombs(state.ground, first + nth)
        for tribe in range(TRIBES):
            if lurkers >> tribe & 1:
                covered(state, tribe, first + nth)
    state.ground.terrain |= bit(kind)
    state.ground.terrain_left &= ~bit(kind)
    if kind == CANYON:
        bridge_over(state)


def bridge_over(state: VastState) -> None:
    """Place a Dark tile at the far end of the bridge if there is none (§10.5)."""
    ground = state.ground
    for way in range(i64(4)):
        if ground.next(BRIDGE, way) == OFF:
            bring_tile(state, BRIDGE * 4 + way)
            return


def place_next_pit(state: VastState, square: i64, chooser: i64) -> None:
    """Place the next Pit until there are three (§10.9)."""
    if len(laid_pits(state)) < 3:
        ask_for_spot(state, PITS, square, chooser)

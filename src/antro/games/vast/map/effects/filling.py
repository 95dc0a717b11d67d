"""Filling open edges with Dark tiles (§7.5 to §7.7)."""

from mypy_extensions import i64

from antro.core.contract.bits import lowest
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.squares import DX, DY, OFF
from antro.games.vast.map.effects.laying import bring_tile
from antro.games.vast.map.effects.stack import has_tiles
from antro.games.vast.map.kinds import FILL, FILL_SIDE
from antro.games.vast.map.visibility.squares import is_open_edge
from antro.games.vast.state.state import VastState


def fill(state: VastState) -> None:
    """Fill every open edge of the map, except during the Collapse (§7.5)."""
    state.ask(FILL)


def fill_next(state: VastState) -> None:
    """Fill one open edge, and keep the rest for later."""
    if state.collapsing or not has_tiles(state):
        return
    side = first_open_edge(state)
    if side == OFF:
        return
    state.ask(FILL)
    if state.config.has_cave:
        ask_if_open(state, FILL_SIDE)
    else:
        bring_tile(state, side)


def first_open_edge(state: VastState) -> i64:
    """Return the first open edge in reading order, or ``OFF`` (§7.6)."""
    ground = state.ground
    best: i64 = 0
    found = OFF
    left = ground.lit
    while left:
        slot = lowest(left)
        left &= left - 1
        for way in range(i64(4)):
            if is_open_edge(ground, slot, way):
                rank = 1024 * (ground.y(slot) + DY[way]) + ground.x(slot) + DX[way]
                if found == OFF or rank < best:
                    best, found = rank, slot * 4 + way
    return found

"""Sidequests, and their conditions (§16, §39.3, §39.4)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit, count
from antro.games.vast.components.decks import (
    ADVENTUROUS,
    BEDECKED,
    CUNNING,
    INTREPID,
    NOBLE_FAILURE,
    PERSISTENT,
    PREPARED,
    STALWART,
    SWIFT,
)
from antro.games.vast.components.roles import DRAGON, GOBLINS
from antro.games.vast.knight.state import UNPLACED
from antro.games.vast.state.state import VastState


def note_fulfilled(state: VastState, sidequest: i64) -> None:
    """Note that the condition of a Sidequest has just come true."""
    state.knight.fulfilled |= bit(sidequest)


def is_fulfilled(state: VastState, sidequest: i64) -> bool:
    """Return True if a Sidequest may be revealed now (§16.2)."""
    knight = state.knight
    if knight.fulfilled >> sidequest & 1:
        return True
    if sidequest == INTREPID:
        return state.ground.revealed >= 10
    if sidequest == BEDECKED:
        return count(knight.face_up) >= 2
    if sidequest == PERSISTENT:
        return state.ground.smashed >= 3
    if sidequest == PREPARED:
        return knight.cubes[UNPLACED] > 0
    return is_fulfilled_this_turn(state, sidequest)


def is_fulfilled_this_turn(state: VastState, sidequest: i64) -> bool:
    """Return True if the actions of this turn add up to the condition of a Sidequest (§16.2)."""
    knight = state.knight
    if sidequest == ADVENTUROUS:
        return count(knight.met) + count(knight.met_terrain) >= 3
    if sidequest == SWIFT:
        return count(knight.entered) + count(knight.entered_terrain) >= 7
    if sidequest == STALWART:
        return not state.plays(GOBLINS) and knight.ambushes >= 2
    if sidequest == CUNNING:
        return not state.plays(DRAGON) and knight.collected >= 2
    if sidequest == NOBLE_FAILURE:
        return not state.plays(DRAGON) and count(knight.crystals_left) >= 2
    return False


def grit_of(state: VastState, sidequest: i64) -> i64:
    """Return the Grit for a Sidequest. Prepared gives 1 for each unplaced cube (§39.3)."""
    if sidequest == PREPARED:
        return state.knight.cubes[UNPLACED]
    return state.config.sidequests[sidequest].numbers["grit"]

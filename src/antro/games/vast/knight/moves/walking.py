"""What her steps do: leaving a square, entering the next, and what she meets there."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.roles import KNIGHT_PIECE, THIEF_PIECE
from antro.games.vast.components.squares import OFF, TILES, is_river
from antro.games.vast.knight.effects.ambush import meet_token
from antro.games.vast.knight.effects.entering import needs_encounter
from antro.games.vast.knight.effects.events import take_event_token
from antro.games.vast.knight.effects.foes import must_be_fought
from antro.games.vast.knight.kinds import AFLOAT, KNIGHT_ARRIVED, STEP_ONTO
from antro.games.vast.knight.moves.encounter import (
    begin_encounter,
    begin_forced_encounter,
    go_on_here,
)
from antro.games.vast.map.effects.entering import enter
from antro.games.vast.map.effects.laying import bring_tile
from antro.games.vast.map.effects.revealing import reveal_by_entering
from antro.games.vast.map.visibility.squares import has_wall, is_dark, pieces_on
from antro.games.vast.map.visibility.steps import has_monster_token
from antro.games.vast.state.arguments import argument_of
from antro.games.vast.state.ground import CRYSTAL_TOKEN, EVENT_TOKEN
from antro.games.vast.state.state import VastState

NO_WAY: Final[i64] = OFF  # she came by no way, or through a wall (§7.3)

# How she comes to a square
WALKING: Final[i64] = 0
MEETING: Final[i64] = 1  # behind a Monster token: the Encounter with it goes on
DRIFTING: Final[i64] = 2


def take_step(state: VastState, way: i64) -> None:
    """§13.7 She spends a step; onto an open space, a tile comes first (§5.6)."""
    knight, ground = state.knight, state.ground
    start = ground.where[KNIGHT_PIECE]
    knight.moved += 1
    knight.fulfilled = 0
    if ground.next(start, way) == OFF:
        state.ask(STEP_ONTO, argument_of(start, way))
        bring_tile(state, start * 4 + way)
        return
    go_to(state, ground.next(start, way), way)


def go_to(state: VastState, square: i64, way: i64, how: i64 = WALKING) -> None:
    """She goes to a square, *way* as for ``reveal_by_entering``; a Monster token stops her."""
    if has_monster_token(state.ground, square):
        begin_encounter(state, square)
        meet_token(state, square, way)
        return
    leave_and_enter(state, square, way, how)


def leave_and_enter(state: VastState, square: i64, way: i64, how: i64 = WALKING) -> None:
    """She leaves her square and enters another of her own; what she meets there comes after."""
    start = state.ground.where[KNIGHT_PIECE]
    note_left(state, start)
    note_entered(state, square)
    came_by = way
    if way != NO_WAY and has_wall(state.ground, start, way):
        came_by = NO_WAY
    state.ask(KNIGHT_ARRIVED, argument_of(square, came_by, start, how))
    enter(state, KNIGHT_PIECE, square)


def note_left(state: VastState, square: i64) -> None:
    """§39.4 Noble Failure counts the tiles with Crystals that she leaves."""
    if square < TILES and state.ground.has(square, CRYSTAL_TOKEN):
        state.knight.crystals_left |= bit(square)


def note_entered(state: VastState, square: i64) -> None:
    """§16.11 Swift counts the squares that she enters."""
    if square < TILES:
        state.knight.entered |= bit(square)
    else:
        state.knight.entered_terrain |= bit(square - TILES)


def meet(state: VastState, square: i64, way: i64, *, afloat: bool) -> None:
    """§14.2 What she meets on the square that she has entered, if she is still there.

    *afloat* is whether the River may carry her from there, once she has met all.
    """
    ground, knight = state.ground, state.knight
    if ground.where[KNIGHT_PIECE] != square or knight.dead:
        return
    if is_dark(ground, square):
        begin_forced_encounter(state, square)
        knight.in_the_dark = pieces_on(ground, square) & (bit(THIEF_PIECE) - 1)
        reveal_by_entering(state, square, way)
        return
    if state.turn_over:
        return
    if afloat:
        state.ask(AFLOAT, square)
    if needs_encounter(state, square):
        begin_forced_encounter(state, square)
        if ground.has(square, EVENT_TOKEN):
            take_event_token(state, square)


def is_afloat(square: i64, start: i64, how: i64) -> bool:
    """§10.11 Whether she who came to a square has entered the River from outside, or drifts."""
    return is_river(square) and (how == DRIFTING or not is_river(start))


def go_on_meeting(state: VastState, square: i64) -> None:
    """§14.5 Behind a Monster token the same Encounter goes on with what is on its square."""
    if state.ground.where[KNIGHT_PIECE] != square or state.knight.dead or state.turn_over:
        return
    state.knight.must_fight = must_be_fought(state, square)
    go_on_here(state)
    if state.ground.has(square, EVENT_TOKEN):
        take_event_token(state, square)

"""Encounters: their start, their steps and their end (§14.1 to §14.7)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.components.roles import FANGS, KNIGHT_PIECE, THIEF_PIECE
from antro.games.vast.components.squares import TILES
from antro.games.vast.knight.effects.events import take_event_token
from antro.games.vast.knight.effects.foes import (
    can_bomb_dragon,
    javelin_bonus,
    may_attack,
    must_be_attacked,
    strength_needed,
)
from antro.games.vast.knight.effects.values import perception, strength
from antro.games.vast.knight.kinds import ENCOUNTER, ENCOUNTER_ON
from antro.games.vast.map.visibility.squares import pieces_on
from antro.games.vast.state.ground import CRYSTAL_TOKEN, EVENT_TOKEN
from antro.games.vast.state.state import VastState


def has_encounter(state: VastState) -> bool:
    """Return True if the Knight has an Encounter left (§13.7)."""
    return state.knight.encounters < perception(state)


def begin_encounter(state: VastState, square: i64) -> None:
    """Start an Encounter on a square (§14.1)."""
    knight = state.knight
    knight.encounters += 1
    note_met(state, square)
    knight.collecting = 0
    knight.must_fight = 0
    knight.fought = 0
    knight.on_guard = 0
    knight.in_the_dark = 0


def note_met(state: VastState, square: i64) -> None:
    """Note a square of an Encounter for Adventurous (§16.10)."""
    if square < TILES:
        state.knight.met |= bit(square)
    else:
        state.knight.met_terrain |= bit(square - TILES)


def begin_forced_encounter(state: VastState, square: i64) -> None:
    """Start an Encounter that entering a square requires (§14.2)."""
    begin_encounter(state, square)
    state.knight.must_fight = must_be_attacked(state, square)
    continue_encounter_here(state)


def continue_encounter_here(state: VastState) -> None:
    """Continue the Encounter on her square after all steps above it on the stack."""
    state.ask(ENCOUNTER_ON, state.ground.where[KNIGHT_PIECE])


def move_encounter(state: VastState, square: i64) -> None:
    """Move the current Encounter to the square of the Underworm (§19.6)."""
    going_on = state.question(ENCOUNTER_ON)
    for place, question in enumerate(state.pending):
        if question is going_on:
            state.arguments[place] = square


def continue_encounter(state: VastState, square: i64) -> None:
    """Ask for the next part of an Encounter, if her turn continues and something is left.

    The Encounter ends if she was moved off the square (§14.6).
    """
    here = state.ground.where[KNIGHT_PIECE] == square
    if here and not state.turn_over and can_continue_encounter(state):
        state.ask(ENCOUNTER)
    else:
        state.knight.on_guard = 0


def can_continue_encounter(state: VastState) -> bool:
    """Return True if something is left on her square for this Encounter."""
    ground, knight = state.ground, state.knight
    square = ground.where[KNIGHT_PIECE]
    if ground.treasures_on(square) or ground.gems_on(square):
        return True
    if knight.collecting:
        return False
    others = pieces_on(ground, square) & ~bit(KNIGHT_PIECE) & ~knight.fought
    return others != 0 or ground.has(square, CRYSTAL_TOKEN)


def can_smash(state: VastState) -> bool:
    """Return True if she can smash a Crystal, and no attack must come first (§14.13)."""
    if attackable_with_javelin_only(state):
        return False
    power = strength(state) + javelin_bonus(state)
    enough = power >= state.config.variant.smash_strength
    return enough and state.ground.has(state.ground.where[KNIGHT_PIECE], CRYSTAL_TOKEN)


def attackable_pieces(state: VastState) -> i64:
    """Return the set of pieces that she can attack on her square, without the Bomb."""
    found: i64 = 0
    for piece in range(FANGS, THIEF_PIECE + 1):
        if may_attack(state, piece):
            found |= bit(piece)
    return found


def attackable_with_javelin_only(state: VastState) -> i64:
    """Return the pieces that she must attack and can only beat with the Javelin (§14.5, §17.5)."""
    left = state.knight.must_fight & ~state.knight.fought
    found: i64 = 0
    if not left or not javelin_bonus(state):
        return 0
    left &= attackable_pieces(state)
    for piece in range(FANGS, THIEF_PIECE):
        if left >> piece & 1 and strength_needed(state, piece) > strength(state):
            found |= bit(piece)
    return found


def must_still_attack(state: VastState) -> bool:
    """Return True if a piece is left that she must attack (§14.5) and can attack (§14.6)."""
    left = state.knight.must_fight & ~state.knight.fought
    return left & attackable_pieces(state) != 0


@final
class Encounter(SingleMove[VastState]):
    """Start an Encounter on her square, if it would have an effect (§14.3)."""

    word = "have_encounter"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        ground = state.ground
        square = ground.where[KNIGHT_PIECE]
        if not has_encounter(state):
            return
        loot = ground.treasures_on(square) or ground.gems_on(square)
        found = loot != 0 or ground.has(square, EVENT_TOKEN)
        can_attack = attackable_pieces(state) != 0 or can_bomb_dragon(state)
        if found or can_smash(state) or can_attack:
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        square = state.ground.where[KNIGHT_PIECE]
        state.knight.fulfilled = 0
        begin_encounter(state, square)
        continue_encounter_here(state)
        if state.ground.has(square, EVENT_TOKEN):
            take_event_token(state, square)


@final
class EncounterDone(SingleMove[VastState]):
    """End the Encounter after all required attacks (§14.1)."""

    word = "end_encounter"
    declines = True

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if not must_still_attack(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        state.knight.on_guard = 0


@final
class EncounterOn(Step[VastState]):
    """Continue an Encounter on the square of the argument (§14.1)."""

    def run(self, state: VastState, argument: i64) -> None:
        continue_encounter(state, argument)

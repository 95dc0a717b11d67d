"""Objections to squares, sides, ways and pieces: parts of ``explain``."""

from typing import Final

from antro.core.contract.descriptions import Reason
from antro.games.vast.components.roles import (
    CAVE,
    DRAGON,
    FANGS,
    GOBLINS,
    KNIGHT,
    KNIGHT_PIECE,
    PIECES,
    ROLES,
    THIEF,
    THIEF_PIECE,
    is_tribe,
)
from antro.games.vast.components.squares import (
    DX,
    DY,
    FIRST_SQUARE,
    OFF,
    TILES,
    WAYS,
    is_impassable,
    terrain_of,
)
from antro.games.vast.display.case import Case
from antro.games.vast.goblins.effects.values import is_lurking, is_revealed
from antro.games.vast.goblins.moves.secrets.cave_in import terrain_to_cave_in
from antro.games.vast.knight.effects.values import is_shielded, movement, perception
from antro.games.vast.map.effects.collapsing import (
    candidates,
    lit_crystals,
    removable,
    terrain_candidates,
)
from antro.games.vast.map.effects.removing import squares_with
from antro.games.vast.map.effects.stack import lurking_at
from antro.games.vast.map.visibility.exposure import most_exposed
from antro.games.vast.map.visibility.squares import has_wall, is_dark, pieces_on
from antro.games.vast.thief.effects import values as thief
from antro.games.vast.thief.moves.targets import (
    has_enough_stealth,
    is_free,
    is_within,
    value_to_beat,
)

WALKERS: Final = (KNIGHT, DRAGON, THIEF)

# For the other roles and for targets: the first click of a turn
ACTION_FIRST: Final = {
    GOBLINS: Reason("tribe_first", "20.11"),
    DRAGON: Reason("power_first", "25.6"),
    CAVE: Reason("cave_action_first", "28.3"),
}

# Squares


def square(case: Case) -> Reason:
    """Return the objection to a square."""
    slot, ground = case.square(), case.state.ground
    if not ground.has_square(slot):
        return Reason("nothing_lies_there", "4.1")
    if case.asks("remove"):
        return removing(case, slot)
    if case.asks("cave_in") and slot >= TILES:
        return terrain_in_cave_in(case, slot)
    if case.asks("treasure", "treasure_if_wanted"):
        return treasure_at(case, slot)
    if case.asks("tribe", "emerge"):
        return for_tribe(case, slot)
    if case.asks("burn", "next_tile") and not is_dark(ground, slot):
        return Reason("not_dark", case.question.clause)
    if case.asks("turn"):
        return as_goal(case, slot) if case.role in WALKERS else ACTION_FIRST[case.role]
    return not_among(case, "not_that_square")


def not_among(case: Case, code: str) -> Reason:
    """Return this reason if others of the kind can be chosen now."""
    return Reason(code, case.question.clause) if case.is_asked_for() else case.other()


def as_goal(case: Case, slot: int) -> Reason:
    """Return the objection to a square as the goal of the viewer's own step (§5.1)."""
    start = case.standing()
    if start == slot:
        return Reason("here_already", "5.1")
    for direction, name in enumerate(WAYS):
        if start != OFF and case.state.ground.next(start, direction) == slot:
            return against_step(case, f"way:{name}", start, slot)
    return no_steps_left(case) or Reason("too_far", "5.1")


def against_step(case: Case, way: str, start: int, beyond: int) -> Reason:
    """Return the objection to a step to an adjacent square, or point to its arrow."""
    offered = case.game.offered(case.state, case.me)
    if any(move.handles[:1] == [way] for move in offered):
        return Reason("by_arrow", "5.1")
    return own_step(Case(case.game, case.state, [way]), start, beyond)


def removing(case: Case, slot: int) -> Reason:
    """Return the objection to removing a tile (§11.5 to §11.7)."""
    state = case.state
    able = removable(state, case.role, state.ground.laid)
    tiles = candidates(state, case.role)
    if tiles & lit_crystals(state) and (slot >= TILES or most_exposed(state, able) >> slot & 1):
        return Reason("crystal_falls_first", "11.6")
    if slot >= TILES:
        named = FIRST_SQUARE[terrain_of(slot)] in terrain_candidates(state, case.role, tiles)
        return Reason("by_first_square" if named else "terrain_not_exposed", "10.13")
    if able >> slot & 1:
        alone = most_exposed(state, able) >> slot & 1
        return Reason("dark_falls_first", "33.4") if alone else Reason("not_exposed_enough", "11.5")
    if slot != state.ground.entrance:
        return Reason("piece_cannot_leave", "11.7")
    moving = case.config.moving_entrance
    return Reason("entrance_shut_in", "37.3") if moving else Reason("entrance_stays", "11.7")


def terrain_in_cave_in(case: Case, slot: int) -> Reason:
    """Return the objection to removing a Terrain with Cave-In (§12.6)."""
    first = squares_with(slot)[0] - TILES
    named = terrain_to_cave_in(case.state) >> first & 1
    return Reason("by_first_square" if named else "not_that_square", "12.6")


def treasure_at(case: Case, slot: int) -> Reason:
    """Return the objection to placing a Treasure on a square (§28.7, §33.2)."""
    ground = case.state.ground
    clause = case.question.clause
    if not is_dark(ground, slot):
        return Reason("not_dark", clause)
    if pieces_on(ground, slot):
        return Reason("piece_there", clause)
    return Reason("token_there", clause)


def for_tribe(case: Case, slot: int) -> Reason:
    """Return the objection to moving a Tribe to a square, or revealing it there (§21)."""
    if case.asks("emerge"):
        if not is_dark(case.state.ground, slot):
            return Reason("not_dark", "21.12")
        if pieces_on(case.state.ground, slot):
            return Reason("piece_there", "21.12")
        return Reason("other_symbol", "21.12")
    if case.state.goblins.halted or not case.state.goblins.may_walk:
        return Reason("has_moved", "21.1")
    if is_impassable(slot):
        return Reason("impassable", "10.5")
    return Reason("no_way_there", "21.1")


def side(case: Case) -> Reason:
    """Return the objection to a side of a square."""
    slot, ground = case.square(), case.state.ground
    if not ground.has_square(slot):
        return Reason("nothing_lies_there", "4.1")
    if case.asks("lay", "fill", "terrain_side"):
        if ground.next(slot, case.side_way()) != OFF:
            return Reason("no_open_space", "4.8")
        if case.asks("fill"):
            return Reason("no_open_edge", "7.5")
        return Reason("named_otherwise", "4.8")
    if case.asks("slide"):
        return Reason("no_such_slide", "11.10")
    if case.asks("rockslide") and has_wall(ground, slot, case.side_way()):
        return Reason("wall_already", "29.4")
    return not_among(case, "not_that_side")


# Ways


def way(case: Case) -> Reason:
    """Return the objection to moving a piece in a direction."""
    start, ground = case.standing(), case.state.ground
    if start == OFF:
        return case.other()
    beyond = ground.next(start, case.way())
    if case.asks("turn"):
        return own_step(case, start, int(beyond))
    if beyond == OFF:
        return Reason("open_space", "6.1")
    if has_wall(ground, start, case.way()) and case.mover() != PIECES.index("dragon"):
        return Reason("wall", "6.1")
    return Reason("not_moved_there", "6.1")


def own_step(case: Case, start: int, beyond: int) -> Reason:
    """Return the objection to a step in the viewer's own turn."""
    if case.role == DRAGON:
        return Reason("free_move_spent" if case.state.dragon.free_move else "flight_barred", "25.5")
    tired = no_steps_left(case)
    if tired is not None:
        return tired
    if beyond == OFF:
        return (
            Reason("too_strong", "5.6")
            if is_lurked_at(case, start)
            else Reason("open_space", "5.1")
        )
    if has_wall(case.state.ground, start, case.way()):
        return Reason("wall", "5.1")
    if is_impassable(beyond):
        return Reason("impassable", "10.5")
    return Reason("too_strong", "5.2") if case.role == KNIGHT else Reason("not_moved_there", "5.1")


def is_lurked_at(case: Case, start: int) -> bool:
    """Return True if lurking Tribes keep the Knight from an open space beside Terrain (§5.6)."""
    ground, way = case.state.ground, case.way()
    if case.role != KNIGHT or start < TILES or case.state.collapsing:
        return False
    return lurking_at(ground, ground.x(start) + DX[way], ground.y(start) + DY[way]) != 0


def no_steps_left(case: Case) -> Reason | None:
    """Return a reason if no step is left in this turn (§13.7, §30.5)."""
    state = case.state
    if case.role == KNIGHT:
        if state.knight.moved >= movement(state):
            return Reason("no_steps", "13.7", {"n": int(movement(state))})
        if state.knight.encounters >= perception(state):
            return Reason("no_encounters", "13.7", {"n": int(perception(state))})
    if case.role == THIEF:
        if state.thief.halted:
            return Reason("has_revealed", "30.6")
        if state.thief.moved >= thief.movement(state):
            return Reason("no_steps", "30.5", {"n": int(thief.movement(state))})
    return None


def turn(case: Case) -> Reason:
    """Return the objection to turning a tile so that it would not link (§7.2)."""
    return Reason("would_not_link", "7.2") if case.asks("orient") else case.other()


# Pieces and Gems


def piece(case: Case) -> Reason:
    """Return the objection to a piece."""
    state, number = case.state, PIECES.index(case.name)
    if case.role == GOBLINS and is_tribe(number):
        return own_tribe(case, number - int(FANGS))
    if is_tribe(number) and is_lurking(state, number - FANGS):
        return Reason("lurks", "20.5")
    if state.ground.where[number] == OFF:
        return Reason("off_the_map", "1.2")
    if case.role == CAVE and number == KNIGHT_PIECE and is_shielded(state):
        return Reason("shielded", "6.11")
    if case.role == THIEF and case.asks("turn") and number != THIEF_PIECE:
        return as_victim(case, number)
    if not case.asks("turn"):
        return not_among(case, "no_target")
    if number == case.mover():
        return Reason("here_already", "5.1")
    if case.role == KNIGHT and case.standing() != state.ground.where[number]:
        return Reason("not_on_her_square", "14.1")
    return ACTION_FIRST.get(case.role, Reason("no_target", case.question.clause))


def as_victim(case: Case, number: int) -> Reason:
    """Return the objection to a piece as a target of the Thief (§31.3, §31.4)."""
    state = case.state
    if not is_free(state, number):
        return Reason("target_already", "31.3")
    if not is_within(state, number):
        return Reason("not_with_him", "31.3")
    if not has_enough_stealth(state, number):
        watched = {"n": int(thief.stealth(state)), "guard": int(value_to_beat(state, number))}
        return Reason("too_watchful", "31.3", {**watched})
    few = state.thief.cubes == 0
    return Reason("few_cubes", "30.3", {"n": 0}) if few else Reason("nothing_to_take", "31.4")


def own_tribe(case: Case, tribe: int) -> Reason:
    """Return the objection to one of the Goblins' own Tribes (§20.11)."""
    goblins = case.state.goblins
    if not case.asks("turn"):
        return Reason("not_that_tribe", case.question.clause)
    if goblins.activated[tribe]:
        return Reason("activated_already", "20.11")
    if not goblins.population[tribe]:
        return Reason("no_population", "20.11")
    return Reason("nothing_to_do" if is_revealed(case.state, tribe) else "no_place", "20.11")


def gem(case: Case) -> Reason:
    """Return the objection to a Gem."""
    clause = {ROLES[KNIGHT]: "14.16", ROLES[DRAGON]: "25.8"}.get(ROLES[case.role], "9.6")
    return Reason("no_such_gem", clause)

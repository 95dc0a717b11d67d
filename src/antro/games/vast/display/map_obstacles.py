"""What stands in the way of a square, a side, a way or a piece: parts of ``explain``."""

from antro.core.descriptions import Reason
from antro.games.vast.display.case import Case
from antro.games.vast.goblins.effects.values import is_lurking, is_revealed
from antro.games.vast.ground.collapsing import lit_crystals, removable
from antro.games.vast.knight.effects.values import is_shielded, movement, perception
from antro.games.vast.printed.roles import (
    CAVE,
    DRAGON,
    FANGS,
    GOBLINS,
    KNIGHT,
    KNIGHT_PIECE,
    PIECES,
    ROLES,
    THIEF,
    is_tribe,
)
from antro.games.vast.printed.squares import OFF, TILES, is_impassable
from antro.games.vast.sight.squares import has_wall, is_dark, pieces_on
from antro.games.vast.thief.effects import values as thief

# Squares


def square(case: Case) -> Reason:
    """A square that cannot be chosen."""
    slot, ground = case.square(), case.state.ground
    if not ground.lies(slot):
        return Reason("nothing_lies_there", "4.1")
    if case.asks("remove"):
        return removing(case, slot)
    if case.asks("treasure", "treasure_if_wanted"):
        return treasure_at(case, slot)
    if case.asks("tribe", "emerge"):
        return for_tribe(case, slot)
    if case.asks("burn", "next_tile") and not is_dark(ground, slot):
        return Reason("not_dark", case.question.clause)
    return Reason("not_that_square", case.question.clause)


def removing(case: Case, slot: int) -> Reason:
    """§11.5 to §11.7 A tile that does not fall now."""
    if slot == case.state.ground.entrance:
        return Reason("entrance_stays", "11.7")
    crystals = lit_crystals(case.state)
    if crystals and not crystals >> slot & 1:
        return Reason("crystal_falls_first", "11.6")
    if slot < TILES and not removable(case.state, case.role) >> slot & 1:
        return Reason("piece_cannot_leave", "11.7")
    return Reason("not_exposed_enough", "11.5")


def treasure_at(case: Case, slot: int) -> Reason:
    """§28.7, §33.2 A square on which no Treasure is placed."""
    ground = case.state.ground
    clause = case.question.clause
    if not is_dark(ground, slot):
        return Reason("not_dark", clause)
    if pieces_on(ground, slot):
        return Reason("piece_there", clause)
    return Reason("token_there", clause)


def for_tribe(case: Case, slot: int) -> Reason:
    """§21 A square that a Tribe cannot go to, or appear on."""
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
    """A side of a square at which nothing can be laid or done."""
    slot, ground = case.square(), case.state.ground
    if not ground.lies(slot):
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
    return Reason("not_that_side", case.question.clause)


# Ways


def way(case: Case) -> Reason:
    """A way that a piece cannot go."""
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
    """A step of one's own turn."""
    if case.role == DRAGON:
        return Reason("free_move_spent" if case.state.dragon.free_move else "flight_barred", "25.5")
    tired = no_steps_left(case)
    if tired is not None:
        return tired
    if beyond == OFF:
        return Reason("open_space", "5.1")
    if has_wall(case.state.ground, start, case.way()):
        return Reason("wall", "5.1")
    if is_impassable(beyond):
        return Reason("impassable", "10.5")
    return Reason("too_strong", "5.2") if case.role == KNIGHT else Reason("not_moved_there", "5.1")


def no_steps_left(case: Case) -> Reason | None:
    """§13.7, §30.5 Whether all steps of this turn are made."""
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
    """§7.2 A way to turn a tile after which it would not link."""
    return Reason("would_not_link", "7.2") if case.asks("orient") else case.other()


# Pieces and what lies about


def piece(case: Case) -> Reason:
    """A piece that cannot be chosen."""
    state, number = case.state, PIECES.index(case.name)
    if case.role == GOBLINS and is_tribe(number):
        return own_tribe(case, number - int(FANGS))
    if is_tribe(number) and is_lurking(state, number - FANGS):
        return Reason("lurks", "20.5")
    if state.ground.where[number] == OFF:
        return Reason("off_the_map", "1.2")
    if case.role == CAVE and number == KNIGHT_PIECE and is_shielded(state):
        return Reason("shielded", "6.11")
    return Reason("no_target", case.question.clause)


def own_tribe(case: Case, tribe: int) -> Reason:
    """§20.11 A Tribe that does not do what is asked."""
    goblins = case.state.goblins
    if not case.asks("turn"):
        return Reason("not_that_tribe", case.question.clause)
    if goblins.activated[tribe]:
        return Reason("activated_already", "20.11")
    if not goblins.population[tribe]:
        return Reason("no_population", "20.11")
    return Reason("nothing_to_do" if is_revealed(case.state, tribe) else "no_place", "20.11")


def gem(case: Case) -> Reason:
    """A Gem that is not where it is wanted."""
    clause = {ROLES[KNIGHT]: "14.16", ROLES[DRAGON]: "25.8"}.get(ROLES[case.role], "9.6")
    return Reason("no_such_gem", clause)

"""The spaces and seats that spells and attacks may choose (§12.4, §17, §26.8).

A set over the whole table has a member for each space of each board: ``seat * 8 + space``.
"""

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.game import Seat
from antro.games.heroes.components.board import COLUMNS, IN_COLUMN, NEIGHBOURS, SPACES
from antro.games.heroes.components.codes import (
    ACTIVATE,
    BEING,
    COLUMN,
    CREATURE,
    EXPOSED_BEING,
    EXPOSED_BEINGS,
    EXPOSED_CREATURE,
    OPPONENT,
    OWN_BEING,
    OWN_CREATURE,
    OWN_DESTROYED,
    PERMANENT_SPELL,
    PLAYER,
    TELEPORT,
)
from antro.games.heroes.effects.permanents import is_frozen, reach
from antro.games.heroes.state.bout import Bout
from antro.games.heroes.state.side import NONE, ON_PLAYER, Side
from antro.games.heroes.state.state import HeroesState


def has_target(state: HeroesState, seat: Seat, kind: i64) -> bool:
    """True if a spell has a legal target (§12.3)."""
    target = state.config.spells.targets[kind]
    if target == PERMANENT_SPELL:
        return any_permanent(state, state.bout(seat))
    if target == OWN_DESTROYED:
        return destroyed_for(state, seat, kind) != 0
    if target in (PLAYER, OPPONENT, EXPOSED_BEINGS):
        return players_for(state, seat, kind) != 0
    if target == COLUMN:
        return True  # the caster's own hero is in one
    return beings_for(state, seat, kind) != 0


def beings_for(state: HeroesState, seat: Seat, kind: i64) -> i64:
    """Return the beings of the bout that a spell may have as its first target."""
    spells, found = state.config.spells, i64(0)
    target = spells.targets[kind]
    if target in (OWN_BEING, OWN_CREATURE):
        return fitting(state, state.sides[seat], kind, target) << SPACES * seat
    left = state.bout(seat).alive
    while left:
        other = lowest(left)
        left &= left - 1
        found |= fitting(state, state.sides[other], kind, target) << SPACES * other
    return found


def fitting(state: HeroesState, side: Side, kind: i64, target: i64) -> i64:
    """Return the spaces of one board whose being is a legal target."""
    spells = state.config.spells
    found = of_sort(side, target)
    if spells.permanent[kind]:
        found &= ~bearers(side, kind)
    if spells.effects[kind] == TELEPORT and not side.empty_spaces():
        return 0
    if spells.effects[kind] == ACTIVATE:
        found &= ~side.activated & ~frozen(state, side)
    return found


def of_sort(side: Side, target: i64) -> i64:
    """Return the spaces of a board whose being is exposed, a creature, or any being."""
    if target in (BEING, OWN_BEING):
        return side.occupied
    if target in (CREATURE, OWN_CREATURE):
        return side.creatures()
    if target == EXPOSED_BEING:
        return side.exposed()
    if target == EXPOSED_CREATURE:
        return side.exposed() & side.creatures()
    return 0


def bearers(side: Side, kind: i64) -> i64:
    """Return the spaces, or the player, with a permanent spell of this name (§12.6)."""
    found: i64 = 0
    for entry in side.permanents:
        if entry & 63 == kind:
            found |= bit(entry >> 6 & 15)
    return found


def frozen(state: HeroesState, side: Side) -> i64:
    """Return the spaces whose creature cannot be activated (§15.9)."""
    found: i64 = 0
    if not len(side.permanents):
        return found
    for space in range(SPACES):
        if side.board[space] >= 0 and is_frozen(state, side, space):
            found |= bit(space)
    return found


def players_for(state: HeroesState, seat: Seat, kind: i64) -> i64:
    """Return the players that a spell may have as its target."""
    spells, seats = state.config.spells, state.bout(seat).alive
    if spells.targets[kind] == OPPONENT:
        seats = state.opponents(seat)
    if not spells.permanent[kind]:
        return seats
    found: i64 = 0
    while seats:
        other = lowest(seats)
        seats &= seats - 1
        if state.sides[other].place_of(kind, ON_PLAYER) == NONE:
            found |= bit(other)
    return found


def columns_in(state: HeroesState, seats: i64) -> i64:
    """Return the columns with a being on the boards of *seats*, as ``seat * 4 + column``."""
    found: i64 = 0
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        for column in range(COLUMNS):
            if state.sides[seat].occupied & IN_COLUMN[column]:
                found |= bit(seat * COLUMNS + column)
    return found


def destroyed_for(state: HeroesState, seat: Seat, kind: i64) -> i64:
    """Return the kinds of destroyed creatures that a spell may revive (§14.7)."""
    side, creatures = state.sides[seat], state.config.creatures
    found: i64 = 0
    if not side.empty_spaces():
        return found
    own = creatures.own_kinds[side.hero]
    for index in range(i64(len(own))):
        cheap = creatures.costs[own[index]] <= state.config.spells.seconds[kind]
        if cheap and side.destroyed >> 4 * index & 15:
            found |= bit(own[index])
    return found


def any_permanent(state: HeroesState, bout: Bout) -> bool:
    """True if a permanent spell is in play."""
    left = bout.alive
    while left:
        if len(state.sides[lowest(left)].permanents):
            return True
        left &= left - 1
    return False


# Further targets


def next_in_chain(state: HeroesState, targets: i64, last: i64) -> i64:
    """Return the beings that a chain may hit next. *targets* are those already chosen (§14.4)."""
    seat, space = last // SPACES, last % SPACES
    there = state.sides[seat].occupied & NEIGHBOURS[space]
    return there << SPACES * seat & ~targets


# Attacks


def attackable(state: HeroesState, seat: Seat, space: i64) -> i64:
    """Return the beings on all boards that the creature on a space may attack (§17.1)."""
    spaces, found = reach(state, state.sides[seat], space), i64(0)
    left = state.opponents(seat)
    while left:
        other = lowest(left)
        left &= left - 1
        found |= (state.sides[other].exposed() & spaces) << SPACES * other
    return found

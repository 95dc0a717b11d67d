"""Active abilities of creatures: their targets and their effects (§18)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.game import Seat
from antro.games.heroes.components.board import (
    COLUMNS,
    FIRST_OF_PAIR,
    IN_COLUMN,
    PAIRS,
    SECOND_OF_PAIR,
    SPACES,
)
from antro.games.heroes.components.codes import (
    ENEMY_COLUMN,
    EXPOSED_BEING,
    EXPOSED_CREATURE,
    HEAL,
    ITSELF,
    NO_EFFECT,
    OTHER_OWN_BEING,
    OWN_BEING,
    SWAP,
)
from antro.games.heroes.effects.boards import swap
from antro.games.heroes.effects.reach import attackable, columns_in
from antro.games.heroes.effects.wounds import heal, hit, hit_each
from antro.games.heroes.state.side import Side
from antro.games.heroes.state.state import HeroesState


def can_do_anything(state: HeroesState, seat: Seat, space: i64) -> bool:
    """True if the creature on a space can attack or use its ability (§16.3)."""
    return attackable(state, seat, space) != 0 or can_use_ability(state, seat, space)


def can_use_ability(state: HeroesState, seat: Seat, space: i64) -> bool:
    """True if the creature has an active ability with a target (§18.1)."""
    if state.config.creatures.actives[state.sides[seat].board[space]] == NO_EFFECT:
        return False
    return (
        beings_in_reach(state, seat, space) != 0
        or columns_in_reach(state, seat, space) != 0
        or swaps_in_reach(state, seat, space)
    )


def beings_in_reach(state: HeroesState, seat: Seat, space: i64) -> i64:
    """Return the beings on all boards that the ability may be used on (§18.2, §18.3)."""
    side, creatures = state.sides[seat], state.config.creatures
    target = creatures.active_targets[side.board[space]]
    if target == ITSELF:
        return bit(SPACES * seat + space)
    if target == OWN_BEING:
        return side.occupied << SPACES * seat
    if target == OTHER_OWN_BEING:
        return (side.occupied & ~bit(space)) << SPACES * seat
    if target not in (EXPOSED_BEING, EXPOSED_CREATURE):
        return 0
    found: i64 = 0
    left = state.bout(seat).alive
    while left:
        other = lowest(left)
        left &= left - 1
        there = state.sides[other].exposed()
        if target == EXPOSED_CREATURE:
            there &= state.sides[other].creatures()
        found |= there << SPACES * other
    return found


def columns_in_reach(state: HeroesState, seat: Seat, space: i64) -> i64:
    """Return the enemy columns that the ability may be used on (§18.2)."""
    kind = state.sides[seat].board[space]
    if state.config.creatures.active_targets[kind] != ENEMY_COLUMN:
        return 0
    return columns_in(state, state.opponents(seat))


def swaps_in_reach(state: HeroesState, seat: Seat, space: i64) -> bool:
    """True if the ability is a swap and an enemy has beings to swap (§18.4)."""
    kind = state.sides[seat].board[space]
    return state.config.creatures.actives[kind] == SWAP


def may_swap(side: Side, pair: i64) -> bool:
    """True if at least one of two neighbouring spaces holds a being (§18.4)."""
    return side.occupied >> FIRST_OF_PAIR[pair] & 1 != 0 or (
        side.occupied >> SECOND_OF_PAIR[pair] & 1 != 0
    )


def use_on(state: HeroesState, seat: Seat, space: i64, target: i64) -> None:
    """Wound or heal one being (§18.2, §18.3)."""
    creatures, kind = state.config.creatures, state.sides[seat].board[space]
    amount = creatures.active_amounts[kind]
    if creatures.actives[kind] == HEAL:
        heal(state, target // SPACES, target % SPACES, amount)
    else:
        wound = creatures.active_wounds[kind]
        hit(state, seat, target // SPACES, target % SPACES, amount, wound)


def use_on_column(state: HeroesState, seat: Seat, space: i64, column: i64) -> None:
    """Wound each being in an enemy column (§18.2)."""
    creatures, kind = state.config.creatures, state.sides[seat].board[space]
    other = column // COLUMNS
    spaces = state.sides[other].occupied & IN_COLUMN[column % COLUMNS]
    hit_each(
        state, seat, other, spaces, creatures.active_amounts[kind], creatures.active_wounds[kind]
    )


def use_swap(state: HeroesState, pair: i64) -> None:
    """Swap the beings on two neighbouring spaces of an enemy board (§18.4)."""
    side, nth = state.sides[pair // len(PAIRS)], pair % len(PAIRS)
    swap(side, FIRST_OF_PAIR[nth], SECOND_OF_PAIR[nth])

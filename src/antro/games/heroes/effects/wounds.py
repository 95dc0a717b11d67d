"""Wounds and healing: hits, wards, destroyed creatures and points (§19.1 to §19.5)."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.heroes.components.board import EMPTY, HERO, SPACES
from antro.games.heroes.effects.falling import fall
from antro.games.heroes.effects.permanents import end_on, ward
from antro.games.heroes.state.config import POINTS, WINNING_POINTS
from antro.games.heroes.state.side import NONE, Side
from antro.games.heroes.state.state import HeroesState

NOBODY: Final[i64] = -1  # dice and penalties give points to no player (§25.2)


def hit(state: HeroesState, by: i64, seat: i64, space: i64, amount: i64, wound: i64) -> None:
    """Deal the wounds of one source to one being, reduced by its wards (§19.2).

    *by* is the owner of the spell, creature or thorns, or ``NOBODY``.
    """
    side = state.sides[seat]
    being = side.board[space]
    if being == EMPTY or is_settled(state, seat):
        return
    left = amount - ward(state, side, space, wound)
    if left <= 0:
        return
    if being == HERO:
        hurt_hero(state, by, seat, left)
    else:
        side.wounds[space] += left
        if side.wounds[space] >= state.config.creatures.lives[being]:
            destroy(state, seat, space)


def hit_hero(state: HeroesState, by: i64, seat: i64, amount: i64, wound: i64) -> None:
    """Hit the hero of a player on any space."""
    if amount > 0 and state.sides[seat].hero_at != NONE:
        hit(state, by, seat, state.sides[seat].hero_at, amount, wound)


def hurt_hero(state: HeroesState, by: i64, seat: i64, amount: i64) -> None:
    """Move the marker of a hero down. At 0 the hero falls, or is stunned (§19.4, §25.1)."""
    side = state.sides[seat]
    steps = min(amount, side.life)
    side.life -= steps
    if state.config.mode == POINTS:
        score(state, by, seat, steps)
    elif side.life == 0:
        fall(state, seat)


def score(state: HeroesState, by: i64, seat: i64, steps: i64) -> None:
    """Give points to the player who moved the marker of an enemy hero down (§25.2)."""
    if by in (NOBODY, seat) or state.sides[by].out:
        return
    state.sides[by].points += steps
    bout = state.bouts[state.bout_of[seat]]
    if state.sides[by].points >= WINNING_POINTS:
        bout.over = 1


def destroy(state: HeroesState, seat: i64, space: i64) -> None:
    """Put a destroyed creature beside the board of its owner (§19.3)."""
    side = state.sides[seat]
    end_on(state, seat, space)
    side.destroyed += bit(4 * state.config.creatures.own_index[side.board[space]])
    side.clear(space)


def heal(state: HeroesState, seat: i64, space: i64, amount: i64) -> None:
    """Heal wounds of a being, up to the life that it started with (§19.5)."""
    side = state.sides[seat]
    if side.board[space] == HERO:
        heal_hero(side, amount)
    elif side.board[space] != EMPTY:
        side.wounds[space] = max(0, side.wounds[space] - amount)


def heal_hero(side: Side, amount: i64) -> None:
    """Heal a hero, unless it is stunned (§25.4)."""
    if side.life:
        side.life = min(side.most_life, side.life + amount)


def hit_each(state: HeroesState, by: i64, seat: i64, spaces: i64, amount: i64, wound: i64) -> None:
    """Hit each being of a set on one board, in space order, until its hero falls (§14.1)."""
    for space in range(SPACES):
        if spaces >> space & 1:
            hit(state, by, seat, space, amount, wound)


def is_settled(state: HeroesState, seat: i64) -> bool:
    """True if nothing more can happen to a seat: it is out, or its bout is over."""
    slot = state.bout_of[seat]
    return state.sides[seat].out != 0 or slot == NONE or state.bouts[slot].over != 0

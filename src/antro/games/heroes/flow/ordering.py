"""Orders: make plans from them, and choose the players to ask about following (§8)."""

from mypy_extensions import i64

from antro.core.contract.game import Seat
from antro.games.heroes.components.symbols import OPPOSITES
from antro.games.heroes.effects.openings import can_act
from antro.games.heroes.state.bout import Bout
from antro.games.heroes.state.goals import (
    FOLLOW_GOALS,
    FOLLOW_NEVER,
    STUNNED_ORDER,
    WAITING,
    follow_of,
    is_ready_to_follow,
    plan,
    settings_in,
)
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import HeroesState


def make_plans(state: HeroesState, bout: Bout) -> None:
    """Make the plans of all players who roll (§8.9)."""
    for seat in range(state.config.seats):
        if (bout.alive & ~bout.resting) >> seat & 1:
            make_plan(state, seat)


def make_plan(state: HeroesState, seat: i64) -> None:
    """Make the plan of one player from that player's order."""
    side = state.sides[seat]
    if side.throws and side.dice_in_hand():
        return  # §25.6
    order = order_in_force(state, seat)
    made = plan(
        order,
        side.dice,
        side.dice_size,
        side.throws,
        side.waited,
        side.hero,
        opposite(state, seat),
    )
    if made >= WAITING:
        side.waited += 1
    side.plan = made % WAITING


def order_in_force(state: HeroesState, seat: i64) -> i64:
    """Return the order of a player. A stunned player has a fixed one (§8.12)."""
    side = state.sides[seat]
    return STUNNED_ORDER if side.is_stunned() or side.order == NONE else side.order


def opposite(state: HeroesState, seat: i64) -> i64:
    """Return the element opposite to a hero's, or none without hero texts (§8.10)."""
    return OPPOSITES[state.sides[seat].hero] if state.config.texts else NONE


def would_follow(state: HeroesState, seat: Seat) -> bool:
    """True if a player is asked to follow, according to the order (§8.11)."""
    side = state.sides[seat]
    order = order_in_force(state, seat)
    follow = follow_of(settings_in(order))
    if follow == FOLLOW_NEVER:
        return False
    if follow == FOLLOW_GOALS:
        return is_ready_to_follow(order, side.dice, side.hero, opposite(state, seat))
    return can_act(state, seat)

"""Resigning: the player's hero falls, and nobody waits for that player (§30)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import PEOPLE, Seat
from antro.games.heroes.effects.falling import fall, lose_spells
from antro.games.heroes.flow.together import (
    wait_for_armies,
    wait_for_keeping,
    wait_for_orders,
    wait_for_plans,
)
from antro.games.heroes.kinds import MUSTER
from antro.games.heroes.state.side import GONE, NONE
from antro.games.heroes.state.state import HeroesState


def give_up(state: HeroesState, seat: Seat) -> None:
    """Make a player's hero fall at any point of the game (§30.1 to §30.3)."""
    side, slot = state.sides[seat], state.slot_of(seat)
    if not side.out:
        fall(state, seat)
    lose_spells(side)
    side.out = GONE
    if slot != NONE:
        withdraw_from_question(state, slot, seat)


def withdraw_from_question(state: HeroesState, slot: i64, seat: Seat) -> None:
    """Remove a player from the questions that are open now (§30.2)."""
    stack = state.stack(slot)
    withdraw_from_muster(state, slot, seat)
    question = stack[-1]
    if not question.seats >> seat & 1:
        return
    left = question.seats & PEOPLE & ~bit(seat)
    if question.kind == "muster":
        wait_for_armies(state, slot, left)
    elif question.kind == "keep":
        wait_for_keeping(state, state.bouts[slot], left)
    elif question.kind == "order":
        wait_for_orders(state, state.bouts[slot], left)
    elif question.kind == "roll":
        wait_for_plans(state, state.bouts[slot], left)
    else:
        stack.pop()


def withdraw_from_muster(state: HeroesState, slot: i64, seat: Seat) -> None:
    """Remove a player from a later question for armies (§30.3)."""
    stack = state.stack(slot)
    for at in range(len(stack) - 1):
        left = stack[at].seats & PEOPLE & ~bit(seat)
        if stack[at].kind == "muster" and left:
            stack[at] = state.config.question(MUSTER, slot, left)

"""Resigning: the player's hero falls, and nobody waits for that player (§30)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import PEOPLE, Seat
from antro.games.heroes.effects.falling import fall, lose_spells
from antro.games.heroes.flow.action import choose_again
from antro.games.heroes.flow.together import (
    wait_for_armies,
    wait_for_keeping,
    wait_for_orders,
    wait_for_plans,
)
from antro.games.heroes.kinds import GIVE_DIE, MUSTER, SHED
from antro.games.heroes.state.side import GONE, NONE
from antro.games.heroes.state.state import SETTING_UP, HeroesState


def give_up(state: HeroesState, seat: Seat) -> None:
    """Make a player's hero fall at any point of the game (§30.1 to §30.3)."""
    side, slot, bout = state.sides[seat], state.slot_of(seat), state.bout_of[seat]
    if not side.out:
        fall(state, seat)
    lose_spells(side)
    side.out = GONE
    if slot != NONE:
        withdraw_from_question(state, slot, seat)
    if bout != NONE and state.stage != SETTING_UP:
        choose_again(state, state.bouts[bout])


def withdraw_from_question(state: HeroesState, slot: i64, seat: Seat) -> None:
    """Remove a player from the questions that are open now (§30.2)."""
    stack = state.stack(slot)
    withdraw_from_later_questions(state, slot, seat)
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


def withdraw_from_later_questions(state: HeroesState, slot: i64, seat: Seat) -> None:
    """Remove a player from a later question for armies, dice or cards (§30.2, §30.3)."""
    stack = state.stack(slot)
    for at in range(len(stack) - 2, -1, -1):
        question = stack[at]
        left = question.seats & PEOPLE & ~bit(seat)
        if question.kind == MUSTER.name and left:
            stack[at] = state.config.question(MUSTER, slot, left)
        elif question.kind in (GIVE_DIE.name, SHED.name) and not left:
            stack.pop(at)

"""§30 Giving up: who leaves falls, and nobody waits for him."""

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
    """§30.1 to §30.3 A player falls, whatever is going on."""
    side, slot = state.sides[seat], state.slot_of(seat)
    if not side.out:
        fall(state, seat)
    lose_spells(side)
    side.out = GONE
    if slot != NONE:
        ask_without(state, slot, seat)


def ask_without(state: HeroesState, slot: i64, seat: Seat) -> None:
    """§30.2 What is asked is no longer asked of him."""
    stack = state.stack(slot)
    muster_without(state, slot, seat)
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


def muster_without(state: HeroesState, slot: i64, seat: Seat) -> None:
    """§30.3 Who leaves before armies are chosen will not be asked for one."""
    stack = state.stack(slot)
    for at in range(len(stack) - 1):
        left = stack[at].seats & PEOPLE & ~bit(seat)
        if stack[at].kind == "muster" and left:
            stack[at] = state.config.question(MUSTER, slot, left)

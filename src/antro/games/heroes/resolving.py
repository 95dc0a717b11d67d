"""What follows by itself after every move."""

from typing import Final

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.game import CHANCE, Question
from antro.games.heroes.effects.dice import give_up, owes_a_die, usual_face
from antro.games.heroes.flow.action import cannot_act, cut_short
from antro.games.heroes.flow.parts import creatures_of
from antro.games.heroes.modes.mode import Mode
from antro.games.heroes.moves.base import ChanceChoice
from antro.games.heroes.state.part import CLOSED, CYCLE, Part
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import OVER, HeroesState

BY_CHANCE: Final[i64] = bit(CHANCE)


def resolve(state: HeroesState, mode: Mode) -> None:
    """Go on until somebody is asked: at the table, or else in every part."""
    if state.config.slots == 1:
        resolve_part(state, mode, state.parts[0])
        return
    resolve_table(state)
    while state.in_parts():
        for part in state.parts:
            resolve_part(state, mode, part)
        if state.in_parts():
            return
        resolve_table(state)


def resolve_table(state: HeroesState) -> None:
    """What is asked outside of parts: set-up, and markets that are laid anew."""
    while state.pending[-1].seats == BY_CHANCE and goes_by(state, state.pending):
        pass


def resolve_part(state: HeroesState, mode: Mode, part: Part) -> None:
    """What follows by itself in a part, until it asks somebody, or is over."""
    while state.stage != OVER and not is_asking(state, mode, part):
        pass


def is_asking(state: HeroesState, mode: Mode, part: Part) -> bool:
    """Whether a part waits for somebody; if not, one more thing that follows is done."""
    if part.phase != CLOSED and not part.over:
        look_around(state, mode, part)
    if part.over:
        mode.part_over(state, part)
        return state.config.slots > 1 and not state.in_parts()
    stack = state.stack(part.slot)
    return stack[-1].seats != BY_CHANCE or not goes_by(state, stack)


def look_around(state: HeroesState, mode: Mode, part: Part) -> None:
    """What is looked at anew all the time: creatures, the actor, dice that are too many."""
    if part.watched and not creatures_of(state, part):
        mode.without_creatures(state, part)
        if part.over or part.phase == CLOSED:
            return
    in_cycle = part.phase == CYCLE
    if in_cycle and part.act.seat != NONE and cannot_act(state, part.act.seat):
        cut_short(state, part)
    for seat in range(state.config.seats):
        if part.alive >> seat & 1 and owes_a_die(state.sides[seat]):
            take_a_die(state, part, seat)


def take_a_die(state: HeroesState, part: Part, seat: i64) -> None:
    """§15.15 In a cycle he says which; while all roll, the usual one leaves."""
    if part.phase != CYCLE:
        give_up(state.sides[seat], usual_face(state.sides[seat]))
        return
    stack, question = state.stack(part.slot), state.config.asks.give_die[part.slot][seat]
    if question not in stack:
        stack.append(question)


def goes_by(state: HeroesState, stack: list[Question]) -> bool:
    """Whether chance has nothing to do; then what follows from that is done."""
    choice = stack[-1].choices[0]
    assert isinstance(choice, ChanceChoice), "chance answers with choices of its own"
    if choice.due(state):
        return False
    stack.pop()
    choice.done(state)
    return True

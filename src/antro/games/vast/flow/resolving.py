"""The steps that the game carries out by itself after every move."""

from antro.core.contract.flow import (
    BY_CHANCE,
    asked_player,
    carry_on,
    choice_of,
    default_move,
    waits,
)
from antro.core.contract.game import PEOPLE, Question
from antro.games.vast.flow.kinds import OVER
from antro.games.vast.state.state import UNDECIDED, VastState


def resolve(state: VastState) -> None:
    """Carry out steps until a player or chance must act, or the game is over (§3.3)."""
    while state.winner == UNDECIDED and not is_asking(state, state.pending[-1]):
        pass
    if state.winner != UNDECIDED:
        finish(state)


def is_asking(state: VastState, question: Question) -> bool:
    """Carry out the question on top of the stack. True if it waits for an answer instead."""
    step = question.step
    if step is not None:
        step.run(state, state.pop())
        return False
    if question.seats == BY_CHANCE:
        if waits(state, question):
            return True
        carry_on(state, question, state.pop())
        return False
    if not question.seats or is_dropped(state, question):
        state.pop()
        return False
    if question.seats & PEOPLE & ~state.gone:
        return True
    move = default_move(state, question)
    choice_of(question, move).apply(state, asked_player(question), move)
    return False


def is_dropped(state: VastState, question: Question) -> bool:
    """Return True if a question belongs to a turn that ended early."""
    if state.turn_over:
        for each in state.config.of_turn:
            if each is question:
                return True
    return False


def finish(state: VastState) -> None:
    """Empty the stack of a finished game, and put its ending there."""
    while state.pending:
        state.pop()
    state.pending.append(state.question(OVER[state.how]))

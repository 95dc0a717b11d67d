"""What follows by itself after every move."""

from typing import Final

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.game import CHANCE, PEOPLE, Question
from antro.games.vast.asking import asked_seat, default_answer, owner_of
from antro.games.vast.choices import ChanceChoice
from antro.games.vast.state.state import UNDECIDED, VastState

BY_CHANCE: Final[i64] = bit(CHANCE)


def resolve(state: VastState) -> None:
    """Go on until somebody is asked, or the game is over."""
    while state.winner == UNDECIDED and not is_asking(state, state.pending[-1]):
        pass
    if state.winner != UNDECIDED:
        finish(state)


def is_asking(state: VastState, question: Question) -> bool:
    """Whether the question on top waits for somebody; if not, it is dealt with."""
    if question.seats == BY_CHANCE:
        return not goes_by(state, question)
    if not question.seats or is_dropped(state, question):
        state.pop()
        return False
    if question.seats & PEOPLE & ~state.gone:
        return True
    move = default_answer(state, question)
    owner_of(question, move).apply(state, asked_seat(question), move)
    return False


def goes_by(state: VastState, question: Question) -> bool:
    """Whether chance has nothing to do; then what follows from that is done."""
    choice = question.choices[0]
    assert isinstance(choice, ChanceChoice), "chance answers with choices of its own"
    if choice.due(state):
        return False
    choice.done(state, state.pop())
    return True


def is_dropped(state: VastState, question: Question) -> bool:
    """Whether a question belongs to a turn that has ended at once."""
    return state.turn_over != 0 and question in state.config.asks.of_turn


def finish(state: VastState) -> None:
    """The game is over: nobody is asked any more."""
    while state.pending:
        state.pop()
    state.pending.append(state.config.asks.over[state.how])

"""How a question is asked where it may have only one answer, and what no answer means."""

from mypy_extensions import i64

from antro.core.bits import lowest
from antro.core.game import PEOPLE, Choice, Question, Seat, add_answers
from antro.core.moves import Moves
from antro.games.vast.choices import Answer
from antro.games.vast.state.state import VastState


def ask_if_open(state: VastState, question: Question, frame: i64 = 0) -> None:
    """§1.7 Ask, unless nothing can be chosen; the only answer there is, is given at once.

    For what everybody can see: where the number of answers would tell a secret, ask always.
    """
    depth = len(state.pending)
    state.ask(question, frame)
    if len(state.pending) == depth:
        return
    out = Moves()
    seat = asked_seat(question)
    add_answers(question, state, seat, out)
    if out.count == 0:
        state.pop()
    elif out.count == 1:
        move = out.numbers[0]
        owner_of(question, move).apply(state, seat, move)


def asked_seat(question: Question) -> Seat:
    """Who is asked, where one player is; where nobody plays, nobody's seat."""
    players = question.seats & PEOPLE
    return Seat(lowest(players)) if players else Seat(0)


def owner_of(question: Question, move: i64) -> Choice[VastState]:
    """Which of the choices of a question a move belongs to."""
    for choice in question.choices:
        if choice.first <= move < choice.first + choice.size:
            return choice
    raise AssertionError("the move belongs to another question")


def default_answer(state: VastState, question: Question) -> i64:
    """§47.2 What who does not answer has chosen: to decline, if that is open, else the first.

    But nothing that nobody has to do: no cube is added, no card is played.
    """
    seat = asked_seat(question)
    out = Moves()
    for choice in question.choices:
        if isinstance(choice, Answer) and choice.declines:
            choice.offer(state, seat, out)
    if out.count == 0:
        for choice in question.choices:
            if isinstance(choice, Answer) and not choice.spare:
                choice.offer(state, seat, out)
    return first_of(owner_of(question, out.numbers[0]), state, out)


def first_of(choice: Choice[VastState], state: VastState, out: Moves) -> i64:
    """§47.3 to §47.5 Which of its open moves a choice puts first."""
    best = out.numbers[0]
    assert isinstance(choice, Answer), "players answer"
    for at in range(out.count):
        move = out.numbers[at]
        mine = choice.first <= move < choice.first + choice.size
        if mine and choice.rank(state, move) < choice.rank(state, best):
            best = move
    return best

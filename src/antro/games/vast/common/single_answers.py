"""Questions with at most one possible answer (§1.7)."""

from mypy_extensions import i64

from antro.core.contract.flow import Kind, asked_player, choice_of
from antro.games.vast.state.state import VastState


def ask_if_open(state: VastState, kind: Kind, argument: i64 = 0) -> None:
    """Ask a question. Skip it without answers, and play a single answer at once (§1.7).

    Use this for open information only. If the number of answers would reveal a secret, always ask.
    """
    depth = len(state.pending)
    state.ask(kind, argument)
    if len(state.pending) == depth:
        return
    question = state.pending[-1]
    seat = asked_player(question)
    out = state.config.answers
    out.clear()
    if question.seats >> seat & 1:
        for choice in question.checked_choices:
            choice.offer(state, seat, out)
            if out.count > 1:
                return
    if out.count == 0:
        state.pop()
    else:
        move = out.numbers[0]
        choice_of(question, move).apply(state, seat, move)

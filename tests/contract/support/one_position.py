"""Check a law in a single position."""

from types import SimpleNamespace

from antro.testing.walks import Position


def look_at(law, subject, state):
    kinds = [question.kind for question in subject.game.open_questions(state)]
    position = Position(state, subject.key(state), 1, 0, kinds)
    law(subject, SimpleNamespace(positions=[position], first_visits=[position], seed=1))

"""Moves that hide something from a viewer, and games that show one of them to everyone."""

from copy import copy
from functools import lru_cache
from types import SimpleNamespace

from antro.core.contract.game import CHANCE, Choice
from antro.testing.walks import choices
from tests.contract.support.subjects import SUBJECTS


def name_of(choice):
    """Return the module and class of a choice, without the package of all games."""
    where = type(choice).__module__.removeprefix("antro.games.")
    return f"{where}.{type(choice).__name__}"


def hides(subject, choice):
    if type(choice).as_seen_by is Choice.as_seen_by:
        return False
    return any(
        choice.as_seen_by(move, by, viewer) != move
        for move in range(choice.first, choice.first + choice.size)
        for by in [*subject.seats, CHANCE]
        for viewer in subject.viewers
    )


def hidden_moves():
    """Return the subjects that have each class of hidden moves, by class name."""
    found: dict[str, dict[str, None]] = {}
    for name, subject in SUBJECTS.items():
        for choice in dict.fromkeys(subject.game.choice_of):
            if hides(subject, choice):
                found.setdefault(name_of(choice), {})[name] = None
    return {choice: [*names] for choice, names in sorted(found.items())}


def revealing(subject, name):
    """Return the same game, but show the moves of one class to everyone."""
    revealed = copy(subject)
    choice_of = subject.game.choice_of
    shown = {id(choice) for choice in choice_of if name_of(choice) == name}

    def as_seen_by(move, by, viewer):
        if id(choice_of[move]) in shown:
            return move
        return subject.as_seen_by(move, by, viewer)

    revealed.as_seen_by = as_seen_by
    return revealed


def offering(name, subject_name, walk):
    """Return the walk with only the positions that offer a move of one class."""
    found = [each for each, names in offers(subject_name, walk) if name in names]
    return SimpleNamespace(positions=found, seed=walk.seed)


@lru_cache(maxsize=len(SUBJECTS))
def offers(subject_name, walk):
    """Return the positions of a walk, with the names of the choices on offer."""
    subject = SUBJECTS[subject_name]
    choice_of = subject.game.choice_of
    return [
        (each, {name_of(choice_of[move]) for _, move in choices(subject, each.state)})
        for each in walk.positions
    ]

"""What people are told: a reason for all that cannot be done; sentences in every language."""

import re
from functools import reduce
from itertools import pairwise
from operator import getitem

from msgspec import ValidationError, convert, to_builtins

from antro.core.dice import SeededDice
from antro.core.game import SPECTATOR
from antro.core.words import HOLE, holes, say
from tests.contract.walks import choices, walk, wander

FORM = re.compile(r"\{(\w+)\.(\w+)\}")  # a hole for a form of a name
AHEAD = 12  # plies
LATER = 12  # handles tried after a first one, for each viewer
TEXTS = 40  # texts of any kind, likewise
ODD_HALF = "nonsense:nonsense"
ODD_WORDS = ["", ":", "::", "a", "a:", ":a", "1", "card:-1", "choice:", "é:²", "x" * 200, "a:b:c:d"]


def a_handle_has_a_move_or_a_reason_and_never_both(subject, seed, plies):
    state = wander(subject, seed, plies)
    for viewer in subject.viewers:
        usable = {move.handles[0] for move in subject.offered(state, viewer)}
        for handle in subject.some_handles(seed):
            reason = subject.why_not(state, viewer, handle)
            assert handle not in usable or reason is None, "a reason against what can be done"
            assert handle in usable or reason is not None, "no reason"


def so_has_a_later_handle(subject, seed, plies):
    """Of those that follow upon what can be clicked: a card that is held, and then its symbol."""
    state, dice = wander(subject, seed, plies), SeededDice(seed)
    for viewer in subject.seats:
        open_now = begun(subject.offered(state, viewer))
        later = [path for path in subject.paths if path[:-1] in open_now]
        for _ in range(min(LATER, len(later))):
            path = later[dice.below(len(later))]
            reason = subject.why_not(state, viewer, *path)
            assert (reason is None) == (path in open_now), f"{path}: {reason}"


def any_text_is_answered(subject, seed, plies):
    """Whatever a client asks about: of another kind, unknown, malformed, or too much of it."""
    state, dice = wander(subject, seed, plies), SeededDice(seed)
    for viewer in subject.viewers:
        offered = subject.offered(state, viewer)
        usable = {handle for move in offered for handle in move.handles}
        for _ in range(TEXTS):
            text = anything(subject, dice)
            reason = answer(subject, state, viewer, text)
            if reason is None:
                assert {*text.split()} & usable, f"{text!r}: no reason"
            else:
                assert tuple(text.split()) not in begun(offered), f"{text!r}: {reason.code}"
                for words in subject.words.values():
                    assert_said(words, f"reason.{reason.code}", reason.fields)


def answer(subject, state, viewer, text):
    try:
        return subject.why_not(state, viewer, text)
    except Exception as error:
        raise AssertionError(f"{text!r} raises {error!r}") from error


def anything(subject, dice):
    """Words that may mean something, in ways that mostly do not."""
    return " ".join(anything_once(subject, dice) for _ in range(dice.below(4)))


def anything_once(subject, dice):
    """Something that can be picked, one half of it with half of another, or neither."""
    one, two = (pick(dice, pick(dice, subject.paths)) for _ in range(2))
    kind, name = pick(dice, [one, ODD_HALF]), pick(dice, [two, ODD_HALF])
    mixed = f"{kind.partition(':')[0]}:{name.partition(':')[2]}"
    return pick(dice, [one, one, mixed, mixed, pick(dice, ODD_WORDS)])


def pick(dice, options):
    return options[dice.below(len(options))]


def a_view_is_of_its_type(subject, seed, plies):
    """Of that from which the client's types are made: parts are not checked against it."""
    state = wander(subject, seed, plies)
    for viewer in subject.viewers:
        problem = misfit(subject.view(state, viewer))
        assert not problem, f"of another type: {problem}"


def misfit(view):
    """What in a view is not of the type that its struct says. Empty if all is."""
    try:
        convert(to_builtins(view), type(view))
    except ValidationError as error:
        return str(error)
    return ""


def changes_lead_from_view_to_view(subject, seed, plies):
    """From each to the next, and from the first to the last and back, as an undo does."""
    states = [wander(subject, seed, plies)]
    for ply in range(AHEAD):
        states.append(subject.clone(states[-1]))
        walk(subject, states[-1], seed + ply, 1)
    far = [(states[0], states[-1]), (states[-1], states[0])]
    for before, after in [*pairwise(states), *far]:
        for viewer in subject.viewers:
            found = to_builtins(subject.changes(before, after, viewer))
            made = changed(to_builtins(subject.view(before, viewer)), found)
            assert made == to_builtins(subject.view(after, viewer)), "changes lead elsewhere"


def changed(view, found):
    for *way, last, value in found:
        reduce(getitem, way, view)[last] = value
    return view


def begun(moves):
    """Every way to begin clicking at one of these moves."""
    return {tuple(move.handles[:end]) for move in moves for end in range(1, len(move.handles) + 1)}


def all_that_is_told_can_be_said(subject, seed, plies):
    state = wander(subject, seed, plies)
    sentences = {}
    for viewer in subject.viewers:
        for seat, move in choices(subject, state):
            caption = subject.caption(move, seat, viewer)
            sentences[f"move.{caption.kind}", repr(caption.fields)] = caption.fields
        for reason in reasons(subject, state, viewer, seed):
            sentences[f"reason.{reason.code}", repr(reason.fields)] = reason.fields
    for language, words in subject.words.items():
        for (key, _), fields in sentences.items():
            assert_said(words, key, fields)
        for viewer in subject.viewers:
            assert subject.text(state, viewer, language)
            assert_said(words, subject.prompt(state, viewer), subject.asked(state, viewer))


def a_text_ends_with_what_is_asked(subject, seed, plies):
    """The last line is the prompt, or how it ended and by which rule: the terminal relies on it."""
    state = wander(subject, seed, plies)
    over = (
        "" if subject.to_act(state) else f" (§{subject.game.question_to(state, SPECTATOR).clause})"
    )
    for viewer in subject.viewers:
        for language, words in subject.words.items():
            *_, last = subject.text(state, viewer, language).splitlines()
            said = say(words, subject.prompt(state, viewer), subject.asked(state, viewer))
            assert last == said + over, "ends otherwise"


def reasons(subject, state, viewer, seed):
    told = [subject.why_not(state, viewer, handle) for handle in subject.some_handles(seed)]
    return [reason for reason in told if reason]


def assert_said(words, key, fields):
    """The sentence exists, its holes have fields, and what it speaks of has a name."""
    assert key in words, f"no sentence {key}"
    for hole in sorted(holes(words[key]), reverse=True):
        assert hole in fields, f"nothing to say for {hole}"
        for thing in listed(fields[hole]):
            assert is_named(words, thing), f"{thing} has no name"
    for hole, form in FORM.findall(words[key]):
        for thing in listed(fields[hole]):
            assert has_form(words, thing, form.lower()), f"{thing} has no form {form}"
    assert not HOLE.search(say(words, key, fields)), "a hole is left"


def listed(value):
    return value if isinstance(value, list) else [value]


def has_form(words, thing, form):
    """With its article or preposition: without the entry, a sentence would leave it out."""
    kind = thing.partition(":")[0]
    return f"{thing}.{form}" in words or f"{kind}:*.{form}" in words


def is_named(words, thing):
    """Things of a kind that has names at all (a hex is its own name)."""
    if isinstance(thing, int) or ":" not in thing:
        return True
    kind, name = thing.split(":")[:2]
    if f"{kind}:{name}" in words or f"{kind}:*" in words:
        return True
    return not any(key.startswith(f"{kind}:") for key in words)


LAWS = [
    a_view_is_of_its_type,
    changes_lead_from_view_to_view,
    a_handle_has_a_move_or_a_reason_and_never_both,
    so_has_a_later_handle,
    any_text_is_answered,
    all_that_is_told_can_be_said,
    a_text_ends_with_what_is_asked,
]

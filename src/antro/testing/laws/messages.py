"""Laws of messages: a reason for each refusal, and sentences in every language."""

import re
from functools import reduce
from operator import getitem
from typing import Any, Final

from msgspec import Struct, ValidationError, convert, to_builtins

from antro.core.chance.dice import SeededDice
from antro.core.contract.descriptions import Change, Fields, Move, Reason
from antro.core.contract.game import SPECTATOR, Seat
from antro.core.text.words import HOLE, Catalogue, Value, holes, say
from antro.testing.differences import differing
from antro.testing.subject import State, Subject
from antro.testing.walks import (
    Law,
    Position,
    Walk,
    at_first_visits,
    play_on,
    some_choices,
    some_viewers,
    spread,
)

FORM: Final = re.compile(r"\{(\w+)\.(\w+)\}")  # a hole for a form of a name
USABLE: Final = 12  # handles of legal moves that are tried
LATER: Final = 6  # handles tried after a first one, for each viewer
TEXTS: Final = 12  # texts of any kind, for each viewer
ODD_HALF: Final = "nonsense:nonsense"
ODD_WORDS: Final = [
    "",
    ":",
    "::",
    "a",
    "a:",
    ":a",
    "1",
    "card:-1",
    "choice:",
    "é:²",
    "a:b:c:d",
    "x" * 200,
]


@at_first_visits
def a_handle_has_a_move_or_a_reason_and_never_both(subject: Subject, position: Position) -> None:
    state, seed = position.state, position.seed
    for viewer in some_viewers(subject, position):
        usable = {move.handles[0] for move in subject.offered(state, viewer)}
        for handle in [*spread(sorted(usable), seed, USABLE), *subject.some_handles(seed)]:
            reason = subject.why_not(state, viewer, handle)
            who = f"{handle} for {subject.name_of(viewer)}"
            if handle in usable:
                assert reason is None, f"a reason against a legal move: {who}: {reason}"
            else:
                assert reason is not None, f"no reason against {who}"


@at_first_visits
def a_later_handle_also_has_a_move_or_a_reason(subject: Subject, position: Position) -> None:
    """A later handle follows another handle, such as a symbol after its card."""
    state, dice = position.state, SeededDice(position.seed)
    for viewer in subject.seats:
        open_now = beginnings(subject.offered(state, viewer))
        later = [path for path in subject.paths if path[:-1] in open_now]
        for _ in range(min(LATER, len(later))):
            path = later[dice.below(len(later))]
            reason = subject.why_not(state, viewer, *path)
            assert (reason is None) == (path in open_now), f"{' '.join(path)}: {reason}"


@at_first_visits
def any_text_is_answered(subject: Subject, position: Position) -> None:
    """A client may send any text as a handle."""
    state, dice = position.state, SeededDice(position.seed)
    for viewer in some_viewers(subject, position):
        offered = subject.offered(state, viewer)
        usable = {handle for move in offered for handle in [*move.handles, *move.picks]}
        for _ in range(TEXTS):
            text = anything(subject, dice)
            reason = answer(subject, state, viewer, text)
            if reason is None:
                assert {*text.split()} & usable, f"{text!r}: no reason"
            else:
                assert tuple(text.split()) not in beginnings(offered), f"{text!r}: {reason.code}"
                for language, words in subject.words.items():
                    assert_said(words, f"reason.{reason.code}", reason.fields, language)


def answer(subject: Subject, state: State, viewer: Seat, text: str) -> Reason | None:
    try:
        return subject.why_not(state, viewer, text)
    except Exception as error:
        raise AssertionError(f"{text!r} raises {error!r}") from error


def anything(subject: Subject, dice: SeededDice) -> str:
    """Return handles and other words in a random order."""
    return " ".join(anything_once(subject, dice) for _ in range(dice.below(4)))


def anything_once(subject: Subject, dice: SeededDice) -> str:
    """Return a handle, a mix of two handles, or an odd word."""
    one, two = (pick(dice, [*pick(dice, subject.paths), ODD_HALF]) for _ in range(2))
    mixed = f"{one.partition(':')[0]}:{two.partition(':')[2]}"
    found: str = pick(dice, [one, one, mixed, mixed, pick(dice, ODD_WORDS)])
    return found


def pick(dice: SeededDice, options: Any) -> Any:
    return options[dice.below(len(options))]


@at_first_visits
def a_view_matches_its_type(subject: Subject, position: Position) -> None:
    """The client's types are generated from the struct, so its parts must match it."""
    for viewer in some_viewers(subject, position):
        problem = misfit(subject.view(position.state, viewer))
        assert not problem, f"the view does not match its type: {problem}"


def misfit(view: Struct) -> str:
    """Return the field that does not have the type of its struct. Empty if all do."""
    try:
        convert(to_builtins(view), type(view))
    except ValidationError as error:
        return str(error)
    return ""


def changes_lead_from_view_to_view(subject: Subject, walk: Walk) -> None:
    """Check one move, the way to the next position, and the way back of an undo."""
    state = walk.first_visits[-1].state
    for position in walk.first_visits:
        ahead = subject.clone(position.state)
        play_on(subject, ahead, position.seed, 1)
        for before, after in [(position.state, ahead), (state, position.state)]:
            for viewer in some_viewers(subject, position)[-1:]:
                found = to_builtins(subject.changes(before, after, viewer))
                made = changed(to_builtins(subject.view(before, viewer)), found)
                wrong = differing(made, to_builtins(subject.view(after, viewer)))
                assert not wrong, f"the changes give another view: {wrong} (to {position})"
        state = position.state


def changed(view: Any, found: list[Change]) -> Any:
    """Apply changes to a view, in place."""
    for *way, last, value in found:
        reduce(getitem, way, view)[last] = value
    return view


@at_first_visits
def public_parts_are_the_same_for_all(subject: Subject, position: Position) -> None:
    """The server builds them once per move, from what a spectator knows."""
    shown = to_builtins(subject.public(position.state, SPECTATOR))
    for viewer in subject.seats:
        wrong = differing(shown, to_builtins(subject.public(position.state, viewer)))
        assert not wrong, f"a public part differs for {subject.name_of(viewer)}: {wrong}"


def beginnings(moves: list[Move]) -> set[tuple[str, ...]]:
    """Return every beginning of the handles of these moves."""
    return {tuple(move.handles[:end]) for move in moves for end in range(1, len(move.handles) + 1)}


@at_first_visits
def every_message_has_a_sentence(subject: Subject, position: Position) -> None:
    state, seed = position.state, position.seed
    sentences: dict[tuple[str, str], Fields] = {}
    for viewer in some_viewers(subject, position):
        for seat, move in some_choices(subject, state, seed):
            caption = subject.caption(move, seat, viewer)
            sentences[f"move.{caption.kind}", repr(caption.fields)] = caption.fields
        for handle in subject.some_handles(seed):
            if reason := subject.why_not(state, viewer, handle):
                sentences[f"reason.{reason.code}", repr(reason.fields)] = reason.fields
    for language, words in subject.words.items():
        for (key, _), fields in sentences.items():
            assert_said(words, key, fields, language)


@at_first_visits
def a_text_ends_with_the_prompt(subject: Subject, position: Position) -> None:
    """After the game, it ends with the ending and its rule, for the terminal."""
    state = position.state
    clause = subject.game.question_to(state, SPECTATOR).clause
    over = "" if subject.to_act(state) else f" (§{clause})"
    for viewer in some_viewers(subject, position):
        for language, words in subject.words.items():
            key, fields = subject.prompt(state, viewer), subject.asked(state, viewer)
            assert_said(words, key, fields, language)
            said = say(words, key, fields) + over
            last = subject.text(state, viewer, language).rpartition("\n")[2]
            assert last == said, f"the text ({language}) ends with {last!r}, not with {said!r}"


def assert_said(words: Catalogue, key: str, fields: Fields, language: str = "") -> None:
    """Check that a sentence exists, that its holes have fields, and that the fields have names."""
    where = f"{key} ({language})" if language else key
    assert key in words, f"no sentence {where}"
    for hole in sorted(holes(words[key]), reverse=True):
        assert hole in fields, f"no field for {hole} of {where}"
        for thing in listed(fields[hole]):
            assert is_named(words, thing), f"{thing} has no name, in {where}"
    for hole, form in FORM.findall(words[key]):
        for thing in listed(fields[hole]):
            assert has_form(words, thing, form.lower()), f"{thing} has no form {form}, in {where}"
    assert not HOLE.search(say(words, key, fields)), f"a hole without a value in {where}"


def listed(value: Value) -> list[Any]:
    return value if isinstance(value, list) else [value]


def has_form(words: Catalogue, thing: str, form: str) -> bool:
    """True if there is an entry for the name with this article or preposition."""
    kind = thing.partition(":")[0]
    return f"{thing}.{form}" in words or f"{kind}:*.{form}" in words


def is_named(words: Catalogue, thing: int | str) -> bool:
    """True if a thing has a name, or if things of its kind have none, such as hexes."""
    if isinstance(thing, int) or ":" not in thing:
        return True
    kind, name = thing.split(":")[:2]
    if f"{kind}:{name}" in words or f"{kind}:*" in words:
        return True
    return not any(key.startswith(f"{kind}:") for key in words)


LAWS: Final[list[Law]] = [
    a_view_matches_its_type,
    changes_lead_from_view_to_view,
    public_parts_are_the_same_for_all,
    a_handle_has_a_move_or_a_reason_and_never_both,
    a_later_handle_also_has_a_move_or_a_reason,
    any_text_is_answered,
    every_message_has_a_sentence,
    a_text_ends_with_the_prompt,
]

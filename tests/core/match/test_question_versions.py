"""The version of each open choice, and the time since which a question waits."""

import pytest

from antro.core.contract.bits import bit
from antro.core.contract.game import TIME, Question, still_asked
from antro.core.match.question_versions import NOBODY, QuestionVersions
from tests.core.support.toll import GRAB, PLEDGE

ALL = 0b111


def question(seats=ALL, *, together=True, clause="1", choices=None):
    choices = [PLEDGE] if choices is None else choices
    text = f"{clause} {seats} {together}"
    return Question(text, clause, seats | bit(TIME), choices, wait=500, together=together)


def after(first, then, decider=0):
    """Ask a question at time 100 and, after the answer of *decider*, another at 200."""
    versions = QuestionVersions(3, [])
    versions.ask([first], 1, 100, int(TIME), None)
    versions.ask([then], 2, 200, decider, first)
    return versions


def test_a_question_asked_together_continues_without_the_seats_that_answered():
    versions = after(question(), question(0b110))
    assert (versions.choice_since, versions.asked_at) == ([2, 1, 1], [100])
    assert versions.due_at(versions.next_due()) == 600


def test_a_question_asked_together_may_continue_with_the_seats_that_answered():
    same = question()
    versions = after(same, same)
    assert (versions.choice_since, versions.asked_at) == ([2, 1, 1], [100])


@pytest.mark.parametrize(
    "then",
    [
        question(0b110, clause="2"),
        question(0b110, choices=[GRAB]),
        question(0b110, together=False),
        question(0b1110),
    ],
)
def test_any_other_question_is_a_new_one(then):
    versions = after(question(), then)
    assert (versions.choice_since, versions.asked_at) == ([2, 2, 2], [200])
    assert versions.overtaken_by == [NOBODY, 0, 0]


def test_a_question_that_is_not_asked_together_is_new_each_time():
    same = question(together=False)
    versions = after(same, same)
    assert (versions.choice_since, versions.asked_at) == ([2, 2, 2], [200])
    assert versions.overtaken_by == [NOBODY] * 3


def test_a_question_is_new_after_a_move_of_time():
    same = question()
    versions = after(same, same, decider=int(TIME))
    assert (versions.choice_since, versions.asked_at) == ([2, 2, 2], [200])
    assert versions.overtaker(1, 1) == int(TIME)


def test_a_seat_that_returns_to_a_question_does_not_renew_it_for_the_others():
    both, one = question(0b11), question(0b10)
    versions = after(both, one)
    versions.ask_again([both], [100], 3, 0)
    assert (versions.choice_since, versions.asked_at) == ([3, 1, 0], [100])


def test_simultaneous_questions_do_not_affect_each_other():
    left, right, then = question(0b1), question(0b110, together=False), question(0b1, clause="2")
    versions = QuestionVersions(3, [])
    versions.ask([left, right], 1, 100, int(TIME), None)
    versions.ask([then, right], 2, 200, 0, left)
    assert (versions.choice_since, versions.asked_at) == ([2, 1, 1], [200, 100])
    assert versions.open[versions.next_due()] is right


def test_only_the_last_lost_choice_was_overtaken():
    versions = after(question(), question(0b110, clause="2"))
    assert [versions.overtaker(1, version) for version in (0, 1, 2)] == [NOBODY, 0, NOBODY]


def test_an_overtaken_seat_gets_that_reason_even_after_later_moves():
    versions = after(question(), question(0b010, clause="2"))
    versions.ask([question(0b100, clause="3")], 3, 300, 1, None)
    assert versions.choice_since == [2, 3, 3]
    assert [versions.overtaker(2, version) for version in (0, 1, 2)] == [NOBODY, 0, NOBODY]


def test_no_seat_joins_a_question_asked_together():
    assert still_asked(question(0b111), question(0b011))
    assert not still_asked(question(0b011), question(0b111))

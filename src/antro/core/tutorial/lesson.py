"""A lesson: a game whose luck and whose other seats are settled, and what a learner is told.

A lesson is a file, ``lessons/<name>.json`` in the package of its game. Its steps are read in
order. A step that asks for a move waits until the learner makes it; others are only read.
``lesson_script`` plays a lesson through, ``scripted_luck`` is the luck of its table.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import DecodeError, Struct, ValidationError
from msgspec.json import decode

from antro.core.contract.errors import BadLesson
from antro.core.contract.game import Options
from antro.core.text.json_problems import blamed
from antro.core.text.words import LANGUAGES

Text = dict[str, str]  # by language

BYTE: Final = re.compile(r" \(byte (\d+)\)")  # in what msgspec says is wrong


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a learner is told and, if it names moves, is to do.

    Moves are given by their texts. In ``then`` and ``skip`` each has the role before it that
    makes it, ``dragon: draw 0``; luck is ``chance: …``. Draws that are not given are the first
    that is open.
    """

    say: Text
    clause: str = ""  # the rule that this is about
    light: list[str] = []  # things to look at
    do: list[str] = []  # moves, any of which goes on; none: this is only to be read
    answers: dict[str, Text] = {}  # what is said to another move, by its kind
    otherwise: Text = {}  # and to any that has no answer of its own
    watch: Text = {}  # what is said while the others move
    then: list[str] = []  # what the others and luck do next, one after the other
    skip: list[str] = []  # what all seats do after that, at once


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    title: Text
    about: Text  # a sentence on what is learned
    minutes: int
    options: Options
    role: str  # of the learner's seat
    start: list[str]  # what happens before the first step, as in ``Step.skip``
    steps: list[Step]
    play: Options = {}  # those of a whole game that is a good next step


@cache
def load_lesson(package: str, name: str) -> Lesson:
    """The lesson *name* of a package. Raises ``BadLesson``."""
    return read_lesson(name, (files(package) / "lessons" / f"{name}.json").read_bytes())


def read_lesson(name: str, text: bytes) -> Lesson:
    """A lesson whose fields are as they should be. Raises ``BadLesson``, naming line or field."""
    try:
        lesson = decode(text, type=Lesson)
    except ValidationError as error:
        raise BadLesson(name, blamed(str(error)), str(error)) from error
    except DecodeError as error:
        raise BadLesson(name, f"line {line_of(text, str(error))}", str(error)) from error
    for field, problem in problems(lesson):
        raise BadLesson(name, field, problem)
    return lesson


def line_of(text: bytes, problem: str) -> int:
    """The line that msgspec complains about; the last, if it says none."""
    found = BYTE.search(problem)
    return text[: int(found[1]) if found else len(text)].count(b"\n") + 1


def problems(lesson: Lesson) -> list[tuple[str, str]]:
    """What is wrong with a lesson by itself: each field, and why."""
    found = lacking("title", lesson.title) + lacking("about", lesson.about)
    for at, step in enumerate(lesson.steps):
        found += [(f"steps[{at}].{field}", why) for field, why in step_problems(step)]
    if not any(step.do for step in lesson.steps):
        found.append(("steps", "there is nothing to do"))
    return found


def step_problems(step: Step) -> list[tuple[str, str]]:
    found = lacking("say", step.say)
    if step.do:
        found += lacking("otherwise", step.otherwise)
    elif step.answers or step.otherwise or step.watch or step.then or step.skip:
        found.append(("do", "only a step with moves has answers, and something after them"))
    if step.watch:
        found += lacking("watch", step.watch)
    for kind, answer in step.answers.items():
        found += lacking(f"answers.{kind}", answer)
    return found


def lacking(field: str, text: Text) -> list[tuple[str, str]]:
    """The languages in which a text says nothing, and those that we do not speak."""
    silent = [(field, f"has no {name}") for name in LANGUAGES if not text.get(name, "").strip()]
    return silent + [(field, f"unknown language {name}") for name in text if name not in LANGUAGES]

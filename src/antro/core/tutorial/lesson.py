"""A lesson: a game with scripted luck and opponents, and instructions for the learner.

A lesson is a file, ``lessons/<name>.json`` in the package of its game. The learner reads its steps
in order. A step that asks for a move waits until the learner makes it.
``lesson_script`` plays a lesson from start to end. ``scripted_luck`` is the luck of its table.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import DecodeError, Struct, ValidationError
from msgspec.json import decode

from antro.core.contract.errors import BadLesson
from antro.core.contract.game import Options
from antro.core.text.json_problems import blamed, wrong_line
from antro.core.text.words import LANGUAGES

Text = dict[str, str]  # by language

BYTE: Final = re.compile(r" \(byte (\d+)\)")  # in an error message of msgspec


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """An instruction for the learner and, in some steps, the moves to make.

    Moves are given by their texts. In ``then`` and ``skip`` each text starts with the role that
    makes the move, ``dragon: draw 0``; luck is ``chance: …``. If a draw is not given, the first
    possible draw is made.
    """

    say: Text
    clause: str = ""  # the rule of this step
    light: list[str] = []  # things to highlight
    do: list[str] = []  # moves that lead to the next step; empty: a step that is only read
    answers: dict[str, Text] = {}  # by kind of move: the answer to a move not in ``do``
    otherwise: Text = {}  # the answer to all other moves
    watch: Text = {}  # the text while the other seats move
    then: list[str] = []  # the next moves of the other seats and of chance, one after the other
    skip: list[str] = []  # the moves of all seats after that, without a pause


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    title: Text
    about: Text  # one sentence about its subject
    minutes: int
    options: Options
    role: str  # of the learner's seat
    start: list[str]  # moves before the first step, as in ``Step.skip``
    steps: list[Step]
    play: Options = {}  # options of a whole game to play next


@cache
def load_lesson(package: str, name: str) -> Lesson:
    """Load the lesson *name* of a package. Raise ``BadLesson``."""
    return read_lesson(name, (files(package) / "lessons" / f"{name}.json").read_bytes())


def read_lesson(name: str, text: bytes) -> Lesson:
    """Decode and check a lesson. Raise ``BadLesson``, which names the line or the field."""
    try:
        text.decode()
        lesson = decode(text, type=Lesson)
    except UnicodeDecodeError as error:
        problem = f"byte {error.start + 1} is not UTF-8"
        raise BadLesson(name, f"line {wrong_line(error)}", problem) from error
    except ValidationError as error:
        raise BadLesson(name, blamed(str(error)), str(error)) from error
    except DecodeError as error:
        raise BadLesson(name, f"line {line_of(text, str(error))}", str(error)) from error
    for field, problem in problems(lesson):
        raise BadLesson(name, field, problem)
    return lesson


def line_of(text: bytes, problem: str) -> int:
    """Return the line that msgspec names in its error, or else the last line."""
    found = BYTE.search(problem)
    return text[: int(found[1]) if found else len(text)].count(b"\n") + 1


def problems(lesson: Lesson) -> list[tuple[str, str]]:
    """Return the wrong fields of a lesson, each with the problem, without playing it."""
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
    """Return a problem for each language that a text lacks, and for each unknown language."""
    silent = [(field, f"has no {name}") for name in LANGUAGES if not text.get(name, "").strip()]
    return silent + [(field, f"unknown language {name}") for name in text if name not in LANGUAGES]

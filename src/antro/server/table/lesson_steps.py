"""The texts of a lesson at each of its steps."""

from typing import Any

from antro.core.match.match import Match
from antro.core.tutorial.lesson import Step
from antro.core.tutorial.scripted_luck import ScriptedLuck
from antro.server.wire.socket_messages import LessonPage, LessonStep


def lesson_step(
    id: str, match: Match[Any], luck: ScriptedLuck, lessons: tuple[str, ...]
) -> LessonStep:
    """Return the step of the lesson at a table. *lessons* are all of its game, in order."""
    script, expected = luck.script, luck.expected(match)
    steps = script.lesson.steps
    moves: list[int] = []
    if expected is None:
        first = script.last_asked + 1
        pages = [page(step) for step in steps[first:]] if luck.is_over(match) else []
    elif script.waits(expected):
        first, moves = script.first_unread(expected), expected.numbers
        pages = [page(step) for step in steps[first : expected.step + 1]]
    else:
        first = max(0, expected.step)
        pages = [LessonPage(steps[first].watch, "", [])] if steps[first].watch else []
    return LessonStep(
        table=id,
        version=match.version,
        name=script.name,
        title=script.lesson.title,
        pages=pages,
        first=min(first + 1, len(steps)),
        of=len(steps),
        moves=moves,
        done=expected is None,
        next=after(script.name, lessons),
        play=script.lesson.play,
    )


def page(step: Step) -> LessonPage:
    return LessonPage(step.say, step.clause, step.light)


def after(name: str, lessons: tuple[str, ...]) -> str:
    """Return the next lesson, or nothing after the last one."""
    at = lessons.index(name) + 1
    return lessons[at] if at < len(lessons) else ""

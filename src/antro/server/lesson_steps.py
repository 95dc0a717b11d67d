"""What a learner is told at each moment of a lesson."""

from typing import Any

from antro.core.lesson import Step
from antro.core.lesson_table import LessonTable
from antro.server.wire.socket_messages import LessonPage, LessonStep


def lesson_step(id: str, table: LessonTable[Any], lessons: tuple[str, ...]) -> LessonStep:
    """Where the lesson at a table is; *lessons* are all of its game, in order."""
    script, line = table.script, table.expected()
    steps = script.lesson.steps
    moves: list[int] = []
    if line is None:
        first = script.last_asked + 1
        pages = [page(step) for step in steps[first:]] if table.script_is_over() else []
    elif script.waits(line):
        first, moves = script.first_unread(line), line.moves
        pages = [page(step) for step in steps[first : line.step + 1]]
    else:
        first = max(0, line.step)
        pages = [LessonPage(steps[first].watch, "", [])] if steps[first].watch else []
    return LessonStep(
        table=id,
        version=table.version,
        name=script.name,
        title=script.lesson.title,
        pages=pages,
        first=min(first + 1, len(steps)),
        of=len(steps),
        moves=moves,
        done=line is None,
        next=after(script.name, lessons),
        play=script.lesson.play,
    )


def page(step: Step) -> LessonPage:
    return LessonPage(step.say, step.clause, step.light)


def after(name: str, lessons: tuple[str, ...]) -> str:
    """The lesson that comes next; none after the last."""
    at = lessons.index(name) + 1
    return lessons[at] if at < len(lessons) else ""

"""The progress of many games, as a bar on the terminal."""

from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

from msgspec import Struct
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Column
from rich.text import Text

from antro.core.contract.descriptions import Fields
from antro.core.text.words import Catalogue, say

R = TypeVar("R")


class Failure(Struct, frozen=True):
    """A game that failed every time."""

    title: str
    error: str


class Status(Struct):
    """The workers that play now, and the games that failed."""

    workers: int
    failures: list[Failure]


class StatusColumn(ProgressColumn):
    """A column with games per second, workers and failures."""

    def __init__(self, status: Status, words: Catalogue) -> None:
        super().__init__(Column(no_wrap=True))
        self.status: Final = status
        self.words: Final = words

    def render(self, task: Task) -> Text:
        """Return the text of now."""
        speed = task.finished_speed or task.speed or 0.0
        fields: Fields = {
            "speed": f"{speed:.1f}" if speed >= 1 else f"{speed:.3f}",
            "workers": self.status.workers,
            "failed": len(self.status.failures),
        }
        return Text(say(self.words, "progress", fields))


def with_progress(
    results: Iterable[R], status: Status, stored: int, total: int, title: str, words: Catalogue
) -> Iterator[R]:
    """Yield the same results. Show their number and the status in a bar on the error output."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        StatusColumn(status, words),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(title, total=total, completed=stored)
        for result in results:
            progress.advance(task)
            yield result

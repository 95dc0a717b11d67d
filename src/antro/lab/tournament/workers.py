"""Play the games of a tournament in processes of this machine, or on Ray."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadOption, expected_number
from antro.lab.tournament.match import Outcome, Pairing, play

T = TypeVar("T")
R = TypeVar("R")


def locally(pairings: list[Pairing], jobs: int) -> Iterator[Outcome]:
    """Play games in *jobs* processes. Yield the outcomes in the order of the pairings."""
    return spread(play, pairings, jobs)


def spread(work: Callable[[T], R], tasks: list[T], jobs: int) -> Iterator[R]:
    """Do all tasks in *jobs* processes. Yield the results in the order of the tasks."""
    if not 1 <= jobs <= 1024:
        raise BadOption("jobs", str(jobs), expected_number(1, 1024))
    if jobs == 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(work, tasks)


def on_ray(pairings: list[Pairing]) -> Iterator[Outcome]:
    """Play games on a Ray cluster, or start one here. The extra ``lab`` installs Ray."""
    try:
        ray = import_module("ray")
    except ImportError as error:
        raise BadOption("ray", "yes", Reason("no_ray")) from error
    ray.init(ignore_reinit_error=True, include_dashboard=False, log_to_driver=False)
    remote = ray.remote(play)
    for waiting in [remote.remote(pairing) for pairing in pairings]:
        yield ray.get(waiting)


def cores() -> int:
    """Return the number of processors of this machine."""
    return os.cpu_count() or 1


def with_progress(outcomes: Iterable[Outcome], total: int, title: str) -> Iterator[Outcome]:
    """Yield the same outcomes, and show their number in a progress bar on the terminal."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns) as progress:
        task = progress.add_task(title, total=total)
        for outcome in outcomes:
            progress.advance(task)
            yield outcome

"""Play games in processes of this machine."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from antro.core.contract.errors import BadOption, expected_number

T = TypeVar("T")
R = TypeVar("R")


def spread(work: Callable[[T], R], tasks: list[T], jobs: int) -> Iterator[R]:
    """Do all tasks in *jobs* processes. Yield the results in the order of the tasks."""
    check_jobs(jobs)
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(work, tasks)


def check_jobs(jobs: int) -> None:
    """Raise ``BadOption`` if this number of processes is not possible."""
    if not 1 <= jobs <= 1024:
        raise BadOption("jobs", str(jobs), expected_number(1, 1024))


def cores() -> int:
    """Return the number of processors of this machine."""
    return os.cpu_count() or 1

"""Things that workers do in tests. They import this module, so it is not a test module."""

import os
import signal
import time
from pathlib import Path

from msgspec import Struct

from antro.lab.tournament.match import play


class Job(Struct, frozen=True):
    """A number to square, and a folder for notes about tries."""

    number: int
    folder: str = ""

    @property
    def key(self) -> str:
        return str(self.number)

    @property
    def title(self) -> str:
        return f"job {self.number}"


def jobs(numbers, folder=""):
    return [Job(number, str(folder)) for number in numbers]


def square(job):
    return job.number**2


def note(job):
    """Note a try, and return the number of tries so far."""
    with (Path(job.folder) / job.key).open("a") as notes:
        notes.write("x")
    return tries(job)


def tries(job):
    return len((Path(job.folder) / job.key).read_text())


def fail_three(job):
    """Square a number, but fail at 3."""
    note(job)
    if job.number == 3:
        raise ValueError("three is bad")
    return square(job)


def fail_once(job):
    """Square a number, but fail at the first try."""
    if note(job) == 1:
        raise OSError("not now")
    return square(job)


def die_at_three(job):
    """Square a number, but let the worker die at 3."""
    note(job)
    if job.number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return square(job)


def die_once(job):
    """Square a number, but let the worker die at the first try of 3."""
    if note(job) == 1 and job.number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return square(job)


def wait_for_note(job):
    """Square a number. Number 0 first waits for the file "go"."""
    until = time.monotonic() + 20
    while job.number == 0 and not (Path(job.folder) / "go").exists():
        if time.monotonic() > until:
            raise TimeoutError("the other results did not arrive")
        time.sleep(0.01)
    return square(job)


def play_even_seeds(pairing):
    if pairing.seed % 2:
        raise ValueError("odd")
    return play(pairing)


def play_no_game(pairing):
    raise ValueError(pairing.seed)

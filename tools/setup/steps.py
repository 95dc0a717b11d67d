"""The steps of a set-up: their messages, runs and logs."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import IO, Final

from tools.setup.keys import BUILD, ROOT

LOGS: Final = BUILD / "logs"
STARTED: Final = time.monotonic()


class Failed(Exception):
    """A step failed. Its log says why."""


class Stopped(Failed):
    """A step was stopped from outside, so the next start tries it again."""


def say(step: str, text: str) -> None:
    seconds = time.monotonic() - STARTED
    print(f"antro: {seconds:4.0f} s  {step:<12}{text}", file=sys.stderr, flush=True)


def run(log: str, *command: str) -> None:
    clean = {**os.environ, "PIP_CONSTRAINT": "", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}

    def job(out: IO[str]) -> None:
        subprocess.run(command, cwd=ROOT, env=clean, stdout=out, stderr=out, check=True)

    logged(log, job)


def logged(name: str, job: Callable[[IO[str]], None]) -> None:
    """Do a job that writes a log. An error names the log."""
    path = LOGS / f"{name}.log"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as log:
        try:
            job(log)
        except (OSError, subprocess.CalledProcessError) as problem:
            code = getattr(problem, "returncode", 1)
            kind = Stopped if code < 0 else Failed  # a signal ended it
            raise kind(f"{name} failed, see {path.relative_to(ROOT)}") from problem

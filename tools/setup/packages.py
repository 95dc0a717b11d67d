"""The environment in ``.venv``, and what is installed there: never Antro itself."""

import re
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from tools.setup.keys import ROOT, key_of
from tools.setup.steps import run, say

VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / "bin" / "python"
INSTALLED: Final = VENV / "antro-packages.txt"  # a key, and what was installed under it
CONSTRAINTS: Final = ROOT / "constraints.txt"

Extras = tuple[str, ...]


def environment() -> None:
    """Begin with a new one, unless this very program runs in it (see ``tools/python.sh``)."""
    if not VENV.exists() or not VENV.samefile(sys.prefix):
        say("environment", f".venv with Python {sys.version.split()[0]}")
        run("environment", sys.executable, "-m", "venv", "--clear", str(VENV))


def ready(extras: Extras) -> bool:
    return PYTHON.exists() and set(wanted(extras)) <= installed()


def install(extras: Extras) -> None:
    say("packages", "installing")
    pip("packages", *wanted(extras))
    INSTALLED.write_text("\n".join([key(), *sorted(installed() | set(wanted(extras)))]))
    say("packages", "installed")


def install_apart(folder: Path, extra: str) -> None:
    """Where two installers can work at the same time."""
    pip(
        f"{extra}-tools", "--no-deps", "--upgrade", "--target", str(folder), *requirements((extra,))
    )


def pip(log: str, *words: str) -> None:
    """Install within the constraints. Not byte-compiled: Python does that, for what is used."""
    options = ["--quiet", "--no-compile", "--prefer-binary", "--no-input", "-c", str(CONSTRAINTS)]
    run(log, str(PYTHON), "-m", "pip", "install", *options, *words)


def wanted(extras: Extras) -> list[str]:
    """What these extras ask for, and what Antro itself does."""
    own: list[str] = project()["dependencies"]
    return own + requirements(extras)


def installed() -> set[str]:
    """What was asked for and installed, under today's constraints."""
    first, *lines = INSTALLED.read_text().splitlines() if INSTALLED.exists() else [""]
    return set(lines) if first == key() else set()


def key() -> str:
    return key_of([sys.version], [CONSTRAINTS])


def requirements(extras: Extras) -> list[str]:
    """What these extras ask for; one may name others of ours."""
    lines: list[str] = []
    for extra in extras:
        for line in project()["optional-dependencies"][extra]:
            ours = re.fullmatch(r"antro\[([\w,]+)\]", line)
            lines += requirements(tuple(ours[1].split(","))) if ours else [line]
    return lines


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return found

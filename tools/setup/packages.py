"""The environment in ``.venv``, and its packages. Antro itself is never installed there."""

import re
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from tools.setup.keys import ROOT, key_of
from tools.setup.steps import run, say

VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / "bin" / "python"
INSTALLED: Final = VENV / "antro-packages.txt"  # a key, and the packages installed with it
CONSTRAINTS: Final = ROOT / "constraints.txt"

Extras = tuple[str, ...]


def environment() -> None:
    """Make a new environment, unless this program runs in it (see ``tools/python.sh``)."""
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
    """Install an extra into a folder, so that two installers can run at the same time."""
    pip(
        f"{extra}-tools", "--no-deps", "--upgrade", "--target", str(folder), *requirements((extra,))
    )


def pip(log: str, *words: str) -> None:
    """Install within the constraints. Python compiles modules later, when they are used."""
    options = ["--quiet", "--no-compile", "--prefer-binary", "--no-input", "-c", str(CONSTRAINTS)]
    run(log, str(PYTHON), "-m", "pip", "install", *options, *words)


def wanted(extras: Extras) -> list[str]:
    """Return the packages of these extras and of Antro itself."""
    own: list[str] = project()["dependencies"]
    return own + requirements(extras)


def installed() -> set[str]:
    """Return the packages installed with the current constraints."""
    first, *lines = INSTALLED.read_text().splitlines() if INSTALLED.exists() else [""]
    return set(lines) if first == key() else set()


def key() -> str:
    return key_of([sys.version], [CONSTRAINTS])


def requirements(extras: Extras) -> list[str]:
    """Return the packages of these extras, and of extras that they name."""
    lines: list[str] = []
    for extra in extras:
        for line in project()["optional-dependencies"][extra]:
            ours = re.fullmatch(r"antro\[([\w,]+)\]", line)
            lines += requirements(tuple(ours[1].split(","))) if ours else [line]
    return lines


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return found

"""The browser that the tests drive: Debian's Chromium."""

import os
import shutil
from typing import Final

from tools.setup.steps import Failed, run, say

NAMES: Final = ("chromium-headless-shell", "chromium")  # of commands, and of Debian's packages
"""The first one never opens a window, and is a quarter faster."""


def path() -> str | None:
    """Return the path of the browser, or None if it is not installed."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def install() -> None:
    """Install the browser if it is missing."""
    if path() is not None:
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise Failed(f"the browser tests need {' or '.join(NAMES)}. Please install it")
    say("browser", f"installing {NAMES[0]}")
    run("browser-index", "apt-get", "update")
    run("browser", "apt-get", "install", "-y", "--no-install-recommends", NAMES[0])
    say("browser", "installed")

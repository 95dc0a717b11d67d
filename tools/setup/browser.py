"""The browser that the tests drive: Debian's Chromium."""

import os
import shutil
from typing import Final

from tools.setup.steps import Failed, run, say

NAMES: Final = ("chromium-headless-shell", "chromium")  # of commands, and of Debian's packages
"""The first never opens a window, and takes a quarter less time."""


def path() -> str | None:
    """Where it is, if it is there."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def install() -> None:
    """Fetch it, if it is not there."""
    if path() is not None:
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise Failed(f"the browser tests need {' or '.join(NAMES)}: please install it")
    say("browser", f"installing {NAMES[0]}")
    run("browser-index", "apt-get", "update")
    run("browser", "apt-get", "install", "-y", "--no-install-recommends", NAMES[0])
    say("browser", "installed")

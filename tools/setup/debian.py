"""Programs that only tests need. They come from Debian."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path
from typing import Final

from tools.setup.steps import Failed, run, say

BROWSERS: Final = ("chromium-headless-shell", "chromium")  # of commands, and of Debian's packages
"""The first one never opens a window, and is a quarter faster."""

SERVERS: Final = {
    "haproxy": "haproxy",
    "nginx": "nginx",
    "pgbouncer": "pgbouncer",
    "postgresql": "postgres",
    "sqlite3": "sqlite3",
}
"""The databases and the proxies: the program in each package."""

FOLDERS: Final = ("/usr/sbin", "/usr/lib/postgresql/*/bin")  # that may not be in PATH
POLICY: Final = Path("/usr/sbin/policy-rc.d")  # Debian asks this script before it starts a service


def path(program: str) -> str | None:
    """Return the path of a program, or None if it is not installed."""
    elsewhere = [found for folder in FOLDERS for found in sorted(glob(f"{folder}/{program}"))]
    return shutil.which(program) or next(reversed(elsewhere), None)


def browser() -> str | None:
    """Return the path of the browser, or None if it is not installed."""
    return next(filter(None, map(path, BROWSERS)), None)


def install_browser() -> None:
    """Install the browser if it is missing."""
    if browser() is None:
        install([BROWSERS[0]])


def install_servers() -> None:
    """Install the missing ones of the servers. Tests start them, and Debian does not."""
    missing = [package for package, program in SERVERS.items() if path(program) is None]
    if missing:
        install(missing)


def install(packages: list[str]) -> None:
    names = ", ".join(packages)
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise Failed(f"some tests need these programs. Please install them: {names}")
    say("programs", f"installing {names}")
    apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    run("programs-index", *apt, "update")
    with no_services():
        run("programs", *apt, "install", "-y", "--no-install-recommends", *packages)
    say("programs", "installed")


@contextmanager
def no_services() -> Iterator[None]:
    """Keep Debian from starting the services of new packages."""
    if POLICY.exists():
        yield
        return
    POLICY.write_text("#!/bin/sh\nexit 101\n")  # 101: the action is not allowed
    POLICY.chmod(0o755)
    try:
        yield
    finally:
        POLICY.unlink()

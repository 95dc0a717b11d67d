"""From a bare clone to something that runs: environment, packages, client, engine.

Each part has a key, the hash of all it is made from, and is made again only when its
key changes. When all keys hold, nothing is started: a warm start costs the hashing.
What has to be made is made side by side. A server does not wait for the engine: it begins
on the sources as they are, and ``tools.build.background`` compiles meanwhile.
"""

import fcntl
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from tools.build import engine
from tools.setup import client, packages
from tools.setup.keys import BUILD, holds, keep, key_of
from tools.setup.packages import PYTHON, Extras
from tools.setup.steps import Failed, Stopped, logged, run, say

UNCOMPILED: Final = BUILD / "engine.failed"  # holds the key of an engine that would not compile
NODE_KEY: Final = BUILD / "node.key"


def prepare(*extras: str) -> Path:
    """Make all that is missing or out of date. Returns the folder to run ``antro`` from.

    *extras* are the optional dependencies that are wanted beside the engine's own.
    """
    prepare_packages(*extras, *compiler())
    prepare_engine(engine.TARGET)
    return chosen()


def prepare_to_serve() -> Path:
    """The same, but for the engine: it is taken if it is there."""
    prepare_packages()
    return chosen()


def prepare_packages(*extras: str) -> None:
    """The environment, what is installed there, and the client."""
    if not (packages.ready(extras) and client_ready(extras)):
        with locked("set-up"):
            make(extras)


def prepare_tests() -> None:
    """Install what tests need that open no page: neither the client nor an engine."""
    if not packages.ready(("dev",)):
        with locked("set-up"):
            packages.environment()
            packages.install(("dev",))


def prepare_engine(folder: Path) -> None:
    """One engine alone, in an environment that is there already."""
    if engine_ready(folder):
        return
    if not packages.ready(("compile",)):
        with locked("set-up"):
            packages.install(("compile",))
    compile_engine(folder)


def compiler() -> Extras:
    """The extra that compiles, where something can be compiled."""
    return () if engine.obstacle() else ("compile",)


@contextmanager
def locked(name: str) -> Iterator[None]:
    """Whoever comes second waits here for the first."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def chosen() -> Path:
    """The folder of a compiled engine that is current, or else, saying why, of the sources."""
    for folder in (engine.TARGET, engine.QUICK):
        if engine.current(folder) and not engine.obstacle():
            engine.mirror(folder)
            return folder
    failed = "it did not compile, see build/logs/engine.log" if uncompilable() else ""
    problem = engine.obstacle() or failed or "it is not compiled yet"
    print(f"antro: the engine runs interpreted, so bots are slower: {problem}", file=sys.stderr)
    return engine.SOURCE.parent


def engine_ready(folder: Path) -> bool:
    """Whether there is nothing to compile, or nothing that can be."""
    return bool(engine.obstacle()) or engine.current(folder) or uncompilable()


def uncompilable() -> bool:
    return holds(UNCOMPILED, engine.key())


def client_ready(extras: Extras) -> bool:
    if not client.exists():
        return True
    return client.current() and ("dev" not in extras or client.installed(checks=True))


def make(extras: Extras) -> None:
    """Every step that is due, side by side."""
    say("set-up", "making what is missing or has changed")
    packages.environment()
    with ThreadPoolExecutor() as pool:
        jobs = []
        if not packages.ready(extras):
            jobs.append(pool.submit(packages.install, extras))
        if not client_ready(extras):
            jobs.append(pool.submit(build_client, extras))
        for job in jobs:
            job.result()
    say("set-up", "done")


def compile_engine(folder: Path) -> None:
    """Compile, or note that it cannot be done, so that it is tried once per change."""
    with locked("engine"):
        if engine_ready(folder):  # by another who was first
            return
        modules = engine.compiled(quick=folder == engine.QUICK)
        say("engine", f"compiling {len(modules)} modules to C")
        made_of = engine.key()
        try:
            run("engine", str(PYTHON), "-m", "tools.build.engine", folder.name)
        except Stopped:
            raise
        except Failed as problem:
            keep(UNCOMPILED, made_of)
            say("engine", f"did not compile: {problem}")
        else:
            say("engine", "compiled")


def build_client(extras: Extras) -> None:
    """Build it, or say why not: a terminal game needs none. It is tried again at every start."""
    try:
        fetch_node()
        say("client", "installing its packages")
        logged("client-packages", partial(client.install, checks="dev" in extras))
        if not client.current():
            say("client", "building")
            logged("client", client.build)
    except Failed as problem:
        say("client", f"not built: {problem}")
    else:
        say("client", "built")


def fetch_node() -> None:
    key = key_of(packages.requirements(("client",)))
    if not holds(NODE_KEY, key):
        say("client", "fetching Node")
        packages.install_apart(client.WHEEL, "client")
        keep(NODE_KEY, key)

"""Set up a clone: environment, packages, client and engine.

Each part has a key, the hash of its sources. It is made again only when its key changes. If no
key has changed, a start only costs the hashing. Parts are made in parallel. A server does not
wait for the engine: it starts interpreted, and ``tools.build.background`` compiles meanwhile.
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

UNCOMPILED: Final = BUILD / "engine.failed"  # has the key of an engine that did not compile
NODE_KEY: Final = BUILD / "node.key"


def prepare(*extras: str) -> Path:
    """Make everything that is missing or stale. Return the folder to run ``antro`` from.

    *extras* are the optional dependencies to install, in addition to those of the engine.
    """
    prepare_packages(*extras, *compiler())
    prepare_engine(engine.TARGET)
    return chosen()


def prepare_to_serve() -> Path:
    """Prepare everything except the engine. Return the folder to run ``antro`` from."""
    prepare_packages()
    return chosen()


def prepare_packages(*extras: str) -> None:
    """Make the environment, install packages there, and build the client."""
    if not (packages.ready(extras) and client_ready(extras)):
        with locked("set-up"):
            make(extras)


def prepare_tests(*extras: str) -> None:
    """Install the packages of tests without a browser, and *extras*: no client and no engine."""
    if not packages.ready(("dev", *extras)):
        with locked("set-up"):
            packages.environment()
            packages.install(("dev", *extras))


def prepare_engine(folder: Path) -> None:
    """Make one engine, in an environment that already exists."""
    if engine_ready(folder):
        return
    if not packages.ready(("compile",)):
        with locked("set-up"):
            packages.install(("compile",))
    compile_engine(folder)


def compiler() -> Extras:
    """Return the extra with the compiler, if this machine can compile."""
    return () if engine.obstacle() else ("compile",)


@contextmanager
def locked(name: str) -> Iterator[None]:
    """Wait while another process does the same work."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def chosen() -> Path:
    """Return the folder of a current engine, or of the sources with a printed reason."""
    for folder in (engine.TARGET, engine.QUICK):
        if engine.current(folder) and not engine.obstacle():
            engine.mirror(folder)
            return folder
    failed = "it did not compile, see build/logs/engine.log" if uncompilable() else ""
    problem = engine.obstacle() or failed or "it is not compiled yet"
    print(f"antro: the engine runs interpreted, so bots are slower: {problem}", file=sys.stderr)
    return engine.SOURCE.parent


def engine_ready(folder: Path) -> bool:
    """Return True if there is nothing to compile, or nothing can be compiled."""
    return bool(engine.obstacle()) or engine.current(folder) or uncompilable()


def uncompilable() -> bool:
    return holds(UNCOMPILED, engine.key())


def client_ready(extras: Extras) -> bool:
    if not client.exists():
        return True
    return client.current() and ("dev" not in extras or client.installed(checks=True))


def make(extras: Extras) -> None:
    """Do every necessary step, in parallel."""
    say("set-up", "making missing or changed parts")
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
    """Compile, or record the failure, so that each version is tried only once."""
    with locked("engine"):
        if engine_ready(folder):  # another process was first
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
    """Build the client, or say why not. A failed build is tried again at every start."""
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


def illustrated() -> bool:
    """Return True if no bitmaps of pictures can be added to the client."""
    return client.illustrated() or not (client.exists() and client.current())


def illustrate() -> None:
    """Make the bitmaps of our pictures, or say why not. Then browsers draw the pictures."""
    with locked("pictures"):
        if illustrated():
            return
        say("pictures", "drawing")
        try:
            logged("pictures", client.make_pictures)
        except Failed as problem:
            say("pictures", f"not drawn: {problem}")
        else:
            say("pictures", "drawn")


def fetch_node() -> None:
    key = key_of(packages.requirements(("client",)))
    if not holds(NODE_KEY, key):
        say("client", "fetching Node")
        packages.install_apart(client.WHEEL, "client")
        keep(NODE_KEY, key)

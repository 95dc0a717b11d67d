"""The part of a tournament that runs on the workers of a Ray cluster.

Ray sends this module itself to them, so that it also runs where Antro is missing or different.
For this reason it imports only the standard library.
"""

import pickle
import platform
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import Any, Final

BATCH_SECONDS: Final = 1.0  # of work; sending a batch takes some milliseconds
PLAYED_BY: Final = ("core", "games", "bots", "lab")  # the folders that decide how a game goes
LONGEST_ERROR: Final = 300  # characters

Reply = tuple[str, str, list[tuple[Any, str]], float]
"""The node, its version of Antro, a result or an error for each task, and the seconds spent."""


def run_batch(version: str, packed: bytes) -> Reply:
    """Do tasks for about a second, at least one. Do none if Antro has another version here."""
    here = version_here()
    if here != version:
        return platform.node(), here, [], 0.0
    work, tasks = pickle.loads(packed)
    started, replies = perf_counter(), []
    for task in tasks:
        replies.append(attempt(work, task))
        if perf_counter() - started > BATCH_SECONDS:
            break
    return platform.node(), here, replies, perf_counter() - started


def attempt(work: Any, task: Any) -> tuple[Any, str]:
    """Do a task. Return its result, or the error in words."""
    try:
        return work(task), ""
    except Exception as error:
        return None, f"{type(error).__name__}: {error}"[:LONGEST_ERROR]


def version_here() -> str:
    """Return the version of Antro and a digest of its rules and bots, or nothing without Antro."""
    found = find_spec("antro")
    if found is None or not found.submodule_search_locations:
        return ""
    import antro

    folder, digest = Path(found.submodule_search_locations[0]), sha256()
    for part in PLAYED_BY:
        for file in sorted((folder / part).rglob("*")):
            if file.suffix in {".py", ".csv"}:
                digest.update(file.relative_to(folder).as_posix().encode() + file.read_bytes())
    return f"{antro.__version__} ({digest.hexdigest()[:8]})"

"""One server at a time has a data folder: two would tell their players different things."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from antro.core.contract.errors import AntroError

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # Windows
    flock = None  # type: ignore[assignment]

LOCK: Final = "server.lock"  # holds the number of the process that has the folder


class FolderTaken(AntroError):
    def __init__(self, folder: Path, process: str) -> None:
        super().__init__(
            f"{folder}: another server ({process or 'unknown'}) has this folder; "
            "end that one, or give --data another"
        )


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Have a folder to oneself; death gives it back. Raises ``FolderTaken``."""
    with os.fdopen(os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600), "r+") as file:
        if flock is not None:
            try:
                flock(file, LOCK_EX | LOCK_NB)
            except BlockingIOError:
                raise FolderTaken(folder, file.read().strip()) from None
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        yield

"""Let only one server use a data folder: two servers would show different games."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from antro.core.contract.descriptions import Fields, Reason
from antro.server.ops.server_error import ServerError

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # Windows
    flock = None  # type: ignore[assignment]

LOCK: Final = "server.lock"  # contains the process number of the server


class FolderTaken(ServerError):
    def __init__(self, folder: Path, process: str) -> None:
        fields: Fields = {"folder": str(folder), "process": process or "?"}
        super().__init__(Reason("folder_taken", fields=fields))


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Lock a folder. The end of the process unlocks it. Raises ``FolderTaken``."""
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

"""What an operator may set, and how much one client may ask."""

import os
from pathlib import Path
from typing import Final

from msgspec import Struct

from antro.server.thinker import WORKER

KILOBYTE: Final = 1024
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


class Limits(Struct, frozen=True):
    """How much one client may ask."""

    message: int = 16 * KILOBYTE  # bytes on the socket
    body: int = 64 * KILOBYTE  # bytes of a request
    record: int = 512 * KILOBYTE  # bytes of an opened record
    messages: float = 20  # a second, on one socket
    messages_burst: float = 100
    posts: float = 1  # a second, for one guest
    posts_burst: float = 30
    household: int = 10  # guests with one address, at most, who post as fast as they may
    tables: int = 16  # joined on one socket
    outbox: int = 256  # messages that wait for a slow reader
    silence: float = 60  # seconds after which a socket is given up


class Settings(Struct, frozen=True):
    """How this server runs."""

    data: Path
    url: str = ""  # of the database; a file in the data folder when empty
    host: str = "127.0.0.1"
    port: int = 8000
    static: Path = Path(__file__).parent.parent / "static"
    limits: Limits = Limits()
    proxied: bool = False  # browsers come through a proxy, which hides how long their lines are
    dawdle: float = 1.0  # how much of their pauses bots make; none in a hurry
    patience: float = 60  # seconds without a person before the others may ask a bot in
    idle: float = 60  # seconds that a table nobody looks at stays in memory
    thinkers: int = os.cpu_count() or 2  # processes for bots
    worker: str = WORKER  # the module that they run
    engine: int | None = None  # a pipe on which we are told of an engine that is being compiled

    @property
    def database(self) -> str:
        return self.url or f"sqlite:///{self.data / 'antro.db'}"

    @property
    def hosts(self) -> list[str]:
        """The names by which browsers may reach us: a page elsewhere cannot borrow another."""
        return ["*"] if self.host not in LOOPBACK else list(LOOPBACK)


def data_folder() -> Path:
    """Where a person's tables are kept, unless they say otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "antro"

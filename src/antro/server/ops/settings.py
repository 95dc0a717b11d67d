"""What an operator may set, and how much one client may ask."""

import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from antro.server.ops.seeds import Seeds

KILOBYTE: Final = 1024
USUAL_PORT: Final = 8000
WORKER: Final = "antro.bots.worker"  # the module that a bot process runs
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


class Limits(Struct, frozen=True):
    """How much one client may ask."""

    message: int = 16 * KILOBYTE  # bytes on the socket
    body: int = 64 * KILOBYTE  # bytes of a request
    record: int = 512 * KILOBYTE  # bytes of an opened record
    messages: float = 20  # a second, for one guest on all sockets
    messages_burst: float = 1000
    hasty: int = 200  # messages that are refused one after the other, before a socket is closed
    hints: float = 0.5  # a second, for one guest
    hints_burst: float = 5
    posts: float = 1  # a second, for one guest
    posts_burst: float = 30
    household: int = 10  # guests with one address, at most, who ask as fast as they may
    connections: int = 128  # of one address, at once: sockets, and requests
    tables: int = 16  # joined on one socket
    outbox: int = 1024 * KILOBYTE  # bytes that wait for a slow reader, before the last message
    silence: float = 60  # seconds after which a socket is given up
    heading: float = 10  # seconds in which a request has to come
    reading: float = 20  # seconds in which its body has to come, and an answer has to be read on


class Settings(Struct, frozen=True):
    """How this server runs."""

    data: Path
    url: str = ""  # of the database; a file in the data folder when empty
    host: str = "127.0.0.1"
    port: int = USUAL_PORT
    public_url: str = ""  # under which others open it; found out when empty
    static: Path = Path(__file__).parents[2] / "static"
    limits: Limits = Limits()
    proxies: tuple[str, ...] = ()  # addresses of proxies, which may say from where others ask
    bot_delay: float = 1.0  # a factor of the pauses that bots make
    text_wait: float = 5  # seconds for the text that an opener adds to the chance of a table
    patience: float = 60  # seconds without a person before the others may ask a bot in
    idle: float = 60  # seconds that a table nobody looks at stays in memory
    bot_processes: int = os.cpu_count() or 2  # processes for bots
    worker: str = WORKER  # the module that they run
    seeds: Seeds = Seeds()  # of tables, and of what bots choose
    engine: int | None = None  # a pipe on which we are told of an engine that is being compiled

    @property
    def proxied(self) -> bool:
        """Whether browsers come through a proxy, which hides how long their lines are."""
        return bool(self.proxies)

    @property
    def database(self) -> str:
        return self.url or f"sqlite:///{self.data / 'antro.db'}"

    @property
    def hosts(self) -> list[str]:
        """The names by which browsers may reach us: a page elsewhere cannot borrow another."""
        if self.host not in LOOPBACK:
            return ["*"]
        chosen = urlsplit(self.public_url).hostname
        return [*LOOPBACK, chosen] if chosen else list(LOOPBACK)


def data_folder() -> Path:
    """Where a person's tables are kept, unless they say otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "antro"

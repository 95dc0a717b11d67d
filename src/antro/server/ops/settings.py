"""The settings of an operator, and the limits for one client."""

import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from antro.server.ops.seeds import Seeds

KILOBYTE: Final = 1024
USUAL_PORT: Final = 8000
WORKER: Final = "antro.bots.worker"  # the module of a bot process
POSTGRES: Final = ("postgresql", "postgres")  # in the address of a database
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


class Limits(Struct, frozen=True):
    """The limits for one client."""

    message: int = 16 * KILOBYTE  # bytes on the socket
    body: int = 64 * KILOBYTE  # bytes of a request’s body
    record: int = 512 * KILOBYTE  # bytes of an opened record
    messages: float = 20  # per second, for one guest on all sockets
    messages_burst: float = 1000
    hasty: int = 200  # messages refused in a row before a socket is closed
    hints: float = 0.5  # per second, for one guest
    hints_burst: float = 5
    posts: float = 1  # per second, for one guest
    posts_burst: float = 30
    household: int = 10  # guests with one address who may use their full rate
    connections: int = 128  # open sockets and requests of one address
    tables: int = 16  # joined on one socket
    outbox: int = 1024 * KILOBYTE  # bytes that may wait for a slow reader
    silence: float = 60  # seconds without a message before a socket is closed
    heading: float = 10  # seconds to receive a request
    reading: float = 20  # seconds to receive a body, and between two reads of a response


class Settings(Struct, frozen=True):
    """The settings of this server."""

    data: Path
    url: str = ""  # the database; empty: a file in the data folder
    node: str = ""  # the name of this process in paths, if several share a database
    address: str = ""  # where other processes reach this one; empty: where it listens
    host: str = "127.0.0.1"
    port: int = USUAL_PORT
    language: str = "en"  # of the lines that the host reads
    public_url: str = ""  # the address for other players; empty: Antro finds it
    static: Path = Path(__file__).parents[2] / "static"
    limits: Limits = Limits()
    proxies: tuple[str, ...] = ()  # trusted proxies, which name the addresses of their clients
    bot_delay: float = 1.0  # a factor of the pauses that bots make
    bot_retry: float = 1.0  # seconds before a bot that failed is asked again, at first
    text_wait: float = 5  # seconds to wait for the random text of the opener
    patience: float = 20  # seconds that a player is away before a bot may take over
    connections: int = 0  # of all addresses; 0: as many as the system allows
    idle: float = 60  # seconds that a table without viewers stays in memory
    bot_processes: int = os.cpu_count() or 2  # processes for bots
    worker: str = WORKER  # the module of a bot process
    seeds: Seeds = Seeds()  # for tables
    engine: int | None = None  # the pipe that names each newly compiled engine

    @property
    def proxied(self) -> bool:
        """True if browsers use a proxy, which hides their network delay."""
        return bool(self.proxies)

    @property
    def database(self) -> str:
        return self.url or f"sqlite:///{self.data / 'antro.db'}"

    @property
    def shared(self) -> bool:
        """True if other processes may use the same database."""
        return is_postgres(self.url)

    @property
    def hosts(self) -> list[str]:
        """The host names that requests may use. This stops DNS rebinding."""
        if self.host not in LOOPBACK:
            return ["*"]
        chosen = urlsplit(self.public_url).hostname
        return [*LOOPBACK, chosen] if chosen else list(LOOPBACK)


def data_folder() -> Path:
    """Return the default folder for the saved tables of a person."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "antro"


def is_postgres(url: str) -> bool:
    return url.partition(":")[0] in POSTGRES

"""The processes as pages reach them: directly, or through a proxy."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import choice
from typing import Any

from tests.faults.support.links import ask


class Site(ABC):
    """The processes, as pages reach them."""

    bases: Sequence[str] = ()

    @abstractmethod
    def entries(self) -> list[int]:
        """Return ports that accept any request, in any order."""

    @abstractmethod
    def address(self, base: str) -> tuple[int, str]:
        """Return the port and the start of the paths of a process."""

    def another(self, base: str) -> str:
        """Return the start of the paths of another process."""
        return choice([each for each in self.bases if each != base])

    async def ask(self, method: str, path: str, cookie: str = "", body: object = None) -> Any:
        """Ask any process that accepts connections, as a proxy does."""
        for port in self.entries():
            try:
                return await ask(port, method, path, cookie, body)
            except ConnectionRefusedError:
                continue
        raise ConnectionRefusedError


class Direct(Site):
    """Processes without a proxy. *ports* returns the port of each name."""

    def __init__(self, ports: Callable[[], dict[str, int]]) -> None:
        self.ports = ports
        self.only: int | None = None  # the port that all new requests go to

    def entries(self) -> list[int]:
        ports = [*self.ports().values()] if self.only is None else [self.only]
        first = choice(range(len(ports)))
        return ports[first:] + ports[:first]

    def address(self, base: str) -> tuple[int, str]:
        name = base.rpartition("/")[2]
        ports = self.ports()
        return (ports[name] if name else next(iter(ports.values()))), base


class Proxied(Site):
    """Processes behind a proxy."""

    def __init__(self, port: int, names: Sequence[str]) -> None:
        self.port = port
        self.bases = [f"/n/{name}" for name in names]

    def entries(self) -> list[int]:
        return [self.port]

    def address(self, base: str) -> tuple[int, str]:
        return self.port, base

"""While ``./play`` compiles the engine beside the server: bots move there once it is ready."""

import asyncio
import os
from typing import Final, final

from antro.server.logs import log
from antro.server.thinkers import Thinkers

PIPE: Final = "ANTRO_ENGINE_PIPE"  # holds the number of a pipe, on which we are told


@final
class WarmUp:
    """Waits for the compiled engine, if one is promised."""

    def __init__(self, pipe: int | None, bots: list[Thinkers]) -> None:
        self.pipe: Final = pipe
        self.bots: Final = bots
        self.going_on = pipe is not None

    async def run(self) -> None:
        """Return when every bot thinks on the compiled engine, or when there will be none."""
        if self.pipe is None:
            return
        folder = await all_of(self.pipe)
        if folder:
            await asyncio.gather(*(thinkers.move_to(folder) for thinkers in self.bots))
        self.going_on = False
        log.info("bots think", engine="compiled" if folder else "interpreted")


def promised() -> int | None:
    """The pipe that ``./play`` left us, if it compiles."""
    pipe = os.environ.pop(PIPE, "")
    if not pipe:
        return None
    os.set_inheritable(int(pipe), False)  # it ends with us, and with no process of ours
    return int(pipe)


async def all_of(pipe: int) -> str:
    """What is written to a pipe until it is closed at the other end."""
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    protocol = asyncio.StreamReaderProtocol(reader)
    transport, _ = await loop.connect_read_pipe(lambda: protocol, os.fdopen(pipe, "rb"))
    try:
        return (await reader.read()).decode().strip()
    finally:
        transport.close()

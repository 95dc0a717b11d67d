"""While ``./play`` compiles engines beside the server: bots move to each once it is ready."""

import asyncio
import os
from collections.abc import AsyncIterator
from typing import Final, final

from antro.server.bots.bot_pool import BotPool
from antro.server.ops.logs import log

PIPE: Final = "ANTRO_ENGINE_PIPE"  # holds the number of a pipe, on which we are told


@final
class EngineUpdates:
    """Move bots to the compiled engines that are promised: a quick one, then a faster one."""

    def __init__(self, pipe: int | None, bots: list[BotPool]) -> None:
        self.pipe: Final = pipe
        self.bots: Final = bots
        self.going_on = pipe is not None

    async def run(self) -> None:
        """Return when every bot thinks on the last of them. With the first, bots are warm."""
        if self.pipe is None:
            return
        async for folder in lines(self.pipe):
            await asyncio.gather(*(bot_pool.move_to(folder) for bot_pool in self.bots))
            self.going_on = False
            log.info("bots think", engine=folder)
        self.going_on = False


def promised() -> int | None:
    """The pipe that ``./play`` left us, if it compiles."""
    pipe = os.environ.pop(PIPE, "")
    if not pipe:
        return None
    os.set_inheritable(int(pipe), False)  # it ends with us, and with no process of ours
    return int(pipe)


async def lines(pipe: int) -> AsyncIterator[str]:
    """What is written to a pipe, until it is closed at the other end."""
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    protocol = asyncio.StreamReaderProtocol(reader)
    transport, _ = await loop.connect_read_pipe(lambda: protocol, os.fdopen(pipe, "rb"))
    try:
        async for line in reader:
            yield line.decode().strip()
    finally:
        transport.close()

"""Move bots to new engines that ``./play`` compiles while the server runs."""

import asyncio
import os
from collections.abc import AsyncIterator
from typing import Final, final

from antro.server.bots.bot_pool import BotPool
from antro.server.ops.logs import log

PIPE: Final = "ANTRO_ENGINE_PIPE"  # the number of the pipe that names each new engine


@final
class EngineUpdates:
    """Move bots to the compiled engines: first to a quickly built one, then to a faster one."""

    def __init__(self, pipe: int | None, bots: list[BotPool]) -> None:
        self.pipe: Final = pipe
        self.bots: Final = bots
        self.going_on = pipe is not None

    async def run(self) -> None:
        """Return when every bot uses the last engine. The first one ends the warm-up."""
        if self.pipe is None:
            return
        async for folder in lines(self.pipe):
            await asyncio.gather(*(bot_pool.move_to(folder) for bot_pool in self.bots))
            self.going_on = False
            log.info("bots use a new engine", engine=folder)
        self.going_on = False


def promised() -> int | None:
    """Return the pipe from ``./play``, if it compiles an engine."""
    pipe = os.environ.pop(PIPE, "")
    if not pipe:
        return None
    os.set_inheritable(int(pipe), False)  # bot processes do not keep it open
    return int(pipe)


async def lines(pipe: int) -> AsyncIterator[str]:
    """Yield the lines from a pipe until the other end closes it."""
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    protocol = asyncio.StreamReaderProtocol(reader)
    transport, _ = await loop.connect_read_pipe(lambda: protocol, os.fdopen(pipe, "rb"))
    try:
        async for line in reader:
            yield line.decode().strip()
    finally:
        transport.close()

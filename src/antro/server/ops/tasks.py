"""Background tasks: thinking bots, and the coach."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, final

from antro.core.contract.errors import Refused
from antro.server.ops.logs import log


@final
class Tasks:
    def __init__(self) -> None:
        self.running: Final[set[asyncio.Task[None]]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        """Log a failure. A refusal is not one: the table has changed in the meantime."""
        self.running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):
            log.error("background task failed", problem=repr(error))

    async def cancel(self) -> None:
        """Cancel all running tasks."""
        for task in self.running:
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)

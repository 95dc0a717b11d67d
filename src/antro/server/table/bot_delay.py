"""The pauses of bots. They last as long as a person's, unless the player skips them."""

import asyncio
from contextlib import suppress
from typing import Final, final


@final
class BotDelay:
    """The pauses of the bots of one table."""

    def __init__(self) -> None:
        self._skipped: Final = asyncio.Event()

    @property
    def skipped(self) -> bool:
        return self._skipped.is_set()

    def skip(self) -> None:
        """Let bots answer at once. This also ends pauses that have started."""
        self._skipped.set()

    def restore(self) -> None:
        """Let bots pause again."""
        self._skipped.clear()

    async def wait(self, seconds: float) -> None:
        """Wait this long, or until the player skips the pauses."""
        if seconds > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._skipped.wait(), seconds)

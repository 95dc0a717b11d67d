"""The delay of bots: they pause as a person would, unless the player skips that."""

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
        """Have bots answer at once, also those that pause now."""
        self._skipped.set()

    def restore(self) -> None:
        """Have bots pause again."""
        self._skipped.clear()

    async def wait(self, seconds: float) -> None:
        """Wait so long, or until the delay is skipped."""
        if seconds > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._skipped.wait(), seconds)

"""Bots pause as a person would, unless whoever plays against them is in a hurry."""

import asyncio
from contextlib import suppress
from typing import Final, final


@final
class Hurry:
    """Whether somebody waits for the bots of a table to be done."""

    def __init__(self) -> None:
        self._begun: Final = asyncio.Event()

    @property
    def begun(self) -> bool:
        return self._begun.is_set()

    def begin(self) -> None:
        """Have bots answer at once, those that pause now among them."""
        self._begun.set()

    def end(self) -> None:
        """Have bots pause again."""
        self._begun.clear()

    async def pause(self, seconds: float) -> None:
        """Wait so long, or until somebody is in a hurry."""
        if seconds > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._begun.wait(), seconds)

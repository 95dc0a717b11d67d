"""The pauses of bots. They last as long as a person's, at the speed that the player wants.

The moves of one seat in a row are one beat: only the first one has a whole pause.
"""

import asyncio
from contextlib import suppress
from typing import Any, Final, final

from antro.core.match.match import Match

NORMAL: Final = "normal"
AT_ONCE: Final = "at_once"
SPEEDS: Final = {"slow": 1.6, NORMAL: 1.0, "fast": 0.25, AT_ONCE: 0.0}  # factors of the pauses
GROUPED: Final = 0.3  # share of a pause before a further move of the same seat
LATER: Final = 0.6  # share of a pause at normal speed, once every seat has moved


def pause_share(match: Match[Any], seat: int, speed: str) -> float:
    """Return the share of its pause that a bot makes before its next move.

    It depends only on the seats that have moved, which everybody knows.
    """
    share = SPEEDS[speed]
    if moved_last(match, seat):
        share *= GROUPED
    everybody = len(set(movers(match))) == match.game.seats
    return share * LATER if speed == NORMAL and everybody else share


def moved_last(match: Match[Any], seat: int) -> bool:
    """Return True if the last move of a player was made by this seat."""
    return movers(match)[-1:] == [seat]


def movers(match: Match[Any]) -> list[int]:
    """Return the seat of each move of a player."""
    return [played.seat for played in match.standing if played.seat < match.game.seats]


@final
class BotDelay:
    """The pauses of the bots of one table."""

    def __init__(self) -> None:
        self.speed = NORMAL  # the name of a speed
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

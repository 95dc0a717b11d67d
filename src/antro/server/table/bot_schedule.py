"""The bots of a live table that have to act, that already think, or that cannot choose."""

import asyncio
from contextlib import suppress
from typing import Final, final

from antro.server.table.bot_delay import NORMAL, BotDelay, moved_last, pause_share
from antro.server.table.seats import Seats
from antro.server.table.table_game import TableGame


@final
class BotSchedule:
    def __init__(self, table_game: TableGame, seats: Seats) -> None:
        self._table_game: Final = table_game
        self._seats: Final = seats
        self._thinking: Final[dict[int, int]] = {}  # by seat: the first version with its choice
        self._stuck: Final[dict[int, int]] = {}  # by seat, like *_thinking*: failed choices
        self._wakers: Final[dict[int, asyncio.Event]] = {}  # by seat: end its pause after a failure
        self.delay: Final = BotDelay()

    def to_act(self) -> list[int]:
        """Return the seats of bots that may choose now."""
        table = self._table_game.table
        return table.luck.moving(table.match, self._seats.of_bots(table.match.acting()))

    def pause_share(self, seat: int) -> float:
        """Return the share of its pause that a bot makes before its next move.

        The speed of the bots does not count in a timed game, or while several people play.
        """
        match = self._table_game.table.match
        if match.game.timed:
            return 1.0
        alone = len(self._seats.persons(match.gone)) == 1
        return pause_share(match, seat, self.delay.speed if alone else NORMAL)

    def moved_last(self, seat: int) -> bool:
        """Return True if the seat also made the last move, so its next one is a further move."""
        return moved_last(self._table_game.table.match, seat)

    def scripted_move(self, seat: int) -> int | None:
        """Return the move of a seat in the script of a lesson, if there is one."""
        table = self._table_game.table
        return table.luck.scripted_move(table.match, seat)

    def has_choice(self, seat: int, since: int) -> bool:
        """Return True if a bot still has the choice that its seat got at version *since*."""
        return seat in self.to_act() and self._choice_since(seat) == since

    def start_thinking(self, seat: int) -> int | None:
        """Note that a bot thinks about its choice. Return the first version with that choice.

        Return None if the bot already thinks about it.
        """
        since = self._choice_since(seat)
        if self._thinking.get(seat) == since:
            return None
        self._thinking[seat] = since
        return since

    def stop_thinking(self, seat: int, since: int) -> None:
        """Note that the bot made no move, so that it may think about the choice again."""
        if self._thinking.get(seat) == since:
            del self._thinking[seat]

    def forget(self) -> None:
        """Let all bots think again, because the game was taken back."""
        self._thinking.clear()

    # Bots that cannot choose

    def is_stuck(self, seat: int) -> bool:
        """Return True if the bot of a seat could not make its present choice so far."""
        return self._stuck.get(seat) == self._choice_since(seat)

    def note_failure(self, seat: int, since: int) -> bool:
        """Note that a bot could not choose. Return True if that is new."""
        known = self._stuck.get(seat) == since
        self._stuck[seat] = since
        return not known

    def note_end(self, seat: int, since: int) -> bool:
        """Note that a bot is not asked any more. Return True if it was stuck."""
        if self._stuck.get(seat) != since:
            return False
        del self._stuck[seat]
        return True

    async def wait(self, seat: int, seconds: float) -> None:
        """Wait this long after a failure, or until the seat has another player."""
        waker = self._wakers[seat] = asyncio.Event()
        with suppress(TimeoutError):
            await asyncio.wait_for(waker.wait(), seconds)

    def wake(self, seat: int) -> None:
        """End the pause of a seat after a failure."""
        if seat in self._wakers:
            self._wakers[seat].set()

    def _choice_since(self, seat: int) -> int:
        return self._table_game.table.match.choice_since[seat]

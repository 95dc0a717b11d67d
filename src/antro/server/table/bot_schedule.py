"""The bots of a live table: the ones that are to act, and the ones that think already."""

from typing import Final, final

from antro.server.table.bot_delay import BotDelay
from antro.server.table.seats import Seats
from antro.server.table.table_game import TableGame


@final
class BotSchedule:
    def __init__(self, table_game: TableGame, seats: Seats) -> None:
        self._table_game: Final = table_game
        self._seats: Final = seats
        self._thinking: Final[dict[int, int]] = {}  # by seat: the version since it has its choice
        self.delay: Final = BotDelay()

    def to_act(self) -> list[int]:
        """Return the seats of bots that may choose now."""
        table = self._table_game.table
        return table.luck.moving(table.match, self._seats.of_bots(table.match.acting()))

    def scripted_move(self, seat: int) -> int | None:
        """Return the move that a lesson gives to a seat; none without a lesson."""
        table = self._table_game.table
        return table.luck.scripted_move(table.match, seat)

    def has_choice(self, seat: int, since: int) -> bool:
        """True if a bot has the choice that its seat has had since a version."""
        return seat in self.to_act() and self._choice_since(seat) == since

    def start_thinking(self, seat: int) -> int | None:
        """Note that a bot thinks about its choice. Return since which version it has that choice.

        None if it thinks about it already.
        """
        since = self._choice_since(seat)
        if self._thinking.get(seat) == since:
            return None
        self._thinking[seat] = since
        return since

    def stop_thinking(self, seat: int, since: int) -> None:
        """Note that nothing came of it: the bot may think about that choice again."""
        if self._thinking.get(seat) == since:
            del self._thinking[seat]

    def forget(self) -> None:
        """Let all bots think again, because the game was taken back."""
        self._thinking.clear()

    def _choice_since(self, seat: int) -> int:
        return self._table_game.table.match.choice_since[seat]

"""Players at the far ends of lines: they keep the table's time as the page does, and take as long
as people to see and to choose.
"""

from collections import deque
from math import exp
from random import Random
from typing import Any, Final, final

from antro.core.contract.game import Game, Seat
from antro.games import GAMES
from antro.lab.latency.latency_table import LatencyTable, News, Probe
from antro.lab.latency.timeline import Latency, Timeline, Wire
from antro.lab.tournament.players import SeatedPlayer, parse_player

KEPT: Final = 10  # measures of how far the table's time is ahead, as on the page
TUMBLE: Final = 550.0  # milliseconds after a throw at which its dice are shown
THROWING: Final = 1150.0  # from seeing dice to throwing again, median
STOPPING: Final = 450.0  # from seeing dice to the stop
THINKING: Final = 1500.0  # about anything else
QUICKEST: Final = 0.6  # of the time that there is after the dice are shown, where that is less
SPREAD: Final = 0.2  # the standard deviation of the logarithm of all of these


@final
class LinePlayer:
    """One seat: what it knows of the table has come over its latency."""

    def __init__(
        self,
        host: LatencyTable,
        seat: int,
        bot: str,
        latency: Latency,
        timeline: Timeline,
        luck: Random,
    ) -> None:
        self.host: Final = host
        self.game: Final[Game[Any]] = host.table.game
        self.seat: Final = seat
        self.bot: Final = SeatedPlayer(self.game, parse_player(bot))
        self.latency: Final = latency
        self.timeline: Final = timeline
        self.luck: Final = luck
        self.hither: Final = Wire(latency, timeline, luck)
        self.thither: Final = Wire(latency, timeline, luck)
        self.ahead: Final[deque[float]] = deque(maxlen=KEPT)
        self.trip = 0
        self.since = -1  # which choice it has made up its mind about
        self.version = 0

    def tell(self, message: News | Probe) -> None:
        """Send something to this player."""
        self.hither.send(lambda: self.hear(message))

    def hear(self, message: News | Probe) -> None:
        self.ahead.append(message.now - self.local())
        if isinstance(message, Probe):
            self.trip = message.trip
            self.thither.send(lambda: self.host.hear_echo(self.seat, message.n))
            return
        self.version = message.version
        if message.since != self.since:
            self.since = message.since
            if message.veiled is not None:
                self.decide(message)

    # Time

    def local(self) -> float:
        """The time of this player's clock."""
        return self.latency.clock(self.timeline.now)

    def table_time(self) -> float:
        """What time it is at the table, as far as the player can tell."""
        return self.local() + max(self.ahead) + self.trip

    def takes(self, median: float) -> float:
        """Milliseconds, most near the median."""
        return median * exp(self.luck.gauss(0.0, SPREAD))

    # Choices

    def decide(self, news: News) -> None:
        """Make up their mind, and choose when a person would."""
        move = self.bot.choose(news.veiled, self.luck.getrandbits(40))
        kind = self.game.describe(move).kind
        manifest = GAMES[self.game.name]
        rolling, stopping = kind in manifest.quick_kinds, kind in manifest.stop_kinds
        until_seen = max(0.0, news.thrown_at + TUMBLE - self.table_time()) if rolling else 0.0
        median = STOPPING if stopping else THROWING if rolling else THINKING
        wait = self.game.question_to(news.veiled, Seat(self.seat)).wait
        if wait:
            median = min(median, QUICKEST * (float(wait) - TUMBLE))
        pressed_in, since = until_seen + self.takes(median), self.since
        self.timeline.after(pressed_in, lambda: self.choose(move, since))

    def choose(self, move: int, since: int) -> None:
        """Send it, unless the choice is another by now."""
        if since != self.since:
            return
        said, version = round(self.table_time()), self.version
        self.thither.send(lambda: self.host.hear_move(self.seat, move, version, max(0, said)))

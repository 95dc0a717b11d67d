"""Players with a delayed connection. They estimate the time of the table like the web client.

They need as long as people to see dice and to choose.
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

KEPT: Final = 10  # measures of the clock difference, as in the web client
TUMBLE: Final = 550.0  # milliseconds from a roll until its dice are shown
ROLLING: Final = 1150.0  # median milliseconds from seeing dice to rolling again
STOPPING: Final = 450.0  # the same, to a stop
THINKING: Final = 1500.0  # the same, to any other choice
QUICKEST: Final = 0.6  # largest share of the time left after the dice are shown
SPREAD: Final = 0.2  # standard deviation of the logarithm of these times


@final
class RemotePlayer:
    """A bot on one seat. It knows only messages that have arrived over its connection."""

    def __init__(
        self,
        host: LatencyTable,
        seat: int,
        bot: str,
        latency: Latency,
        timeline: Timeline,
        random: Random,
    ) -> None:
        self.host: Final = host
        self.game: Final[Game[Any]] = host.table.game
        self.seat: Final = seat
        self.bot: Final = SeatedPlayer(self.game, parse_player(bot))
        self.latency: Final = latency
        self.timeline: Final = timeline
        self.random: Final = random
        self.to_player: Final = Wire(latency, timeline, random)
        self.to_table: Final = Wire(latency, timeline, random)
        self.ahead: Final[deque[float]] = deque(maxlen=KEPT)
        self.trip = 0
        self.since = -1  # the choice that it has decided
        self.version = 0

    def send(self, message: News | Probe) -> None:
        """Send a message to this player."""
        self.to_player.send(lambda: self.receive(message))

    def receive(self, message: News | Probe) -> None:
        self.ahead.append(message.now - self.local())
        if isinstance(message, Probe):
            self.trip = message.trip
            self.to_table.send(lambda: self.host.receive_echo(self.seat, message.n))
            return
        self.version = message.version
        if message.since != self.since:
            self.since = message.since
            if message.veiled is not None:
                self.decide(message)

    # Time

    def local(self) -> float:
        """Return the time on this player's clock."""
        return self.latency.clock(self.timeline.now)

    def table_time(self) -> float:
        """Return the player's estimate of the time at the table."""
        return self.local() + max(self.ahead) + self.trip

    def delay(self, median: float) -> float:
        """Return a random delay in milliseconds, usually near the median."""
        return median * exp(self.random.gauss(0.0, SPREAD))

    # Choices

    def decide(self, news: News) -> None:
        """Choose a move, and make it after the time that a person needs."""
        move = self.bot.choose(news.veiled, self.random.getrandbits(40))
        kind = self.game.describe(move).kind
        manifest = GAMES[self.game.name]
        rolling, stopping = kind in manifest.quick_kinds, kind in manifest.stop_kinds
        until_seen = max(0.0, news.rolled_at + TUMBLE - self.table_time()) if rolling else 0.0
        median = STOPPING if stopping else ROLLING if rolling else THINKING
        wait = self.game.question_to(news.veiled, Seat(self.seat)).wait
        if wait:
            median = min(median, QUICKEST * (float(wait) - TUMBLE))
        pressed_in, since = until_seen + self.delay(median), self.since
        self.timeline.after(pressed_in, lambda: self.choose(move, since))

    def choose(self, move: int, since: int) -> None:
        """Send the move, unless the choice has changed."""
        if since != self.since:
            return
        stated, version = round(self.table_time()), self.version
        self.to_table.send(lambda: self.host.receive_move(self.seat, move, version, max(0, stated)))

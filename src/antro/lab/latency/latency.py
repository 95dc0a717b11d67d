"""Measure if a game against time is fair between players with different connections.

Equal bots play in simulated time at a table that works like the server's. One bot has a good
connection and the other a bad one. Each deal is played from both seats.
"""

from functools import lru_cache
from random import Random
from typing import Any, Final

from msgspec import Struct
from msgspec.json import encode

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadOption, expected_one_of
from antro.core.contract.game import Game, Options
from antro.games import GAMES
from antro.lab.latency.latency_players import RemotePlayer
from antro.lab.latency.latency_table import LatencyTable
from antro.lab.latency.timeline import Latency, Timeline
from antro.lab.tournament.ratings import Rate, rate

GOOD: Final = Latency(one_way=5.0)
NEAR: Final = (0.47, 0.53)  # fair win rates with a latency of up to 150 ms
FAR: Final = 0.45  # lowest fair win rate with a longer latency
ROLLED: Final = ("plan_throw",)  # kinds of moves
STOPPED: Final = ("stop", "plan_stop")


class Condition(Struct, frozen=True):
    """The latency of one player, and the pace of the game."""

    title: str
    latency: Latency
    pace: str = "live"
    dated: bool = True  # moves count from the time that the player states
    least: float = 0.0  # lowest fair win rate of this player
    most: float = 1.0


def near(title: str, latency: Latency, pace: str = "live") -> Condition:
    return Condition(title, latency, pace, least=NEAR[0], most=NEAR[1])


CONDITIONS: Final = [
    near("live, 0 ms", Latency()),
    near("live, 50 ms", Latency(50.0)),
    near("live, 100 ms", Latency(100.0)),
    near("live, 150 ms", Latency(150.0)),
    near("live, 100 ms, jitter 30 ms", Latency(100.0, jitter=30.0)),
    near("live, 100 ms, 2 % lost", Latency(100.0, loss=0.02)),
    near("live, 100 ms, clock wrong", Latency(100.0, ahead=3.6e6, drift=0.0005)),
    Condition("live, 300 ms", Latency(300.0), least=FAR),
    near("beat, 150 ms", Latency(150.0), "beat"),
    Condition("beat, 300 ms", Latency(300.0), "beat", least=FAR),
    Condition("live, 150 ms, moves not dated back", Latency(150.0), dated=False),
    Condition("live, 300 ms, moves not dated back", Latency(300.0), dated=False),
]


class Task(Struct, frozen=True):
    """A game to play."""

    game: str
    options: Options
    condition: Condition
    bot: str
    nth: int
    seed: int

    @property
    def key(self) -> str:
        """A text that identifies this game."""
        return encode(self).decode()

    @property
    def title(self) -> str:
        """The game in words, for a list."""
        return f"{self.game} {self.condition.title}, {self.bot}, seed {self.seed}, game {self.nth}"


class Played(Struct, frozen=True):
    """The result of a game: first the player with the bad latency, then the other player."""

    task: Task
    won: float
    rolls: tuple[int, int]
    stops: tuple[int, int]
    refused: int

    @property
    def key(self) -> str:
        """A text that identifies this game."""
        return self.task.key


class Fairness(Struct, frozen=True):
    """The results under one condition."""

    condition: Condition
    rate: Rate  # of the player with the bad latency
    rolls: float  # of that player, divided by the rolls of the other player
    stops: float
    refused: float  # moves per game that came too late

    @property
    def fair(self) -> bool:
        return self.condition.least <= self.rate.mean <= self.condition.most


def tasks_of(
    game: str, options: Options, condition: Condition, bot: str, games: int, seed: int
) -> list[Task]:
    """Return a number of games under one condition."""
    check(game, options, games)
    return [Task(game, options, condition, bot, nth, seed) for nth in range(games)]


def check(game: str, options: Options, games: int) -> None:
    """Raise ``BadOption`` if the game is not a duel against time."""
    if game not in GAMES:
        raise BadOption("game", game, expected_one_of(GAMES))
    if "pace" not in [option.name for option in GAMES[game].options]:
        raise BadOption("game", game, Reason("not_timed"))
    if GAMES[game].make(options).seats != 2:
        raise BadOption("options", str(options), Reason("two_seats"))
    if games < 1:
        raise BadOption("games", str(games), Reason("one_game"))


def play(task: Task) -> Played:
    """Play one game. If its number is even, the first seat has the bad latency."""
    condition, slow = task.condition, task.nth % 2
    game = make_game(task.game, tuple({**task.options, "pace": condition.pace}.items()))
    timeline = Timeline()
    host = LatencyTable(game, timeline, Random(task.seed + task.nth // 2), dated=condition.dated)
    players = [
        RemotePlayer(
            host,
            seat,
            task.bot,
            condition.latency if seat == slow else GOOD,
            timeline,
            Random(f"{task.seed} {task.nth} {seat}"),
        )
        for seat in range(2)
    ]
    host.send = [player.send for player in players]
    host.begin()
    timeline.run(lambda: host.over)
    return result_of(task, host, slow)


@lru_cache(maxsize=4)
def make_game(game: str, options: tuple[tuple[str, str], ...]) -> Game[Any]:
    """Return the game with these options, made only once."""
    return GAMES[game].make(dict(options))


def result_of(task: Task, host: LatencyTable, slow: int) -> Played:
    """Return the result of one game."""
    order = (slow, 1 - slow)
    won = (host.table.game.scores(host.table.state)[slow] + 1) / 2
    rolls = (count_moves(host, order[0], ROLLED), count_moves(host, order[1], ROLLED))
    stops = (count_moves(host, order[0], STOPPED), count_moves(host, order[1], STOPPED))
    return Played(task, won, rolls, stops, host.refused)


def count_moves(host: LatencyTable, seat: int, kinds: tuple[str, ...]) -> int:
    """Return the number of moves of these kinds that a seat has made."""
    moves = [made.move for made in host.table.match.moves if made.seat == seat]
    return sum(host.table.game.describe(move).kind in kinds for move in moves)


def summed_up(condition: Condition, games: list[Played]) -> Fairness:
    """Sum up the games of one condition."""
    rolls = [sum(game.rolls[side] for game in games) for side in range(2)]
    stops = [sum(game.stops[side] for game in games) for side in range(2)]
    return Fairness(
        condition,
        rate(sum(game.won for game in games), len(games)),
        rolls[0] / rolls[1],
        stops[0] / stops[1],
        sum(game.refused for game in games) / len(games),
    )


def in_words(found: Fairness) -> str:
    """Return the results as one line for a terminal."""
    won = found.rate
    mark = "" if found.fair else "  <- outside the limits"
    return (
        f"{found.condition.title:<38} wins {won.mean:6.1%} [{won.low:.1%}, {won.high:.1%}] of "
        f"{won.games}, rolls {found.rolls:.3f} and stops {found.stops:.3f} times as often, "
        f"{found.refused:.2f} moves too late per game{mark}"
    )

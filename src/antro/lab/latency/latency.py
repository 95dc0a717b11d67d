"""Whether a game against time is fair between players whose lines are not alike.

Equal bots play it in made-up time at a table that works as the server's does: one of them has a
good latency, the other one a bad one, and each deal is played from both seats.
"""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any, Final

from msgspec import Struct

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadOption, expected_one_of
from antro.core.contract.game import Game, Options
from antro.games import GAMES
from antro.lab.latency.latency_players import LinePlayer
from antro.lab.latency.latency_table import LatencyTable
from antro.lab.latency.timeline import Latency, Timeline
from antro.lab.tournament.ratings import Rate, rate
from antro.lab.tournament.workers import spread

GOOD: Final = Latency(one_way=5.0)
NEAR: Final = (0.47, 0.53)  # of the games, to whom has a latency of up to 150 ms
THROWN: Final = ("plan_throw",)  # kinds of moves
STOPPED: Final = ("stop", "plan_stop")
FAR: Final = 0.45  # at least, to whom has a longer one


class Condition(Struct, frozen=True):
    """What the latency of one player is like, at which pace."""

    title: str
    latency: Latency
    pace: str = "live"
    dated: bool = True  # moves count from when they were made
    least: float = 0.0  # what its player should win
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
    Condition("live, 150 ms, presses not dated back", Latency(150.0), dated=False),
    Condition("live, 300 ms, presses not dated back", Latency(300.0), dated=False),
]


class Task(Struct, frozen=True):
    """A game to be played."""

    game: str
    options: Options
    condition: Condition
    bot: str
    nth: int
    seed: int


class Played(Struct, frozen=True):
    """What came of it, for the player with the bad latency and for the other one."""

    won: float
    throws: tuple[int, int]
    stops: tuple[int, int]
    refused: int


class Fairness(Struct, frozen=True):
    """What was measured under one condition."""

    condition: Condition
    rate: Rate  # of the player with the bad latency
    throws: float  # of that player, in relation to the other one's
    stops: float
    refused: float  # moves a game that came too late

    @property
    def fair(self) -> bool:
        return self.condition.least <= self.rate.mean <= self.condition.most


def measure(
    game: str, options: Options, condition: Condition, bot: str, games: int, seed: int, jobs: int
) -> Fairness:
    """Play so many games under one condition."""
    check(game, options, games)
    tasks = [Task(game, options, condition, bot, nth, seed) for nth in range(games)]
    return summed_up(condition, list(spread(play, tasks, jobs)))


def check(game: str, options: Options, games: int) -> None:
    """Only a duel against time tells something. Raises ``BadOption``."""
    if game not in GAMES:
        raise BadOption("game", game, expected_one_of(GAMES))
    if "pace" not in [option.name for option in GAMES[game].options]:
        raise BadOption("game", game, Reason("not_timed"))
    if GAMES[game].make(options).seats != 2:
        raise BadOption("options", str(options), Reason("two_seats"))
    if games < 1:
        raise BadOption("games", str(games), Reason("one_game"))


def play(task: Task) -> Played:
    """One game; those with an even number give the bad latency to the first seat."""
    condition, slow = task.condition, task.nth % 2
    game = made(task.game, tuple({**task.options, "pace": condition.pace}.items()))
    timeline = Timeline()
    host = LatencyTable(game, timeline, Random(task.seed + task.nth // 2), dated=condition.dated)
    players = [
        LinePlayer(
            host,
            seat,
            task.bot,
            condition.latency if seat == slow else GOOD,
            timeline,
            Random(f"{task.seed} {task.nth} {seat}"),
        )
        for seat in range(2)
    ]
    host.tell = [player.tell for player in players]
    host.begin()
    timeline.run(lambda: host.over)
    return played(host, slow)


@lru_cache(maxsize=4)
def made(game: str, options: tuple[tuple[str, str], ...]) -> Game[Any]:
    """A game under these options, made once."""
    return GAMES[game].make(dict(options))


def played(host: LatencyTable, slow: int) -> Played:
    """Sum up one game."""
    order = (slow, 1 - slow)
    won = (host.table.game.scores(host.table.state)[slow] + 1) / 2
    throws = (made_by(host, order[0], THROWN), made_by(host, order[1], THROWN))
    stops = (made_by(host, order[0], STOPPED), made_by(host, order[1], STOPPED))
    return Played(won, throws, stops, host.refused)


def made_by(host: LatencyTable, seat: int, kinds: tuple[str, ...]) -> int:
    """How many moves of some kinds a seat has made."""
    moves = [made.move for made in host.table.match.moves if made.seat == seat]
    return sum(host.table.game.describe(move).kind in kinds for move in moves)


def summed_up(condition: Condition, games: list[Played]) -> Fairness:
    throws = [sum(game.throws[side] for game in games) for side in range(2)]
    stops = [sum(game.stops[side] for game in games) for side in range(2)]
    return Fairness(
        condition,
        rate(sum(game.won for game in games), len(games)),
        throws[0] / throws[1],
        stops[0] / stops[1],
        sum(game.refused for game in games) / len(games),
    )


def in_words(found: Fairness) -> str:
    """A line for a terminal."""
    won = found.rate
    mark = "" if found.fair else "  <- outside"
    return (
        f"{found.condition.title:<38} wins {won.mean:6.1%} [{won.low:.1%}, {won.high:.1%}] of "
        f"{won.games}, throws {found.throws:.3f} and stops {found.stops:.3f} times the other's, "
        f"{found.refused:.2f} too late a game{mark}"
    )


def all_conditions(
    game: str, options: Options, bot: str, games: int, seed: int, jobs: int
) -> Iterator[Fairness]:
    """Every condition in turn."""
    for condition in CONDITIONS:
        yield measure(game, options, condition, bot, games, seed, jobs)

"""Random games of a game, compiled and interpreted, in turn: rounds, and rows of a table."""

import sys
from collections.abc import Callable

from bench.bench_engine import Contender, put, speeds, told
from tools.build import engine

Pair = tuple[Contender, Contender]  # compiled, interpreted

STATE = """
import tracemalloc
from antro.core.chance.dice import SeededDice
from antro.core.contract.game import first_to_act
from antro.core.contract.moves import Moves
from antro.games import GAMES
game, out, dice = GAMES["{name}"].make({options}), Moves(), SeededDice(1)
state = game.start()
for _ in range(600):
    by = first_to_act(game, state, game.to_act(state))
    game.offer(state, by, out)
    game.apply(state, by, out.pick(dice))
tracemalloc.start()
before = tracemalloc.get_traced_memory()[0]
kept = [state.clone() for _ in range(1000)]
print((tracemalloc.get_traced_memory()[0] - before) / len(kept))
"""

DRAKO = "dragon-dwarves"  # tells, in the same rounds, how much of the machine was there

COLUMNS = "games/s | moves/s | interpreted moves/s | times | copies/s | a copy costs, in moves |"
RULE = "|---|--:|--:|--:|--:|--:|--:|"


def settings() -> tuple[int, float]:
    """How many rounds of how many seconds the command line asks for.

    Ends the program if the compiled engine is not of today's sources.
    """
    if not engine.current(engine.TARGET):
        sys.exit("the compiled engine is not of today's sources: python -m tools.build.engine")
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    return rounds, float(sys.argv[2]) if len(sys.argv) > 2 else 1.0


def both(name: str) -> Pair:
    """The same games on both engines."""
    return Contender(name, engine.TARGET), Contender(name, engine.SOURCE.parent)


def measure(pairs: dict[str, Pair], rounds: int, seconds: float) -> None:
    """Let all work in turn, and end them."""
    contenders = [contender for pair in pairs.values() for contender in pair]
    for turn in range(-1, rounds):  # the first round warms up, and does not count
        for contender in contenders:
            contender.work(seconds if turn >= 0 else seconds / 10)
    for contender in contenders:
        contender.end()
        del contender.rounds[0]


def write_section(
    name: str, games: list[str], report: Callable[[dict[str, Pair], int, float], list[str]]
) -> None:
    """Measure these games beside one of Drako, and put what *report* says among the results."""
    rounds, seconds = settings()
    pairs = {game: both(game) for game in [*games, f"drako:{DRAKO}"]}
    measure(pairs, rounds, seconds)
    section = "\n".join(report(pairs, rounds, seconds))
    put(section, name)
    print(section)


def row(title: str, fast: Contender, slow: Contender) -> str:
    """A row below ``COLUMNS``."""
    return f"| {title} | {' | '.join(speeds(fast, slow))} |"


def state_size(name: str, options: dict[str, str]) -> float:
    """The bytes that a state in the middle of a game takes, compiled."""
    return told(STATE.format(name=name, options=options), engine.TARGET)

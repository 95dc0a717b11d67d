"""Compare random games on the compiled engine and on the interpreted engine, in turn."""

import sys
from collections.abc import Callable

from bench.bench_engine import Contender, printed_number, speeds
from bench.results import write_section
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

DRAKO = "dragon-dwarves"  # its speed in the same rounds shows how busy the machine was

COLUMNS = "games/s | moves/s | interpreted moves/s | times | copies/s | a copy costs, in moves |"
RULE = "|---|--:|--:|--:|--:|--:|--:|"


def settings() -> tuple[int, float]:
    """Return the number of rounds and their seconds from the command line.

    End the program if the compiled engine is out of date.
    """
    if not engine.current(engine.TARGET):
        sys.exit("the compiled engine is out of date. Build it: python -m tools.build.engine")
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    return rounds, float(sys.argv[2]) if len(sys.argv) > 2 else 1.0


def both(name: str) -> Pair:
    """Return a contender for each engine, with the same games."""
    return Contender(name, engine.TARGET), Contender(name, engine.SOURCE.parent)


def measure(pairs: dict[str, Pair], rounds: int, seconds: float) -> None:
    """Let all contenders work in turn, then end them."""
    contenders = [contender for pair in pairs.values() for contender in pair]
    for turn in range(-1, rounds):  # round -1 is a warm-up and does not count
        for contender in contenders:
            contender.work(seconds if turn >= 0 else seconds / 10)
    for contender in contenders:
        contender.end()
        del contender.rounds[0]


def write_comparison(
    name: str, games: list[str], report: Callable[[dict[str, Pair], int, float], list[str]]
) -> None:
    """Measure these games and one of Drako, and write the lines that *report* returns."""
    rounds, seconds = settings()
    pairs = {game: both(game) for game in [*games, f"drako:{DRAKO}"]}
    measure(pairs, rounds, seconds)
    write_section(name, "\n".join(report(pairs, rounds, seconds)))


def row(title: str, fast: Contender, slow: Contender) -> str:
    """Return a row of the table with ``COLUMNS``."""
    return f"| {title} | {' | '.join(speeds(fast, slow))} |"


def state_size(name: str, options: dict[str, str]) -> float:
    """Return the bytes of a state in mid-game on the compiled engine."""
    return printed_number(STATE.format(name=name, options=options), engine.TARGET)

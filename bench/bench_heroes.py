"""How fast Heroes is, stepped, compiled and interpreted; measured as in ``bench_engine``.

    python -m tools.engine
    python -m bench.bench_heroes [ROUNDS] [SECONDS]

writes its section of ``bench/results.md``. Drako, in the same rounds, tells how much of the machine
was there.
"""

import sys
from statistics import median

from bench.bench_engine import Contender, circumstances, copy_cost, put, thousands, times, told
from bench.peers import HEROES
from tools import engine

LEAST = 2_000_000  # moves per second
DRAKO = "dragon-dwarves"
HEAVIEST = 6144  # bytes of a state

STATE = """
import tracemalloc
from antro.core.dice import SeededDice
from antro.core.game import first_to_act
from antro.core.moves import Moves
from antro.games import GAMES
game, out, dice = GAMES["heroes"].make({"pace": "stepped", "players": "4"}), Moves(), SeededDice(1)
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


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
    if not engine.current():
        sys.exit("the compiled engine is not of today's sources: python -m tools.engine")
    pairs = {f"heroes:{name}": both(f"heroes:{name}") for name in HEROES}
    pairs[f"drako:{DRAKO}"] = both(f"drako:{DRAKO}")
    contenders = [contender for pair in pairs.values() for contender in pair]
    for turn in range(-1, rounds):  # the first round warms up, and does not count
        for contender in contenders:
            contender.work(seconds if turn >= 0 else seconds / 10)
    for contender in contenders:
        contender.end()
        del contender.rounds[0]
    section = "\n".join(report(pairs, rounds, seconds))
    put(section, "bench_heroes")
    print(section)


def both(name: str) -> tuple[Contender, Contender]:
    """Compiled, and interpreted."""
    return Contender(name, engine.TARGET), Contender(name, engine.SOURCE.parent)


def report(pairs: dict[str, tuple[Contender, Contender]], rounds: int, seconds: float) -> list[str]:
    duel = median(pairs["heroes:duel"][0].moves())
    return [
        "## Heroes (`python -m bench.bench_heroes`)",
        "",
        circumstances(rounds, seconds),
        "",
        "| random games, stepped | games/s | moves/s | interpreted moves/s | times | copies/s | "
        "a copy costs, in moves |",
        "|---|--:|--:|--:|--:|--:|--:|",
        *(row(name, *contenders) for name, contenders in pairs.items()),
        "",
        "| | target | reached |",
        "|---|--:|--:|",
        f"| moves/s of a duel | at least {LEAST:,} | {thousands(duel)} |",
        f"| a state of four, compiled | under {HEAVIEST:,} bytes "
        f"| {told(STATE, engine.TARGET):,.0f} bytes |",
    ]


def row(name: str, fast: Contender, slow: Contender) -> str:
    cells = [
        thousands(median(fast.games())),
        thousands(median(fast.moves())),
        thousands(median(slow.moves())),
        f"{times(fast, slow):.0f}",
        thousands(median(each["copies"] for each in fast.rounds)),
        f"{copy_cost(fast):.1f}",
    ]
    return f"| {name.replace(':', ', ')} | {' | '.join(cells)} |"


if __name__ == "__main__":
    main()

"""How fast Heroes is, stepped, compiled and interpreted; measured as in ``bench_engine``.

    python -m tools.engine
    python -m bench.bench_heroes [ROUNDS] [SECONDS]

writes its section of ``bench/results.md``. Drako, in the same rounds, tells how much of the machine
was there.
"""

from statistics import median

from bench.bench_engine import circumstances, put, thousands, told
from bench.peers import HEROES
from bench.two_engines import COLUMNS, RULE, Pair, both, measure, row, settings
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
    rounds, seconds = settings()
    pairs = {f"heroes:{name}": both(f"heroes:{name}") for name in HEROES}
    pairs[f"drako:{DRAKO}"] = both(f"drako:{DRAKO}")
    measure(pairs, rounds, seconds)
    section = "\n".join(report(pairs, rounds, seconds))
    put(section, "bench_heroes")
    print(section)


def report(pairs: dict[str, Pair], rounds: int, seconds: float) -> list[str]:
    duel = median(pairs["heroes:duel"][0].moves())
    return [
        "## Heroes (`python -m bench.bench_heroes`)",
        "",
        circumstances(rounds, seconds),
        "",
        f"| random games, stepped | {COLUMNS}",
        RULE,
        *(row(name.replace(":", ", "), *pair) for name, pair in pairs.items()),
        "",
        "| | target | reached |",
        "|---|--:|--:|",
        f"| moves/s of a duel | at least {LEAST:,} | {thousands(duel)} |",
        f"| a state of four, compiled | under {HEAVIEST:,} bytes "
        f"| {told(STATE, engine.TARGET):,.0f} bytes |",
    ]


if __name__ == "__main__":
    main()

"""How fast Volfyirion is, mode by mode, compiled and interpreted; measured as in ``bench_engine``.

    python -m tools.engine
    python -m bench.bench_volfyirion [ROUNDS] [SECONDS]

writes its section of ``bench/results.md``.
"""

import sys
from statistics import median

from bench.bench_engine import Contender, circumstances, copy_cost, put, thousands, times
from tools import engine

MODES = ["duel", "solo", "team", "coop"]
LEAST = 1_000_000  # moves per second
LEAST_TIMES = 20  # compiled against interpreted


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
    if not engine.current():
        sys.exit("the compiled engine is not of today's sources: python -m tools.engine")
    pairs = {mode: both(mode) for mode in MODES}
    for turn in range(-1, rounds):  # the first round warms up, and does not count
        for contenders in pairs.values():
            for contender in contenders:
                contender.work(seconds if turn >= 0 else seconds / 10)
    for contenders in pairs.values():
        for contender in contenders:
            contender.end()
            del contender.rounds[0]
    section = "\n".join(report(pairs, rounds, seconds))
    put(section, "bench_volfyirion")
    print(section)


def both(mode: str) -> tuple[Contender, Contender]:
    """Compiled, and interpreted."""
    name = f"volfyirion:{mode}"
    return Contender(name, engine.TARGET), Contender(name, engine.SOURCE.parent)


def report(pairs: dict[str, tuple[Contender, Contender]], rounds: int, seconds: float) -> list[str]:
    rows = [
        "## Volfyirion (`python -m bench.bench_volfyirion`)",
        "",
        circumstances(rounds, seconds),
        "",
        "| random games | games/s | moves/s | interpreted moves/s | times | copies/s | "
        "a copy costs, in moves |",
        "|---|--:|--:|--:|--:|--:|--:|",
        *(row(mode, *contenders) for mode, contenders in pairs.items()),
    ]
    slowest = min(median(fast.moves()) for fast, _ in pairs.values())
    gain = min(times(fast, slow) for fast, slow in pairs.values())
    return [
        *rows,
        "",
        "| in every mode | target | reached |",
        "|---|--:|--:|",
        f"| moves/s | at least {LEAST:,} | {thousands(slowest)} |",
        f"| compiled against interpreted | at least {LEAST_TIMES} x | {gain:.1f} x |",
    ]


def row(mode: str, fast: Contender, slow: Contender) -> str:
    cells = [
        thousands(median(fast.games())),
        thousands(median(fast.moves())),
        thousands(median(slow.moves())),
        f"{times(fast, slow):.0f}",
        thousands(median(each["copies"] for each in fast.rounds)),
        f"{copy_cost(fast):.1f}",
    ]
    return f"| {mode} | {' | '.join(cells)} |"


if __name__ == "__main__":
    main()

"""Measure the speed of Heroes, turn by turn, compiled and interpreted, as in ``bench_engine``.

    python -m tools.build.engine
    python -m bench.bench_heroes [ROUNDS] [SECONDS]

This writes a section of ``bench/results.md``. The speed of Drako in the same rounds shows how busy
the machine was.
"""

from statistics import median

from bench.bench_engine import circumstances, thousands
from bench.peers import HEROES
from bench.two_engines import COLUMNS, RULE, Pair, row, state_size, write_comparison

LEAST = 5_000_000  # moves per second
HEAVIEST = 6144  # bytes of a state


def main() -> None:
    write_comparison("bench_heroes", [f"heroes:{name}" for name in HEROES], report)


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
        f"| {state_size('heroes', HEROES['four']):,.0f} bytes |",
    ]


if __name__ == "__main__":
    main()

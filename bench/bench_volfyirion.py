"""Measure the speed of each mode of Volfyirion, compiled and interpreted, as in ``bench_engine``.

    python -m tools.build.engine
    python -m bench.bench_volfyirion [ROUNDS] [SECONDS]

This writes a section of ``bench/results.md``.
"""

from statistics import median

from bench.bench_engine import circumstances, thousands, times
from bench.results import write_section
from bench.two_engines import COLUMNS, RULE, Pair, both, measure, row, settings

MODES = ["duel", "solo", "team", "coop"]
LEAST = 1_000_000  # moves per second
LEAST_TIMES = 20  # compiled speed divided by interpreted speed


def main() -> None:
    rounds, seconds = settings()
    pairs = {mode: both(f"volfyirion:{mode}") for mode in MODES}
    measure(pairs, rounds, seconds)
    write_section("bench_volfyirion", "\n".join(report(pairs, rounds, seconds)))


def report(pairs: dict[str, Pair], rounds: int, seconds: float) -> list[str]:
    rows = [
        "## Volfyirion (`python -m bench.bench_volfyirion`)",
        "",
        circumstances(rounds, seconds),
        "",
        f"| random games | {COLUMNS}",
        RULE,
        *(row(mode, *pair) for mode, pair in pairs.items()),
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


if __name__ == "__main__":
    main()

"""Measure the speed of Vast, compiled and interpreted, as in ``bench_engine``.

    python -m tools.build.engine
    python -m bench.bench_vast [ROUNDS] [SECONDS]

This writes a section of ``bench/results.md``. The speed of Drako in the same rounds shows how busy
the machine was.
"""

from statistics import median

from bench.bench_engine import Contender, circumstances, thousands, times
from bench.peers import VAST
from bench.two_engines import COLUMNS, RULE, Pair, row, state_size, write_comparison

FULL = "all five"
LEAST = 2_000_000  # moves per second
FASTER = 20  # compiled speed divided by interpreted speed
HEAVIEST = 8192  # bytes of a state
SLOWEST = 3  # microseconds per copy
DESCENTS = 25_000  # per second, of a guided search
GUESS = 5  # moves that take as long as a guess


def main() -> None:
    games = [f"vast:{name}" for name in VAST]
    write_comparison("bench_vast", [*games, f"search:{FULL}"], report)


def report(pairs: dict[str, Pair], rounds: int, seconds: float) -> list[str]:
    fast, slow = pairs[f"vast:{FULL}"]
    search = pairs.pop(f"search:{FULL}")[0]
    copy = 1_000_000 / median(each["copies"] for each in fast.rounds)
    return [
        "## Vast (`python -m bench.bench_vast`)",
        "",
        circumstances(rounds, seconds),
        "",
        f"| random games | {COLUMNS}",
        RULE,
        *(row(name.replace(":", ", "), *pair) for name, pair in pairs.items()),
        "",
        "| all five | target | reached |",
        "|---|--:|--:|",
        f"| moves/s | at least {LEAST:,} | {thousands(median(fast.moves()))} |",
        f"| times interpreted | at least {FASTER} | {times(fast, slow):.0f} |",
        f"| a state, compiled | under {HEAVIEST:,} bytes "
        f"| {state_size('vast', VAST[FULL]):,.0f} bytes |",
        f"| a copy | under {SLOWEST} µs | {copy:.1f} µs |",
        f"| a guess costs, in moves | under {GUESS} | {guess_cost(search):.1f} |",
        f"| guesses/s | | {thousands(median(each['guesses'] for each in search.rounds))} |",
        f"| descents/s of a search, 200 in each of eight positions | at least {DESCENTS:,} "
        f"| {thousands(median(each['searched'] for each in search.rounds))} |",
    ]


def guess_cost(search: Contender) -> float:
    """Return the number of moves that take as long as a guess."""
    pairs = zip(search.moves(), search.rounds, strict=True)
    return median(moves / each["guesses"] for moves, each in pairs)


if __name__ == "__main__":
    main()

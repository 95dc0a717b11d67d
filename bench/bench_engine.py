"""Measure the speed of the engine with Drako, and compare it with other engines.

The other engines are played in a loop in Python, among them four games of OpenSpiel with hidden
information. So Drako is played in a compiled loop, as bots do it, and also in a loop in Python.

Each contender has its own process. They work in turn, never at the same time, for several rounds.
The results are medians over the rounds, in processor time. Ratios are computed within a round, so
that other work on the machine affects all contenders equally.

    pip install -c constraints.txt -e .[bench] && python -m tools.build.engine
    python -m bench.bench_engine [ROUNDS] [SECONDS]

This writes a section of ``bench/results.md``.
"""

import json
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from platform import python_version
from statistics import median

from bench.results import write_section
from tools.build import engine

ROOT = Path(__file__).resolve().parent.parent

MATCHUPS = [
    "dragon-dwarves",
    "trolls-knights",
    "dragon-trolls",
    "trolls-dwarves",
    "dragon-knights",
    "knights-dwarves",
]
PEERS = [
    "backgammon",
    "breakthrough",
    # with hidden information
    "gin_rummy",
    "leduc_poker",
    "phantom_ttt",
    "dark_hex",
]
LOOPS = {  # of our rules
    "compiled": "a compiled loop",
    "loop": "a Python loop",
    "choice": "a Python loop with random.choice",
}
TARGETS = ["at least 5 x", "", ""]  # for each loop

Round = dict[str, float]


class Contender:
    """A process that works on request, and its results."""

    def __init__(self, name: str, folder: Path) -> None:
        path = os.pathsep.join([str(folder), str(ROOT)])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.peers", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path},
        )
        self.rounds: list[Round] = []

    def work(self, seconds: float) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        self.rounds.append(json.loads(self.process.stdout.readline()))

    def end(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()

    def moves(self) -> list[float]:
        """Return the moves per second of each round."""
        return [each["moves"] / each["seconds"] for each in self.rounds]

    def games(self) -> list[float]:
        return [each["games"] / each["seconds"] for each in self.rounds]


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
    if not engine.current(engine.TARGET):
        sys.exit("the compiled engine is out of date. Build it: python -m tools.build.engine")
    contenders = start()
    for turn in range(-1, rounds):  # round -1 is a warm-up and does not count
        for name, contender in contenders.items():
            contender.work(seconds if turn >= 0 else seconds / 10)
            print(f"round {turn + 1}: {name}", flush=True)
    for contender in contenders.values():
        contender.end()
        del contender.rounds[0]
    write_section("bench_engine", "\n".join(report(contenders, rounds, seconds)))


def start() -> dict[str, Contender]:
    source, compiled = engine.SOURCE.parent, engine.TARGET
    ours = {f"compiled {name}": Contender(f"drako:{name}", compiled) for name in MATCHUPS}
    theirs = {f"openspiel {name}": Contender(f"openspiel:{name}", source) for name in PEERS}
    plain = {f"interpreted {name}": Contender(f"drako:{name}", source) for name in MATCHUPS}
    loops = {
        f"{loop} {name}": Contender(f"{loop}:{name}", compiled)
        for loop in ("loop", "choice")
        for name in MATCHUPS
    }
    return {**ours, **loops, **theirs, **plain, "chess": Contender("chess", source)}


# Report


def report(contenders: dict[str, Contender], rounds: int, seconds: float) -> list[str]:
    return [
        *heading(rounds, seconds),
        "",
        *our_table(contenders),
        "",
        *their_table(contenders),
        "",
        *targets(contenders),
        "",
        *weights(rounds),
    ]


def heading(rounds: int, seconds: float) -> list[str]:
    return ["## Engine (`python -m bench.bench_engine`)", "", circumstances(rounds, seconds)]


def circumstances(rounds: int, seconds: float) -> str:
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    load = os.getloadavg()[0]
    return (
        f"{day}, {cpu()}, {os.cpu_count()} cores, Python {python_version()}; medians of {rounds} "
        f"rounds of {seconds:g} s each, one contender at a time, in processor time. "
        f"Load of the machine during the run: {load:.1f}."
    )


def cpu() -> str:
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else "an unknown processor"


def our_table(contenders: dict[str, Contender]) -> list[str]:
    """Return the table of random games, and of copies and games from a position in mid-game."""
    rows = [
        "| Drako, random games | games/s | moves/s | interpreted moves/s | times | "
        "copies/s | a copy costs, in moves | copy + game/s |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for name in MATCHUPS:
        fast, slow = contenders[f"compiled {name}"], contenders[f"interpreted {name}"]
        descents = thousands(median(each["descents"] for each in fast.rounds))
        cells = [*speeds(fast, slow), descents]
        rows.append(f"| {name} | {' | '.join(cells)} |")
    return rows


def their_table(contenders: dict[str, Contender]) -> list[str]:
    times_in_loops = " | ".join(f"Drako in {title}, times" for title in LOOPS.values())
    rows = [
        f"| others, in a Python loop with random.choice | games/s | moves/s | {times_in_loops} |",
        f"|---|--:|--:|{'--:|' * len(LOOPS)}",
    ]
    named = {f"openspiel {name}": f"OpenSpiel {name}, through pyspiel" for name in PEERS}
    for name, label in {**named, "chess": "python-chess"}.items():
        other = contenders[name]
        cells = [thousands(median(other.games())), thousands(median(other.moves()))]
        for loop in LOOPS:
            cells.append(f"{median(speed_ratios(contenders, loop, other)):.1f}")
        rows.append(f"| {label} | {' | '.join(cells)} |")
    return rows


def targets(contenders: dict[str, Contender]) -> list[str]:
    compiled = [contenders[f"compiled {name}"] for name in MATCHUPS]
    plain = [contenders[f"interpreted {name}"] for name in MATCHUPS]
    peer = contenders["openspiel breakthrough"]
    gain = median(times(fast, slow) for fast, slow in zip(compiled, plain, strict=True))
    cost = median(map(copy_cost, compiled))
    return [
        "| over all match-ups | target | reached |",
        "|---|--:|--:|",
        *[
            f"| moves/s in {title}, against breakthrough through pyspiel | {target} "
            f"| {median(speed_ratios(contenders, loop, peer)):.1f} x |"
            for (loop, title), target in zip(LOOPS.items(), TARGETS, strict=True)
        ],
        f"| moves/s, compiled against interpreted | at least 25 x | {gain:.1f} x |",
        f"| a copy costs, in moves | at most 2 | {cost:.1f} |",
    ]


# Start-up time and memory

STARTS = """
from time import process_time
started = process_time()
from antro.games import GAMES
GAMES["drako"].make({}).start()
print(process_time() - started)
"""
STATE = """
import tracemalloc
from antro.games import GAMES
state = GAMES["drako"].make({}).start()
tracemalloc.start()
before = tracemalloc.get_traced_memory()[0]
kept = [state.clone() for _ in range(1000)]
print((tracemalloc.get_traced_memory()[0] - before) / len(kept))
"""


def weights(rounds: int) -> list[str]:
    folders = {"compiled": engine.TARGET, "interpreted": engine.SOURCE.parent}
    rows = [
        "| engine | importing antro and starting a game (target: under 0.3 s) | "
        "a state (target: under 4 kB) |",
        "|---|--:|--:|",
    ]
    for name, folder in folders.items():
        starts = median(printed_number(STARTS, folder) for _ in range(rounds))
        rows.append(f"| {name} | {starts:.2f} s | {printed_number(STATE, folder):,.0f} bytes |")
    return rows


def printed_number(code: str, folder: Path) -> float:
    """Run a program, and return the number that it prints."""
    command = [sys.executable, "-c", code]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


# Arithmetic


def speed_ratios(contenders: dict[str, Contender], loop: str, other: Contender) -> list[float]:
    """Return our speed divided by that of another engine, for every match-up and round."""
    return [
        ours / theirs
        for name in MATCHUPS
        for ours, theirs in zip(contenders[f"{loop} {name}"].moves(), other.moves(), strict=True)
    ]


def times(fast: Contender, slow: Contender) -> float:
    return median(one / two for one, two in zip(fast.moves(), slow.moves(), strict=True))


def speeds(fast: Contender, slow: Contender) -> list[str]:
    """Return the cells of a row: games and moves of both engines, their ratio, and copies."""
    return [
        thousands(median(fast.games())),
        thousands(median(fast.moves())),
        thousands(median(slow.moves())),
        f"{times(fast, slow):.0f}",
        thousands(median(each["copies"] for each in fast.rounds)),
        f"{copy_cost(fast):.1f}",
    ]


def copy_cost(contender: Contender) -> float:
    """Return the number of moves that take as long as one copy."""
    pairs = zip(contender.moves(), contender.rounds, strict=True)
    return median(moves / each["copies"] for moves, each in pairs)


def thousands(number: float) -> str:
    """Return a number with three significant digits: 1,830,000 or 41,200 or 12.4."""
    if number < 100:
        return f"{number:.3g}"
    digits = len(str(int(number)))
    return f"{round(number, 3 - digits):,.0f}"


if __name__ == "__main__":
    main()

"""Measure the speed of the search in each mode of Volfyirion, and the thinking time of level 5.

    python -m tools.build.engine
    PYTHONPATH=build/compiled:. python -m bench.bench_volfyirion_bots [ROUNDS]

This writes a section of ``bench/results.md``.
"""

import os
import sys
from datetime import UTC, datetime
from platform import python_version
from statistics import median
from time import process_time
from typing import Any

from antro.bots.play import choose
from antro.bots.policies import policy_of
from antro.bots.search.guided import GuidedSearch
from antro.bots.search.ismcts import Budget
from antro.build import compiled
from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import lowest
from antro.core.contract.game import CHANCE, Seat
from antro.core.contract.moves import Moves
from antro.core.evaluation.policy import UNSURE
from antro.games import GAMES
from bench.bench_engine import cpu, thousands
from bench.results import write_section

MODES = ["duel", "solo", "team", "coop"]
EARLY, MIDDLE = 10, 120  # moves from the start, chance included
DESCENTS = 4_000
TARGET = 10_000  # descents per second
LONGEST = 1.5  # seconds


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    assert compiled(), "measure the compiled engine: PYTHONPATH=build/compiled:."
    rows = [f"| {mode} | {' | '.join(measured(mode, rounds))} |" for mode in MODES]
    write_section("volfyirion_search", "\n".join([*circumstances(rounds), *rows]))


def measured(mode: str, rounds: int) -> list[str]:
    game, middle = position(mode, MIDDLE)
    early = position(mode, EARLY)[1]
    speeds = [speed(game, middle, seed) for seed in range(rounds)]
    answers = [answer(game, each, seed) for each in (early, middle) for seed in range(rounds)]
    return [
        thousands(median(speeds)),
        thousands(TARGET),
        f"{max(answers):.2f} s",
        f"under {LONGEST} s",
    ]


def position(mode: str, made: int) -> tuple[Any, Any]:
    """Return a game, and the veiled state of the next seat with a choice after *made* moves."""
    game = GAMES["volfyirion"].make({"mode": mode})
    policy, state, dice, moves = policy_of(game), game.start(), SeededDice(5), Moves()
    while True:
        by = Seat(lowest(game.to_act(state)))
        game.offer(state, by, moves)
        open_now = made <= 0 and by != CHANCE and moves.count >= 3
        if open_now and policy.sure(state, by, moves) == UNSURE:
            return game, game.veil(state, by)
        if by != CHANCE:
            policy.weigh(state, by, moves)
        game.apply(state, by, moves.pick(dice))
        made -= 1


def speed(game: Any, veiled: Any, seed: int) -> float:
    """Return descents per second."""
    search = GuidedSearch(game, policy_of(game), veiled, Budget(DESCENTS), SeededDice(seed))
    before = process_time()
    search.think()
    return float(search.descents) / (process_time() - before)


def answer(game: Any, veiled: Any, seed: int) -> float:
    """Return the thinking time in seconds."""
    before = process_time()
    choose(game, veiled, 5, seed)
    return process_time() - before


def circumstances(rounds: int) -> list[str]:
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    return [
        "## Volfyirion's search (`python -m bench.bench_volfyirion_bots`)",
        "",
        f"{day}, {cpu()}, {os.cpu_count()} cores, Python {python_version()}; medians of {rounds} "
        f"rounds, in processor time, one core. Load of the machine during the run: "
        f"{os.getloadavg()[0]:.1f}. {DESCENTS:,} descents from a position in mid-game. The last "
        f"columns show the longest answer of level 5 there and in the first turn.",
        "",
        "| mode | descents/s | target | level 5 answers within | target |",
        "|---|--:|--:|--:|--:|",
    ]


if __name__ == "__main__":
    main()

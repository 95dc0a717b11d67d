"""Measure the speed of the search, and compare it with OpenSpiel's ISMCTS bot.

The contenders work in turn, for several rounds, and are measured in processor time. Ratios are
computed within a round, so that other work on the machine affects all contenders equally.

    pip install -c constraints.txt -e .[bench] && python -m tools.build.engine
    PYTHONPATH=build/compiled:. python -m bench.bench_bots [ROUNDS]

This writes a section of ``bench/results.md``.
"""

import os
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from platform import python_version
from statistics import median
from time import process_time
from typing import Any

from antro.bots.policies import policy_of
from antro.bots.search.guided import GuidedSearch
from antro.bots.search.ismcts import Budget
from antro.bots.search.plain import PlainSearch
from antro.build import compiled
from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import lowest
from antro.core.contract.game import CHANCE, Seat
from antro.core.contract.moves import Moves
from antro.games import GAMES
from antro.games.drako.components.matchups import MATCHUPS
from bench.bench_engine import cpu, thousands
from bench.results import write_section

MID_GAME = 70  # moves from the start, chance included
DESCENTS = 20_000
PLAIN_DESCENTS = 3_000
PEERS = {"leduc_poker": 2_000, "euchre": 1_000}  # simulations per round
TARGET = 25_000  # descents per second

Work = Callable[[int], float]  # takes a seed, returns descents per second


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    assert compiled(), "measure the compiled engine: PYTHONPATH=build/compiled:."
    works: dict[str, Work] = {
        **{f"guided {name}": guided(name) for name in MATCHUPS},
        **{f"plain {name}": plain(name) for name in MATCHUPS},
        **{f"openspiel {name}": openspiel(name, count) for name, count in PEERS.items()},
    }
    speeds: dict[str, list[float]] = {name: [] for name in works}
    for turn in range(rounds):
        for name, work in works.items():
            speeds[name].append(work(turn + 1))
    write_section("bench_bots", "\n".join(report(speeds, rounds)))


# Contenders


def middle(matchup: str) -> tuple[Any, Any]:
    """Return a game, and the veiled state of the acting seat in mid-game."""
    game = GAMES["drako"].make({"matchup": matchup})
    state, dice, moves = game.start(), SeededDice(5), Moves()
    made = 0
    while True:
        by = Seat(lowest(game.to_act(state)))
        game.offer(state, by, moves)
        if made >= MID_GAME and by != CHANCE and moves.count >= 8:
            return game, game.veil(state, by)
        if by != CHANCE:
            policy_of(game).weigh(state, by, moves)
        game.apply(state, by, moves.pick(dice))
        made += 1


def guided(matchup: str) -> Work:
    game, veiled = middle(matchup)

    def work(seed: int) -> float:
        search = GuidedSearch(game, policy_of(game), veiled, Budget(DESCENTS), SeededDice(seed))
        before = process_time()
        search.run()
        return float(search.descents) / (process_time() - before)

    return work


def plain(matchup: str) -> Work:
    game, veiled = middle(matchup)

    def work(seed: int) -> float:
        search = PlainSearch(game, veiled, Budget(PLAIN_DESCENTS), SeededDice(seed))
        before = process_time()
        search.run()
        return float(search.descents) / (process_time() - before)

    return work


def openspiel(name: str, simulations: int) -> Work:
    """Return OpenSpiel's bot in one of its games, with one random roll-out per simulation."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(name)

    def work(seed: int) -> float:
        random = numpy.random.RandomState(seed)
        state = game.new_initial_state()
        while state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(actions, p=odds))
        evaluator = mcts.RandomRolloutEvaluator(1, random)
        bot = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=random)
        before = process_time()
        bot.step(state)
        return simulations / (process_time() - before)

    return work


# Report


def report(speeds: dict[str, list[float]], rounds: int) -> list[str]:
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    best = max(PEERS, key=lambda name: median(speeds[f"openspiel {name}"]))
    rows = [
        "## Search (`python -m bench.bench_bots`)",
        "",
        f"{day}, {cpu()}, {os.cpu_count()} cores, Python {python_version()}; medians of {rounds} "
        f"rounds, one contender at a time, in processor time, one core. Load of the machine "
        f"during the run: {os.getloadavg()[0]:.1f}. From a position in mid-game, "
        f"{thousands(DESCENTS)} descents.",
        "",
        f"| Drako, descents/s | guided, cut short | plain, to the end | target | "
        f"times OpenSpiel's bot on {best} |",
        "|---|--:|--:|--:|--:|",
    ]
    for name in MATCHUPS:
        ours, theirs = speeds[f"guided {name}"], speeds[f"openspiel {best}"]
        times = median(own / other for own, other in zip(ours, theirs, strict=True))
        cells = [thousands(median(ours)), thousands(median(speeds[f"plain {name}"]))]
        rows.append(f"| {name} | {' | '.join(cells)} | {thousands(TARGET)} | {times:.0f} |")
    rows += ["", "| OpenSpiel's Python ISMCTS bot | simulations/s |", "|---|--:|"]
    rows += [f"| {name} | {thousands(median(speeds[f'openspiel {name}']))} |" for name in PEERS]
    return rows


if __name__ == "__main__":
    main()

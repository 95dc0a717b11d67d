"""How fast the search thinks, beside OpenSpiel's ISMCTS bot on a game of its own.

Contenders work in turn, round after round, in processor time; ratios are taken within a
round, so that whatever else the machine does meanwhile strikes all alike.

    pip install -c constraints.txt -e .[bench] && python -m tools.build.engine
    PYTHONPATH=build/compiled:. python -m bench.bench_bots [ROUNDS]

writes its section of ``bench/results.md``.
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
from bench.bench_engine import RESULTS, cpu, thousands

BEGIN, END = "<!-- bench_bots -->", "<!-- /bench_bots -->"
MID_GAME = 70  # moves from the start, chance's included
DESCENTS = 20_000
PLAIN_DESCENTS = 3_000
PEERS = {"leduc_poker": 2_000, "euchre": 1_000}  # simulations in a round
TARGET = 25_000  # descents a second

Work = Callable[[int], float]  # a seed; descents a second


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
    section = "\n".join(report(speeds, rounds))
    put(section)
    print(section)


# Who works


def middle(matchup: str) -> tuple[Any, Any]:
    """A game, and what the seat to act knows in its middle."""
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
    """Their Python bot, one random roll-out a simulation, some moves into a game of theirs."""
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


# What is told of it


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


def put(section: str) -> None:
    """Write our part of the results, and leave those of others alone."""
    text = RESULTS.read_text() if RESULTS.exists() else "# Measurements\n"
    if BEGIN not in text:
        text += f"\n{BEGIN}\n{END}\n"
    before, rest = text.split(BEGIN)
    RESULTS.write_text(f"{before}{BEGIN}\n{section}\n{END}{rest.split(END)[1]}")


if __name__ == "__main__":
    main()

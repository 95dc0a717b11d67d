"""A bot's choice, from what its seat knows: for servers, terminals and tournaments."""

from collections.abc import Iterable
from math import exp
from random import Random
from typing import Any, Final

from antro.bots.levels import AGAINST_TIME, Level, level_of
from antro.bots.policies import policy_of
from antro.bots.search.guided import GuidedSearch, obvious_move
from antro.bots.search.ismcts import Budget
from antro.bots.search.memory import Memory
from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import listed
from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.core.contract.game import Game, State
from antro.core.contract.moves import Dice, Moves
from antro.core.evaluation.policy import UNSURE

Votes = dict[int, float]  # how often each move was tried

EXTREME: Final = 2.0  # spreads from the median: no bot is quicker or slower than that


def choose(game: Game[Any], veiled: State, level: int, seed: int) -> int:
    """The move of a bot that sits where *veiled* is seen from, and remembers nothing.

    Equal arguments give equal moves, unless the time cap of a level cuts thinking
    short. Raises ``BadOption`` for an unknown level, ``Refused`` when that seat has
    nothing to choose.
    """
    return elected([votes(game, veiled, level_of(level), SeededDice(seed), Memory(), [])])


def votes(
    game: Game[Any],
    veiled: State,
    level: Level,
    dice: Dice,
    memory: Memory,
    heard: list[int],
    *,
    unmoved: bool = False,
) -> Votes:
    """How often a search tried each move. *heard* is ``Position.heard``; *memory* is updated.

    Where a move is obvious there is nothing to search for, which saves time, and shows. One that
    is *unmoved* thinks as long as ever.
    """
    check_asked(game, veiled)
    policy, moves = policy_of(game), Moves()
    obvious = obvious_move(game, policy, veiled, moves)
    if obvious != UNSURE and not unmoved:
        return {int(obvious): 1.0}
    seconds = min(level.seconds, AGAINST_TIME) if game.timed else level.seconds
    budget = Budget(level.within(policy.scale), seconds)
    tree = memory.recall(heard, budget.descents)
    search = GuidedSearch(game, policy, veiled, budget, dice, tree)
    search.overlooked = overlooked(moves.listed(), level.overlooks, dice)
    search.think()
    memory.keep(heard, search.tree)
    if obvious != UNSURE:
        return {int(obvious): 1.0}
    noticed = [int(move) for move in search.ranked() if move not in search.overlooked]
    return {move: search.tried(move) for move in noticed}


def elected(ballots: Iterable[Votes]) -> int:
    """The move that one or more searches of one position tried most often."""
    total: Votes = {}
    for ballot in ballots:
        for move, tries in ballot.items():
            total[move] = total.get(move, 0.0) + tries
    return max(total, key=total.__getitem__)


def pause(level: int, seed: int) -> float:
    """How many seconds a bot lets pass in all before it answers, as a person would."""
    low, high = level_of(level).pause
    return low + (high - low) * float(SeededDice(seed).below(1000)) / 1000.0


def beat(median: float, spread: float, seed: int) -> float:
    """Seconds to a bot's next move in a game against time: most near the median, a few far off."""
    drawn = Random(seed).gauss(0.0, spread)
    return median * exp(max(-EXTREME * spread, min(EXTREME * spread, drawn)))


def check_asked(game: Game[Any], veiled: State) -> None:
    """A bot is asked only when its seat may choose."""
    acting = game.to_act(veiled)
    if not acting:
        raise Refused(Reason("finished", game.question_to(veiled, veiled.viewer).clause))
    if not acting >> veiled.viewer & 1:
        who = [f"role:{game.roles[seat]}" for seat in listed(acting) if seat < game.seats]
        clause = game.question_to(veiled, veiled.viewer).clause
        raise Refused(Reason("wrong_seat", clause, {"who": who}))


def overlooked(moves: list[int], likely: float, dice: Dice) -> list[int]:
    """The moves that are not noticed, each as likely; at least one always is."""
    missed = [move for move in moves if float(dice.below(1000)) < 1000.0 * likely]
    return missed if len(missed) < len(moves) else missed[1:]

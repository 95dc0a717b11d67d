"""The pace of searches in a process, and the longest time of a search with counted descents."""

from functools import lru_cache
from time import process_time
from typing import Any, Final

from antro.bots.levels import Level
from antro.bots.policies import policy_of
from antro.bots.search.guided import GuidedSearch
from antro.bots.search.ismcts import Budget
from antro.core.chance.dice import SeededDice
from antro.core.contract.game import CHANCE, Game, State, first_to_act
from antro.core.contract.moves import Moves

DESCENTS: Final = 200
SECONDS: Final = 0.05  # maximum, for slow engines
SPARE: Final = 4.0  # a position can be three times as slow as the start of a game


def longest(game: Game[Any], level: Level) -> float:
    """Return the longest time that a search of this level takes in this game, in seconds."""
    descents = level.within(policy_of(game).scale)
    return min(level.time_limit(timed=game.timed), SPARE * descents / pace_of(game))


@lru_cache(maxsize=16)
def pace_of(game: Game[Any]) -> float:
    """Return the measured descents per second of processor time at the start of a game."""
    budget = Budget(DESCENTS, SECONDS)
    search = GuidedSearch(game, policy_of(game), first_position(game), budget, SeededDice(1))
    began = process_time()
    search.think()
    return float(search.descents) / (process_time() - began)


def first_position(game: Game[Any]) -> State:
    """Return a possible veiled state of the seat that acts first."""
    state, dice, moves = game.start(), SeededDice(1), Moves()
    while (by := first_to_act(game, state, game.to_act(state))) >= CHANCE:
        game.offer(state, by, moves)
        game.apply(state, by, moves.pick(dice))
    veiled: State = game.veil(state, by)
    return veiled

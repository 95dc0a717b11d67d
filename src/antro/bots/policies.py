"""Access to the parts of a game's manifest for bots: its policy, its reasons and its script."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadOption
from antro.core.contract.game import Game, State
from antro.core.evaluation.policy import NoPolicy, Policy
from antro.games import GAMES

Reasons = Callable[[Any, Any, int], list[Reason]]  # (game, veiled state, move) to its reasons


@lru_cache(maxsize=16)  # a policy takes milliseconds to make; a worker serves few tables at once
def policy_of(game: Game[Any]) -> Policy[Any]:
    """Return the policy for a game. A game that is not in ``GAMES`` gets one without knowledge."""
    return GAMES[game.name].policy(game) if game.name in GAMES else NoPolicy(game)


def reasons_of(game: Game[Any]) -> Reasons:
    """Return the function that explains why a move of this game is good."""
    return GAMES[game.name].reasons if game.name in GAMES else no_reasons


def no_reasons(game: Any, veiled: Any, move: int) -> list[Reason]:
    """Return no reasons, for a game that is not in ``GAMES``."""
    return []


def scripted(game: Game[Any], veiled: State) -> int:
    """Return the move of a game's scripted bot. Raise ``BadOption`` if it has none."""
    if game.name not in GAMES or not GAMES[game.name].has_script:
        raise BadOption("bot", "script", Reason("no_script"))
    return GAMES[game.name].script(game, veiled)

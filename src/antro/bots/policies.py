"""What the manifest of a game gives to bots: its policy, its reasons and its script."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadOption
from antro.core.contract.game import Game, State
from antro.core.evaluation.policy import NoPolicy, Policy
from antro.games import GAMES

Reasons = Callable[[Any, Any, int], list[Reason]]  # (game, veiled state, move): why it is good


@lru_cache(maxsize=16)  # milliseconds to make; a worker serves few tables at once
def policy_of(game: Game[Any]) -> Policy[Any]:
    """The policy for a game; one that knows nothing, for a game that is not on the shelf."""
    return GAMES[game.name].policy(game) if game.name in GAMES else NoPolicy(game)


def reasons_of(game: Game[Any]) -> Reasons:
    """Return the function that explains why a move of this game is good."""
    return GAMES[game.name].reasons if game.name in GAMES else no_reasons


def no_reasons(game: Any, veiled: Any, move: int) -> list[Reason]:
    """Explain nothing, for a game that is not on the shelf."""
    return []


def scripted(game: Game[Any], veiled: State) -> int:
    """Return the move that the script of a game makes. Raise ``BadOption`` if it has none."""
    if game.name not in GAMES or not GAMES[game.name].has_script:
        raise BadOption("bot", "script", Reason("no_script"))
    return GAMES[game.name].script(game, veiled)

"""What bots know about each game, beyond its rules."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from antro.bots.policies.drako import DrakoPolicy
from antro.bots.policy import NoPolicy, Policy
from antro.core.game import Game

POLICIES: Final[dict[str, Callable[[Any], Policy[Any]]]] = {"drako": DrakoPolicy}


@lru_cache(maxsize=16)  # milliseconds to make; a worker serves few tables at once
def policy_of(game: Game[Any]) -> Policy[Any]:
    """The policy for a game; one that knows nothing, for a game that has none yet."""
    return POLICIES.get(game.name, NoPolicy)(game)

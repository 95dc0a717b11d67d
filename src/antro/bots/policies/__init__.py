"""What bots know about each game, beyond its rules."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from antro.bots.policies import drako_reasons, volfyirion_reasons
from antro.bots.policies.drako import DrakoPolicy
from antro.bots.policies.volfyirion import VolfyirionPolicy
from antro.bots.policies.volfyirion_script import script
from antro.bots.policy import NoPolicy, Policy
from antro.core.errors import BadOption
from antro.core.game import Game, State
from antro.core.told import Reason

Reasons = Callable[[Any, Any, int], list[Reason]]  # (game, veiled state, move): why it is good

POLICIES: Final[dict[str, Callable[[Any], Policy[Any]]]] = {
    "drako": DrakoPolicy,
    "volfyirion": VolfyirionPolicy,
}
REASONS: Final[dict[str, Reasons]] = {
    "drako": drako_reasons.reasons,
    "volfyirion": volfyirion_reasons.reasons,
}
SCRIPTS: Final[dict[str, Callable[[Any, Any], int]]] = {"volfyirion": script}


@lru_cache(maxsize=16)  # milliseconds to make; a worker serves few tables at once
def policy_of(game: Game[Any]) -> Policy[Any]:
    """The policy for a game; one that knows nothing, for a game that has none yet."""
    return POLICIES.get(game.name, NoPolicy)(game)


def reasons_of(game: Game[Any]) -> Reasons:
    """How to tell in rule terms why a move is good; a game may have no words for it yet."""
    return REASONS.get(game.name, no_reasons)


def no_reasons(game: Any, veiled: Any, move: int) -> list[Reason]:
    return []


def scripted(game: Game[Any], veiled: State) -> int:
    """The move of a player who follows a fixed order. Raises ``BadOption`` where there is none."""
    if game.name not in SCRIPTS:
        raise BadOption("bot", "script", f"nobody has written one for {game.name}")
    return SCRIPTS[game.name](game, veiled)

"""A player with first thoughts alone, without a search."""

from functools import lru_cache

from antro.core.contract.moves import Moves
from antro.games.vast.bot.policy import VastPolicy
from antro.games.vast.rules import Vast
from antro.games.vast.state.state import VastState


def script(game: Vast, veiled: VastState) -> int:
    """The move that weighs most; of equals the first."""
    policy, moves = policy_for(game), Moves()
    game.offer(veiled, veiled.viewer, moves)
    policy.weigh(veiled, veiled.viewer, moves)
    return int(moves.heaviest())


@lru_cache(maxsize=4)
def policy_for(game: Vast) -> VastPolicy:
    """The policy of a game, made once."""
    return VastPolicy(game)

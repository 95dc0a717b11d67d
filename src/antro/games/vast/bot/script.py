"""A bot without a search: it plays the move with the greatest weight."""

from functools import lru_cache

from antro.core.contract.moves import Moves
from antro.games.vast.bot.policy import VastPolicy
from antro.games.vast.rules import Vast
from antro.games.vast.state.state import VastState


def script(game: Vast, veiled: VastState) -> int:
    """Return the move with the greatest weight, or the first of several."""
    policy, moves = policy_for(game), Moves()
    game.offer(veiled, veiled.viewer, moves)
    policy.weigh(veiled, veiled.viewer, moves)
    return int(moves.heaviest())


@lru_cache(maxsize=4)
def policy_for(game: Vast) -> VastPolicy:
    """Return the policy of a game. It is made once."""
    return VastPolicy(game)

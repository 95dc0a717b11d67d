"""Which things there are to click at a table of Vast."""

from functools import lru_cache

from antro.games.vast.rules import Vast


@lru_cache(maxsize=16)
def things_of(game: Vast) -> frozenset[str]:
    """All that any move of a game is made with: what clients ask about may be any text."""
    found: set[str] = set()
    for number in range(len(game.choice_of)):
        move = game.describe(number)
        found.update(move.handles)
        found.update(move.picks)
    return frozenset(found)

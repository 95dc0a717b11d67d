"""The things that players can click at a table of Vast."""

from functools import lru_cache

from antro.games.vast.rules import Vast


@lru_cache(maxsize=16)
def things_of(game: Vast) -> frozenset[str]:
    """Return the things in all moves of a game.

    Clients may ask about any text, so it must be compared with this set.
    """
    found: set[str] = set()
    for number in range(len(game.choice_of)):
        move = game.describe(number)
        found.update(move.handles)
        found.update(move.picks)
    return frozenset(found)

"""The times of bots. They depend on nothing secret.

The time of a search depends on the level, the last mover and the number of searches that run or
wait. Before a move the bot makes a human pause, which a player can shorten or skip. Nobody can
skip the time that hides the length of a search.
"""

from random import SystemRandom
from typing import Any, Final

from antro.bots.levels import LEVELS
from antro.bots.play import beat, pause
from antro.bots.policies import policy_of
from antro.core.contract.game import Game

LATENCY: Final = 0.7  # seconds in which all waiting searches should get their turn
SHORTEST: Final = 0.05  # seconds of a search, however many wait
FURTHER: Final = 0.5  # share of the time for a further move of the same seat, which knows its tree
MARGIN: Final = 0.015  # seconds from the end of a search until its result has arrived
JITTER: Final = 0.05  # random seconds after that, at most

luck: Final = SystemRandom()


def search_time(level: int, *, timed: bool, further: bool) -> float:
    """Return the seconds of a bot's search if nobody else waits, or 0 if it counts descents."""
    at_table = LEVELS[level].at_table * (FURTHER if further else 1.0)
    return min(at_table, LEVELS[level].time_limit(timed=timed))


def fair_share(seconds: float, searches: int, processes: int) -> float:
    """Return a shorter time for a search if many searches run or wait."""
    return min(seconds, max(SHORTEST, LATENCY * processes / searches))


def shown_at(began: float, longest: float, now: float) -> float:
    """Return a random moment to show the result of a search, after its longest possible end.

    A late result is shown at a later random moment. Otherwise a busy machine would show how long
    the bot thought.
    """
    due = began + longest + MARGIN + luck.uniform(0.0, JITTER)
    while due < now:
        due += JITTER
    return due


def pause_of(level: int, game: Game[Any]) -> float:
    """Return a new random pause of a bot, in seconds. A timed game may have its own pace."""
    tempo, seed = policy_of(game).tempo(level) if game.timed else None, luck.getrandbits(32)
    return pause(level, seed) if tempo is None else beat(*tempo, seed)

"""§23 The end of a game, and of a part of it."""

from typing import Final

from mypy_extensions import i64

from antro.games.heroes.asks import ENDINGS
from antro.games.heroes.state.part import CLOSED, Part
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import OVER, HeroesState

LAST_HERO: Final[i64] = ENDINGS.index("23.1")
LAST_STOP: Final[i64] = ENDINGS.index("23.2")
NO_CREATURES: Final[i64] = ENDINGS.index("24.1")
ENOUGH_POINTS: Final[i64] = ENDINGS.index("25.2")
LAST_STOP_FOR_POINTS: Final[i64] = ENDINGS.index("25.8")
TEAM_FALLEN: Final[i64] = ENDINGS.index("26.9")
LAST_STOP_OF_TEAMS: Final[i64] = ENDINGS.index("26.10")
BOTH_MATCHES: Final[i64] = ENDINGS.index("27.7")


def finish(state: HeroesState, winners: i64, ending: i64) -> None:
    """The game is over: these have won."""
    state.stage = OVER
    state.winners = winners
    for part in state.parts:
        close(state, part)
    state.pending[:] = [state.config.asks.over[ending]]


def share(state: HeroesState, equals: i64, ending: i64) -> None:
    """The game is over: these share a draw, if they are several."""
    finish(state, equals, ending)
    if equals & (equals - 1):
        state.drawn = 1


def close(state: HeroesState, part: Part) -> None:
    """A part is over, in the middle of whatever happens; its dice lie as they lie."""
    part.phase = CLOSED
    part.over = 0
    part.stopper = NONE
    part.followers = 0
    part.shown = 0
    part.resting = 0
    part.act.begin(NONE, 0)
    part.pending = state.config.closed(part.slot)
    for seat in range(state.config.seats):
        if part.seats >> seat & 1:
            state.sides[seat].plan = NONE
            state.sides[seat].activated = 0

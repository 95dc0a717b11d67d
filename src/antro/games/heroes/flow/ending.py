"""The end of a game, and of a bout (§23)."""

from typing import Final

from mypy_extensions import i64

from antro.games.heroes.flow.action import end_action
from antro.games.heroes.kinds import ENDINGS, GAME_OVER
from antro.games.heroes.state.bout import CLOSED, Bout
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
    """End the game with these winners."""
    state.stage = OVER
    state.winners = winners
    for bout in state.bouts:
        close(state, bout)
    state.pending[:] = [state.config.questions.of(GAME_OVER, ending)]


def share(state: HeroesState, equals: i64, ending: i64) -> None:
    """End the game. If there are several best players, they share a draw."""
    finish(state, equals, ending)
    if equals & (equals - 1):
        state.drawn = 1


def close(state: HeroesState, bout: Bout) -> None:
    """Close a bout at once, even in the middle of an effect. Its dice do not change."""
    end_action(state, bout)
    bout.phase = CLOSED
    bout.over = 0
    bout.stopper = NONE
    bout.followers = 0
    bout.shown = 0
    bout.resting = 0
    bout.pending = state.config.closed(bout.slot)
    for seat in range(state.config.seats):
        if bout.seats >> seat & 1:
            state.sides[seat].plan = NONE
            state.sides[seat].activated = 0

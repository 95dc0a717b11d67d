"""The points mode: heroes are stunned instead of falling, and 21 points win (§25)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import lowest
from antro.games.heroes.flow.ending import (
    ENOUGH_POINTS,
    LAST_HERO,
    LAST_STOP_FOR_POINTS,
    finish,
    share,
)
from antro.games.heroes.flow.modes.mode import Mode, with_most, with_most_life
from antro.games.heroes.state.bout import Bout
from antro.games.heroes.state.config import WINNING_POINTS
from antro.games.heroes.state.state import HeroesState


@final
class Points(Mode):
    def starters(self, state: HeroesState, slot: i64) -> i64:
        return state.alive()

    def bout_over(self, state: HeroesState, bout: Bout) -> None:
        """Make the first player with 21 points win (§25.2), or the last one left (§30.1)."""
        best = with_most_points(state, bout.alive)
        if state.sides[lowest(best)].points >= WINNING_POINTS:
            finish(state, best, ENOUGH_POINTS)
        else:
            finish(state, bout.alive, LAST_HERO)

    def last_stop(self, state: HeroesState, bout: Bout) -> None:
        """Make the player with the most points win. Life breaks ties (§25.8)."""
        share(
            state, with_most_life(state, with_most_points(state, bout.alive)), LAST_STOP_FOR_POINTS
        )


def with_most_points(state: HeroesState, seats: i64) -> i64:
    """Return the members of a set with the most points."""
    return with_most(seats, [side.points for side in state.sides])

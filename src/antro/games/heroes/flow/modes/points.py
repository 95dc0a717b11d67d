"""§25 Nobody is out: to 21 points."""

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
from antro.games.heroes.flow.modes.mode import Mode, strongest, who_have_most
from antro.games.heroes.state.bout import Bout
from antro.games.heroes.state.config import WINNING_POINTS
from antro.games.heroes.state.state import HeroesState


@final
class Points(Mode):
    def starters(self, state: HeroesState, slot: i64) -> i64:
        return state.alive()

    def bout_over(self, state: HeroesState, bout: Bout) -> None:
        """§25.2 The first with 21 points wins; §30.1 so does the last who has not left."""
        best = richest(state, bout.alive)
        if state.sides[lowest(best)].points >= WINNING_POINTS:
            finish(state, best, ENOUGH_POINTS)
        else:
            finish(state, bout.alive, LAST_HERO)

    def last_stop(self, state: HeroesState, bout: Bout) -> None:
        """§25.8 Most points win, then most life."""
        share(state, strongest(state, richest(state, bout.alive)), LAST_STOP_FOR_POINTS)


def richest(state: HeroesState, seats: i64) -> i64:
    """The set of those of a set who have most points."""
    return who_have_most(seats, [side.points for side in state.sides])

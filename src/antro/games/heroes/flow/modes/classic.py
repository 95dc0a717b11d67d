"""§23, §24 All against all, to the last hero."""

from typing import final

from mypy_extensions import i64

from antro.games.heroes.flow.ending import LAST_HERO, LAST_STOP, NO_CREATURES, finish, share
from antro.games.heroes.flow.modes.mode import Mode, strongest
from antro.games.heroes.state.bout import Bout
from antro.games.heroes.state.state import HeroesState


@final
class Classic(Mode):
    def starters(self, state: HeroesState, slot: i64) -> i64:
        return state.alive()

    def bout_over(self, state: HeroesState, bout: Bout) -> None:
        """§23.1 When one hero is left, his player wins."""
        finish(state, bout.alive, LAST_HERO)

    def last_stop(self, state: HeroesState, bout: Bout) -> None:
        """§23.2 The hero with most life wins; equals share a draw."""
        share(state, strongest(state, bout.alive), LAST_STOP)

    def without_creatures(self, state: HeroesState, bout: Bout) -> None:
        """§24.1, §24.2 The hero with most life wins; between equals play goes on."""
        bout.watched = 0
        best = strongest(state, bout.alive)
        if not best & (best - 1):
            finish(state, best, NO_CREATURES)

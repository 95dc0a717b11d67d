"""The classic mode: all play against all, until one hero is left (§23, §24)."""

from typing import final

from mypy_extensions import i64

from antro.games.heroes.flow.ending import LAST_HERO, LAST_STOP, NO_CREATURES, finish, share
from antro.games.heroes.flow.modes.mode import Mode, with_most_life
from antro.games.heroes.state.bout import Bout
from antro.games.heroes.state.state import HeroesState


@final
class Classic(Mode):
    def starters(self, state: HeroesState, slot: i64) -> i64:
        return state.alive()

    def bout_over(self, state: HeroesState, bout: Bout) -> None:
        """Make the player of the last hero win (§23.1)."""
        finish(state, bout.alive, LAST_HERO)

    def last_stop(self, state: HeroesState, bout: Bout) -> None:
        """Make the hero with the most life win. Tied players share a draw (§23.2)."""
        share(state, with_most_life(state, bout.alive), LAST_STOP)

    def without_creatures(self, state: HeroesState, bout: Bout) -> None:
        """Make the hero with the most life win. In a tie the game continues (§24.1, §24.2)."""
        bout.watched = 0
        best = with_most_life(state, bout.alive)
        if not best & (best - 1):
            finish(state, best, NO_CREATURES)

"""§26 Two duels, and then those who are left of two teams."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import lowest
from antro.games.heroes.effects.falling import is_decided
from antro.games.heroes.flow.bouts import (
    begin_rolling,
    gather_markets,
    members,
    open_bout,
    want_cards,
)
from antro.games.heroes.flow.ending import LAST_STOP_OF_TEAMS, TEAM_FALLEN, close, finish, share
from antro.games.heroes.flow.modes.mode import Mode, weaker_falls
from antro.games.heroes.kinds import LAY, REGROUP
from antro.games.heroes.state.bout import CLOSED, CYCLE, Bout
from antro.games.heroes.state.config import TEAM_OF
from antro.games.heroes.state.state import LAST, PLAYING, HeroesState


@final
class Teams(Mode):
    def sides(self, seats: int) -> list[int]:
        return TEAM_OF

    def starters(self, state: HeroesState, slot: i64) -> i64:
        return members(state, slot)

    def bout_over(self, state: HeroesState, bout: Bout) -> None:
        """§26.6, §26.9 A duel is over, and with it the other, unless that is in a cycle."""
        alive = state.alive()
        if is_decided(state, alive):
            finish(state, state.config.allies[lowest(alive)], TEAM_FALLEN)
            return
        close(state, bout)
        other = state.bouts[1 - bout.slot]
        if other.phase != CYCLE or other.over:
            close(state, other)
            merge(state)

    def goes_on(self, state: HeroesState, bout: Bout) -> bool:
        """§26.6 A duel that has ended its cycle after the other was over does not roll again."""
        if state.stage != PLAYING or state.bouts[1 - bout.slot].phase != CLOSED:
            return True
        close(state, bout)
        merge(state)
        return False

    def last_stop(self, state: HeroesState, bout: Bout) -> None:
        """§26.5 In a duel one falls; §26.10 after that, the team with more life wins."""
        if state.stage == PLAYING:
            weaker_falls(state, bout)
            return
        lives = [team_life(state, team) for team in (0, 1)]
        if lives[0] == lives[1]:
            share(state, state.config.everybody, LAST_STOP_OF_TEAMS)
        else:
            ahead = 0 if lives[0] > lives[1] else 2
            finish(state, state.config.allies[ahead], LAST_STOP_OF_TEAMS)

    def regroup(self, state: HeroesState) -> None:
        """§26.7 Those who are left roll together; who has acted throws all his dice."""
        state.stage = LAST
        open_bout(state, state.bouts[0], state.alive())
        begin_rolling(state, state.bouts[0])


def merge(state: HeroesState) -> None:
    """§26.7 One market is laid; then all roll together."""
    gather_markets(state)
    want_cards(state, 0)
    state.ask(REGROUP, state.config.table)
    state.pending.append(state.config.question(LAY, 0))


def team_life(state: HeroesState, team: int) -> i64:
    """What life the heroes of a team have together."""
    found: i64 = 0
    for seat in range(state.config.seats):
        if TEAM_OF[seat] == team and not state.sides[seat].out:
            found += state.sides[seat].life
    return found

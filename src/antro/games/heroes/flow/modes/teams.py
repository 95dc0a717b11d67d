"""The team mode: two duels, then the remaining players of both teams (§26)."""

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
        """Close a duel and end the other one too, unless it is in a cycle (§26.6, §26.9)."""
        alive = state.alive()
        if is_decided(state, alive):
            finish(state, state.config.allies[lowest(alive)], TEAM_FALLEN)
            return
        close(state, bout)
        other = state.bouts[1 - bout.slot]
        if other.phase != CYCLE or other.over:
            close(state, other)
            merge(state)

    def rolls_again(self, state: HeroesState, bout: Bout) -> bool:
        """Return False if the other duel ended during this cycle (§26.6)."""
        if state.stage != PLAYING or state.bouts[1 - bout.slot].phase != CLOSED:
            return True
        close(state, bout)
        merge(state)
        return False

    def last_stop(self, state: HeroesState, bout: Bout) -> None:
        """Make one hero of a duel fall (§26.5). Later, the team with more life wins (§26.10)."""
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
        """Start the bout of the remaining players. Players who have acted roll all dice (§26.7)."""
        state.stage = LAST
        open_bout(state, state.bouts[0], state.alive())
        begin_rolling(state, state.bouts[0])


def merge(state: HeroesState) -> None:
    """Fill one set of spell rows, then start the common bout (§26.7)."""
    gather_markets(state)
    want_cards(state, 0)
    state.ask(REGROUP, state.config.table)
    state.pending.append(state.config.question(LAY, 0))


def team_life(state: HeroesState, team: int) -> i64:
    """The total life of the heroes of a team."""
    found: i64 = 0
    for seat in range(state.config.seats):
        if TEAM_OF[seat] == team and not state.sides[seat].out:
            found += state.sides[seat].life
    return found

"""A cycle: the player who stopped acts, then the others may follow (§9, §10, §21)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat, Step
from antro.games.heroes.components.effects import MAGICAL
from antro.games.heroes.effects.openings import can_act
from antro.games.heroes.effects.stop_effects import suffer
from antro.games.heroes.effects.wounds import NOBODY, hit_hero
from antro.games.heroes.kinds import ACTION, CONSIDERS, FOLLOW, FOLLOWERS
from antro.games.heroes.state.bout import Bout
from antro.games.heroes.state.config import ORDERS
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import HeroesState

PENALTY: Final[i64] = 2  # wounds (§9.3)


def begin_action(state: HeroesState, bout: Bout, seat: Seat, following: i64) -> None:
    """Apply the stop effects of a player, then ask for an action (§10.1, §21.3)."""
    config, side = state.config, state.sides[seat]
    bout.act.begin(seat, following)
    side.acted = 1
    if not following or config.followers_suffer:
        suffer(state, seat)
    if cannot_act(state, seat) or bout.over:
        return
    if not following or can_act(state, seat):
        state.ask(ACTION, bout.slot, seat)


def cannot_act(state: HeroesState, seat: i64) -> bool:
    """True if a player is out or stunned (§10.4, §25.3)."""
    return state.sides[seat].out != 0 or state.sides[seat].is_stunned()


def forgo(state: HeroesState, seat: Seat) -> None:
    """Wound the hero of a player who stopped and does not act (§9.3)."""
    hit_hero(state, NOBODY, seat, PENALTY, MAGICAL)


def cut_short(state: HeroesState, bout: Bout) -> None:
    """Drop the questions that an action still had to ask, and end it (§22.4)."""
    stack, followers = state.stack(bout.slot), state.config.question(FOLLOWERS, bout.slot)
    while stack[-1] is not followers:
        stack.pop()
    end_action(state, bout)


def end_action(state: HeroesState, bout: Bout) -> None:
    """End an action. Discard a spell that was being cast."""
    act = bout.act
    if act.seat == NONE:
        return
    side = state.sides[act.seat]
    if act.spell != NONE and side.out == 0:
        side.discard.add(act.spell)
    side.activated = 0
    act.begin(NONE, 0)


@final
class Stopped(Step[HeroesState]):
    """The step after a stop: the player who stopped acts (§9.2)."""

    def run(self, state: HeroesState, argument: i64) -> None:
        bout = state.bouts[argument]
        if bout.stopper != NONE:
            begin_action(state, bout, Seat(bout.stopper), 0)


@final
class Followers(Step[HeroesState]):
    """The step after an action: ask the next player in seat order (§21.1)."""

    def run(self, state: HeroesState, argument: i64) -> None:
        bout = state.bouts[argument]
        end_action(state, bout)
        seat = next_follower(state, bout)
        if seat == NONE:
            return
        bout.followers &= ~bit(seat)
        state.ask(FOLLOWERS, argument)
        state.ask(CONSIDERS if state.config.pace == ORDERS else FOLLOW, argument, seat)


def next_follower(state: HeroesState, bout: Bout) -> i64:
    """Return the next player to ask. Skip players who are out or stunned (§21.2)."""
    seats = state.config.seats
    for step in range(seats):
        seat = (bout.origin + step) % seats
        if bout.followers >> seat & 1 and not cannot_act(state, seat):
            return seat
    return NONE

"""A cycle: the player who stopped acts, then the others may follow (§9, §10, §21)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat, Step
from antro.games.heroes.components.effects import MAGICAL
from antro.games.heroes.effects.openings import can_act
from antro.games.heroes.effects.stop_effects import suffer
from antro.games.heroes.effects.wounds import NOBODY, hit_hero
from antro.games.heroes.flow.casting import is_declaring, put_away, take_back
from antro.games.heroes.flow.striking import is_stuck
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
    if not cannot_act(state, seat) and not bout.over:
        ask_action(state, bout)


def ask_action(state: HeroesState, bout: Bout) -> None:
    """Ask for an action. A player who follows and can do nothing has acted (§21.3)."""
    act = bout.act
    if not act.following or can_act(state, Seat(act.seat)):
        state.ask(ACTION, bout.slot, act.seat)


def choose_again(state: HeroesState, bout: Bout) -> None:
    """Let the active player choose an action again after another player resigned (§30.5)."""
    act = bout.act
    if act.seat == NONE or bout.over or cannot_act(state, act.seat):
        return
    if is_declaring(state, bout):
        take_back(state, bout)
        drop_questions(state, bout)
        ask_action(state, bout)
    elif is_stuck(state, bout):
        state.stack(bout.slot).pop()
        act.rest()


def cannot_act(state: HeroesState, seat: i64) -> bool:
    """True if a player is out or stunned (§10.4, §25.3)."""
    return state.sides[seat].out != 0 or state.sides[seat].is_stunned()


def forgo(state: HeroesState, seat: Seat) -> None:
    """Wound the hero of a player who stopped and does not act (§9.3)."""
    hit_hero(state, NOBODY, seat, PENALTY, MAGICAL)


def cut_short(state: HeroesState, bout: Bout) -> None:
    """End an action, and drop the questions that it still had to ask (§22.4)."""
    end_action(state, bout)
    drop_questions(state, bout)


def drop_questions(state: HeroesState, bout: Bout) -> None:
    """Drop the questions of an action."""
    stack, followers = state.stack(bout.slot), state.config.question(FOLLOWERS, bout.slot)
    while stack[-1] is not followers:
        stack.pop()


def end_action(state: HeroesState, bout: Bout) -> None:
    """End an action, also one that is cut short. Its player keeps all cards (§12.7)."""
    act = bout.act
    if act.seat == NONE:
        return
    side = state.sides[act.seat]
    if side.out == 0:
        put_away(state, bout)
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

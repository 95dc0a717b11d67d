"""Rolling: reveal plans, roll the dice, and stop the game (§6, §7)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Step
from antro.games.heroes import kinds
from antro.games.heroes.components.lots import LOTS, NO_DICE, PACKED, count
from antro.games.heroes.components.symbols import CARD
from antro.games.heroes.effects.dice import take_up
from antro.games.heroes.flow.ordering import make_plans
from antro.games.heroes.state.bout import CYCLE, READY, ROLLING, Bout
from antro.games.heroes.state.config import AWAKE, LIVE, MOST_THROWS, ORDERS, STEPPED
from antro.games.heroes.state.side import HOLD, KEEP_NONE, NONE, REST, STOP, Side
from antro.games.heroes.state.state import HeroesState


def carry_out(state: HeroesState, bout: Bout) -> None:
    """Carry out a beat: reveal the plans, then roll the dice (§7.8, §7.9)."""
    state.ask(kinds.SETTLING, bout.slot)
    state.ask(kinds.THROWING, bout.slot)
    rolling = bout.alive & ~bout.resting
    for seat in range(state.config.seats - 1, -1, -1):
        if not rolling >> seat & 1:
            continue
        if state.sides[seat].plan == NONE:
            state.sides[seat].plan = default_plan(state.sides[seat])
            bout.shown |= bit(seat)
        elif not bout.shown >> seat & 1:
            state.ask(kinds.SHOW, bout.slot, seat)


def default_plan(side: Side) -> i64:
    """Return the plan of a player without one.

    The player holds, or rests after thirty rolls (§7.8). A player who has recovered rolls (§25.6).
    """
    if side.dice_in_hand():
        return KEEP_NONE
    return HOLD if side.throws < MOST_THROWS else REST


@final
class Throwing(Step[HeroesState]):
    """The step after all plans are revealed: roll the dice that are not kept (§6.2, §7.9)."""

    def run(self, state: HeroesState, argument: i64) -> None:
        bout = state.bouts[argument]
        for seat in range(state.config.seats - 1, -1, -1):
            side = state.sides[seat]
            if bout.shown >> seat & 1 and 0 <= side.plan < LOTS:
                take_up(side, PACKED[side.plan])
                state.ask(kinds.FALL, argument, seat)


@final
class Settling(Step[HeroesState]):
    """The step after the roll: players recover as planned, then stops take effect (§7.9)."""

    def run(self, state: HeroesState, argument: i64) -> None:
        bout = state.bouts[argument]
        stopping = recovered = i64(0)
        for seat in range(state.config.seats):
            if bout.shown >> seat & 1:
                side = state.sides[seat]
                if side.plan == STOP and side.is_stunned():
                    recover(side)
                    recovered |= bit(seat)
                elif side.plan == STOP:
                    stopping |= bit(seat)
                elif side.plan == REST:
                    bout.resting |= bit(seat)
                else:
                    side.throws += 1
                side.plan = NONE
        bout.shown = 0
        if stopping:
            stop(state, bout, first_from_token(state, bout, stopping))
        elif bout.resting == bout.alive:
            stop(state, bout, NONE)
        else:
            roll_on(state, bout, recovered)


def recover(side: Side) -> None:
    """End the stun of a hero, and pick up all dice of its player (§25.5, §25.7)."""
    side.life = AWAKE
    take_up(side, NO_DICE)
    side.thrown = NO_DICE


def may_stop(side: Side) -> bool:
    """True if a player may stop: all dice are on the table, and the hero is awake (§6.3).

    A stunned player may only stop to recover (§25.3).
    """
    if side.dice_in_hand():
        return False
    return not side.is_stunned() or count(side.dice, CARD) >= AWAKE


def first_from_token(state: HeroesState, bout: Bout, seats: i64) -> i64:
    """Return the first member of a set, from the token in seat order (§6.7)."""
    token = bout.token(state.config.seats)
    if seats >> token & 1:
        return token
    return bout.next_after(token, seats, state.config.seats)


def roll_on(state: HeroesState, bout: Bout, recovered: i64) -> None:
    """Continue rolling after a beat without a stop."""
    pace = state.config.pace
    begun = bout.phase == READY
    bout.phase = ROLLING
    if pace == LIVE:
        if begun:
            state.ask(kinds.LOOK, bout.slot)
    elif pace == ORDERS:
        if recovered:
            state.ask(kinds.ORDER, bout.slot, recovered)
        else:
            beat(state, bout)
    else:
        planners = bout.alive & ~bout.resting & ~dice_up(state, bout)
        if pace == STEPPED and not planners:
            carry_out(state, bout)
        else:
            state.ask(kinds.ROLL, bout.slot, planners)


def beat(state: HeroesState, bout: Bout) -> None:
    """Make the plans of a beat from the orders, and carry them out (§7.12)."""
    make_plans(state, bout)
    carry_out(state, bout)


def dice_up(state: HeroesState, bout: Bout) -> i64:
    """Return the players who have recovered and are not asked for a plan (§25.6)."""
    found: i64 = 0
    for seat in range(state.config.seats):
        if bout.alive >> seat & 1 and state.sides[seat].dice_in_hand():
            found |= bit(seat)
    return found


# The stop


def stop(state: HeroesState, bout: Bout, by: i64) -> None:
    """Stop the game (§9.1). *by* is none at a common stop (§6.5)."""
    config = state.config
    bout.origin = bout.token(config.seats) if by == NONE else (by + 1) % config.seats
    bout.stopper = by
    bout.followers = bout.alive if by == NONE else bout.alive & ~bit(by)
    bout.stops += 1
    bout.resting = 0
    bout.shown = 0
    bout.phase = CYCLE
    state.ask(kinds.RESUME, bout.slot)
    state.ask(kinds.FOLLOWERS, bout.slot)
    state.ask(kinds.STOPPED, bout.slot)
    for seat in range(config.seats - 1, -1, -1):
        if bout.alive >> seat & 1:
            state.sides[seat].plan = NONE
            if state.sides[seat].dice_in_hand():
                state.ask(kinds.FALL, bout.slot, seat)

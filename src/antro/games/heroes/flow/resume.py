"""§21.4 to §21.6 Rolling again: who takes up which dice, and what is asked before the throw."""

from mypy_extensions import i64

from antro.core.bits import bit
from antro.games.heroes.config import ORDERS
from antro.games.heroes.effects.dice import count_dice, take_up
from antro.games.heroes.flow.rolling import beat, carry_out
from antro.games.heroes.printed.lots import NO_DICE
from antro.games.heroes.state.part import READY, Part
from antro.games.heroes.state.side import KEEP_NONE, NONE, Side
from antro.games.heroes.state.state import HeroesState


def resume(state: HeroesState, part: Part) -> None:
    """All get ready to roll: who has acted takes up all his dice, the others are asked."""
    config = state.config
    stack, slot = state.stack(part.slot), part.slot
    part.phase = READY
    part.stopper = NONE
    part.shown = 0
    keepers: i64 = 0
    for seat in range(config.seats):
        if part.alive >> seat & 1:
            side = state.sides[seat]
            count_dice(state, seat)
            if begin_anew(side):
                part.shown |= bit(seat)
            else:
                keepers |= bit(seat)
    if config.pace == ORDERS:
        ask_for_orders(state, part)
    elif keepers:
        stack.append(config.asks.keep[slot][keepers])
    else:
        all_have_chosen(state, part)


def begin_anew(side: Side) -> bool:
    """A player before the first throw. Returns whether all his dice are up."""
    side.throws = 0
    side.thrown = NO_DICE
    side.order_step = 0
    side.waited = 0
    side.plan = NONE
    all_up = side.acted != 0 or side.dice == NO_DICE
    side.acted = 0
    if all_up:
        take_up(side, NO_DICE)
        side.plan = KEEP_NONE
    return all_up


def ask_for_orders(state: HeroesState, part: Part) -> None:
    """§8.1 All give an order, but those who are stunned (§8.12)."""
    asked: i64 = 0
    part.shown = 0
    for seat in range(state.config.seats):
        if part.alive >> seat & 1:
            state.sides[seat].plan = NONE
            if not state.sides[seat].is_stunned():
                asked |= bit(seat)
    if asked:
        state.stack(part.slot).append(state.config.asks.order[part.slot][asked])
    else:
        beat(state, part)


def all_have_chosen(state: HeroesState, part: Part) -> None:
    """§6.1, §7.10 The first throw: at once, or after a countdown."""
    if state.config.timed:
        state.stack(part.slot).append(state.config.asks.countdown[part.slot])
    else:
        carry_out(state, part)

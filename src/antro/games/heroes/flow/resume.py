"""Rolling again: pick up dice, and ask for plans before the roll (§21.4 to §21.6)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.heroes.components.lots import NO_DICE
from antro.games.heroes.effects.dice import count_dice, take_up
from antro.games.heroes.flow.rolling import beat, carry_out
from antro.games.heroes.kinds import COUNTDOWN, KEEP, ORDER
from antro.games.heroes.state.bout import READY, Bout
from antro.games.heroes.state.config import ORDERS
from antro.games.heroes.state.side import KEEP_NONE, NONE, Side
from antro.games.heroes.state.state import HeroesState


def resume(state: HeroesState, bout: Bout) -> None:
    """Prepare all players to roll. Players who acted roll all dice; ask the others."""
    config = state.config
    bout.phase = READY
    bout.stopper = NONE
    bout.shown = 0
    keepers: i64 = 0
    for seat in range(config.seats):
        if bout.alive >> seat & 1:
            side = state.sides[seat]
            count_dice(state, seat)
            if prepare_to_roll(side):
                bout.shown |= bit(seat)
            else:
                keepers |= bit(seat)
    if config.pace == ORDERS:
        ask_for_orders(state, bout)
    elif keepers:
        state.ask(KEEP, bout.slot, keepers)
    else:
        all_have_chosen(state, bout)


def prepare_to_roll(side: Side) -> bool:
    """Reset a player before the first roll. Return True if all dice are picked up."""
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


def ask_for_orders(state: HeroesState, bout: Bout) -> None:
    """Ask all players for an order (§8.1), except stunned players (§8.12)."""
    asked: i64 = 0
    bout.shown = 0
    for seat in range(state.config.seats):
        if bout.alive >> seat & 1:
            state.sides[seat].plan = NONE
            if not state.sides[seat].is_stunned():
                asked |= bit(seat)
    if asked:
        state.ask(ORDER, bout.slot, asked)
    else:
        beat(state, bout)


def all_have_chosen(state: HeroesState, bout: Bout) -> None:
    """Make the first roll at once (§6.1), or after a countdown (§7.10)."""
    if state.config.timed:
        state.ask(COUNTDOWN, bout.slot)
    else:
        carry_out(state, bout)

"""Questions to several players at once: wait for the last answer, then continue."""

from mypy_extensions import i64

from antro.games.heroes.flow.resume import all_have_chosen
from antro.games.heroes.flow.rolling import beat, carry_out, stop
from antro.games.heroes.kinds import KEEP, MUSTER, ORDER, ROLL
from antro.games.heroes.state.bout import Bout
from antro.games.heroes.state.config import LIVE, STEPPED
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import HeroesState


def wait_for_armies(state: HeroesState, slot: i64, left: i64) -> None:
    """Wait until all players have chosen an army. Then armies are revealed (§5.3)."""
    state.stack(slot).pop()
    if left:
        state.ask(MUSTER, slot, left)


def wait_for_keeping(state: HeroesState, bout: Bout, left: i64) -> None:
    """Wait until all players have chosen the dice to keep, then roll (§21.6)."""
    state.stack(bout.slot).pop()
    if left:
        state.ask(KEEP, bout.slot, left)
    else:
        all_have_chosen(state, bout)


def wait_for_orders(state: HeroesState, bout: Bout, left: i64) -> None:
    """Wait until all players have given an order. Then the next beat comes (§8.1)."""
    state.stack(bout.slot).pop()
    if left:
        state.ask(ORDER, bout.slot, left)
    else:
        beat(state, bout)


def wait_for_plans(state: HeroesState, bout: Bout, left: i64) -> None:
    """Wait for the remaining plans.

    Turn by turn, the beat comes when all players have a plan (§7.11). In real time, all players may
    rest (§6.5).
    """
    pace = state.config.pace
    state.stack(bout.slot).pop()
    if not left and pace == STEPPED:
        carry_out(state, bout)
    elif not left and pace == LIVE:
        stop(state, bout, NONE)
    else:
        state.ask(ROLL, bout.slot, left)

"""What several are asked at the same time: who is left to answer, and what comes after the last."""

from mypy_extensions import i64

from antro.games.heroes.flow.resume import all_have_chosen
from antro.games.heroes.flow.rolling import beat, carry_out, stop
from antro.games.heroes.kinds import KEEP, MUSTER, ORDER, ROLL
from antro.games.heroes.state.bout import Bout
from antro.games.heroes.state.config import LIVE, STEPPED
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import HeroesState


def wait_for_armies(state: HeroesState, slot: i64, left: i64) -> None:
    """§5.3 When all have chosen an army, all are turned up."""
    state.stack(slot).pop()
    if left:
        state.ask(MUSTER, slot, left)


def wait_for_keeping(state: HeroesState, bout: Bout, left: i64) -> None:
    """§21.6 When all have chosen what they keep, the first throw comes."""
    state.stack(bout.slot).pop()
    if left:
        state.ask(KEEP, bout.slot, left)
    else:
        all_have_chosen(state, bout)


def wait_for_orders(state: HeroesState, bout: Bout, left: i64) -> None:
    """§8.1 When all have given an order, the next beat comes."""
    state.stack(bout.slot).pop()
    if left:
        state.ask(ORDER, bout.slot, left)
    else:
        beat(state, bout)


def wait_for_plans(state: HeroesState, bout: Bout, left: i64) -> None:
    """§7.11 Stepped, the beat comes when everybody has a plan; §6.5 live, all may rest."""
    pace = state.config.pace
    state.stack(bout.slot).pop()
    if not left and pace == STEPPED:
        carry_out(state, bout)
    elif not left and pace == LIVE:
        stop(state, bout, NONE)
    else:
        state.ask(ROLL, bout.slot, left)

"""What several are asked at the same time: who is left to answer, and what comes after the last."""

from mypy_extensions import i64

from antro.games.heroes.config import LIVE, STEPPED
from antro.games.heroes.flow.resume import all_have_chosen
from antro.games.heroes.flow.rolling import beat, carry_out, stop
from antro.games.heroes.state.part import Part
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import HeroesState


def wait_for_armies(state: HeroesState, slot: i64, left: i64) -> None:
    """§5.3 When all have chosen an army, all are turned up."""
    stack = state.stack(slot)
    stack.pop()
    if left:
        stack.append(state.config.asks.muster[slot][left])


def wait_for_keeping(state: HeroesState, part: Part, left: i64) -> None:
    """§21.6 When all have chosen what they keep, the first throw comes."""
    stack = state.stack(part.slot)
    stack.pop()
    if left:
        stack.append(state.config.asks.keep[part.slot][left])
    else:
        all_have_chosen(state, part)


def wait_for_orders(state: HeroesState, part: Part, left: i64) -> None:
    """§8.1 When all have given an order, the next beat comes."""
    stack = state.stack(part.slot)
    stack.pop()
    if left:
        stack.append(state.config.asks.order[part.slot][left])
    else:
        beat(state, part)


def wait_for_plans(state: HeroesState, part: Part, left: i64) -> None:
    """§7.11 Stepped, the beat comes when everybody has a plan; §6.5 live, all may rest."""
    stack, pace = state.stack(part.slot), state.config.pace
    stack.pop()
    if not left and pace == STEPPED:
        carry_out(state, part)
    elif not left and pace == LIVE:
        stop(state, part, NONE)
    else:
        stack.append(state.config.asks.roll[part.slot][left])

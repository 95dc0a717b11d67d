"""New cards for a market."""

from mypy_extensions import i64

from antro.core.contract.game import Seat
from antro.games.volfyirion.kinds import PEEK, SUPPLY
from antro.games.volfyirion.state.state import VolfState


def ask_supply(state: VolfState, market: i64) -> None:
    """Turn up cards of a strategy deck; the Oracle sees a top card face down (§9.5, §16.2)."""
    if state.config.peeks:
        state.ask(PEEK, 0)
        state.ask(PEEK, 1)
    state.ask(SUPPLY, market)


def call_supply(state: VolfState, seat: Seat) -> None:
    """Turn up the next cards of a seat's strategy deck."""
    ask_supply(state, state.config.markets[seat])

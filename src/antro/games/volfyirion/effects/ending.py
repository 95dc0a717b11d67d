"""The end of the game."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.volfyirion.kinds import ENDED
from antro.games.volfyirion.state.state import OVER, VolfState


def finish(state: VolfState, winners: i64, ending: i64) -> None:
    """End the game at once. *ending* is one of ``config.ENDINGS``."""
    state.phase = OVER
    state.winners = winners
    state.ask_only(ENDED, ending)


def seats_against(state: VolfState, side: i64) -> i64:
    """Return the set of seats that are not on this side."""
    found: i64 = 0
    for seat in range(state.config.seats):
        if state.config.sides[seat] != side:
            found |= bit(seat)
    return found

"""The winner of a game, and the rule by which it ended (§3.2, §44.1 to §44.3)."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit, count, lowest
from antro.games.vast.components.roles import KNIGHT
from antro.games.vast.state.state import ALL_LOSE, UNDECIDED, VastState

# How a game may end, by clause
ENDINGS: Final = ["13.1", "20.1", "25.1", "30.1", "44.4", "11.12", "44.5", "44.6", "46.1"]


def win(state: VastState, role: i64, clause: str) -> None:
    """A role has won; nothing, if the game is decided already (§44.2).

    Who gave up can no longer win: then all others have lost as well (§46.2).
    """
    decide(state, ALL_LOSE if gave_up(state, role) else role, clause)


def gave_up(state: VastState, role: i64) -> bool:
    """§46.2 Whether who plays a role has given up."""
    return state.gone >> state.seat(role) & 1 != 0


def win_if_left_alone(state: VastState) -> None:
    """§46.1 The last player who has neither given up nor lost the Knight has won."""
    left = state.config.everybody & ~state.gone
    if state.knight.dead:
        left &= ~bit(state.seat(KNIGHT))
    if count(left) == 1:
        win(state, state.config.role_of_seat[lowest(left)], "46.1")


def all_lose(state: VastState, clause: str) -> None:
    """§44.7 End the game without a winner."""
    decide(state, ALL_LOSE, clause)


def decide(state: VastState, winner: i64, clause: str) -> None:
    """Note how the game has ended: from here on nothing is asked any more."""
    if state.winner == UNDECIDED:
        state.winner = winner
        state.how = ENDINGS.index(clause)

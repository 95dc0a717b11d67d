"""The winner of a game, and the rule that ended it (§3.2, §44.1 to §44.3)."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit, count, lowest
from antro.games.vast.components.roles import KNIGHT
from antro.games.vast.state.state import ALL_LOSE, UNDECIDED, VastState

# The clauses of all possible endings
ENDINGS: Final = ["13.1", "20.1", "25.1", "30.1", "44.4", "11.12", "44.5", "44.6", "46.1"]


def win(state: VastState, role: i64, clause: str) -> None:
    """End the game with a role as the winner, unless it has ended already (§44.2).

    A player who resigned can no longer win. Then all other players have lost too (§46.2).
    """
    decide(state, ALL_LOSE if has_resigned(state, role) else role, clause)


def has_resigned(state: VastState, role: i64) -> bool:
    """Return True if the player of *role* has resigned (§46.2)."""
    return state.gone >> state.seat(role) & 1 != 0


def win_if_left_alone(state: VastState) -> None:
    """End the game if only one player is left who has not resigned or lost the Knight (§46.1)."""
    left = state.config.everybody & ~state.gone
    if state.knight.dead:
        left &= ~bit(state.seat(KNIGHT))
    if count(left) == 1:
        win(state, state.config.role_of_seat[lowest(left)], "46.1")


def all_lose(state: VastState, clause: str) -> None:
    """End the game without a winner (§44.7)."""
    decide(state, ALL_LOSE, clause)


def decide(state: VastState, winner: i64, clause: str) -> None:
    """Record the result of the game. From here on nobody is asked anything."""
    if state.winner == UNDECIDED:
        state.winner = winner
        state.how = ENDINGS.index(clause)

"""The end of a Tribe's activation (§20.11), and conditions of all its actions."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.components.roles import FANGS, KNIGHT_PIECE
from antro.games.vast.goblins.effects.values import is_revealed, strength
from antro.games.vast.goblins.state import NO_TRIBE
from antro.games.vast.knight.effects import values as knight
from antro.games.vast.state.state import VastState


def end_activation(state: VastState) -> i64:
    """End the question to the active Tribe, and return the Tribe."""
    state.pop()
    tribe = state.goblins.active
    state.goblins.active = NO_TRIBE
    return tribe


def active_square(state: VastState) -> i64:
    """Return the square of the active Tribe."""
    return state.ground.where[FANGS + state.goblins.active]


def may_act(state: VastState) -> bool:
    """Return True if the active Tribe is on the map and free to choose its action."""
    return is_revealed(state, state.goblins.active) and not has_to_attack(state)


def has_to_attack(state: VastState) -> bool:
    """Return True if the active Tribe has moved to the Knight and can attack her (§21.3)."""
    return state.goblins.must_attack != 0 and can_attack_knight(state, state.goblins.active)


def can_attack_knight(state: VastState, tribe: i64) -> bool:
    """Return True if a Tribe is on the Knight's square and stronger (§21.4)."""
    where = state.ground.where
    shares = where[KNIGHT_PIECE] == where[FANGS + tribe] and is_revealed(state, tribe)
    return shares and strength(state, tribe) > knight.strength(state)


def is_halted(state: VastState) -> bool:
    """Return True if the Tribe may no longer move: after tunnels, or a Flare after a move.

    See §21.5 and §24.10.
    """
    return state.goblins.halted != 0


@final
class Rest(SingleMove[VastState]):
    """End the activation without an action (§20.11)."""

    word = "rest"
    declines = True

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if not has_to_attack(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        end_activation(state)

"""How the activation of a Tribe ends (§20.11), and what every action asks of it."""

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
    """The question to the active Tribe is answered for good. Returns the Tribe."""
    state.pop()
    tribe = state.goblins.active
    state.goblins.active = NO_TRIBE
    return tribe


def active_square(state: VastState) -> i64:
    """Where the active Tribe stands."""
    return state.ground.where[FANGS + state.goblins.active]


def may_act(state: VastState) -> bool:
    """Whether the active Tribe is revealed, and free to choose its action."""
    return is_revealed(state, state.goblins.active) and not has_to_attack(state)


def has_to_attack(state: VastState) -> bool:
    """§21.3 Whether the active Tribe has walked up to the Knight, and can attack her."""
    return state.goblins.must_attack != 0 and can_attack_knight(state, state.goblins.active)


def can_attack_knight(state: VastState, tribe: i64) -> bool:
    """§21.4 Whether a Tribe shares her square, and is stronger."""
    where = state.ground.where
    shares = where[KNIGHT_PIECE] == where[FANGS + tribe] and is_revealed(state, tribe)
    return shares and strength(state, tribe) > knight.strength(state)


def is_halted(state: VastState) -> bool:
    """§21.5, §24.10 Whether the Tribe may not move any more: tunnels, or a Flare after a move."""
    return state.goblins.halted != 0


@final
class Rest(SingleMove[VastState]):
    """§20.11 The Tribe does no more."""

    word = "rest"
    declines = True

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if not has_to_attack(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        end_activation(state)

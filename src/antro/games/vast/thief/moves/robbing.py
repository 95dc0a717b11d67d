"""Pickpocket: its target, its cubes, and its roll (§31.3, §31.5)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.descriptions import Fields, Move
from antro.core.contract.flow import PlayerChoice, SingleMove
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.components.decks import STICKY_FINGERS
from antro.games.vast.components.roles import PIECES, is_tribe
from antro.games.vast.goblins.effects.trap import use_trap
from antro.games.vast.map.effects.dice import toss
from antro.games.vast.state.arguments import argument_of, part
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.values import has_upgrade
from antro.games.vast.thief.kinds import PICKED, TRY_AGAIN
from antro.games.vast.thief.moves.looting import CERTAIN, NEEDED
from antro.games.vast.thief.moves.stealing import rob
from antro.games.vast.thief.moves.targets import VICTIMS, can_be_robbed, note_target


class OnVictim(PlayerChoice[VastState]):
    """An action on a piece, for 1, 2 or 3 cubes: ``piece * 3 + cubes - 1``."""

    kind: str

    def __init__(self) -> None:
        super().__init__(VICTIMS * CERTAIN)

    def add_prices(self, state: VastState, piece: i64, out: Moves) -> None:
        """Offer every number of cubes that the Thief has, for a piece."""
        for number in range(min(CERTAIN, state.thief.cubes)):
            out.add(self.first + piece * CERTAIN + number)

    def describe(self, move: i64) -> Move:
        piece = PIECES[(move - self.first) // CERTAIN]
        cubes = int((move - self.first) % CERTAIN) + 1
        fields: Fields = {"piece": f"piece:{piece}", "n": cubes}
        handles = [f"piece:{piece}", f"action:{self.kind}:{cubes}"]
        return Move(move, f"{self.kind} {piece} for {cubes}", self.kind, fields, handles)


@final
class Pickpocket(OnVictim):
    """Pick the pocket of a piece (§31.5)."""

    kind = "pickpocket"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for piece in range(VICTIMS):
            if can_be_robbed(state, piece):
                self.add_prices(state, piece, out)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        piece, cubes = (move - self.first) // CERTAIN, (move - self.first) % CERTAIN + 1
        state.thief.cubes -= cubes
        note_target(state, piece)
        if is_tribe(piece):
            use_trap(state)
        if cubes == CERTAIN:
            rob(state, piece)
        else:
            roll_pickpocket(state, argument_of(piece, cubes))


def roll_pickpocket(state: VastState, argument: i64) -> None:
    """Roll the die for a Pickpocket."""
    state.ask(PICKED, argument)
    toss(state)


@final
class Picked(Step[VastState]):
    """Apply the die (§31.5). Sticky Fingers may roll it again once per turn (§32.4)."""

    def run(self, state: VastState, argument: i64) -> None:
        if state.toss >= NEEDED[part(argument, 1)]:
            rob(state, part(argument, 0))
        elif has_upgrade(state, STICKY_FINGERS) and not state.thief.rerolled:
            state.ask(TRY_AGAIN, argument)


@final
class TryAgain(SingleMove[VastState]):
    """Roll the die of a Pickpocket again (§32.4)."""

    word = "try_again"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        argument = state.pop()
        state.thief.rerolled = 1
        roll_pickpocket(state, argument)


@final
class GiveIn(SingleMove[VastState]):
    """Keep the roll (§32.4)."""

    word = "give_in"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()

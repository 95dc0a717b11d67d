"""The Dragon's movement: the free move, and a Wing (§25.5, §27.4)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Fields, Move
from antro.core.contract.flow import PlayerChoice
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.components.roles import DRAGON_PIECE
from antro.games.vast.components.squares import WAYS, is_pit
from antro.games.vast.dragon.moves.moving import (
    PIT_COUNT,
    glide,
    glide_on,
    glide_out,
    leave_pit,
    may_leave_pit,
    may_move,
)
from antro.games.vast.state.state import VastState

STRAIGHT: Final[i64] = 8  # number of moves in a line: way * 2 + length - 1
NUMBERS: Final[i64] = 20  # these and the moves through a Pit: pit * 4 + way


class DragonMove(PlayerChoice[VastState]):
    """One or two squares in a line, or from a Pit to another and out of it."""

    kind: str  # of the log sentence, and the start of the move's text
    wing: bool

    def __init__(self) -> None:
        super().__init__(NUMBERS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for number in range(STRAIGHT):
            if may_move(state, number // 2, number % 2 + 1, wing=self.wing):
                out.add(self.first + number)
        if is_pit(state.ground.where[DRAGON_PIECE]):
            for number in range(PIT_COUNT * 4):
                if may_leave_pit(state, number // 4, number % 4, wing=self.wing):
                    out.add(self.first + STRAIGHT + number)

    def go(self, state: VastState, number: i64) -> None:
        """Move the Dragon in a line, or through another Pit."""
        state.dragon.moved = 1
        if number < STRAIGHT:
            glide(state, number // 2, number % 2 + 1, state.ground.where[DRAGON_PIECE])
        else:
            leave_pit(state, (number - STRAIGHT) // 4, number % 4)

    def describe(self, move: i64) -> Move:
        number, words = int(move - self.first), self.kind.replace("_", " ")
        if number < STRAIGHT:
            way, length = WAYS[number // 2], number % 2 + 1
            fields: Fields = {"way": f"way:{way}", "n": length}
            handles = [f"choice:{self.kind}", f"way:{way}:{length}"]
            return Move(move, f"{words} {way} {length}", self.kind, fields, handles)
        pit, way = (number - int(STRAIGHT)) // 4, WAYS[number % 4]
        fields = {"way": f"way:{way}", "n": pit + 1}
        handles = [f"choice:{self.kind}", f"pit:{pit}", f"way:{way}"]
        text = f"{words} out of pit {pit} {way}"
        return Move(move, text, f"{self.kind}_by_pit", fields, handles)


@final
class FreeMove(DragonMove):
    """The free move, once per turn (§25.5)."""

    kind = "free_move"
    wing = False

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if not state.dragon.free_move:
            super().list_moves(state, seat, out)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.dragon.free_move = 1
        self.go(state, move - self.first)


@final
class WingMove(DragonMove):
    """A move with a Wing (§27.4)."""

    kind = "wing_move"
    wing = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        self.go(state, move - self.first)


@final
class Glide(Step[VastState]):
    """Move to the next square."""

    def run(self, state: VastState, argument: i64) -> None:
        glide_on(state, argument)


@final
class GlideOut(Step[VastState]):
    """Move onto the tile that was placed (§5.6)."""

    def run(self, state: VastState, argument: i64) -> None:
        glide_out(state)

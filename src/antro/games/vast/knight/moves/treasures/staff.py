"""The Rune Staff: pay Grit to go in a straight line to an unoccupied Lit square (§39.7)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import PlayerChoice
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.components.decks import RUNE_STAFF
from antro.games.vast.components.roles import KNIGHT_PIECE
from antro.games.vast.components.squares import DX, DY, OFF, WAYS
from antro.games.vast.knight.effects.foes import has_done
from antro.games.vast.knight.effects.grit import pay_grit_for_staff
from antro.games.vast.knight.effects.values import works
from antro.games.vast.knight.kinds import TELEPORT
from antro.games.vast.knight.moves.walking import note_left
from antro.games.vast.knight.state import MOST_GRIT, STAFF_USED
from antro.games.vast.map.effects.entering import enter
from antro.games.vast.map.visibility.squares import is_lit, is_occupied
from antro.games.vast.state.state import VastState

PRICE: Final[i64] = 2  # Grit for each square
FARTHEST: Final[i64] = MOST_GRIT // PRICE


@final
class UseStaff(PlayerChoice[VastState]):
    """Go a number of squares in a direction with the Rune Staff."""

    spare = True

    def __init__(self) -> None:
        super().__init__(4 * FARTHEST)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if not works(state, RUNE_STAFF) or has_done(state, STAFF_USED):
            return
        reach = state.knight.grit // PRICE
        for way in range(i64(4)):
            for squares in range(1, reach + 1):
                if is_landing(state, landing(state, way, squares)):
                    out.add(self.first + way * FARTHEST + squares - 1)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        way, squares = self.read(move)
        state.knight.fulfilled = 0
        state.knight.done |= bit(STAFF_USED)
        state.ask(TELEPORT, landing(state, way, squares))
        pay_grit_for_staff(state, PRICE * squares)

    def read(self, move: i64) -> tuple[i64, i64]:
        """Return the direction and the number of squares of a move."""
        number = move - self.first
        return number // FARTHEST, number % FARTHEST + 1

    def describe(self, move: i64) -> Move:
        way, squares = self.read(move)
        name, number = WAYS[way], int(squares)
        fields: dict[str, int | str | list[str]] = {"way": f"way:{name}", "n": number}
        handles = ["treasure:rune_staff", f"way:{name}", f"steps:{number}"]
        return Move(move, f"staff {name} {number}", "use_staff", fields, handles)


def landing(state: VastState, way: i64, squares: i64) -> i64:
    """Return the square at a distance in a direction, or ``OFF`` for an open space."""
    ground = state.ground
    at = ground.where[KNIGHT_PIECE]
    return ground.find(ground.x(at) + DX[way] * squares, ground.y(at) + DY[way] * squares)


def is_landing(state: VastState, square: i64) -> bool:
    """Return True if the Knight may land on a square, which must be Lit and unoccupied."""
    return square != OFF and is_lit(state.ground, square) and not is_occupied(state.ground, square)


@final
class Teleport(Step[VastState]):
    """Move the Knight after she has paid. Her turn may be over by then."""

    def run(self, state: VastState, argument: i64) -> None:
        note_left(state, state.ground.where[KNIGHT_PIECE])
        enter(state, KNIGHT_PIECE, argument)

"""What is chosen when tiles are turned up (§7)."""

from typing import final

from mypy_extensions import i64

from antro.core.descriptions import Move
from antro.core.game import Seat
from antro.core.moves import Moves
from antro.games.vast.choices import Aftermath, Answer, OnSides, OnSquares
from antro.games.vast.ground.filling import fill_next
from antro.games.vast.ground.laying import choose_from_hand
from antro.games.vast.ground.revealing import (
    TILE_MASK,
    end_reveal,
    enter_tile,
    have_effects,
    reveal_next,
    turn_tile,
    turn_up,
)
from antro.games.vast.printed.squares import TILES
from antro.games.vast.sight.links import allowed_turns
from antro.games.vast.sight.spaces import spaces_at_open_edges
from antro.games.vast.state.frames import part
from antro.games.vast.state.state import VastState


@final
class NextTile(OnSquares):
    """§7.4 Of several tiles, which is turned up next."""

    kind = "turn_up_next"

    def __init__(self) -> None:
        super().__init__(TILES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.frame() & TILE_MASK)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        turn_up(state, state.pop(), move - self.first)


@final
class Orient(Answer):
    """§7.2, §7.3 How a tile that was turned up is laid."""

    def __init__(self) -> None:
        super().__init__(4)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        frame = state.frame()
        out.add_each(self.first, allowed_turns(state, part(frame, 0), part(frame, 1)))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        turn_tile(state, part(state.pop(), 0), move - self.first)

    def describe(self, move: i64) -> Move:
        turn = int(move - self.first)
        return Move(move, f"turn {turn}", "orient", {"way": f"turn:{turn}"}, [f"turn:{turn}"])


@final
class FillSide(OnSides):
    """§7.6 The Cave says which open edge it fills next."""

    kind = "fill"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for side in spaces_at_open_edges(state.ground):
            out.add(self.first + side)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        choose_from_hand(state, move - self.first)


@final
class RevealNext(Aftermath):
    """One more tile of those that are revealed together."""

    def done(self, state: VastState, frame: i64) -> None:
        reveal_next(state, frame)


@final
class Fill(Aftermath):
    """§7.5 The next open edge of a revealed tile is filled."""

    def done(self, state: VastState, frame: i64) -> None:
        fill_next(state)


@final
class TileEffects(Aftermath):
    """§7.8 Tokens and effects, once all is oriented and filled."""

    def done(self, state: VastState, frame: i64) -> None:
        have_effects(state, frame)


@final
class EnteredTile(Aftermath):
    """§7.12 What the Knight meets on a tile that she turned up by entering it."""

    def done(self, state: VastState, frame: i64) -> None:
        enter_tile(state, frame)


@final
class AfterReveal(Aftermath):
    """§14.4 All is revealed: the Knight gets Grit for it, if it was her."""

    def done(self, state: VastState, frame: i64) -> None:
        end_reveal(state, frame)

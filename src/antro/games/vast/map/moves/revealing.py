"""Choices about tiles that are revealed (§7)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import PlayerChoice
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OnSides, OnSquares
from antro.games.vast.components.squares import TILES
from antro.games.vast.map.effects.filling import fill_next
from antro.games.vast.map.effects.laying import choose_from_hand
from antro.games.vast.map.effects.revealing import (
    TILE_MASK,
    apply_tile_effects,
    end_reveal,
    enter_tile,
    reveal_next,
    turn_tile,
    turn_up,
)
from antro.games.vast.map.visibility.links import allowed_turns
from antro.games.vast.map.visibility.spaces import spaces_at_open_edges
from antro.games.vast.state.arguments import part
from antro.games.vast.state.state import VastState


@final
class NextTile(OnSquares):
    """The next of several tiles to reveal (§7.4)."""

    kind = "turn_up_next"

    def __init__(self) -> None:
        super().__init__(TILES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.argument() & TILE_MASK)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        turn_up(state, state.pop(), move - self.first)


@final
class Orient(PlayerChoice[VastState]):
    """The rotation of a revealed tile (§7.2, §7.3)."""

    def __init__(self) -> None:
        super().__init__(4)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        argument = state.argument()
        out.add_each(self.first, allowed_turns(state, part(argument, 0), part(argument, 1)))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        turn_tile(state, part(state.pop(), 0), move - self.first)

    def describe(self, move: i64) -> Move:
        turn = int(move - self.first)
        return Move(move, f"turn {turn}", "orient", {"way": f"turn:{turn}"}, [f"turn:{turn}"])


@final
class FillSide(OnSides):
    """The open edge that the Cave fills next (§7.6)."""

    kind = "fill"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for side in spaces_at_open_edges(state.ground):
            out.add(self.first + side)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        choose_from_hand(state, move - self.first)


@final
class RevealNext(Step[VastState]):
    """Reveal the next of several tiles."""

    def run(self, state: VastState, argument: i64) -> None:
        reveal_next(state, argument)


@final
class Fill(Step[VastState]):
    """Fill the next open edge of a revealed tile (§7.5)."""

    def run(self, state: VastState, argument: i64) -> None:
        fill_next(state)


@final
class TileEffects(Step[VastState]):
    """Apply tokens and effects after all tiles are turned and filled (§7.8)."""

    def run(self, state: VastState, argument: i64) -> None:
        apply_tile_effects(state, argument)


@final
class EnteredTile(Step[VastState]):
    """Start the Encounters on a tile that the Knight revealed by entering it (§7.12)."""

    def run(self, state: VastState, argument: i64) -> None:
        enter_tile(state, argument)


@final
class AfterReveal(Step[VastState]):
    """Give the Knight Grit for the tiles that she revealed (§14.4)."""

    def run(self, state: VastState, argument: i64) -> None:
        end_reveal(state, argument)

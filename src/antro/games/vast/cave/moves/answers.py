"""Choices after an omen is used, and Omens that are drawn or given up (§29)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice, PlayerChoice, SingleMove
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.cave.effects.curse import tiles_for_event, tiles_to_turn
from antro.games.vast.cave.effects.spores import SPORES, spores_targets
from antro.games.vast.cave.kinds import PLACE_ROCKSLIDE, ROTATE
from antro.games.vast.cave.moves.omens import (
    BATS_DISTANCE,
    bats_pieces,
    can_drag_from,
    can_use_hatred,
    place_or_remove_tile,
)
from antro.games.vast.common.choices import OfList, OnSides, OnSquares
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.decks import OMEN_SYMBOLS
from antro.games.vast.components.roles import CAVE, PIECES, ROLES
from antro.games.vast.components.squares import SQUARES, TILES
from antro.games.vast.knight.effects.events import bury_events, can_bury_events
from antro.games.vast.map.effects.forced import TREASURE, drag_token, move_piece
from antro.games.vast.map.effects.removing import check_crystals
from antro.games.vast.map.effects.revealing import add_event_token, take_rockslide
from antro.games.vast.map.effects.walls import can_take_rockslide, lay_rockslide, rotate_tile
from antro.games.vast.state.ground import ROCKSLIDES
from antro.games.vast.state.state import VastState


@final
class BatsOnPiece(OfList):
    """The piece that Giant Bats move (§29.3)."""

    def __init__(self) -> None:
        super().__init__("bats_on", "piece", PIECES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, bats_pieces(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        move_piece(state, move - self.first, BATS_DISTANCE, CAVE)


@final
class BatsOnTreasure(OnSquares):
    """The Treasure token that Giant Bats move (§29.3)."""

    kind = "bats_on_treasure"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for square in range(SQUARES):
            if can_drag_from(state, square):
                out.add(self.first + square)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        drag_token(state, move - self.first, TREASURE, BATS_DISTANCE, CAVE)


@final
class OldRockslide(OnSides):
    """The Rockslide to move if all of them are on the map (§29.4)."""

    kind = "take_rockslide"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        ground = state.ground
        for square in range(SQUARES):
            for way in range(i64(4)):
                on_side = ground.edges[square] >> (ROCKSLIDES + way) & 1
                if on_side and ground.next(square, way) > square:
                    out.add(self.first + square * 4 + way)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        side = move - self.first
        take_rockslide(state, side // 4, side % 4)
        ask_if_open(state, PLACE_ROCKSLIDE, side + 1)


@final
class NewRockslide(OnSides):
    """The new side of a Rockslide. One that is moved may not stay on its side (§29.4)."""

    kind = "rockslide_on"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        ground, old = state.ground, state.argument() - 1
        for square in range(SQUARES):
            if ground.near[square] == 0:
                continue
            for way in range(i64(4)):
                is_lower = ground.next(square, way) > square  # so that each side is listed once
                if is_lower and square * 4 + way != old and can_take_rockslide(state, square, way):
                    out.add(self.first + square * 4 + way)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        side = move - self.first
        lay_rockslide(state, side // 4, side % 4)


@final
class SporesOn(OfList):
    """The role that Soporific Spores affect (§29.6)."""

    def __init__(self) -> None:
        super().__init__("spores_on", "role", ROLES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, spores_targets(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        SPORES[move - self.first].apply_spores(state)


@final
class HatredTile(SingleMove[VastState]):
    """Use Hatred for a tile (§29.7)."""

    word = "hatred_tile"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if can_use_hatred(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        place_or_remove_tile(state)


@final
class HatredToken(SingleMove[VastState]):
    """Use Hatred for one of its tokens (§29.7)."""

    word = "hatred_token"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        state.cave.hatred -= 1
        check_crystals(state)


@final
class TileToTurn(OnSquares):
    """The Lit tile to turn (§29.8)."""

    kind = "turn_tile"

    def __init__(self) -> None:
        super().__init__(TILES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, tiles_to_turn(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        ask_if_open(state, ROTATE, move - self.first)


@final
class RotateTo(PlayerChoice[VastState]):
    """The new rotation of the tile, which must look different (§29.8)."""

    def __init__(self) -> None:
        super().__init__(4)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        ground, slot = state.ground, state.argument()
        turns = bit(state.config.tiles.turns[ground.face[slot]]) - 1
        out.add_each(self.first, turns & ~bit(ground.turned[slot]))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        rotate_tile(state, state.pop(), move - self.first)

    def describe(self, move: i64) -> Move:
        turn = int(move - self.first)
        return Move(move, f"rotate to {turn}", "rotate", {"way": f"turn:{turn}"}, [f"turn:{turn}"])


@final
class EventAt(OnSquares):
    """The empty Event tile that gets a token (§29.8)."""

    kind = "event_token_on"

    def __init__(self) -> None:
        super().__init__(TILES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, tiles_for_event(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        add_event_token(state, move - self.first)

    def handles(self, thing: str) -> list[str]:
        """Return the handles, the token first, because the same tile can also be turned."""
        return ["choice:event_token_on", thing]


@final
class BuryEvents(SingleMove[VastState]):
    """Put the first three Event cards on the bottom of the deck (§29.8)."""

    word = "bury_events"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if can_bury_events(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        bury_events(state)


@final
class GiveOmen(OfList):
    """The Omen that the Cave gives up."""

    def __init__(self) -> None:
        super().__init__("give_omen", "omen", OMEN_SYMBOLS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for symbol in range(self.size):
            if state.cave.omens[symbol] > 0:
                out.add(self.first + symbol)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        cave, symbol = state.cave, move - self.first
        cave.omens[symbol] -= 1
        cave.bag[symbol] += 1
        cave.giving -= 1
        if cave.giving == 0:
            state.pop()


@final
class DrawOmen(ChanceChoice[VastState]):
    """An Omen that the Cave draws from the bag (§28.4)."""

    def __init__(self) -> None:
        super().__init__(len(OMEN_SYMBOLS))

    def due(self, state: VastState) -> bool:
        return state.cave.drawing > 0 and sum(state.cave.bag) > 0

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        for symbol in range(self.size):
            if state.cave.bag[symbol] > 0:
                out.weigh(self.first + symbol, state.cave.bag[symbol])

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        cave, symbol = state.cave, move - self.first
        cave.bag[symbol] -= 1
        cave.omens[symbol] += 1
        cave.drawing -= 1

    def done(self, state: VastState, argument: i64) -> None:
        state.cave.drawing = 0

    def describe(self, move: i64) -> Move:
        name = OMEN_SYMBOLS[move - self.first]
        return Move(move, f"draw omen {name}", "draw_omen", {"omen": f"omen:{name}"}, [])

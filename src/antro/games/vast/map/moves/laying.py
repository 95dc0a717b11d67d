"""Choices about tiles, Treasure tokens and Terrain that are placed."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import PlayerChoice, SingleMove
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.cave.state import HAND
from antro.games.vast.common.choices import OfList, OnSides, OnSquares
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.roles import CAVE
from antro.games.vast.components.squares import OFF, PITS, TERRAIN, TILES
from antro.games.vast.components.tiles import CRYSTAL, SYMBOLS
from antro.games.vast.map.effects.laying import BESIDE_DARK
from antro.games.vast.map.effects.stack import lay_at, refill_hand
from antro.games.vast.map.effects.terrain import (
    ask_for_spot,
    fitting_kinds,
    lay_terrain,
    open_spots,
    place_next_pit,
)
from antro.games.vast.map.effects.treasure import (
    add_treasure_from_supply,
    cave_squares,
    past_plunder,
    past_plunder_squares,
)
from antro.games.vast.map.kinds import LAY, MORE_PITS, TERRAIN_TURN
from antro.games.vast.map.visibility.spaces import open_spaces, spaces_beside
from antro.games.vast.map.visibility.squares import dark_tiles
from antro.games.vast.settings.config import Config
from antro.games.vast.state.arguments import argument_of, part
from antro.games.vast.state.state import VastState


@final
class FromHand(PlayerChoice[VastState]):
    """A tile of the Cave's hand, by its place and its symbol (§7.6, §28.5).

    The argument is the side for it, or ``OFF`` if the side is chosen next.
    """

    def __init__(self, config: Config) -> None:
        super().__init__(HAND * len(SYMBOLS))
        self.tiles: Final = config.tiles

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        crystals_first = state.role == CAVE and self.has_crystal(state)
        for place in range(HAND):
            tile = state.cave.hand[place]
            if tile < 0 or (crystals_first and self.tiles.type[tile] != CRYSTAL):
                continue
            out.add(self.first + place * 3 + self.tiles.symbol[tile])

    def has_crystal(self, state: VastState) -> bool:
        """Return True if the Cave has a Crystal tile in hand (§28.6)."""
        for place in range(HAND):
            tile = state.cave.hand[place]
            if tile >= 0 and self.tiles.type[tile] == CRYSTAL:
                return True
        return False

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        side, place = state.pop(), (move - self.first) // 3
        cave = state.cave
        tile = cave.hand[place]
        back = self.tiles.symbol[tile] + 4 * cave.sections[place]
        cave.hand[place] = OFF
        cave.sections[place] = 0
        refill_hand(state)  # on the stack, so that it happens after the tile is placed
        if side == OFF:
            state.ground.held = tile
            state.ground.held_back = back
            ask_if_open(state, LAY[CAVE])
        else:
            lay_at(state, tile, back, side)

    def describe(self, move: i64) -> Move:
        place, symbol = int(move - self.first) // 3, SYMBOLS[(move - self.first) % 3]
        text, thing = f"lay {symbol} from place {place}", f"symbol:{symbol}"
        return Move(move, text, "from_hand", {"symbol": thing, "n": place + 1}, [f"hand:{place}"])


@final
class LaySide(OnSides):
    """The open space for the drawn or chosen tile (§4.8)."""

    kind = "lay_tile"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        ground = state.ground
        only_by_dark = state.argument() == BESIDE_DARK
        sides = spaces_beside(ground, dark_tiles(ground)) if only_by_dark else open_spaces(ground)
        for side in sides:
            out.add(self.first + side)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        lay_held(state, move - self.first)


def lay_held(state: VastState, side: i64) -> None:
    """Place the drawn tile on an open space."""
    ground = state.ground
    tile, back = ground.held, ground.held_back
    if tile == OFF:
        return
    ground.held = OFF
    ground.held_back = 0
    lay_at(state, tile, back, side)


@final
class LayDrawn(Step[VastState]):
    """Place the drawn tile in the open space that it was drawn for."""

    def run(self, state: VastState, argument: i64) -> None:
        lay_held(state, argument)


@final
class TreasureAt(OnSquares):
    """The square for a Treasure token (§28.7, §33.2)."""

    kind = "place_treasure"

    def __init__(self, config: Config) -> None:
        super().__init__(TILES)
        self.cave: Final = config.seat_of[CAVE]

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        by_cave = seat == self.cave
        out.add_each(self.first, cave_squares(state) if by_cave else past_plunder_squares(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        add_treasure_from_supply(state, move - self.first)


@final
class NoTreasure(SingleMove[VastState]):
    """Skip the optional Treasure of the Cave (§34.15)."""

    word = "no_treasure"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()


@final
class PlunderLaid(Step[VastState]):
    """Place the Treasure token that the new tile was placed for (§33.2)."""

    def run(self, state: VastState, argument: i64) -> None:
        if past_plunder_squares(state):
            past_plunder(state, argument)


@final
class TerrainKind(OfList):
    """The kind of Terrain (§10.2)."""

    def __init__(self) -> None:
        super().__init__("choose_terrain", "terrain", TERRAIN)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, fitting_kinds(state, part(state.argument(), 0)))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        argument = state.pop()
        ask_for_spot(state, move - self.first, part(argument, 0), part(argument, 1))


@final
class TerrainSide(OnSides):
    """An open space that the Terrain covers (§10.3)."""

    kind = "terrain_at"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        argument = state.argument()
        sides: list[i64] = []
        for spot in open_spots(state, part(argument, 0), part(argument, 1)):
            if spot.side not in sides:
                sides.append(spot.side)
        for side in sides:
            out.add(self.first + side)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        argument, side = state.pop(), move - self.first
        ask_if_open(state, TERRAIN_TURN[part(argument, 2)], argument + (side << 28))


@final
class TerrainTurn(PlayerChoice[VastState]):
    """The square of the Terrain that covers the space, and its rotation (§10.3)."""

    def __init__(self) -> None:
        super().__init__(16)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        argument = state.argument()
        found: i64 = 0
        for spot in open_spots(state, part(argument, 0), part(argument, 1)):
            if spot.side == argument >> 28:
                found |= bit(spot.square * 4 + spot.turn)
        out.add_each(self.first, found)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        argument, chosen = state.pop(), move - self.first
        kind, square, chooser = part(argument, 0), part(argument, 1), part(argument, 2)
        for spot in open_spots(state, kind, square):
            if spot.side == argument >> 28 and spot.square * 4 + spot.turn == chosen:
                if kind == PITS:
                    state.ask(MORE_PITS, argument_of(square, chooser))
                lay_terrain(state, kind, spot)
                return

    def describe(self, move: i64) -> Move:
        square, turn = divmod(int(move - self.first), 4)
        handles = [f"turn:{turn}", f"part:{square}"]
        text = f"terrain turned {turn} by square {square}"
        return Move(move, text, "terrain_turn", {"way": f"turn:{turn}"}, handles)


@final
class MorePits(Step[VastState]):
    """Place the next Pit (§10.9)."""

    def run(self, state: VastState, argument: i64) -> None:
        place_next_pit(state, part(argument, 0), part(argument, 1))

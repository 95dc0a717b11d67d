"""Random results on the map: dice, drawn tiles, revealed tiles."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice
from antro.core.contract.game import HOST, Seat
from antro.core.contract.moves import Moves
from antro.games.vast.components.roles import CAVE, DRAGON
from antro.games.vast.components.squares import DX, DY, OFF, TERRAIN, TERRAIN_KINDS, TILES
from antro.games.vast.components.tiles import CRYSTAL, SHAPES, SYMBOLS, TYPES, Tiles
from antro.games.vast.dragon.kinds import REROLL
from antro.games.vast.map.effects.revealing import mark_lit
from antro.games.vast.map.effects.stack import free_place, lay, take_tile, weigh_draw
from antro.games.vast.map.effects.terrain import ask_for_spot, fitting_kinds
from antro.games.vast.map.visibility.die import FACES
from antro.games.vast.map.visibility.squares import type_of
from antro.games.vast.settings.config import Config
from antro.games.vast.state.arguments import part
from antro.games.vast.state.ground import SET_UP
from antro.games.vast.state.state import VastState


class OfDie(ChanceChoice[VastState]):
    """A roll of a die: one move per face, all equally likely."""

    def due(self, state: VastState) -> bool:
        return True

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        for face in range(self.size):
            out.weigh(self.first + face, 1)


@final
class Roll(OfDie):
    """The roll of the Dragon die (§8.2). A Dragon with Shriek may roll again (§27.11)."""

    def __init__(self) -> None:
        super().__init__(len(FACES))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        roller = state.pop()
        state.die = move - self.first
        if roller == DRAGON and state.dragon.shriek:
            state.ask(REROLL, roller)

    def describe(self, move: i64) -> Move:
        face = FACES[move - self.first]
        return Move(move, f"roll {face}", "roll", {"face": f"face:{face}"}, [])


@final
class Toss(OfDie):
    """The roll of the Thief's die, from 1 to 6."""

    def __init__(self) -> None:
        super().__init__(6)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        state.toss = move - self.first + 1

    def describe(self, move: i64) -> Move:
        number = int(move - self.first) + 1
        return Move(move, f"toss {number}", "toss", {"n": number}, [])


class DrawsTile(ChanceChoice[VastState]):
    """A drawn tile, hidden from most viewers.

    The moves are one for each printed tile, one for each symbol on a back, and one for an unseen
    tile.
    """

    verb: str

    def __init__(self, config: Config) -> None:
        super().__init__(TILES + 4)
        self.tiles: Final = config.tiles
        self.cave: Final = config.seat_of[CAVE]

    def knows(self, viewer: Seat) -> bool:
        """Return True if a viewer knows the faces of all Dark tiles (§45.3)."""
        return viewer == HOST or viewer == self.cave

    def describe(self, move: i64) -> Move:
        number = move - self.first
        if number < TILES:
            name = tile_name(self.tiles, number)
            return Move(
                move,
                f"{self.verb} {name}",
                f"{self.verb}_tile",
                tile_fields(self.tiles, number),
                [],
            )
        if number < TILES + 3:
            symbol = SYMBOLS[number - TILES]
            return Move(
                move,
                f"{self.verb} a tile of {symbol}",
                f"{self.verb}_back",
                {"symbol": f"symbol:{symbol}"},
                [],
            )
        return Move(move, f"{self.verb} a tile", f"{self.verb}_unseen", {}, [])


@final
class FirstTiles(DrawsTile):
    """One of the four Dark tiles next to the Entrance (§2.3)."""

    verb = "deal"

    def due(self, state: VastState) -> bool:
        return free_side(state) != OFF

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        weigh_draw(state, SET_UP, self.first, out)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        tile, way = move - self.first, free_side(state)
        take_tile(state, SET_UP, tile)
        lay(state, tile, self.tiles.symbol[tile] + 4 * SET_UP, DX[way], DY[way])

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        return (
            move
            if self.knows(viewer)
            else self.first + TILES + self.tiles.symbol[move - self.first]
        )


def free_side(state: VastState) -> i64:
    """Return the first side of the Entrance that has no tile yet."""
    for way in range(i64(4)):
        if state.ground.next(state.ground.entrance, way) == OFF:
            return way
    return OFF


@final
class DrawTile(DrawsTile):
    """A tile from the stack, with a visible symbol (§3.5, §7.6)."""

    verb = "draw"

    def due(self, state: VastState) -> bool:
        return state.ground.held == OFF and state.ground.section() != OFF

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        weigh_draw(state, state.ground.section(), self.first, out)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        ground, tile = state.ground, move - self.first
        section = ground.section()
        take_tile(state, section, tile)
        ground.held = tile
        ground.held_back = self.tiles.symbol[tile] + 4 * section

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        return (
            move
            if self.knows(viewer)
            else self.first + TILES + self.tiles.symbol[move - self.first]
        )


@final
class RefillHand(DrawsTile):
    """A tile for the Cave's hand, which nobody else sees (§7.6)."""

    verb = "take"

    def due(self, state: VastState) -> bool:
        return free_place(state) != OFF and state.ground.section() != OFF

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        weigh_draw(state, state.ground.section(), self.first, out)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        tile, place = move - self.first, free_place(state)
        section = state.ground.section()
        take_tile(state, section, tile)
        state.cave.hand[place] = tile
        state.cave.sections[place] = section

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        return move if self.knows(viewer) else self.first + TILES + 3


class SeenTile(ChanceChoice[VastState]):
    """A Dark tile that all players see now. Chance has one answer."""

    kind: str  # of the log sentence
    verb: str

    def __init__(self, config: Config) -> None:
        super().__init__(TILES)
        self.tiles: Final = config.tiles

    def due(self, state: VastState) -> bool:
        return True

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.weigh(self.first + state.ground.face[part(state.argument(), 0)], 1)

    def describe(self, move: i64) -> Move:
        tile = move - self.first
        text = f"{self.verb} {tile_name(self.tiles, tile)}"
        return Move(move, text, self.kind, tile_fields(self.tiles, tile), [])


@final
class TurnUp(SeenTile):
    """A Dark tile that is revealed (§7.1)."""

    kind = "turn_up"
    verb = "turn up"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        argument = state.pop()
        mark_lit(state, part(argument, 0), part(argument, 1), part(argument, 2))


@final
class ShowFallen(SeenTile):
    """A Dark tile that is shown when it is removed (§11.9)."""

    kind = "show_fallen"
    verb = "show"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        slot = part(state.pop(), 0)
        state.ground.lit |= bit(slot)
        if type_of(state, slot) == CRYSTAL:
            state.ground.crystals_shown += 1


@final
class TerrainCard(ChanceChoice[VastState]):
    """A Terrain card, of a kind that fits somewhere (§10.12)."""

    def __init__(self) -> None:
        super().__init__(TERRAIN_KINDS)

    def due(self, state: VastState) -> bool:
        return True

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        kinds = fitting_kinds(state, part(state.argument(), 0))
        for kind in range(TERRAIN_KINDS):
            if kinds >> kind & 1:
                out.weigh(self.first + kind, 1)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        argument = state.pop()
        ask_for_spot(state, move - self.first, part(argument, 0), part(argument, 1))

    def describe(self, move: i64) -> Move:
        name = TERRAIN[move - self.first]
        return Move(
            move, f"draw terrain {name}", "draw_terrain", {"terrain": f"terrain:{name}"}, []
        )


def tile_name(tiles: Tiles, tile: i64) -> str:
    """Return the type and number of a printed tile. The number makes each text unique."""
    return f"{TYPES[tiles.type[tile]].replace('_', ' ')} {int(tile)}"


def tile_fields(tiles: Tiles, tile: i64) -> dict[str, int | str | list[str]]:
    """Return the fields of a log sentence about a printed tile."""
    shape = tiles.rows[tile]["shape"]
    assert shape in SHAPES
    return {"tile": f"tile:{TYPES[tiles.type[tile]]}", "shape": f"shape:{shape}"}

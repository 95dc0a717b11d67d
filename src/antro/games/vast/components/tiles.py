"""The 52 Cave tiles (§2.1, §2.2): ours or an owner's list, checked line by line."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Fields, Reason
from antro.core.contract.errors import BadFile
from antro.games.lists import one_of, whole_number
from antro.games.vast.components.lists import checked_rows, data
from antro.games.vast.components.squares import TILES

AMBUSH: Final[i64] = 0
EVENT: Final[i64] = 1
TREASURE_ROOM: Final[i64] = 2
VAULT: Final[i64] = 3
CRYSTAL: Final[i64] = 4
ENTRANCE: Final[i64] = 5
TYPES: Final = ["ambush", "event", "treasure_room", "vault", "crystal", "entrance"]
PLAIN_TYPES: Final = 3  # the first three: only they are placed around the Entrance at the start
COUNTS: Final = [15, 15, 6, 6, 9, 1]  # [type] (§2.1)

SYMBOLS: Final = ["fangs", "bones", "eye"]
SHAPES: Final = ["open", "side", "corner", "tunnel", "dead_end"]
WALLS: Final = [0, 1, 3, 10, 11]  # [shape]: the set of ways with a wall, before the tile is turned
DIFFERENT_TURNS: Final = [1, 4, 4, 2, 4]  # [shape]
COLUMNS: Final = ["id", "type", "shape", "symbol"]


@final
class Tiles:
    """The printed sides of all 52 tiles."""

    def __init__(self, rows: list[dict[str, str]]) -> None:
        types = [TYPES.index(row["type"]) for row in rows]
        shapes = [SHAPES.index(row["shape"]) for row in rows]
        self.rows: Final = rows
        self.type: Final = vec[i64](types)  # [tile]
        self.symbol: Final = vec[i64]([SYMBOLS.index(row["symbol"]) for row in rows])  # [tile]
        self.walls: Final = vec[i64]([WALLS[shape] for shape in shapes])  # [tile]
        self.turns: Final = vec[i64]([DIFFERENT_TURNS[shape] for shape in shapes])  # [tile]
        self.of_type: Final = vec[i64](
            [sum(bit(tile) for tile in range(TILES) if types[tile] == kind) for kind in range(6)]
        )  # [type]: a set of tiles
        self.with_symbol: Final = vec[i64](
            [
                sum(bit(tile) for tile in range(TILES) if rows[tile]["symbol"] == symbol)
                for symbol in SYMBOLS
            ]
        )  # [symbol]: a set of tiles
        self.entrance: Final[i64] = types.index(int(ENTRANCE))


def turned_walls(walls: i64, turn: i64) -> i64:
    """Return the walls of a tile after *turn* quarter turns clockwise."""
    return (walls << turn | walls >> (4 - turn)) & 15


def our_tiles() -> Tiles:
    """Return the tiles that come with Antro."""
    return read_tiles(data("tiles.csv"), "tiles.csv")


def read_tiles(text: str, name: str) -> Tiles:
    """Read a list of tiles. Raise ``BadFile`` with the line and the field of a mistake."""
    found: list[dict[str, str]] = []
    last = 1
    for last, row in checked_rows(text, name, COLUMNS):
        if whole_number(name, last, "id", row["id"], 0, int(TILES) - 1) != len(found):
            problem = Reason("list_order", fields={"expected": len(found)})
            raise BadFile(name, last, "id", problem)
        one_of(row, "type", TYPES, name, last)
        one_of(row, "shape", SHAPES, name, last)
        one_of(row, "symbol", SYMBOLS, name, last)
        if row["type"] == TYPES[ENTRANCE] and row["shape"] != SHAPES[0]:
            problem = Reason("list_entrance", fields={"expected": SHAPES[0]})
            raise BadFile(name, last, "shape", problem)
        found.append(row)
    check_counts(found, name, last)
    return Tiles(found)


def check_counts(found: list[dict[str, str]], name: str, last: int) -> None:
    """Raise ``BadFile`` unless the list has as many tiles of each type as the box (§2.1)."""
    for kind, expected in zip(TYPES, COUNTS, strict=True):
        count = sum(row["type"] == kind for row in found)
        if count != expected:
            fields: Fields = {"what": kind, "expected": expected, "found": count}
            raise BadFile(name, last, "type", Reason("list_tiles", fields=fields))

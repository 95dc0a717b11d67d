"""The map: what lies where, which way it is turned, and what stands on it (§4).

Squares are slots (``printed.squares``). A slot is given to a tile when it is laid, the lowest
that is free, and says nothing about its face.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antro.core.contract.bits import bit, lowest
from antro.games.vast.components.roles import PIECE_COUNT
from antro.games.vast.components.squares import DX, DY, OFF, SQUARES, TILES, opposite

# Tokens of a square: how many Treasures, which Gems, and whether any of the others
TREASURE_MASK: Final[i64] = 15
GEM_SHIFT: Final[i64] = 4
GEM_MASK: Final[i64] = 7
CRYSTAL_TOKEN: Final[i64] = 7
EVENT_TOKEN: Final[i64] = 8
VAULT_TOKEN: Final[i64] = 9
FLAME_WALL: Final[i64] = 10
OGRE_TOKEN: Final[i64] = 11
TROLL_TOKEN: Final[i64] = 12
MEAT_TOKEN: Final[i64] = 13
TOKENS: Final = {
    "crystal": CRYSTAL_TOKEN,
    "event": EVENT_TOKEN,
    "vault": VAULT_TOKEN,
    "flame_wall": FLAME_WALL,
    "ogre": OGRE_TOKEN,
    "troll": TROLL_TOKEN,
    "meat": MEAT_TOKEN,
}

# Edges of a square: walls of its own, Bombs and Rockslides, by way
BOMBS: Final[i64] = 4
ROCKSLIDES: Final[i64] = 8

# Sections of the stack that a tile may have come from: three piles, layers put back, set-up
PILES: Final[i64] = 3
LAYERS: Final[i64] = 60  # more than there are tiles: some can always be numbered anew
SET_UP: Final[i64] = 63
PLAIN: Final[i64] = 0  # classes of tiles in a pile
CRYSTALS: Final[i64] = 1
VAULTS: Final[i64] = 2
CLASSES: Final[i64] = 3

# In which layer each printed tile lies, ten to a number: 0 for none, else the layer + 1
PACKED: Final[i64] = 10
ROWS: Final[i64] = 6
LAYER_BITS: Final[i64] = 6
LAYER_MASK: Final[i64] = 63

MIDDLE: Final[i64] = 512  # coordinates are kept above zero
WIDE: Final[i64] = 1024
STEP: Final = vec[i64]([-WIDE, 1, WIDE, -1])  # [way]: what coordinates as one number change by

# What fields are before a map is laid, and before a copy is made: never written to
NO_SQUARES: Final = vec[i64]([0] * SQUARES)
NO_PLACES: Final = vec[i64]([OFF] * SQUARES)
NO_TILES: Final = vec[i64]([OFF] * TILES)
UNTURNED: Final = vec[i64]([0] * TILES)
NO_PIECES: Final = vec[i64]([OFF] * PIECE_COUNT)
NO_PILES: Final = vec[i64]([0] * (PILES * CLASSES))
NO_TYPES: Final = vec[i64]([0] * 3)
NO_LAYERS: Final = vec[i64]([0] * ROWS)


def place_number(x: i64, y: i64) -> i64:
    """A place on the map as one number, by its coordinates."""
    return x + MIDDLE + WIDE * (y + MIDDLE)


@final
@mypyc_attr(acyclic=True)
class Ground:
    """Tiles and Terrain, tokens, pieces, supplies, and the stack of tiles.

    The rows of a new one are shared: ``copy_ground`` gives it rows of its own.
    """

    def __init__(self) -> None:
        self.near = NO_SQUARES  # [square]: a byte for each way, neighbour + 1
        self.at = NO_PLACES  # [square]: its coordinates as one number; OFF where nothing lies
        self.back = UNTURNED  # [slot]: symbol + 4 * section of the stack
        self.turned = UNTURNED  # [slot]: quarters clockwise, of a Lit tile
        self.edges = NO_SQUARES  # [square]
        self.tokens = NO_SQUARES  # [square]
        self.where = NO_PIECES  # [piece]: a square, OFF, or LURKING + a side
        self.laid: i64 = 0  # slots with a Cave tile: a set
        self.lit: i64 = 0  # a set of slots
        self.entrance: i64 = OFF  # the square that is the Entrance
        # the stack
        self.layers: i64 = 0  # how many are numbered
        self.closed: i64 = 0  # 1: what is left in the stack is out of the game
        self.held_back: i64 = 0  # its symbol + 4 * section
        self.newest: i64 = OFF  # the slot of the tile that was laid last
        self.peeked: i64 = 0  # slots whose face the Thief has seen: a set
        # supplies
        self.treasures: i64 = 0
        self.events: i64 = 0
        self.vaults: i64 = 0
        self.crystals: i64 = 0
        self.rockslides: i64 = 0
        # counted
        self.crystals_gone: i64 = 0  # Crystal tiles removed
        self.crystals_shown: i64 = 0  # Crystal tiles turned up, and those shown as they fell
        self.smashed: i64 = 0  # Crystal tokens smashed, by anybody
        self.revealed: i64 = 0  # tiles turned up
        self.terrain: i64 = 0  # kinds that lie on the map: a set
        self.terrain_left: i64 = 0  # kinds that may still come: a set
        self.terrain_round: i64 = 0  # the last round in which one was due
        # squares that are about to go
        self.affected: i64 = 0  # slots of Cave tiles: a set
        self.affected_terrain: i64 = 0  # squares of Terrain, counted from the first: a set
        self.returning: i64 = 0  # printed tiles that will be put under the stack: a set
        # secret: faces, and what is left in the stack
        self.face = NO_TILES  # [slot]: the printed tile; HIDDEN, if the viewer does not know it
        self.pool: i64 = 0  # printed tiles that were never drawn: a set
        self.piles = NO_PILES  # [pile * 3 + class]: tiles left
        self.types = NO_TYPES  # [type]: plain tiles left, those out of the game by set-up included
        self.returned = NO_LAYERS  # tiles that were put back, packed: see above
        self.held: i64 = OFF  # a tile that was drawn and has no place yet

    # Where things lie

    def lies(self, square: i64) -> bool:
        """Whether a slot has a tile, or a square of Terrain, on the map."""
        return self.at[square] != OFF

    def next(self, square: i64, way: i64) -> i64:
        """The neighbour of a square; ``OFF`` where nothing lies."""
        return (self.near[square] >> 8 * way & 255) - 1

    def x(self, square: i64) -> i64:
        """How far east of the first Entrance a square lies."""
        return self.at[square] % WIDE - MIDDLE

    def y(self, square: i64) -> i64:
        """How far south of the first Entrance a square lies."""
        return self.at[square] // WIDE - MIDDLE

    def find(self, x: i64, y: i64) -> i64:
        """The square at these coordinates; ``OFF`` if nothing lies there."""
        wanted = place_number(x, y)
        for square in range(SQUARES):
            if self.at[square] == wanted:
                return square
        return OFF

    def put(self, square: i64, x: i64, y: i64) -> None:
        """Lay what belongs to a slot at these coordinates, and make it a neighbour."""
        self.at[square] = place_number(x, y)
        if square < TILES:
            self.laid |= bit(square)
        for way in range(i64(4)):
            other = self.find(x + DX[way], y + DY[way])
            self.join(square, way, other)
            if other != OFF:
                self.join(other, opposite(way), square)

    def lift(self, square: i64) -> None:
        """Take what lies there off the map, and from its neighbours."""
        for way in range(i64(4)):
            other = self.next(square, way)
            if other != OFF:
                self.join(other, opposite(way), OFF)
        self.near[square] = 0
        self.at[square] = OFF
        if square < TILES:
            self.laid &= ~bit(square)

    def join(self, square: i64, way: i64, other: i64) -> None:
        """Note a neighbour, or ``OFF`` for none."""
        shift = 8 * way
        self.near[square] = self.near[square] & ~(i64(255) << shift) | (other + 1) << shift

    def free_slot(self) -> i64:
        """The lowest slot for a Cave tile that is not used."""
        return lowest(~self.laid)

    # Tokens

    def treasures_on(self, square: i64) -> i64:
        """How many Treasure tokens lie there."""
        return self.tokens[square] & TREASURE_MASK

    def gems_on(self, square: i64) -> i64:
        """The set of Gems that lie there."""
        return self.tokens[square] >> GEM_SHIFT & GEM_MASK

    def has(self, square: i64, token: i64) -> bool:
        """Whether a token lies there: a Crystal, an Event …"""
        return self.tokens[square] >> token & 1 != 0

    def add_token(self, square: i64, token: i64) -> None:
        """Lay a Crystal, an Event … there."""
        self.tokens[square] |= bit(token)

    def drop_token(self, square: i64, token: i64) -> None:
        """Take a Crystal, an Event … from there."""
        self.tokens[square] &= ~bit(token)

    def add_treasure(self, square: i64) -> None:
        """Lay one more Treasure token there."""
        self.tokens[square] += 1

    def take_treasure(self, square: i64) -> None:
        """Take a Treasure token from there."""
        self.tokens[square] -= 1

    def add_gem(self, square: i64, gem: i64) -> None:
        """Lay a Gem there."""
        self.tokens[square] |= bit(GEM_SHIFT + gem)

    def take_gem(self, square: i64, gem: i64) -> None:
        """Take a Gem from there."""
        self.tokens[square] &= ~bit(GEM_SHIFT + gem)

    def token_square(self, token: i64) -> i64:
        """Where the only token of its kind lies: the Flame Wall, the Ogre …; or ``OFF``."""
        for square in range(SQUARES):
            if self.tokens[square] >> token & 1:
                return square
        return OFF

    # The stack

    def pile_size(self, pile: i64) -> i64:
        """How many tiles are left in a pile."""
        first = pile * CLASSES
        return self.piles[first] + self.piles[first + 1] + self.piles[first + 2]

    def section(self) -> i64:
        """Where the next tile comes from: a pile, or a layer put back; ``OFF`` if none is left."""
        if self.closed:
            return OFF
        for pile in range(PILES):
            if self.pile_size(pile):
                return pile
        first: i64 = 0
        for place in range(ROWS):
            packed = self.returned[place]
            while packed:
                number = packed & LAYER_MASK
                if number and (first == 0 or number < first):
                    first = number
                packed >>= LAYER_BITS
        return PILES + first - 1 if first else OFF

    def stack_size(self) -> i64:
        """How many tiles are left to draw; in a veiled state, unknown ones on the map count too."""
        if self.closed:
            return 0
        size: i64 = 0
        for pile in range(PILES):
            size += self.pile_size(pile)
        for place in range(ROWS):
            packed = self.returned[place]
            while packed:
                if packed & LAYER_MASK:
                    size += 1
                packed >>= LAYER_BITS
        return size

    def layer_of(self, tile: i64) -> i64:
        """The layer in which a printed tile was put back; ``OFF`` for none."""
        shift = tile % PACKED * LAYER_BITS
        return (self.returned[tile // PACKED] >> shift & LAYER_MASK) - 1

    def set_layer(self, tile: i64, layer: i64) -> None:
        """Put a printed tile into a layer, or take it away: ``OFF``."""
        place, shift = tile // PACKED, tile % PACKED * LAYER_BITS
        others = self.returned[place] & ~(LAYER_MASK * bit(shift))
        self.returned[place] = others | (layer + 1) * bit(shift)

    def layer(self, number: i64) -> i64:
        """The tiles that lie in a layer: a set."""
        found: i64 = 0
        for tile in range(TILES):
            if self.layer_of(tile) == number:
                found |= bit(tile)
        return found

    def symbol(self, slot: i64) -> i64:
        """The symbol on the back of a tile on the map."""
        return self.back[slot] & 3

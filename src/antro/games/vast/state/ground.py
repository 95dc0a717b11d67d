"""The map: the places of tiles, tokens and pieces, and the stack of tiles (§4).

Squares are slots (``components.squares``). A new tile gets the lowest free slot, so a slot reveals
nothing about the face.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antro.core.contract.bits import bit, lowest
from antro.games.vast.components.roles import PIECE_COUNT
from antro.games.vast.components.squares import OFF, SQUARES, TILES, opposite

# Tokens of a square: the number of Treasures, the set of Gems, and one bit for each other token
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
LAYERS: Final[i64] = 60  # more than there are tiles, so that layers can always be renumbered
SET_UP: Final[i64] = 63
PLAIN: Final[i64] = 0  # classes of tiles in a pile
CRYSTALS: Final[i64] = 1
VAULTS: Final[i64] = 2
CLASSES: Final[i64] = 3

# The layer of each printed tile, ten to a number: 0 for none, else the layer + 1
PACKED: Final[i64] = 10
ROWS: Final[i64] = 6
LAYER_BITS: Final[i64] = 6
LAYER_MASK: Final[i64] = 63

MIDDLE: Final[i64] = 512  # coordinates are kept above zero
WIDE_BITS: Final[i64] = 10
WIDE: Final[i64] = 1024
STEP: Final = vec[i64]([-WIDE, 1, WIDE, -1])  # [way]: change of the coordinates as one number

# Values of fields before set-up and before a copy is made: never write to them
NO_SQUARES: Final = vec[i64]([0] * SQUARES)
NO_PLACES: Final = vec[i64]([OFF] * SQUARES)
NO_TILES: Final = vec[i64]([OFF] * TILES)
UNTURNED: Final = vec[i64]([0] * TILES)
NO_PIECES: Final = vec[i64]([OFF] * PIECE_COUNT)
NO_PILES: Final = vec[i64]([0] * (PILES * CLASSES))
NO_TYPES: Final = vec[i64]([0] * 3)
NO_LAYERS: Final = vec[i64]([0] * ROWS)


def place_number(x: i64, y: i64) -> i64:
    """Return the coordinates of a place on the map as one number."""
    return x + MIDDLE + WIDE * (y + MIDDLE)


@final
@mypyc_attr(acyclic=True)
class Ground:
    """Tiles and Terrain, tokens, pieces, supplies, and the stack of tiles.

    New objects share their lists. ``copy_ground`` gives a ground lists of its own.
    """

    def __init__(self) -> None:
        self.near = NO_SQUARES  # [square]: a byte for each way, neighbour + 1
        self.at = NO_PLACES  # [square]: its coordinates as one number; OFF if nothing is there
        self.back = UNTURNED  # [slot]: symbol + 4 * section of the stack
        self.turned = UNTURNED  # [slot]: quarter turns clockwise of a Lit tile
        self.edges = NO_SQUARES  # [square]
        self.tokens = NO_SQUARES  # [square]
        self.where = NO_PIECES  # [piece]: a square, OFF, or LURKING + a side
        self.laid: i64 = 0  # slots with a Cave tile: a set
        self.lit: i64 = 0  # a set of slots
        self.entrance: i64 = OFF  # the square that is the Entrance
        # the stack
        self.layers: i64 = 0  # number of layers so far
        self.closed: i64 = 0  # 1 if the tiles left in the stack are out of the game
        self.held_back: i64 = 0  # symbol + 4 * section of the held tile
        self.newest: i64 = OFF  # the slot of the latest tile
        self.peeked: i64 = 0  # slots whose Lit side the Thief has seen: a set
        # supplies
        self.treasures: i64 = 0
        self.events: i64 = 0
        self.vaults: i64 = 0
        self.crystals: i64 = 0
        self.rockslides: i64 = 0
        # counted
        self.crystals_gone: i64 = 0  # Crystal tiles removed
        self.crystals_shown: i64 = 0  # Crystal tiles revealed, or shown when they were removed
        self.smashed: i64 = 0  # Crystal tokens smashed, by any role
        self.revealed: i64 = 0  # tiles revealed
        self.terrain: i64 = 0  # kinds on the map: a set
        self.terrain_left: i64 = 0  # kinds that may still be placed: a set
        self.terrain_round: i64 = 0  # the last round in which Terrain was due
        # squares that are about to be removed
        self.affected: i64 = 0  # slots of Cave tiles: a set
        self.affected_terrain: i64 = 0  # squares of Terrain, counted from the first: a set
        self.returning: i64 = 0  # printed tiles that will go on the bottom of the stack: a set
        # secret: Lit sides of Dark tiles, and the tiles left in the stack
        self.face = NO_TILES  # [slot]: the printed tile, or HIDDEN if the viewer does not know it
        self.pool: i64 = 0  # printed tiles that nobody has drawn yet: a set
        self.piles = NO_PILES  # [pile * 3 + class]: tiles left
        self.types = NO_TYPES  # [type]: plain tiles left, including those that the set-up removed
        self.returned = NO_LAYERS  # tiles that were put back, packed as above
        self.held: i64 = OFF  # a drawn tile that has no place yet

    # Squares

    def has_square(self, square: i64) -> bool:
        """Return True if a slot has a tile or Terrain on the map."""
        return self.at[square] != OFF

    def next(self, square: i64, way: i64) -> i64:
        """Return the neighbour of a square in a direction, or ``OFF`` for an open space."""
        return (self.near[square] >> 8 * way & 255) - 1

    def x(self, square: i64) -> i64:
        """Return the distance of a square east of the first Entrance."""
        return (self.at[square] & WIDE - 1) - MIDDLE

    def y(self, square: i64) -> i64:
        """Return the distance of a square south of the first Entrance."""
        return (self.at[square] >> WIDE_BITS) - MIDDLE

    def find(self, x: i64, y: i64) -> i64:
        """Return the square at these coordinates, or ``OFF`` for an open space."""
        wanted = place_number(x, y)
        for square in range(SQUARES):
            if self.at[square] == wanted:
                return square
        return OFF

    def put(self, square: i64, x: i64, y: i64) -> None:
        """Place a tile or a square of Terrain at these coordinates, and join its neighbours."""
        place = place_number(x, y)
        self.at[square] = place
        self.near[square] = 0
        if square < TILES:
            self.laid |= bit(square)
        for other in range(SQUARES):
            step = self.at[other] - place
            if -WIDE <= step <= WIDE:
                for way in range(i64(4)):
                    if STEP[way] == step:
                        self.join(square, way, other)
                        self.join(other, opposite(way), square)

    def lift(self, square: i64) -> None:
        """Remove a tile or a square of Terrain from the map and from its neighbours."""
        for way in range(i64(4)):
            other = self.next(square, way)
            if other != OFF:
                self.join(other, opposite(way), OFF)
        self.near[square] = 0
        self.at[square] = OFF
        if square < TILES:
            self.laid &= ~bit(square)

    def join(self, square: i64, way: i64, other: i64) -> None:
        """Set the neighbour of a square in a direction, or ``OFF`` for none."""
        shift = 8 * way
        self.near[square] = self.near[square] & ~(i64(255) << shift) | (other + 1) << shift

    def free_slot(self) -> i64:
        """Return the lowest unused slot for a Cave tile."""
        return lowest(~self.laid)

    # Tokens

    def treasures_on(self, square: i64) -> i64:
        """Return the number of Treasure tokens on a square."""
        return self.tokens[square] & TREASURE_MASK

    def gems_on(self, square: i64) -> i64:
        """Return the set of Gems on a square."""
        return self.tokens[square] >> GEM_SHIFT & GEM_MASK

    def has(self, square: i64, token: i64) -> bool:
        """Return True if a token other than a Treasure or Gem is on a square."""
        return self.tokens[square] >> token & 1 != 0

    def add_token(self, square: i64, token: i64) -> None:
        """Add a token other than a Treasure or Gem to a square."""
        self.tokens[square] |= bit(token)

    def drop_token(self, square: i64, token: i64) -> None:
        """Remove a token other than a Treasure or Gem from a square."""
        self.tokens[square] &= ~bit(token)

    def add_treasure(self, square: i64) -> None:
        self.tokens[square] += 1

    def take_treasure(self, square: i64) -> None:
        self.tokens[square] -= 1

    def add_gem(self, square: i64, gem: i64) -> None:
        self.tokens[square] |= bit(GEM_SHIFT + gem)

    def take_gem(self, square: i64, gem: i64) -> None:
        self.tokens[square] &= ~bit(GEM_SHIFT + gem)

    def token_square(self, token: i64) -> i64:
        """Return the square of a token that exists only once, or ``OFF``."""
        for square in range(SQUARES):
            if self.tokens[square] >> token & 1:
                return square
        return OFF

    # The stack

    def pile_size(self, pile: i64) -> i64:
        """Return the number of tiles left in a pile."""
        first = pile * CLASSES
        return self.piles[first] + self.piles[first + 1] + self.piles[first + 2]

    def section(self) -> i64:
        """Return the pile or layer of the next tile, or ``OFF`` if no tile is left."""
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
        """Return the number of tiles left to draw.

        In a veiled state this also counts unknown tiles on the map.
        """
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
        """Return the layer of a printed tile that was put back, or ``OFF``."""
        shift = tile % PACKED * LAYER_BITS
        return (self.returned[tile // PACKED] >> shift & LAYER_MASK) - 1

    def set_layer(self, tile: i64, layer: i64) -> None:
        """Put a printed tile into a layer. ``OFF`` takes it out."""
        place, shift = tile // PACKED, tile % PACKED * LAYER_BITS
        others = self.returned[place] & ~(LAYER_MASK * bit(shift))
        self.returned[place] = others | (layer + 1) * bit(shift)

    def layer(self, number: i64) -> i64:
        """Return the set of tiles in a layer."""
        found: i64 = 0
        for place in range(ROWS):
            packed, tile = self.returned[place], place * PACKED
            while packed:
                if packed & LAYER_MASK == number + 1:
                    found |= bit(tile)
                packed >>= LAYER_BITS
                tile += 1
        return found

    def symbol(self, slot: i64) -> i64:
        """Return the symbol on the back of a tile on the map."""
        return self.back[slot] & 3

"""Guessing the unknown tiles and their places (§45.3, §45.4).

Every deal of the unknown tiles that agrees with the open information is equally likely. It must fit
the symbols on backs, and the numbers of Crystals and Vaults in each pile of the stack.

The tiles that nobody has drawn stay in the stack, where only their numbers are known. So a guess
deals only the tiles whose symbols are visible, and then draws those of the Cave's hand. First, each
place gets a type by its symbol alone. Then types are drawn again and exchanged, with the odds of
all deals in which only they differ. In between, a pile may have too many tiles of a class.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import ONE, count
from antro.core.contract.moves import Dice, draw_member
from antro.games.vast.cave.state import HAND
from antro.games.vast.components.squares import HIDDEN, TILES
from antro.games.vast.components.tiles import CRYSTAL, PLAIN_TYPES, VAULT, Tiles
from antro.games.vast.map.effects.stack import (
    DIVISIBLE,
    DRAWN_TYPES,
    class_of,
    take_tile,
    weight_of,
)
from antro.games.vast.state.ground import CLASSES, CRYSTALS, PILES, PLAIN, SET_UP, VAULTS
from antro.games.vast.state.state import VastState

SYMBOLS: Final[i64] = 3
ANY_SYMBOL: Final[i64] = -1
HELD: Final[i64] = TILES  # the place of a drawn tile; all other places are slots of the map

ROUNDS: Final[i64] = 2  # types to draw again for each place, in deals without too many tiles
PATIENCE: Final[i64] = 400  # the same, in any deals: then a deal with too many tiles is accepted
# A deal may have too many tiles of a class for a while. This is a step between two deals.
EXCESS_BITS: Final[i64] = 5  # a tile too many is 2 ** 5 times less likely than the last one

NO_PLACES: Final = vec[i64]([0] * (TILES + 1))
NO_PILES: Final = vec[i64]([0] * ((PILES + 1) * CLASSES))
NO_FREE: Final = vec[i64]([0] * (DRAWN_TYPES * SYMBOLS))
NO_TYPES: Final = vec[i64]([0] * DRAWN_TYPES)
SHARE: Final = vec[i64]([DIVISIBLE // max(1, left) for left in range(i64(16))])  # [tiles left]


@final
class Deal:
    """A type for each unknown tile with a visible symbol, and the numbers of tiles left."""

    def __init__(self, world: VastState, dice: Dice) -> None:
        """List the places. No type is dealt yet."""
        self.dice: Final = dice
        self.size: i64 = 0
        self.where: Final = NO_PLACES[:]  # [place]
        self.section: Final = NO_PLACES[:]  # [place]: section of the stack
        self.row: Final = NO_PLACES[:]  # [place]: index of its section in ``piles``
        self.symbol: Final = NO_PLACES[:]  # [place]
        self.kind: Final = NO_PLACES[:]  # [place]: type
        self.piles: Final = NO_PILES[:]  # [pile * 3 + class]: tiles left, below 0 for too many
        self.types: Final = world.ground.types[:]  # [type]: plain tiles left in the game
        self.plain: i64 = self.types[0] + self.types[1] + self.types[2]
        self.free: Final = NO_FREE[:]  # [type * 3 + symbol]: unknown tiles left
        self.left: Final = NO_TYPES[:]  # [type]: unknown tiles left
        self.excess: i64 = 0  # tiles that are too many
        self.weights: Final = NO_TYPES[:]
        self.count_tiles(world)
        self.add_places(world)

    def count_tiles(self, world: VastState) -> None:
        """Count the unknown tiles."""
        ground, tiles = world.ground, world.config.tiles
        for at in range(PILES * CLASSES):
            self.piles[at] = ground.piles[at]
        for kind in range(DRAWN_TYPES):
            for symbol in range(SYMBOLS):
                free = count(ground.pool & tiles.of_type[kind] & tiles.with_symbol[symbol])
                self.free[kind * SYMBOLS + symbol] = free
                self.left[kind] += free

    def add_places(self, world: VastState) -> None:
        """Add Dark tiles, and a tile that is about to be placed. Their symbols are visible."""
        ground = world.ground
        for slot in range(TILES):
            if ground.face[slot] == HIDDEN:
                self.add(slot, ground.back[slot])
        if ground.held == HIDDEN:
            self.add(HELD, ground.held_back)

    def add(self, where: i64, back: i64) -> None:
        """Add a place, unless its tile comes from a layer."""
        section, at = back // 4, self.size
        if is_layer(section):
            return
        self.where[at] = where
        self.section[at] = section
        self.symbol[at] = back & 3
        self.row[at] = (section if section < PILES else PILES) * CLASSES
        if section == SET_UP:
            self.piles[PILES * CLASSES + PLAIN] += 1
        self.size += 1

    # Types

    def deal(self) -> None:
        """Give every place a type by its symbol alone, as if its tile came from anywhere."""
        for at in range(self.size):
            total: i64 = 0
            for kind in range(DRAWN_TYPES):
                self.weights[kind] = self.free[kind * SYMBOLS + self.symbol[at]]
                total += self.weights[kind]
            self.take(at, self.dice.pick(self.weights, total))

    def take(self, at: i64, kind: i64) -> None:
        """Take a tile of a type from the stack for a place."""
        self.kind[at] = kind
        self.count_in_stack(at, -1)

    def count_in_stack(self, at: i64, by: i64) -> None:
        """Count the tile of a place into the stack (1), or out of it (-1)."""
        kind = self.kind[at]
        self.free[kind * SYMBOLS + self.symbol[at]] += by
        self.left[kind] += by
        pile = self.row[at] + class_of(kind)
        self.note(self.piles[pile], by)
        self.piles[pile] += by
        if kind < PLAIN_TYPES:
            self.note(self.types[kind], by)
            self.types[kind] += by
            self.plain += by

    def note(self, before: i64, by: i64) -> None:
        """Note that a number of tiles left changes, which is below 0 for too many."""
        if before < 0 or before + by < 0:
            self.excess -= by

    # Changes that keep all deals equally likely

    def mix(self) -> None:
        """Draw and exchange types until enough deals have had no tile too many.

        Other deals do not count, so that no deal is likelier because they lead to it.
        """
        dice, size = self.dice, self.size
        left, tries = ROUNDS * size, PATIENCE * size
        while left > 0 and tries > 0:
            at = dice.below(size)
            self.draw_again(at)
            self.exchange(at, dice.below(size))
            tries -= 1
            if self.excess == 0:
                left -= 1

    def draw_again(self, at: i64) -> None:
        """Draw the type of a place from the stack, with the odds of ``weigh_draw``."""
        self.count_in_stack(at, 1)
        self.weigh_in_stack(self.row[at])
        free, left, weights, symbol = self.free, self.left, self.weights, self.symbol[at]
        total: i64 = 0
        for kind in range(DRAWN_TYPES):
            share = free[kind * SYMBOLS + symbol] * SHARE[left[kind]]
            weights[kind] = weights[kind] * share >> EXCESS_BITS
            total += weights[kind]
        self.take(at, self.dice.pick(weights, total))

    def weigh_in_stack(self, row: i64) -> None:
        """Weigh the types for the next tile of a pile, without regard to symbols."""
        piles, types, weights = self.piles, self.types, self.weights
        in_pile = odds(piles[row + PLAIN])
        for kind in range(PLAIN_TYPES):
            weights[kind] = in_pile * types[kind] if types[kind] > 0 else in_pile
        plain = self.plain if self.plain > 0 else ONE
        weights[VAULT] = odds(piles[row + VAULTS]) * plain
        weights[CRYSTAL] = odds(piles[row + CRYSTALS]) * plain

    def exchange(self, one: i64, two: i64) -> None:
        """Exchange the types of two places, with the odds of the deals before and after."""
        if self.kind[one] == self.kind[two]:
            return
        if self.symbol[one] == self.symbol[two]:
            self.exchange_tiles(one, two)
        elif self.row[one] == self.row[two]:
            self.exchange_symbols(one, two)

    def exchange_tiles(self, one: i64, two: i64) -> None:
        """Exchange two tiles with one symbol. This may change the classes left in their piles."""
        piles, here, there = self.piles, self.row[one], self.row[two]
        first, second = class_of(self.kind[one]), class_of(self.kind[two])
        if here != there and first != second:
            before = odds(piles[here + first] + 1) * odds(piles[there + second] + 1)
            after = odds(piles[here + second]) * odds(piles[there + first])
            if self.dice.below(before) >= after:
                return
        self.swap(one, two)

    def exchange_symbols(self, one: i64, two: i64) -> None:
        """Exchange the types of two tiles of one pile, which then have each other's symbol."""
        free, here, there = self.free, self.symbol[one], self.symbol[two]
        first, second = self.kind[one] * SYMBOLS, self.kind[two] * SYMBOLS
        before = (free[first + here] + 1) * (free[second + there] + 1)
        if self.dice.below(before) < free[second + here] * free[first + there]:
            self.swap(one, two)

    def swap(self, one: i64, two: i64) -> None:
        """Exchange the types of two places."""
        first, second = self.kind[one], self.kind[two]
        self.count_in_stack(one, 1)
        self.count_in_stack(two, 1)
        self.take(one, second)
        self.take(two, first)

    # The outcome

    def hand_out(self, world: VastState) -> None:
        """Write the guessed tiles into *world*. All tiles of a type and symbol are alike."""
        ground, tiles = world.ground, world.config.tiles
        for at in range(self.size):
            alike = tiles.of_type[self.kind[at]] & tiles.with_symbol[self.symbol[at]]
            tile = draw_member(ground.pool & alike, self.dice)
            take_tile(world, self.section[at], tile)
            if self.where[at] == HELD:
                ground.held = tile
            else:
                ground.face[self.where[at]] = tile


def odds(left: i64) -> i64:
    """Return the odds of a class for the next tile, by the number of its tiles left."""
    return left << EXCESS_BITS if left > 0 else ONE


def is_layer(section: i64) -> bool:
    """Return True if a section is a layer of known tiles on the bottom of the stack."""
    return PILES <= section < SET_UP


def guess_tiles(world: VastState, dice: Dice) -> None:
    """Guess every unknown tile of the piles."""
    deal = Deal(world, dice)
    deal.deal()
    deal.mix()
    deal.hand_out(world)
    guess_hand(world, dice)


def guess_hand(world: VastState, dice: Dice) -> None:
    """Draw unknown tiles of the Cave's hand from piles. Nothing on them is visible."""
    for place in range(HAND):
        section = world.cave.sections[place]
        if world.cave.hand[place] == HIDDEN and not is_layer(section):
            tile = draw_from_pile(world, section, dice)
            take_tile(world, section, tile)
            world.cave.hand[place] = tile


def draw_from_pile(world: VastState, section: i64, dice: Dice) -> i64:
    """Return a random tile that may be the next of a pile."""
    pool, of_type = world.ground.pool, world.config.tiles.of_type
    weights = NO_TYPES[:]
    total: i64 = 0
    for kind in range(DRAWN_TYPES):
        weights[kind] = weight_of(world, section, kind) * count(pool & of_type[kind])
        total += weights[kind]
    return draw_member(pool & of_type[dice.pick(weights, total)] if total else pool, dice)


def layer_tiles(printed: Tiles, layer: i64, symbol: i64) -> i64:
    """Return the tiles of a layer that show a symbol, or all its tiles for any symbol."""
    return layer if symbol == ANY_SYMBOL else layer & printed.with_symbol[symbol]


def guess_layers(world: VastState, dice: Dice) -> None:
    """Guess the unknown tiles of layers. Tiles on the map come first, because of their symbols."""
    ground = world.ground
    for slot in range(TILES):
        if ground.face[slot] == HIDDEN:
            section, symbol = ground.back[slot] // 4, ground.back[slot] & 3
            ground.face[slot] = draw_from_layer(world, section, symbol, dice)
    if ground.held == HIDDEN:
        section, symbol = ground.held_back // 4, ground.held_back & 3
        ground.held = draw_from_layer(world, section, symbol, dice)
    for place in range(HAND):
        if world.cave.hand[place] == HIDDEN:
            section = world.cave.sections[place]
            world.cave.hand[place] = draw_from_layer(world, section, ANY_SYMBOL, dice)


def draw_from_layer(world: VastState, section: i64, symbol: i64, dice: Dice) -> i64:
    """Take a random tile with this symbol from a layer. All of them are equally likely."""
    layer = world.ground.layer(section - PILES)
    tile = draw_member(layer_tiles(world.config.tiles, layer, symbol), dice)
    take_tile(world, section, tile)
    return tile

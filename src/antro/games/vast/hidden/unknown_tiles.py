"""Guessing the unknown tiles and their places (§45.3, §45.4).

Every deal of the unknown tiles that agrees with the open information is equally likely. It must fit
the symbols on backs, and the numbers of Crystals and Vaults in each pile of the stack.

First, tiles are dealt by symbol alone. Then pairs of tiles are exchanged at random until the piles
agree, and for some time after, so that every deal is possible. If the piles never agree, all tiles
are dealt again.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit, count
from antro.core.contract.moves import Dice, draw_member
from antro.games.vast.cave.state import HAND
from antro.games.vast.components.squares import HIDDEN, TILES, apart
from antro.games.vast.components.tiles import CRYSTAL, PLAIN_TYPES, VAULT, Tiles
from antro.games.vast.map.effects.stack import class_of, take_tile
from antro.games.vast.state.ground import (
    CLASSES,
    CRYSTALS,
    PILES,
    PLAIN,
    SET_UP,
    VAULTS,
)
from antro.games.vast.state.state import VastState

ANY_SYMBOL: Final[i64] = -1
BOX: Final[i64] = SET_UP + 1  # plus a type: the tiles of that type that are out of the game
TYPE_COUNT: Final[i64] = 5

# The place of a tile is a slot of the map, or one of these
HELD: Final[i64] = TILES
IN_HAND: Final[i64] = HELD + 1  # plus a place in the Cave's hand
NOT_IN_PLAY: Final[i64] = IN_HAND + HAND

PER_TILE: Final[i64] = 12  # exchanges to try for each tile after the piles agree
PATIENCE: Final[i64] = 400  # exchanges to try for each tile before all tiles are dealt again
DEALS: Final[i64] = 4  # attempts; one deal in a hundred ends wrong
# One pile has a Crystal too many and another one too few: a step between two deals
SLACK: Final[i64] = 2

NO_PLACES: Final = vec[i64]([0] * TILES)
NO_PILES: Final = vec[i64]([0] * (PILES * CLASSES))


@final
class Deal:
    """The unknown tiles, each in a place where it may be."""

    def __init__(self, world: VastState, dice: Dice) -> None:
        """List the places. No tile is dealt yet."""
        self.dice: Final = dice
        self.printed: Final = world.config.tiles
        self.most: Final = count(world.ground.pool)
        self.size: i64 = 0
        self.where = NO_PLACES[:]  # [place]
        self.section = NO_PLACES[:]  # [place]: section of the stack
        self.symbol = NO_PLACES[:]  # [place]: the visible symbol
        self.tile = NO_PLACES[:]  # [place]
        self.surplus = NO_PILES[:]  # [pile * 3 + class]: extra tiles, below 0 for missing ones
        self.wrong: i64 = 0  # the sum of all surpluses, and of tiles in wrong places
        self.add_map(world)
        self.add_hand(world)
        self.add_rest(world)

    # Places

    def add(self, where: i64, section: i64, symbol: i64) -> None:
        """Add a place for an unknown tile."""
        at = self.size
        self.where[at] = where
        self.section[at] = section
        self.symbol[at] = symbol
        self.size += 1

    def add_map(self, world: VastState) -> None:
        """Add Dark tiles, and a tile that is about to be placed. Their symbols are visible."""
        ground = world.ground
        for slot in range(TILES):
            if ground.face[slot] == HIDDEN and not is_layer(ground.back[slot] // 4):
                self.add(slot, ground.back[slot] // 4, ground.back[slot] & 3)
        if ground.held == HIDDEN and not is_layer(ground.held_back // 4):
            self.add(HELD, ground.held_back // 4, ground.held_back & 3)

    def add_hand(self, world: VastState) -> None:
        """Add the tiles in the Cave's hand. Nothing on them is visible."""
        for place in range(HAND):
            section = world.cave.sections[place]
            if world.cave.hand[place] == HIDDEN and not is_layer(section):
                self.add(IN_HAND + place, section, ANY_SYMBOL)

    def add_rest(self, world: VastState) -> None:
        """Add the tiles left in the piles, and those that the set-up removed from the game."""
        ground = world.ground
        plain = ground.types[0] + ground.types[1] + ground.types[2]
        for pile in range(PILES):
            self.fill_up(pile, ground.pile_size(pile))
            plain -= ground.piles[pile * CLASSES + PLAIN]
            for of_class in range(CLASSES):
                at = pile * CLASSES + of_class
                self.surplus[at] = -ground.piles[at]
                self.wrong += ground.piles[at]
        self.fill_up(SET_UP, plain)
        for kind in range(TYPE_COUNT):
            unknown = count(ground.pool & self.printed.of_type[kind])
            self.fill_up(BOX + kind, unknown - in_play(world, kind))

    def fill_up(self, section: i64, size: i64) -> None:
        """Add places of a section until it has *size* of them."""
        for at in range(self.size):
            if self.section[at] == section:
                size -= 1
        while size > 0 and self.size < self.most:
            self.add(NOT_IN_PLAY, section, ANY_SYMBOL)
            size -= 1

    # Tiles

    def deal(self, pool: i64) -> None:
        """Put every unknown tile into a place with its symbol."""
        order = self.shuffled(pool)
        taken: i64 = 0
        for at in range(self.size):
            nth: i64 = 0
            while taken >> nth & 1 or not self.shows(at, order[nth]):
                nth += 1
            taken |= bit(nth)
            self.tile[at] = order[nth]
            self.count_in(at, 1)

    def shuffled(self, pool: i64) -> vec[i64]:
        """Return the tiles of a set in random order."""
        order = NO_PLACES[:]
        size: i64 = 0
        for tile in range(TILES):
            if pool >> tile & 1:
                other = self.dice.below(size + 1)
                order[size] = order[other]
                order[other] = tile
                size += 1
        return order

    def shows(self, at: i64, tile: i64) -> bool:
        """Return True if *tile* has the symbol that is visible at a place."""
        symbol = self.symbol[at]
        return symbol == ANY_SYMBOL or self.printed.symbol[tile] == symbol

    def count_in(self, at: i64, by: i64) -> None:
        """Count the tile of a place in (1), or out again (-1)."""
        section, kind = self.section[at], self.printed.type[self.tile[at]]
        if section < PILES:
            place = section * CLASSES + class_of(kind)
            before = self.surplus[place]
            self.surplus[place] = before + by
            self.wrong += apart(before + by, 0) - apart(before, 0)
        elif section == SET_UP:
            self.wrong += by if kind >= PLAIN_TYPES else 0
        else:
            self.wrong += by if kind != section - BOX else 0

    # Exchanges

    def mix(self) -> None:
        """Exchange tiles until the piles agree, then often enough that any deal is possible."""
        dice, size, tiles = self.dice, self.size, self.tile
        symbols, shown = self.symbol, self.printed.symbol
        left, tries = PER_TILE * size, PATIENCE * size
        while (left > 0 or self.wrong) and tries > 0:
            one, two = dice.below(size), dice.below(size)
            here, there = symbols[one], symbols[two]
            if (here == ANY_SYMBOL or here == shown[tiles[two]]) and (
                there == ANY_SYMBOL or there == shown[tiles[one]]
            ):
                self.exchange(one, two)
            tries -= 1
            if self.wrong == 0:
                left -= 1

    def exchange(self, one: i64, two: i64) -> None:
        """Exchange the tiles of two places, unless that makes the deal worse."""
        if self.are_alike(one, two):
            tiles = self.tile
            tiles[one], tiles[two] = tiles[two], tiles[one]
            return
        before = self.wrong
        self.swap(one, two)
        if self.wrong > before and self.wrong > SLACK:
            self.swap(one, two)

    def are_alike(self, one: i64, two: i64) -> bool:
        """Return True if an exchange changes no number.

        The section or the type is the same, or both tiles are plain, Crystals or Vaults, and no
        place is outside the game.
        """
        here, there = self.section[one], self.section[two]
        if here == there:
            return True
        types, tiles = self.printed.type, self.tile
        first, second = types[tiles[one]], types[tiles[two]]
        if first == second:
            return True
        return here < BOX and there < BOX and class_of(first) == class_of(second)

    def swap(self, one: i64, two: i64) -> None:
        self.count_in(one, -1)
        self.count_in(two, -1)
        self.tile[one], self.tile[two] = self.tile[two], self.tile[one]
        self.count_in(one, 1)
        self.count_in(two, 1)

    # The outcome

    def hand_out(self, world: VastState) -> None:
        """Write the guessed tiles into *world*."""
        for at in range(self.size):
            where, tile = self.where[at], self.tile[at]
            if where == NOT_IN_PLAY:
                continue
            take_tile(world, self.section[at], tile)
            if where < TILES:
                world.ground.face[where] = tile
            elif where == HELD:
                world.ground.held = tile
            else:
                world.cave.hand[where - IN_HAND] = tile


def is_layer(section: i64) -> bool:
    """Return True if a section is a layer of known tiles on the bottom of the stack."""
    return PILES <= section < SET_UP


def in_play(world: VastState, kind: i64) -> i64:
    """Return the number of unknown tiles of a type that the set-up did not remove."""
    ground = world.ground
    if kind < PLAIN_TYPES:
        return ground.types[kind]
    assert kind in (VAULT, CRYSTAL)
    of_class = VAULTS if kind == VAULT else CRYSTALS
    found: i64 = 0
    for pile in range(PILES):
        found += ground.piles[pile * CLASSES + of_class]
    return found


def guess_tiles(world: VastState, dice: Dice) -> None:
    """Guess every unknown tile of the piles."""
    deal = mixed_deal(world, dice)
    for _ in range(DEALS - 1):
        if deal.wrong:  # exchanges of pairs got stuck there
            deal = mixed_deal(world, dice)
    deal.hand_out(world)


def mixed_deal(world: VastState, dice: Dice) -> Deal:
    """Return a deal after all its exchanges. In rare cases it is still wrong."""
    deal = Deal(world, dice)
    if deal.size:
        deal.deal(world.ground.pool)
        deal.mix()
    return deal


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

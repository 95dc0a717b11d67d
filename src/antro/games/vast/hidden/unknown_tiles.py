"""Which tile is where, guessed by one who does not know (§45.3, §45.4).

Every deal of the unknown tiles that agrees with what is open is as likely as any other: with the
symbols on backs, and with how many Crystals and Vaults each pile of the stack had. To find one,
tiles are dealt by symbol alone, and then exchanged at random, two at a time, until the piles
agree and, from there on, long enough for the deal to be any. Where they never agree, all is dealt
anew.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit, count, lowest
from antro.core.contract.moves import Dice
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
BOX: Final[i64] = SET_UP + 1  # and a type: tiles of it that are out of the game
TYPE_COUNT: Final[i64] = 5

# Where a place is: a slot of the map, or
HELD: Final[i64] = TILES
IN_HAND: Final[i64] = HELD + 1  # and a place of the Cave's hand
NOT_IN_PLAY: Final[i64] = IN_HAND + HAND

PER_TILE: Final[i64] = 12  # exchanges that are tried for each tile, once the piles agree
PATIENCE: Final[i64] = 400  # for each tile, until all is dealt anew
DEALS: Final[i64] = 4  # of which one in a hundred is not right in the end
SLACK: Final[i64] = 2  # one pile has a Crystal too many, another lacks it: a step on the way

NO_PLACES: Final = vec[i64]([0] * TILES)
NO_PILES: Final = vec[i64]([0] * (PILES * CLASSES))


@final
class Deal:
    """The unknown tiles, each in a place where it may be."""

    def __init__(self, world: VastState, dice: Dice) -> None:
        """The places, before anything is dealt."""
        self.dice: Final = dice
        self.printed: Final = world.config.tiles
        self.most: Final = count(world.ground.pool)
        self.size: i64 = 0
        self.where = NO_PLACES[:]  # [place]
        self.section = NO_PLACES[:]  # [place]: of the stack
        self.symbol = NO_PLACES[:]  # [place]: what is seen of it
        self.tile = NO_PLACES[:]  # [place]
        self.surplus = NO_PILES[:]  # [pile * 3 + class]: tiles that it has too many, or lacks
        self.wrong: i64 = 0  # all of these, and tiles in places that are not for their type
        self.add_map(world)
        self.add_hand(world)
        self.add_rest(world)

    # Places

    def add(self, where: i64, section: i64, symbol: i64) -> None:
        """One more place for an unknown tile."""
        at = self.size
        self.where[at] = where
        self.section[at] = section
        self.symbol[at] = symbol
        self.size += 1

    def add_map(self, world: VastState) -> None:
        """Dark tiles, and one that is about to be laid: their symbols are seen."""
        ground = world.ground
        for slot in range(TILES):
            if ground.face[slot] == HIDDEN and not is_layer(ground.back[slot] // 4):
                self.add(slot, ground.back[slot] // 4, ground.back[slot] & 3)
        if ground.held == HIDDEN and not is_layer(ground.held_back // 4):
            self.add(HELD, ground.held_back // 4, ground.held_back & 3)

    def add_hand(self, world: VastState) -> None:
        """The Cave's hand, of which nothing is seen."""
        for place in range(HAND):
            section = world.cave.sections[place]
            if world.cave.hand[place] == HIDDEN and not is_layer(section):
                self.add(IN_HAND + place, section, ANY_SYMBOL)

    def add_rest(self, world: VastState) -> None:
        """What is left of the piles, and what went out of the game when the table was laid."""
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
        """Add the places of a section that have not been named, for so many tiles in all."""
        for at in range(self.size):
            if self.section[at] == section:
                size -= 1
        while size > 0 and self.size < self.most:
            self.add(NOT_IN_PLAY, section, ANY_SYMBOL)
            size -= 1

    # Tiles

    def deal(self, pool: i64) -> None:
        """Put every unknown tile somewhere, with the right symbol."""
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
        """The tiles of a set, in any order."""
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
        """Whether a tile has the symbol that is seen at a place."""
        symbol = self.symbol[at]
        return symbol == ANY_SYMBOL or self.printed.symbol[tile] == symbol

    def count_in(self, at: i64, by: i64) -> None:
        """Count the tile of a place in, or out again."""
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
        """Exchange tiles until all is right, and as often again as makes the deal any."""
        left, tries = PER_TILE * self.size, PATIENCE * self.size
        while (left > 0 or self.wrong) and tries > 0:
            self.exchange(self.dice.below(self.size), self.dice.below(self.size))
            tries -= 1
            if self.wrong == 0:
                left -= 1

    def exchange(self, one: i64, two: i64) -> None:
        """Exchange the tiles of two places, unless that makes things worse."""
        if not (self.shows(one, self.tile[two]) and self.shows(two, self.tile[one])):
            return
        if self.are_alike(one, two):
            self.tile[one], self.tile[two] = self.tile[two], self.tile[one]
            return
        before = self.wrong
        self.swap(one, two)
        if self.wrong > before and self.wrong > SLACK:
            self.swap(one, two)

    def are_alike(self, one: i64, two: i64) -> bool:
        """Whether an exchange changes no number: of one section, or two tiles of one type."""
        if self.section[one] == self.section[two]:
            return True
        return self.printed.type[self.tile[one]] == self.printed.type[self.tile[two]]

    def swap(self, one: i64, two: i64) -> None:
        """The tiles of two places change places."""
        self.count_in(one, -1)
        self.count_in(two, -1)
        self.tile[one], self.tile[two] = self.tile[two], self.tile[one]
        self.count_in(one, 1)
        self.count_in(two, 1)

    # The outcome

    def hand_out(self, world: VastState) -> None:
        """The world takes over what was guessed."""
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
    """Whether tiles of a section had been put under the stack: which ones, is known."""
    return PILES <= section < SET_UP


def in_play(world: VastState, kind: i64) -> i64:
    """How many unknown tiles of a type are not out of the game for being one of each."""
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
    """Every unknown tile of the piles is some tile that it may be."""
    deal = mixed_deal(world, dice)
    for _ in range(DEALS - 1):
        if deal.wrong:  # exchanges of two did not lead on from there
            deal = mixed_deal(world, dice)
    deal.hand_out(world)


def mixed_deal(world: VastState, dice: Dice) -> Deal:
    """A deal after all its exchanges; seldom one in which something is still wrong."""
    deal = Deal(world, dice)
    if deal.size:
        deal.deal(world.ground.pool)
        deal.mix()
    return deal


def layer_tiles(printed: Tiles, layer: i64, symbol: i64) -> i64:
    """Those tiles of a layer that show a symbol, or all of them."""
    return layer if symbol == ANY_SYMBOL else layer & printed.with_symbol[symbol]


def guess_layers(world: VastState, dice: Dice) -> None:
    """Unknown tiles that had been put under the stack: on the map first, by their symbols."""
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
    """One of the tiles of a layer that show a symbol, all as likely; it leaves the layer."""
    layer = world.ground.layer(section - PILES)
    left = layer_tiles(world.config.tiles, layer, symbol)
    for _ in range(dice.below(count(left))):
        left &= left - 1
    tile = lowest(left)
    take_tile(world, section, tile)
    return tile

"""Guesses of unknown tiles are complete and equally likely (§45.3, §45.4)."""

from collections import Counter
from itertools import combinations, permutations
from pathlib import Path

from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import bit
from antro.core.contract.game import Seat, first_to_act
from antro.games.vast.components.roles import GOBLINS, THIEF
from antro.games.vast.components.squares import HIDDEN, TILES
from antro.games.vast.components.tiles import CRYSTAL, SYMBOLS
from antro.games.vast.hidden.unknown_tiles import guess_tiles
from antro.games.vast.options import make
from antro.games.vast.state.ground import CLASSES, CRYSTALS, PILES, PLAIN
from tests.games.vast.support.position import position
from tests.games.vast.support.walks import stroll

GUESSES = 2400
LATE = Path(__file__).with_name("late_stack.moves")  # a Knight alone, with few tiles


def named(table, kind, letter, nth=0):
    """Return the n-th printed tile of a type with a symbol."""
    tiles = table.game.config.tiles
    fitting = [
        tile
        for tile in range(TILES)
        if tiles.rows[tile]["type"] == kind and tiles.rows[tile]["symbol"][0] == letter
    ]
    return fitting[nth]


def only_in_piles(ground, tiles, contents):
    """Make only these tiles unknown. *contents* counts each class in each of the first piles."""
    ground.pool = sum(bit(tile) for tile in tiles)
    for pile in range(PILES):
        for of_class in range(CLASSES):
            ground.piles[pile * CLASSES + of_class] = contents.get((pile, of_class), 0)


def hide(table, at, section, letter):
    """Turn a tile into a Dark tile of a section, with only its symbol visible."""
    slot = table.at(*at)
    symbol = [name[0] for name in SYMBOLS].index(letter)
    table.state.ground.face[slot] = HIDDEN
    table.state.ground.back[slot] = symbol + 4 * section
    return slot


def test_45_4_all_deals_that_agree_with_symbols_and_piles_are_equally_likely():
    table = position("KG").map(". f .\nf E f\n. f .")
    ground = table.state.ground
    crystals = [named(table, "crystal", "f"), named(table, "crystal", "b")]
    plain = [named(table, "ambush", letter, nth) for letter in "fb" for nth in range(2)]
    contents = {(pile, of): 1 for pile in range(2) for of in (PLAIN, CRYSTALS)}
    only_in_piles(ground, crystals + plain, contents)
    ground.types[0], ground.types[1], ground.types[2] = 4, 0, 0
    places = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    slots = [hide(table, at, nth // 2, "fb"[nth % 2]) for nth, at in enumerate(places)]
    found: Counter[tuple[int, ...]] = Counter()
    dice = SeededDice(4)
    for _ in range(GUESSES):
        world = table.state.clone()
        guess_tiles(world, dice)
        found[tuple(int(world.ground.face[slot]) for slot in slots)] += 1
    # each pile has one Crystal: the one with Fangs in one pile, with Bones in the other
    (fangs, bones), each = crystals, GUESSES / 8
    assert set(found) == {
        deal
        for one in plain[:2]
        for two in plain[2:]
        for deal in ((fangs, two, one, bones), (one, bones, fangs, two))
    }
    assert (
        sum((often - each) ** 2 / each for often in found.values()) < 24.3
    )  # chi-square, 7 degrees of freedom, 0.1 %


def test_45_4_tiles_left_in_piles_and_in_the_box_make_some_deals_likelier():
    """Count every way to fill the box and both piles, for each deal of three visible tiles."""
    table = position("KG").map(". f .\nf E f\n. . .")
    ground = table.state.ground
    kinds = [("crystal", "fb"), ("ambush", "fffbb"), ("event", "fe")]
    tiles = [
        named(table, kind, letter, letters[:nth].count(letter))
        for kind, letters in kinds
        for nth, letter in enumerate(letters)
    ]
    only_in_piles(
        ground,
        tiles,
        {(pile, of): 1 + 2 * (of == PLAIN) for pile in range(2) for of in (PLAIN, CRYSTALS)},
    )
    ground.types[0], ground.types[1], ground.types[2] = 4, 2, 0
    slots = [hide(table, at, pile, "f") for at, pile in (((0, -1), 0), ((1, 0), 0), ((-1, 0), 1))]
    expected = likelihoods(tiles[:2], tiles[2:7], tiles[7:], tiles[0:1] + tiles[2:5] + tiles[7:8])
    found: Counter[tuple[int, ...]] = Counter()
    dice = SeededDice(5)
    for _ in range(GUESSES):
        world = table.state.clone()
        guess_tiles(world, dice)
        found[tuple(int(world.ground.face[slot]) for slot in slots)] += 1
    assert set(found) <= set(expected)
    assert chi_square(found, expected) < 100


def likelihoods(crystals, ambushes, events, fitting):
    """Return the share of each deal of *fitting* tiles to two places of a pile and one of another.

    Each pile has a Crystal and three plain tiles. One Ambush is out of the game.
    """
    ways: Counter[tuple[int, ...]] = Counter()
    for removed in ambushes:
        plain = {*ambushes, *events} - {removed}
        for chosen in combinations(sorted(plain), 3):
            for crystal in crystals:
                pile = {*chosen, crystal}
                for deal in permutations(fitting, 3):
                    if {*deal[:2]} <= pile and deal[2] in (plain | {*crystals}) - pile:
                        ways[deal] += 1
    return {deal: count / ways.total() for deal, count in ways.items()}


def chi_square(found, expected):
    return sum(
        (found[deal] - GUESSES * share) ** 2 / (GUESSES * share) for deal, share in expected.items()
    )


def test_45_3_a_guess_agrees_with_all_open_information():
    game, dice = make({"roles": "KGDCT"}), SeededDice(8)
    for made, state in enumerate(stroll(game, 3, 900)):
        if made % 30:
            continue
        for role in (GOBLINS, THIEF):
            seat = Seat(game.config.seat_of[role])
            veiled = game.veil(state, seat)
            world = game.guess(veiled, dice)
            assert shown(game, world) == shown(game, state)
            assert game.veil(world, seat).key() == veiled.key()


def shown(game, state):
    """Return the symbol of the tile in each slot."""
    ground, tiles = state.ground, game.config.tiles
    return [tiles.symbol[ground.face[slot]] for slot in range(TILES) if ground.has_square(slot)]


def test_45_4_every_guess_has_the_remaining_crystals_in_the_stack():
    """A guess that stopped too early once left a stack without drawable tiles."""
    game = make({"roles": "K", "solo": "easy"})
    state = game.start()
    for move in map(int, LATE.read_text().split()):
        game.apply(state, first_to_act(game, state, game.to_act(state)), move)
    veiled = game.veil(state, Seat(0))
    for seed in range(120):
        world = game.guess(veiled, SeededDice(seed))
        assert crystals_in_piles(world.ground) == crystals_in_pool(world)


def crystals_in_piles(ground):
    return sum(ground.piles[pile * CLASSES + CRYSTALS] for pile in range(PILES))


def crystals_in_pool(state):
    return (state.ground.pool & state.config.tiles.of_type[CRYSTAL]).bit_count()

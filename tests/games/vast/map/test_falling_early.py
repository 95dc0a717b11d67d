"""Tiles that are removed before the Collapse (§12)."""

from antro.core.contract.bits import bit
from antro.games.vast.components.roles import DRAGON
from antro.games.vast.components.squares import OFF
from antro.games.vast.knight.state import SHIELD
from antro.games.vast.map.effects.layers import put_on_bottom
from antro.games.vast.map.effects.removing import collapse
from antro.games.vast.map.effects.stack import lay, take_tile
from antro.games.vast.map.visibility.squares import is_dark, is_lit
from antro.games.vast.state.ground import LAYERS, PILES
from tests.games.vast.support.position import position


def test_12_2_before_the_collapse_removed_tiles_go_under_the_stack():
    table = position("KG").map("f E e:crystal").off("knight")
    west, east = table.at(-1, 0), table.at(1, 0)
    tile = table.state.ground.face[west]
    size = table.state.ground.stack_size()
    table.do(collapse, [west, east], DRAGON)
    while table.asked == "show_fallen":
        table.settle()
    assert table.state.ground.crystals_gone == 1
    assert table.state.ground.layer(0) == bit(tile)
    table.settle()
    assert table.state.ground.stack_size() == size + 1 - 4  # four tiles fill the Entrance


def put_under_stack(table, *tiles):
    """Remove tiles early and put them under the stack."""
    ground = table.state.ground
    for tile in tiles:
        ground.pool &= ~bit(tile)
        ground.returning |= bit(tile)
    put_on_bottom(table.state)


def test_12_2_each_removal_adds_a_layer_under_the_one_before():
    table = position("KG").map("f E f")
    ground = table.state.ground
    tiles = [tile for tile in range(52) if ground.pool >> tile & 1][:24]
    for first in range(0, 24, 2):
        put_under_stack(table, *tiles[first : first + 2])
    for place in range(9):
        ground.piles[place] = 0
    for first in range(0, 24, 2):
        assert ground.stack_size() == 24 - first
        for tile in tiles[first : first + 2]:
            section = ground.section()
            assert ground.layer(section - PILES) >> tile & 1
            take_tile(table.state, section, tile)
    assert ground.section() == OFF


def test_12_2_used_layers_are_freed_and_the_others_keep_their_order():
    table = position("KG").map("f E f")
    ground = table.state.ground
    dark, lit, under, *rest = [tile for tile in range(52) if ground.pool >> tile & 1]
    put_under_stack(table, lit)
    take_tile(table.state, PILES, lit)
    put_under_stack(table, dark)
    take_tile(table.state, PILES + 1, dark)
    slot = lay(table.state, dark, 1 + 4 * (PILES + 1), 2, 0)
    put_under_stack(table, under)
    for again in range(2 * LAYERS):
        tile = rest[again % 2]
        put_under_stack(table, tile)
        assert ground.layers <= LAYERS
        take_tile(table.state, PILES + ground.layer_of(tile), tile)
    assert ground.back[slot] == 1 + 4 * PILES  # knowledge of a Dark tile stays
    assert ground.layer_of(under) == 1
    assert ground.layer_of(lit) == OFF


def test_12_3_tribes_scatter_and_other_pieces_leave_a_removed_tile():
    table = position("KGD").map("f E +o0 +d1").off("knight")
    table.put("fangs", (1, 0)).goblins(fangs=3, rage=1).put("knight", (1, 0))
    slid = table.at(2, 0)
    table.do(collapse, [table.at(1, 0)], DRAGON)
    assert table.where("fangs") is None
    assert table.state.goblins.population[0] == 1
    assert table.state.goblins.rage == 1
    assert table.asked == "leave dragon"
    table.play("move off west").settle()
    assert table.where("knight") == (0, 0)
    assert table.at(1, 0) == slid  # the dead end has slid to this place


def test_12_3_a_piece_that_cannot_leave_moves_as_near_as_possible():
    table = position("KGD").map("f E +s3 +o0").off("knight").put("knight", (2, 0))
    table.do(collapse, [table.at(1, 0), table.at(2, 0)], DRAGON).settle()
    assert table.where("knight") == (1, 0)  # a wall is between the Knight and the Entrance
    assert is_lit(table.state.ground, table.at(1, 0))
    assert table.at(2, 0) == OFF or is_dark(table.state.ground, table.at(2, 0))


def test_12_3_the_entrance_is_not_affected():
    table = position("KGD").map("f E f")
    table.do(collapse, [0], DRAGON)
    assert table.at(0, 0) == 0
    assert table.where("knight") == (0, 0)


def test_12_4_terrain_is_removed_as_a_whole_and_may_return():
    table = position("KGD", terrain="chosen").map("f E f")
    table.terrain("lake", (2, 0), (3, 0), (2, 1), (3, 1))
    table.state.ground.terrain_left &= ~2
    table.do(collapse, [table.at(3, 1)], DRAGON)
    assert not table.state.ground.terrain
    assert table.state.ground.terrain_left >> 1 & 1
    assert table.at(2, 0) == OFF


def test_12_4_terrain_stays_as_a_whole_if_a_piece_stays_on_it():
    table = position("KGD", terrain="chosen").map("f E f").off("knight")
    table.terrain("lake", (2, 0), (3, 0), (2, 1), (3, 1)).put("knight", (3, 1))
    table.state.ground.terrain_left &= ~2
    table.state.knight.cubes[SHIELD] = 1
    table.do(collapse, [table.at(3, 1)], DRAGON)
    assert table.state.ground.terrain >> 1 & 1
    assert not table.state.ground.terrain_left >> 1 & 1
    assert table.at(2, 0) != OFF
    assert table.where("knight") == (3, 1)

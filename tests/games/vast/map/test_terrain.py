import pytest

from antro.core.contract.bits import bit
from antro.games.vast.components.roles import CAVE, FANGS, KNIGHT_PIECE, PIECES
from antro.games.vast.components.squares import (
    BRIDGE,
    CANYON,
    DX,
    DY,
    FIRST_SQUARE,
    LAKE,
    LURKING,
    MAGMA,
    NORTH,
    OFF,
    PITS,
    RIVER,
    apart,
    opposite,
)
from antro.games.vast.map.effects.forced import move_piece
from antro.games.vast.map.effects.removing import remove_tile
from antro.games.vast.map.effects.revealing import reveal
from antro.games.vast.map.effects.terrain import fitting_kinds, lay_terrain, place_terrain_if_due
from antro.games.vast.map.visibility.spots import nearest_spots, spots
from antro.games.vast.map.visibility.squares import has_wall, is_dark, is_lit, space_at
from antro.games.vast.state.ground import BOMBS
from tests.games.vast.support.position import position


def cave(roles="KG", terrain="chosen"):
    return position(roles, terrain=terrain).map("""
        .   f  .
        +o0 E  f
        .   f  .
    """)


def test_10_1_without_the_option_no_terrain_is_placed():
    table = position("KG").map("f E f")
    table.do(place_terrain_if_due, KNIGHT_PIECE)
    assert not table.state.ground.terrain_round


def test_10_2_the_first_event_tile_of_a_round_brings_terrain():
    table = cave()
    table.do(place_terrain_if_due, KNIGHT_PIECE)
    assert table.asked == "terrain knight"
    assert len(table.offers()) == 6
    table.play("choose terrain lake")
    assert table.asked == "terrain_side knight"
    table.play(table.offers()[0])
    while table.asked.startswith("terrain"):
        table.play(table.offers()[0])
    assert table.state.ground.terrain == bit(LAKE)
    table.do(place_terrain_if_due, KNIGHT_PIECE)
    assert not table.asked.startswith("terrain")  # once in a round


def test_10_2_with_a_cave_the_cave_chooses_terrain():
    table = cave("KGC")
    table.do(place_terrain_if_due, KNIGHT_PIECE)
    assert table.asked == "terrain cave"


def test_10_2_a_revealed_event_tile_brings_terrain():
    table = cave()
    slot = table.at(1, 0)
    table.state.ground.face[slot] = table.tile("event", "dead_end")
    for place in range(9):
        table.state.ground.piles[place] = 0
    table.put("fangs", (0, 0)).do(reveal, bit(slot), FANGS).settle()
    assert table.asked == "terrain goblins"


def test_10_3_terrain_is_placed_as_near_as_possible_without_touching_terrain():
    table = cave()
    for spot in nearest_spots(table.state, MAGMA, 0):
        assert min(apart(x, 0) + apart(y, 0) for x, y in spot.cells) == 2
        assert all(table.at(x, y) == OFF for x, y in spot.cells)
    table.terrain("lake", (1, 1), (2, 1), (1, 2), (2, 2))
    for spot in spots(table.state, MAGMA):
        for x, y in spot.cells:
            assert max(apart(x, 1), apart(y, 1)) > 1


def test_10_3_terrain_may_cover_a_lurking_tribe():
    table = cave()
    west = table.at(-1, 0)
    table.state.ground.where[FANGS] = LURKING + west * 4 + NORTH
    spot = next(spot for spot in spots(table.state, LAKE) if (-1, -1) in spot.cells)
    lay_terrain(table.state, LAKE, spot)
    assert table.where("fangs") == (-1, -1)


@pytest.mark.parametrize(("kind", "square"), [(PITS, 0), (CANYON, 0), (CANYON, 2)])
def test_10_3_a_lurking_tribe_covered_by_an_impassable_square_is_hidden(kind, square):
    table = position("KG", terrain="chosen").map("E +o0 f").goblins(fangs=2)
    ground = table.state.ground
    beside = [s for s in spots(table.state, kind) if space_at(ground, *s.cells[square]) != OFF]
    ground.where[FANGS] = LURKING + space_at(ground, *beside[0].cells[square])
    table.do(lay_terrain, kind, beside[0])
    assert ground.where[FANGS] == OFF
    assert table.state.goblins.population[0] == 2


def test_4_3_a_bombed_side_stays_open_when_terrain_is_placed_beside_it():
    """No tile was left to fill the space. Both squares at that side record the Bomb (§15.4)."""
    table = position("KG", terrain="chosen").map("E +s0")
    ground, tile = table.state.ground, table.at(1, 0)
    way = next(way for way in range(4) if has_wall(ground, tile, way))
    ground.edges[tile] |= bit(BOMBS + way)
    beyond = (ground.x(tile) + DX[way], ground.y(tile) + DY[way])
    spot = next(spot for spot in spots(table.state, LAKE) if beyond in spot.cells)
    lay_terrain(table.state, LAKE, spot)
    assert not has_wall(ground, tile, way)
    assert not has_wall(ground, table.at(*beyond), opposite(way))


def test_10_5_the_canyon_has_a_tile_on_either_side_of_its_bridge():
    table = cave()
    for spot in spots(table.state, CANYON):
        x, y = spot.cells[1]
        sides = [(x, y - 1), (x, y + 1)] if spot.turn == 0 else [(x - 1, y), (x + 1, y)]
        assert any(table.at(*side) != OFF for side in sides)
    spot = spots(table.state, CANYON)[0]
    table.do(lay_terrain, CANYON, spot).settle()
    ground = table.state.ground
    assert is_lit(ground, BRIDGE)
    lying = [ground.next(BRIDGE, way) for way in range(4)]
    assert len([square for square in lying if 0 <= square < 52]) == 2
    assert any(is_dark(ground, square) for square in lying if square >= 0)


def test_10_5_without_a_tile_for_the_far_side_the_canyon_does_not_fit():
    table = cave()
    for place in range(9):
        table.state.ground.piles[place] = 0
    assert not spots(table.state, CANYON)
    assert not fitting_kinds(table.state, 0) & bit(CANYON)


def test_10_9_three_pits_are_placed_as_far_apart_as_possible():
    table = cave()
    table.do(place_terrain_if_due, KNIGHT_PIECE).play("choose terrain pits")
    while table.asked.startswith("terrain"):
        table.play(table.offers()[0])
    ground = table.state.ground
    first = FIRST_SQUARE[PITS]
    assert all(ground.has_square(pit) for pit in range(first, first + 3))


def test_10_11_the_river_lies_in_one_row():
    table = cave()
    for spot in spots(table.state, RIVER):
        xs, ys = {x for x, _ in spot.cells}, {y for _, y in spot.cells}
        assert sorted([len(xs), len(ys)]) == [1, 4]


def test_10_12_a_card_names_the_terrain():
    table = cave(terrain="random")
    table.do(place_terrain_if_due, KNIGHT_PIECE)
    assert table.asked == "terrain_card"
    table.play("draw terrain river")
    assert table.asked == "terrain_side knight"


def by_the_river():
    """Build a River that runs west above a row of tiles. Its first square is downstream."""
    table = position("KGDCT").map("E +o0 +o0 +o0")
    table.terrain("river", (0, -1), (1, -1), (2, -1), (3, -1))
    for piece in ("fangs", "bones", "eye", "dragon", "thief"):
        table.off(piece)
    return table


@pytest.mark.parametrize(
    ("piece", "role"), [("knight", "knight"), ("fangs", "goblins"), ("thief", "thief")]
)
def test_10_11_a_piece_moved_into_the_river_may_drift_after_the_move(piece, role):
    table = by_the_river().off("knight").put(piece, (3, 0)).goblins(fangs=4)
    table.do(move_piece, PIECES.index(piece), 2, CAVE).play("move piece north")
    assert table.asked == "forced cave"  # the move continues first
    table.play("leave piece there")
    assert (table.asked, table.offers()) == (f"carried {role}", ["drift", "stay afloat"])
    table.play("drift", "drift", "drift")
    assert table.where(piece) == (0, -1)
    assert not table.asked.startswith("carried")


def test_10_11_a_piece_drifts_only_to_squares_that_it_could_be_moved_to():
    table = by_the_river().put("knight", (3, 0)).put("thief", (1, -1))
    table.do(move_piece, KNIGHT_PIECE, 1, CAVE).play("move piece north", "drift")
    assert table.where("knight") == (2, -1)
    assert not table.asked.startswith("carried")


def test_10_11_a_piece_already_in_the_river_does_not_drift():
    table = by_the_river().put("knight", (3, -1))
    table.do(move_piece, KNIGHT_PIECE, 1, CAVE).play("move piece west")
    assert not table.asked.startswith("carried")


def test_10_11_a_piece_that_leaves_a_removed_tile_into_the_river_may_drift():
    """Leaving a removed tile is a move by another player (§6.9)."""
    table = by_the_river().put("knight", (3, 0)).put("thief", (2, 0))
    table.do(remove_tile, table.at(3, 0), CAVE)
    assert (table.where("knight"), table.asked) == ((3, -1), "carried knight")
    assert table.play("drift", "stay afloat").where("knight") == (2, -1)

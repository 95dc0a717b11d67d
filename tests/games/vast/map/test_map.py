from antro.core.contract.bits import bit
from antro.games.vast.components.squares import EAST, NORTH, OFF, SOUTH, WEST
from antro.games.vast.map.effects.walls import (
    bomb_side,
    can_take_rockslide,
    lay_rockslide,
    rotate_tile,
)
from antro.games.vast.map.kinds import LAY
from antro.games.vast.map.visibility.lines import sees, straight_distance
from antro.games.vast.map.visibility.squares import (
    are_adjacent,
    dark_tiles,
    distance,
    has_wall,
    is_dark,
    is_lit,
    is_occupied,
    is_open_edge,
    space_at,
    surrounding,
    type_of,
)
from antro.games.vast.state.ground import BOMBS, ROCKSLIDES
from tests.games.vast.support.position import position


def cross():
    return position("KG").map("""
        .   f    .
        b   E    +s1
        .   +o0  e
    """)


def test_4_1_adjacent_surrounding_distance_and_open_space():
    table = cross()
    ground = table.state.ground
    north, west = table.at(0, -1), table.at(-1, 0)
    assert are_adjacent(ground, 0, north)
    assert not are_adjacent(ground, west, north)
    assert distance(ground, west, table.at(1, 1)) == 3
    around = list(surrounding(ground, 0))
    assert around == [OFF, north, OFF, west, table.at(1, 0), OFF, table.at(0, 1), table.at(1, 1)]
    assert table.at(1, -1) == OFF


def test_4_1_an_open_space_is_numbered_by_its_lowest_side():
    table = cross()
    ground = table.state.ground
    north, east = table.at(0, -1), table.at(1, 0)
    assert space_at(ground, 1, -1) == min(north * 4 + EAST, east * 4 + NORTH)
    assert space_at(ground, 1, -1, without=min(north, east)) // 4 == max(north, east)


def test_4_2_a_dark_tile_has_no_walls():
    table = position("KG")
    slot = table.lay("f", (1, 0))
    ground = table.state.ground
    assert is_dark(ground, slot)
    assert not is_lit(ground, slot)
    assert dark_tiles(ground) == bit(slot)
    assert not any(has_wall(ground, slot, way) for way in range(4))


def test_4_3_a_wall_of_either_tile_separates_two_squares():
    table = cross()
    east = table.at(1, 0)  # a side turned once: its wall is in the east
    ground = table.state.ground
    assert has_wall(ground, east, EAST)
    assert not has_wall(ground, 0, EAST)
    rotate_tile(table.state, east, 3)
    assert has_wall(ground, east, WEST)
    assert has_wall(ground, 0, EAST)


def test_4_3_a_bomb_opens_and_a_rockslide_closes():
    table = cross()
    east = table.at(1, 0)
    rotate_tile(table.state, east, 3)
    ground = table.state.ground
    bomb_side(table.state, 0, EAST)
    assert not has_wall(ground, 0, EAST)
    assert not has_wall(ground, east, WEST)
    lay_rockslide(table.state, 0, EAST)
    assert has_wall(ground, 0, EAST)
    assert has_wall(ground, east, WEST)


def test_4_4_an_open_edge_is_a_side_of_a_lit_tile_without_a_wall():
    table = cross()
    east, south = table.at(1, 0), table.at(0, 1)
    ground = table.state.ground
    assert is_open_edge(ground, east, NORTH)
    assert not is_open_edge(ground, east, EAST)
    assert is_open_edge(ground, south, SOUTH)
    assert not is_open_edge(ground, table.at(-1, 0), NORTH)


def test_4_5_sight_goes_straight_over_lit_tiles():
    table = position("KG").map("""
        +o0  E  +o0  f  +o0
        .    b  .    .  .
    """)
    ground = table.state.ground
    west, dark, far = table.at(-1, 0), table.at(2, 0), table.at(3, 0)
    assert sees(ground, west, dark)
    assert sees(ground, dark, west)
    assert not sees(ground, west, far)  # a Dark tile is between
    assert not sees(ground, table.at(0, 1), table.at(1, 0))  # at an angle
    assert sees(ground, west, west)
    assert not sees(ground, west, dark, 2)
    assert sees(ground, west, dark, 3)


def test_4_5_walls_open_spaces_and_pits_stop_sight():
    table = position("KG", terrain="chosen").map("""
        +s1 E  .  +o0
        .   .  .  .
    """)
    ground = table.state.ground
    west, east = table.at(-1, 0), table.at(2, 0)
    assert not sees(ground, west, 0)
    assert not sees(ground, 0, east)
    assert straight_distance(ground, 0, east) == 2
    table.terrain("pits", (1, 0))
    assert not sees(ground, 0, east)
    assert sees(ground, 0, table.at(1, 0))


def test_4_6_pieces_and_tokens_occupy_a_square():
    table = cross().off("knight")
    ground = table.state.ground
    assert not is_occupied(ground, 0)
    table.put("treasure", (0, 0))
    assert is_occupied(ground, 0)
    assert not is_occupied(ground, table.at(1, 0))
    lay_rockslide(table.state, 0, EAST)
    assert not is_occupied(ground, table.at(1, 0))
    table.put("fangs", (1, 0))
    assert is_occupied(ground, table.at(1, 0))


def test_4_7_treasure_tokens_share_a_square():
    table = cross().put("treasure", (0, -1)).put("treasure", (0, -1))
    assert table.state.ground.treasures_on(table.at(0, -1)) == 2
    assert table.state.ground.treasures == 8


def test_4_8_a_tile_is_placed_beside_any_tile_or_terrain_even_at_walls():
    table = cross().terrain("lake", (2, 0), (3, 0), (2, 1), (3, 1))
    table.state.ground.held = table.tile("event")
    table.state.ask(LAY[1])
    texts = table.offers()
    ground = table.state.ground
    assert f"lay tile {table.at(3, 0)} east" in texts
    assert f"lay tile {space_at(ground, 1, -1) // 4} east" in texts
    table.play(f"lay tile {table.at(3, 0)} east")
    assert is_dark(ground, table.at(4, 0))


def test_4_9_terrain_is_not_a_cave_tile_but_counts_for_distance():
    table = cross().terrain("lake", (2, 0), (3, 0), (2, 1), (3, 1))
    ground = table.state.ground
    lake = table.at(2, 0)
    assert type_of(table.state, lake) == OFF
    assert not is_dark(ground, lake)
    assert not is_lit(ground, lake)
    assert distance(ground, 0, lake) == 2
    assert lake in list(surrounding(ground, table.at(1, 0)))


def test_4_10_turning_a_tile_removes_its_bombs_and_rockslides():
    table = cross()
    ground, east = table.state.ground, table.at(1, 0)
    lay_rockslide(table.state, 0, EAST)
    assert ground.rockslides == 2
    rotate_tile(table.state, east, 2)
    assert ground.rockslides == 3
    assert not ground.edges[0] >> (ROCKSLIDES + EAST) & 1
    rotate_tile(table.state, east, 3)
    bomb_side(table.state, 0, EAST)
    rotate_tile(table.state, east, 0)
    assert not ground.edges[0] >> (BOMBS + EAST) & 1


def test_4_10_a_bomb_at_a_rockslide_returns_it_to_the_supply():
    table = cross()
    lay_rockslide(table.state, 0, EAST)
    bomb_side(table.state, 0, EAST)
    assert table.state.ground.rockslides == 3
    lay_rockslide(table.state, 0, EAST)
    edges = table.state.ground.edges[0]
    assert edges >> (BOMBS + EAST) & 1
    assert edges >> (ROCKSLIDES + EAST) & 1


def test_29_4_a_rockslide_closes_an_open_side_between_tiles():
    table = position("KG").map("""
        f   f   .
        +s1 E   .
    """)
    state = table.state
    assert can_take_rockslide(state, 0, NORTH)
    assert not can_take_rockslide(state, 0, WEST)  # a wall is there
    assert not can_take_rockslide(state, table.at(0, -1), WEST)  # both are Dark
    assert not can_take_rockslide(state, 0, EAST)  # there is no tile


def test_29_4_a_rockslide_is_not_placed_inside_terrain():
    table = position("KG", terrain="chosen").map("f E +o0")
    table.terrain("lake", (2, 0), (3, 0), (2, 1), (3, 1))
    assert not can_take_rockslide(table.state, table.at(2, 0), EAST)
    assert not can_take_rockslide(table.state, table.at(3, 1), NORTH)
    assert can_take_rockslide(table.state, table.at(1, 0), EAST)
    assert can_take_rockslide(table.state, table.at(2, 0), WEST)

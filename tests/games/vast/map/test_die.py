from antro.core.contract.bits import bit, count
from antro.games.vast.components.roles import FANGS, GOBLINS, KNIGHT, THIEF_PIECE
from antro.games.vast.components.squares import OFF
from antro.games.vast.map.effects.dice import roll
from antro.games.vast.map.effects.flare import flare
from antro.games.vast.map.effects.treasure import past_plunder, past_plunder_squares
from antro.games.vast.map.visibility.die import FACES, PLACES, affected, shows_centre, tiles_of
from tests.games.vast.support.position import position


def field():
    return position("KG").map("""
        f b e
        f E b
        e f b
    """)


def test_8_2_each_of_nine_squares_is_on_three_faces_of_six():
    assert [sum(PLACES[face] >> place & 1 for face in range(6)) for place in range(9)] == [3] * 9
    assert [count(PLACES[face]) for face in range(6)] == [8, 1, 4, 5, 4, 5]


def test_8_3_squares_with_a_tile_are_affected():
    table = field()
    ground = table.state.ground
    ring = affected(ground, 0, FACES.index("ring"))
    assert count(tiles_of(ring)) == 8
    corners = tiles_of(affected(ground, 0, FACES.index("corners")))
    assert corners == sum(bit(table.at(x, y)) for x in (-1, 1) for y in (-1, 1))
    edge = affected(ground, table.at(1, 1), FACES.index("plus"))
    assert sorted(square for square in edge if square != OFF) == sorted(
        [table.at(1, 1), table.at(0, 1), table.at(1, 0)]
    )


def test_8_3_terrain_is_affected_and_walls_do_not_matter():
    table = position("KG", terrain="chosen").map("+d3 E f")
    table.terrain("lake", (0, 1), (1, 1), (0, 2), (1, 2))
    squares = affected(table.state.ground, 0, FACES.index("ring"))
    assert {table.at(0, 1), table.at(1, 1), table.at(-1, 0)} <= set(squares)


def test_8_4_the_centre_is_on_three_faces():
    assert [face for face in FACES if shows_centre(FACES.index(face))] == ["centre", "plus", "x"]


def test_8_2_chance_rolls_the_die():
    table = field().do(roll, KNIGHT)
    assert table.asked == "roll"
    assert table.offers() == [f"roll {face}" for face in FACES]
    table.play("roll plus")
    assert table.state.die == FACES.index("plus")


def test_33_1_flare_reveals_the_tiles_that_the_die_hits():
    table = position("GT").map("f E f").put("fangs", (0, 0))
    for place in range(9):
        table.state.ground.piles[place] = 0
    table.do(flare, 0, FANGS).play("roll orthogonal")
    assert table.asked == "next_tile goblins"
    table = position("GT").map("f E f").put("thief", (0, 0))
    table.do(flare, 0, THIEF_PIECE).play("roll centre")
    assert table.state.ground.revealed == 0


def test_33_2_past_plunder_goes_on_an_empty_dark_tile():
    table = position("KG").map("f E b").put("fangs", (-1, 0))
    assert past_plunder_squares(table.state) == bit(table.at(1, 0))
    table.do(past_plunder, GOBLINS)
    assert table.state.ground.treasures_on(table.at(1, 0)) == 1


def test_33_2_without_an_empty_dark_tile_one_is_placed_beside_a_dark_one():
    table = position("KG").map("+o0 E b").put("fangs", (1, 0))
    table.do(past_plunder, GOBLINS)
    assert table.asked == "draw_tile"
    table.settle()
    assert table.asked == "lay goblins"
    for text in table.offers():
        assert text.startswith("lay tile")
    table.play(table.offers()[0])
    assert table.state.ground.treasures_on(table.state.ground.newest) == 1


def test_33_2_with_no_space_beside_a_dark_tile_nothing_is_drawn():
    table = position("KG").map("""
        .   +o0 .
        E   f   +o0
        .   +o0 .
    """)
    before = table.put("fangs", (1, 0)).state.ground.stack_size()
    table.do(past_plunder, GOBLINS)
    assert table.asked == "turn knight"
    assert (table.state.ground.stack_size(), table.state.ground.treasures) == (before, 10)


def test_33_2_without_a_dark_tile_past_plunder_goes_on_an_empty_lit_one():
    table = position("KG").map("+o0 E").off("knight")
    assert past_plunder_squares(table.state) == bit(table.at(-1, 0))

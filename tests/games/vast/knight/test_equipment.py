"""§15.4 to §15.8: Bomb, Bow, Ancient Map, Shield; §33.1 her Flare."""

from antro.core.contract.bits import bit
from antro.games.vast.components.roles import CAVE, KNIGHT, KNIGHT_PIECE
from antro.games.vast.knight.effects.cubes import poison
from antro.games.vast.knight.effects.grit import lose_grit
from antro.games.vast.map.effects.forced import can_be_moved
from antro.games.vast.state.ground import ROCKSLIDES
from tests.games.vast.knight.support.her_turn import (
    cubes,
    her_turn,
    in_collapse,
    skip_minor,
    steps,
    walk,
)
from tests.games.vast.support.position import position


def test_15_4_a_bomb_opens_a_wall():
    table = her_turn("KG", "E +s3", bomb=1)
    assert steps(table) == []
    table.play("bomb wall east")
    assert "east" in steps(skip_minor(table))
    assert table.state.knight.bombs == 2
    assert not [text for text in table.offers() if text.startswith("bomb wall")]


def test_15_4_behind_which_an_open_space_is_filled():
    table = her_turn("KG", "E +s1", at=(1, 0), bomb=1)
    skip_minor(table.play("bomb wall east"))
    assert table.at(2, 0) >= 0


def test_15_4_in_the_collapse_a_wall_to_the_outside_stays():
    table = in_collapse(her_turn("KG", "E +s1", at=(1, 0), bomb=1))
    assert "bomb wall east" not in table.offers()


def test_15_4_a_rockslide_goes_back():
    table = her_turn("KGC", "E +o0", bomb=1)
    table.state.ground.edges[0] |= bit(ROCKSLIDES + 1)
    table.state.ground.edges[table.at(1, 0)] |= bit(ROCKSLIDES + 3)
    left = table.state.ground.rockslides
    skip_minor(table.play("bomb wall east"))
    assert table.state.ground.rockslides == left + 1
    assert steps(table) == ["east"]


def test_15_4_three_tokens_for_the_whole_game():
    table = her_turn("KG", "E +s3", bomb=1, bombs=0)
    assert "bomb wall east" not in table.offers()


def archery(**board):
    table = her_turn("KG", "E +o0 +o0 +o0", put=[("bones", (3, 0))], bow=1, **board)
    return table.goblins(bones=4, rage=1)


def test_15_5_a_visible_tribe_at_any_distance():
    table = archery(strength=2).play("shoot bones")
    assert (table.state.goblins.population[1], table.state.goblins.rage) == (2, 2)
    assert table.where("bones") == (3, 0)  # it does not scatter
    assert (table.state.knight.encounters, "shoot bones" in table.offers()) == (0, False)


def test_15_5_she_needs_strength_two():
    assert "shoot bones" not in archery(strength=0).offers()


def test_15_5_at_0_it_is_off_the_map():
    table = archery(strength=2).goblins(bones=2).play("shoot bones")
    assert table.where("bones") is None


def test_15_5_not_through_walls():
    table = her_turn("KG", "E +s3 +o0", put=[("bones", (2, 0))], bow=1, strength=2).goblins(bones=2)
    assert "shoot bones" not in table.offers()


def test_15_6_each_cube_lets_her_through_one_wall():
    table = her_turn("KG", "E +t0 +t0", movement=2, perception=2, ancient_map=1)
    table.state.ground.edges[0] |= bit(1)
    assert steps(table) == []
    skip_minor(table.play("map step east"))
    assert table.where("knight") == (1, 0)
    assert table.state.knight.moved == 1
    assert not [text for text in table.offers() if text.startswith("map step")]


def test_15_6_never_onto_an_open_space():
    table = her_turn("KG", "E +s1", at=(1, 0), ancient_map=1)
    assert "map step east" not in table.offers()


def test_15_6_through_a_rockslide():
    table = her_turn("KGC", "E +o0", ancient_map=1)
    table.state.ground.edges[0] |= bit(ROCKSLIDES + 1)
    assert table.offers().count("map step east") == 1


def test_15_7_others_cannot_move_her_and_each_loss_is_one():
    table = her_turn("KGC", "E +o0", shield=1, grit=10)
    assert not can_be_moved(table.state, KNIGHT_PIECE, CAVE)
    assert can_be_moved(table.state, KNIGHT_PIECE, KNIGHT)
    table.do(lose_grit, 5)
    assert table.state.knight.grit == 9


def test_15_8_poison_cubes_come_back_at_the_entrance():
    table = position("KG").map("E +o0").put("knight", (1, 0)).knight(unplaced=1, movement=3)
    table.do(poison, 2)
    table.play("give cube unplaced")  # the other one can only be of Movement
    table.turn("knight").knight(discarded=1)
    assert (cubes(table, "unplaced"), cubes(table, "entrance")) == (2, 2)
    walk(table, "west")
    assert (cubes(table, "unplaced"), cubes(table, "entrance")) == (4, 0)
    assert cubes(table, "discarded") == 1  # these come by Cave Bread alone


def test_33_1_her_flare_is_for_any_square_once_per_turn():
    table = her_turn("KGC", "E f", encounters=1).play("knight flare")
    assert table.asked == "flare knight"
    table.play(f"flare over {int(table.at(1, 0))}", "roll centre")
    assert table.state.knight.grit == 0
    skip_minor(table)
    assert table.state.knight.grit == 1
    assert "knight flare" not in table.offers()

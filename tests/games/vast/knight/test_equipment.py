"""Bomb, Bow, Ancient Map and Shield (§15.4 to §15.8), and the Knight's Flare (§33.1)."""

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


def test_15_4_an_open_space_behind_a_bombed_wall_is_filled():
    table = her_turn("KG", "E +s1", at=(1, 0), bomb=1)
    skip_minor(table.play("bomb wall east"))
    assert table.at(2, 0) >= 0


def test_15_4_in_the_collapse_a_wall_to_the_outside_stays():
    table = in_collapse(her_turn("KG", "E +s1", at=(1, 0), bomb=1))
    assert "bomb wall east" not in table.offers()


def test_15_4_a_bombed_rockslide_goes_back_to_the_supply():
    table = her_turn("KGC", "E +o0", bomb=1)
    table.state.ground.edges[0] |= bit(ROCKSLIDES + 1)
    table.state.ground.edges[table.at(1, 0)] |= bit(ROCKSLIDES + 3)
    left = table.state.ground.rockslides
    skip_minor(table.play("bomb wall east"))
    assert table.state.ground.rockslides == left + 1
    assert steps(table) == ["east"]


def test_15_4_there_are_three_bombs_in_a_game():
    table = her_turn("KG", "E +s3", bomb=1, bombs=0)
    assert "bomb wall east" not in table.offers()


def archery(**board):
    table = her_turn("KG", "E +o0 +o0 +o0", put=[("bones", (3, 0))], bow=1, **board)
    return table.goblins(bones=4, rage=1)


def test_15_5_the_bow_hits_a_visible_tribe_at_any_distance():
    table = archery(strength=2).play("shoot bones")
    assert (table.state.goblins.population[1], table.state.goblins.rage) == (2, 2)
    assert table.where("bones") == (3, 0)  # a Tribe hit by the Bow does not scatter
    assert (table.state.knight.encounters, "shoot bones" in table.offers()) == (0, False)


def test_15_5_the_bow_needs_strength_two():
    assert "shoot bones" not in archery(strength=0).offers()


def test_15_5_a_tribe_shot_to_population_0_leaves_the_map():
    table = archery(strength=2).goblins(bones=2).play("shoot bones")
    assert table.where("bones") is None


def test_15_5_the_bow_does_not_shoot_through_walls():
    table = her_turn("KG", "E +s3 +o0", put=[("bones", (2, 0))], bow=1, strength=2).goblins(bones=2)
    assert "shoot bones" not in table.offers()


def test_15_6_each_cube_on_the_map_passes_one_wall():
    table = her_turn("KG", "E +t0 +t0", movement=2, perception=2, ancient_map=1)
    table.state.ground.edges[0] |= bit(1)
    assert steps(table) == []
    skip_minor(table.play("map step east"))
    assert table.where("knight") == (1, 0)
    assert table.state.knight.moved == 1
    assert not [text for text in table.offers() if text.startswith("map step")]


def test_15_6_the_map_never_leads_onto_an_open_space():
    table = her_turn("KG", "E +s1", at=(1, 0), ancient_map=1)
    assert "map step east" not in table.offers()


def test_15_6_the_map_passes_a_rockslide():
    table = her_turn("KGC", "E +o0", ancient_map=1)
    table.state.ground.edges[0] |= bit(ROCKSLIDES + 1)
    assert table.offers().count("map step east") == 1


def test_15_7_with_the_shield_others_cannot_move_the_knight_and_each_loss_is_one():
    table = her_turn("KGC", "E +o0", shield=1, grit=10)
    assert not can_be_moved(table.state, KNIGHT_PIECE, CAVE)
    assert can_be_moved(table.state, KNIGHT_PIECE, KNIGHT)
    table.do(lose_grit, 5)
    assert table.state.knight.grit == 9


def test_15_8_poison_cubes_return_at_the_entrance():
    table = position("KG").map("E +o0").put("knight", (1, 0)).knight(unplaced=1, movement=3)
    table.do(poison, 2)
    table.play("give cube unplaced")  # the other cube can only come from Movement
    table.turn("knight").knight(discarded=1)
    assert (cubes(table, "unplaced"), cubes(table, "entrance")) == (2, 2)
    walk(table, "west")
    assert (cubes(table, "unplaced"), cubes(table, "entrance")) == (4, 0)
    assert cubes(table, "discarded") == 1  # only Cave Bread returns these cubes


def test_33_1_the_knights_flare_lights_any_square_once_per_turn():
    table = her_turn("KGC", "E f", encounters=1).play("knight flare")
    assert table.asked == "flare knight"
    table.play(f"flare over {int(table.at(1, 0))}", "roll centre")
    assert table.state.knight.grit == 0
    skip_minor(table)
    assert table.state.knight.grit == 1
    assert "knight flare" not in table.offers()

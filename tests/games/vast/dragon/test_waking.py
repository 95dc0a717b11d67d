"""The Dragon's sleep and waking (§26)."""

import pytest

from antro.games.vast.components.tiles import CRYSTAL
from antro.games.vast.dragon.effects.hunger import eat
from antro.games.vast.dragon.effects.spores import DragonSpores
from antro.games.vast.dragon.effects.waking import move_to_wakefulness
from antro.games.vast.dragon.state import GREED, PRIDE_EVENT
from antro.games.vast.map.visibility.squares import type_of
from antro.games.vast.state.ground import CRYSTAL_TOKEN
from tests.games.vast.dragon.support.lair import LINE, hunt, lair, moves, sleep
from tests.games.vast.support.position import position

SPORES = DragonSpores()

CRYSTAL_EAST = "E +o:crystal"


def test_26_1_three_tracks_hold_fourteen_cubes():
    cubes, wake = sleep(lair())
    assert cubes == [4, 4, 4, 1, 1]
    assert sum(cubes) + wake == 14


def test_26_1_each_track_moves_one_cube_per_turn():
    table = hunt().do(eat, 5)
    assert sleep(table) == ([4, 3, 4, 1, 1], 1)
    assert table.state.dragon.eaten == 3


def test_26_1_all_pride_boxes_are_one_track():
    table = hunt("D", "E f:event", hand="flame flame", gems=0b011).put("gem wing", (0, 0))
    table.play("scorch with flame flame").settle()
    assert sleep(table) == ([4, 4, 3, 1, 1], 1)
    table.play("end dragon turn", "place gem claw")
    assert sleep(table) == ([4, 4, 3, 1, 1], 1)


def test_26_2_greed_gives_one_treasure_for_a_cube_and_keeps_the_others():
    table = hunt().put("treasure", (0, 0)).put("treasure", (0, 0)).put("treasure", (0, 0))
    before = int(table.state.ground.treasures)
    table.play("end dragon turn")
    assert sleep(table)[0][GREED] == 3
    assert table.state.dragon.treasures == 2
    assert table.state.ground.treasures == before + 1


def test_26_2_kept_treasures_pay_in_later_turns():
    table = hunt(treasures=2).play("end dragon turn")
    assert table.state.dragon.treasures == 1
    assert table.state.dragon.wake == 1


def test_26_2_with_greed_empty_found_treasures_go_back():
    table = lair(treasures=1)
    table.state.dragon.sloth[GREED] = 0
    table.put("treasure", (0, 0)).turn("dragon")
    before = int(table.state.ground.treasures)
    table.play("end dragon turn")
    assert table.state.ground.treasures == before + 1
    assert table.state.dragon.treasures == 1


def test_26_9_treasures_he_holds_wait_for_a_cube_of_greed():
    table = lair(treasures=2, hand="claw flame claw flame")
    table.state.dragon.sloth[GREED] = 0
    table.turn("dragon").play("end dragon turn")
    assert (table.state.dragon.treasures, table.state.dragon.wake) == (2, 0)
    table.dragon(hand="claw flame").turn("dragon")
    table.play("slither with claw flame", "slither from hunger to greed", "end dragon turn")
    assert (table.state.dragon.treasures, table.state.dragon.wake) == (1, 1)
    assert table.state.dragon.sloth[GREED] == 0


def test_26_3_two_eaten_population_move_a_hunger_cube_at_once():
    table = hunt().do(eat, 1)
    assert sleep(table)[1] == 0
    table.do(eat, 1)
    assert sleep(table) == ([4, 3, 4, 1, 1], 1)
    assert table.state.dragon.eaten == 0


def test_26_3_uneaten_leftovers_count_at_the_start_of_his_turn():
    table = hunt(eaten=3)
    assert sleep(table) == ([4, 3, 4, 1, 1], 1)
    assert table.state.dragon.eaten == 1


def test_26_3_the_dragon_keeps_at_most_seven_eaten_population():
    table = hunt().dragon(paid=0b010, eaten=6).do(eat, 4)
    assert table.state.dragon.eaten == 7


def test_26_4_the_first_event_tile_revealed_moves_a_pride_cube():
    table = hunt("D", "E f:event\n f:event .", hand="flame flame")
    table.play("scorch with flame flame").settle()
    while table.asked != "turn dragon":
        table.play(table.offers()[0]).settle()
    assert sleep(table) == ([4, 4, 3, 1, 1], 1)


def test_26_4_placing_a_gem_while_another_is_out_moves_a_pride_cube():
    table = hunt(gems=0b001).put("gem wing", (1, 0)).play("end dragon turn", "place gem claw")
    assert sleep(table) == ([4, 4, 4, 0, 1], 1)


def test_26_4_and_32_2_a_gem_that_the_thief_carries_is_out():
    table = lair("DT", gems=0b011).thief(gems=0b100).turn("dragon")
    assert sleep(table.play("end dragon turn", "place gem claw"))[0] == [4, 4, 4, 0, 1]


def test_26_4_the_first_gem_moves_no_pride_cube():
    table = hunt().play("free move east 1", "end dragon turn", "place gem claw")
    assert sleep(table) == ([4, 4, 4, 1, 1], 0)


def test_26_4_a_turn_without_a_move_moves_a_pride_cube():
    table = hunt().play("end dragon turn", "no gem")
    assert sleep(table) == ([4, 4, 4, 1, 0], 1)


@pytest.mark.parametrize("steps", [("free move east 1",), ("wing with wing", "wing move east 1")])
def test_26_4_the_free_move_and_wing_both_count_as_moving(steps):
    table = hunt(hand="wing").play(*steps, "end dragon turn", "no gem")
    assert sleep(table)[1] == 0


def test_26_5_the_dragon_wakes_at_once_in_the_middle_of_a_turn():
    table = hunt(wake=10, eaten=1)
    assert not table.state.dragon.awake
    assert table.do(eat, 1).state.dragon.awake


def test_26_6_a_dragon_who_wakes_on_a_lit_crystal_tile_surfaces_and_smashes_it():
    table = hunt(rows=CRYSTAL_EAST, at=(1, 0), wake=10, eaten=1).put("crystal", (1, 0))
    table.do(eat, 1)
    assert table.state.dragon.surfaced
    assert not table.state.ground.has(table.at(1, 0), CRYSTAL_TOKEN)
    assert table.state.ground.smashed == 1


def test_26_6_an_awake_dragon_surfaces_on_a_crystal_tile_at_the_end_of_a_turn():
    table = hunt(rows=CRYSTAL_EAST, awake=1, wake=11).play("free move east 1")
    assert not table.state.dragon.surfaced
    table.play("end dragon turn", "no gem")
    assert not table.state.dragon.surfaced
    assert table.settle().state.dragon.surfaced


def test_26_6_surfacing_wins_no_scale_and_needs_a_lit_tile():
    options = {"scales": "yes"}
    table = hunt("D", "E +o:crystal e:crystal", (1, 0), options, wake=10).put("crystal", (1, 0))
    table.do(move_to_wakefulness, PRIDE_EVENT)
    assert table.state.dragon.surfaced
    assert table.state.dragon.unseen_scales == 0
    table = hunt("D", "E e:crystal", (1, 0), awake=1, wake=11).play("end dragon turn", "no gem")
    assert type_of(table.state, table.at(1, 0)) == CRYSTAL
    assert not table.settle().state.dragon.surfaced


def test_26_7_an_awake_dragon_stays_awake():
    table = hunt(awake=1, wake=11)
    table.state.dragon.sloth[GREED] = 3
    table.do(SPORES.apply_spores)
    assert table.state.dragon.wake == 10
    assert table.state.dragon.awake


def test_26_8_and_29_6_spores_return_a_cube_to_a_track_with_room():
    table = hunt("DC", LINE, wake=5)
    table.state.dragon.sloth[GREED] = 2
    table.do(SPORES.apply_spores)
    assert moves(table, "spores") == ["spores to greed", "spores to hunger"]
    table.play("spores to greed")
    assert sleep(table) == ([3, 2, 4, 1, 1], 4)


def test_26_8_the_cave_cannot_return_locked_cubes():
    table = position("DC")
    assert sleep(table) == ([4, 2, 4, 1, 1], 2)
    assert not SPORES.can_be_affected(table.state)
    table.state.dragon.wake = 3
    assert SPORES.can_be_affected(table.state)


@pytest.mark.parametrize(("level", "cubes"), [("easiest", 7), ("easy", 9), ("hard", 13)])
def test_36_4_the_level_sets_the_number_of_cubes_that_wake_the_dragon(level, cubes):
    table = hunt(options={"dragon_level": level}, wake=cubes - 2)
    assert not table.do(move_to_wakefulness, GREED).state.dragon.awake
    assert table.do(move_to_wakefulness, GREED).state.dragon.awake


def test_36_4_an_expert_also_buys_shriek_in_three_different_turns():
    table = hunt(options={"dragon_level": "expert"}, wake=13, shriek_turns=1, hand="claw " * 6)
    table.play("shriek with claw claw").dragon(shriek=0).play("shriek with claw claw")
    assert table.state.dragon.shriek_turns == 2
    assert not table.state.dragon.awake
    table.dragon(shriek=0, shrieked=0).play("shriek with claw claw")
    assert table.state.dragon.awake

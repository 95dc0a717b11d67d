"""The movement of Tribes (§21.1 to §21.5)."""

from tests.games.vast.goblins.support.tribes import (
    at_work,
    ends,
    goblins_of,
    monsters,
    offered,
    population,
    to,
)

ROAD = "E f +o +o +o:event +o:event +o:event"


def test_21_1_a_tribe_walks_any_distance_but_not_through_walls():
    table = goblins_of(cave="E +o b +t0 e").goblins(bones=4, rage=1)
    table.put("bones", (2, 0))
    table.state.ground.where[0] = -1
    assert ends(at_work(table, "bones")) == {(0, 0), (1, 0)}


def test_21_1_a_tribe_takes_the_cheapest_way():
    table = goblins_of(cave="E +o +o +o b\n b b b:event b:event b:event").goblins(bones=4)
    table.put("bones", (4, 1)).off("knight")
    at_work(table, "bones").play(to(table, 0, 0))
    assert population(table) == [0, 4, 0]
    assert table.where("bones") == (0, 0)


def test_21_1_of_equally_cheap_ways_a_tribe_takes_the_one_with_the_latest_next_loss():
    table = goblins_of(cave="E b +o b\n . b:event b:event b:event").goblins(bones=4)
    at_work(table.put("bones", (1, 0)).off("knight"), "bones").play(to(table, 3, 0))
    assert table.where("bones") == (3, 0)
    assert population(table) == [0, 4, 0]
    assert table.state.goblins.lit_left[1] == 0


def test_21_1_of_equal_ways_a_tribe_takes_the_shortest():
    table = goblins_of(cave="E b b\n b b b").goblins(bones=4).put("bones", (2, 0)).off("knight")
    at_work(table, "bones").play(to(table, 1, 1))
    assert table.state.turn == 1
    assert table.where("bones") == (1, 1)


def test_21_1_the_goblins_choose_between_equal_ways_with_different_effects():
    cave = "f:event +o f:treasure_room\n +o E +o:event\n . f ."
    table = monsters(goblins_of(cave=cave).goblins(fangs=3), fangs="underworm").off("knight")
    at_work(table.put("fangs", (-1, -1)), "fangs").play(to(table, 0, 0))
    assert table.offers() == sorted(
        [f"tribe by {table.at(0, -1)}", f"tribe by {table.at(-1, 0)}"],
        key=lambda text: int(text.split()[-1]),
    )
    table.play(f"tribe by {table.at(-1, 0)}")
    assert table.where("fangs") == (0, 0)
    assert table.state.goblins.lit_left[0] == 2 ** table.at(-1, 0)


def test_21_1_a_way_on_which_the_tribe_would_scatter_is_not_used():
    """A Tribe once walked back and forth for ever, on two different ways."""
    cave = "E f +o f\n . f:event +o:event f:event"
    table = monsters(goblins_of(cave=cave).goblins(fangs=1), fangs="underworm").off("knight")
    at_work(table.put("fangs", (1, 0)), "fangs")
    table.state.goblins.lit_left[0] = 2 ** table.at(0, 0)
    table.play(to(table, 3, 1))
    assert not any(text.startswith("tribe by") for text in table.offers())
    assert population(table) == [0, 0, 0]


def test_21_2_light_costs_one_for_every_second_lit_tile_left():
    table = goblins_of(cave=ROAD).goblins(fangs=3).put("fangs", (1, 0)).off("knight")
    at_work(table, "fangs").play(to(table, 3, 0))
    assert population(table) == [3, 0, 0]
    table = goblins_of(cave=ROAD).goblins(fangs=3).put("fangs", (1, 0)).off("knight")
    at_work(table, "fangs").play(to(table, 4, 0))
    assert population(table) == [2, 0, 0]
    assert table.where("fangs") == (4, 0)


def test_21_2_the_first_tile_counts():
    table = goblins_of(cave=ROAD).goblins(fangs=3).put("fangs", (2, 0)).off("knight")
    at_work(table, "fangs").play(to(table, 4, 0))
    assert population(table) == [2, 0, 0]


def test_21_2_a_tile_counts_once_and_dark_tiles_between_change_nothing():
    table = goblins_of(cave="+o f E").goblins(fangs=3).put("fangs", (-2, 0)).off("knight")
    table.state.goblins.lit_left[0] = 0
    at_work(table, "fangs").play(to(table, -1, 0))
    assert table.state.goblins.lit_left[0] == 2 ** table.at(-2, 0)
    table.state.goblins.may_walk = 1
    table.play(to(table, 0, 0))
    table.state.goblins.may_walk = 1
    table.play(to(table, -1, 0))
    assert population(table) == [2, 0, 0]
    table.state.goblins.may_walk = 1
    table.play(to(table, -2, 0))
    table.state.goblins.may_walk = 1
    assert population(table.play(to(table, -1, 0))) == [2, 0, 0]


def test_21_2_a_tribe_may_walk_until_it_scatters_and_ends_its_activation():
    table = goblins_of(cave=ROAD).goblins(fangs=1).put("fangs", (1, 0)).off("knight")
    at_work(table, "fangs")
    assert (4, 0) in ends(table)
    assert (5, 0) not in ends(table)
    table.play(to(table, 4, 0))
    assert population(table) == [0, 0, 0]
    assert table.where("fangs") is None
    assert table.asked == "turn goblins"


def test_21_3_entering_the_knights_square_takes_more_strength_after_losses_to_light():
    cave = "f +o +o E"
    table = goblins_of(cave=cave).goblins(fangs=2).knight(strength=1).put("fangs", (-2, 0))
    at_work(table, "fangs")
    assert (0, 0) not in ends(table)
    table = goblins_of(cave=cave).goblins(fangs=2).knight(strength=1).put("fangs", (-1, 0))
    assert (0, 0) in ends(at_work(table, "fangs"))


def test_21_3_on_the_knights_square_movement_ends_and_the_action_is_to_attack():
    table = goblins_of(cave="f E +o").goblins(fangs=3).put("fangs", (-1, 0))
    at_work(table, "fangs")
    assert ends(table) == {(0, 0)}
    table.play(to(table, 0, 0))
    assert table.offers() == ["tribe attacks knight"]


def test_21_3_the_dragons_square_takes_more_strength_than_his_armor_and_it_may_move_on():
    table = goblins_of("GD", cave="E f b e").goblins(bones=2).dragon(wake=4)
    table.put("dragon", (1, 0)).put("bones", (2, 0))
    assert ends(at_work(table, "bones")) == {(3, 0)}
    table = goblins_of("GD", cave="E f b e").goblins(bones=4).dragon(wake=4)
    table.put("dragon", (1, 0)).put("bones", (2, 0))
    assert ends(at_work(table, "bones")) == {(3, 0), (1, 0), (0, 0)}


def test_21_3_the_thiefs_square_is_free():
    table = goblins_of("GT", cave="E f b").goblins(bones=1).put("thief", (1, 0))
    table.put("bones", (2, 0))
    assert (0, 0) in ends(at_work(table, "bones"))


def test_21_4_a_tribe_on_the_knights_square_may_attack_or_leave():
    table = goblins_of(cave="f E +o").goblins(fangs=3).put("fangs", (0, 0))
    at_work(table, "fangs")
    assert "tribe attacks knight" in table.offers()
    assert ends(table) == {(-1, 0), (1, 0)}
    table.play("rest")
    assert table.state.knight.health == 7


def test_21_4_a_weaker_tribe_on_the_knights_square_may_only_leave():
    table = goblins_of(cave="f E +o").goblins(bones=1).knight(strength=3).put("bones", (0, 0))
    at_work(table, "bones")
    assert "tribe attacks knight" not in table.offers()
    assert ends(table) == {(-1, 0), (1, 0)}


def test_21_5_a_tribe_may_move_before_and_after_its_wisp_moves_the_knight():
    table = monsters(goblins_of(cave="+o E f f").goblins(fangs=3), fangs="wisp")
    table.put("fangs", (2, 0))
    at_work(table, "fangs").play(to(table, 1, 0))
    assert ends(table) == set()
    table.play("push with wisp", "move piece west", "leave piece there")
    assert table.where("knight") == (-1, 0)
    assert (0, 0) in ends(table)
    assert offered(table, "push") == []


def test_21_5_a_tribe_does_not_move_after_a_flare_that_followed_its_steps():
    table = goblins_of("GC", cave="E f b").goblins(fangs=3).put("fangs", (1, 0))
    at_work(table, "fangs").play("flare of tribe", "roll corners")
    assert ends(table)
    table.play(to(table, 2, 0))
    assert offered(table, "flare") == []
    table = monsters(goblins_of("GC", cave="E f b").goblins(fangs=3), fangs="underworm")
    at_work(table.put("fangs", (1, 0)), "fangs").play(to(table, 2, 0), "flare of tribe")
    table.play("roll corners")
    assert ends(table) == set()
    assert offered(table, "tribe diagonal") == []


def test_10_6_a_tribe_that_enters_the_lake_from_outside_loses_one():
    table = goblins_of(cave="E b").goblins(bones=3).off("knight")
    table.terrain("lake", (2, 0), (3, 0), (2, 1), (3, 1)).put("bones", (1, 0))
    at_work(table, "bones").play(to(table, 3, 0))
    assert population(table) == [0, 2, 0]


def test_10_7_a_tribe_loses_one_for_each_magma_square_left_and_all_at_the_end():
    table = goblins_of(cave="E b").goblins(bones=4).off("knight")
    table.terrain("magma", (2, 0), (3, 0), (3, 1)).put("bones", (3, 0))
    at_work(table, "bones").play(to(table, 1, 0))
    assert population(table) == [0, 2, 0]
    table.put("bones", (2, 0)).play("rest", "end goblins turn")
    assert population(table) == [0, 0, 0]


def test_10_10_a_tribe_goes_through_a_pit_and_leaves_another():
    table = goblins_of(cave="b E\n. .\nb .").goblins(bones=4).off("knight")
    table.terrain("pits", (-2, 0), (-2, 2), (3, 3)).put("bones", (-1, 0))
    at_work(table, "bones").play(to(table, -1, 2))
    assert table.where("bones") == (-1, 2)
    assert population(table) == [0, 4, 0]


def test_10_11_the_river_costs_one_to_enter_and_one_for_each_square_upstream():
    table = goblins_of(cave="E b\n. .").goblins(bones=4).off("knight")
    table.terrain("river", (2, 0), (3, 0), (4, 0), (5, 0)).put("bones", (1, 0))
    at_work(table, "bones").play(to(table, 4, 0))
    assert population(table) == [0, 1, 0]


def test_5_4_revealing_is_not_entering():
    table = goblins_of("GD", cave="E b").goblins(bones=1).put("flame_wall", (1, 0))
    at_work(table, "bones").play(f"reveal tribe at {table.at(1, 0)}")
    assert (population(table), table.where("bones")) == ([0, 1, 0], (1, 0))
    table = goblins_of("GD", cave="E b", bonus_cards="yes", terrain="chosen").goblins(bones=1)
    table.terrain("river", (0, 1), (0, 2), (0, 3), (0, 4)).goblins(face_up="meat")
    at_work(table.put("meat", (0, 2)), "bones").play(
        f"reveal tribe at {table.at(0, 2)}", "leave meat"
    )
    assert (population(table), table.where("bones")) == ([0, 1, 0], (0, 2))


def test_5_5_the_flame_wall_costs_one_population_once_in_a_turn():
    table = goblins_of("GD", cave="E b b").goblins(bones=4, eye=4).put("flame_wall", (1, 0))
    table.put("bones", (2, 0)).put("eye", (2, 0))
    at_work(table, "bones").play(to(table, 1, 0), "rest")
    table.play("activate eye", to(table, 0, 0))
    assert population(table) == [0, 3, 4]


def test_5_6_a_tribe_steps_from_terrain_onto_an_open_space_once():
    table = goblins_of(cave="E b").goblins(bones=4).off("knight")
    table.terrain("lake", (2, 0), (3, 0), (2, 1), (3, 1)).put("bones", (3, 0))
    at_work(table, "bones").play(f"tribe out at {table.at(3, 0)} east")
    table.settle()
    assert table.where("bones") == (4, 0)
    assert population(table) == [0, 4, 0]
    assert (3, 0) in ends(table)
    assert offered(table, "tribe out") == []

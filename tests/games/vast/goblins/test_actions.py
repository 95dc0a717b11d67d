"""The actions of Tribes on the map (§21.6 to §21.15)."""

import pytest

from antro.games.vast.components.roles import GOBLINS
from antro.games.vast.goblins.effects.values import is_lurking
from antro.games.vast.state.ground import CRYSTAL_TOKEN
from tests.games.vast.goblins.support.tribes import (
    activations,
    at_work,
    ends,
    goblins_of,
    monsters,
    offered,
    population,
    to,
)

BESIDE_HER = "f E +o"


def test_21_6_an_attack_on_the_knight_costs_health_then_scatters_then_costs_rage():
    table = goblins_of(cave=BESIDE_HER).goblins(fangs=4, rage=2).put("fangs", (0, 0))
    at_work(table, "fangs").play("tribe attacks knight")
    assert table.state.knight.health == 6
    assert population(table) == [2, 0, 0]
    assert table.where("fangs") is None
    assert table.state.goblins.rage == 1
    assert table.asked == "turn goblins"


def test_21_6_blob_and_poison_work_before_the_scattering_and_fire_bomber_after():
    table = monsters(goblins_of(cave=BESIDE_HER), fangs="blob")
    table.goblins(fangs=4, secrets="poison fire_bomber").put("fangs", (0, 0))
    table.knight(grit=9, unplaced=4)
    at_work(table, "fangs").play("play secret fire bomber", "tribe attacks knight")
    table.play("play secret poison")
    assert table.state.knight.grit == 4
    assert table.state.knight.cubes[10] == 2
    assert population(table) == [0, 0, 0]


def thief_beside(eye, stealth, **fields):
    table = goblins_of("KGT", cave=BESIDE_HER).goblins(eye=eye, rage=2)
    table.thief(stats=f"2 {stealth} 4", **fields).put("thief", (-1, 0)).put("eye", (-1, 0))
    return at_work(table, "eye")


def test_21_7_a_tribe_with_more_perception_than_his_stealth_kills_the_thief():
    assert "tribe attacks thief" not in thief_beside(2, 3).offers()
    table = thief_beside(3, 3).play("tribe attacks thief")
    assert table.where("thief") is None
    assert table.where("eye") == (-1, 0)
    assert table.state.goblins.rage == 1
    assert table.offers() == ["loot for secrets", "loot for rage"]
    assert table.play("loot for rage").state.goblins.rage == 3


def test_21_7_the_goblins_may_take_the_loot_drop_as_secrets():
    table = thief_beside(3, 3, loot_drop=2).play("tribe attacks thief", "loot for secrets")
    table.play("draw secret hex", "draw secret trap")
    assert table.state.goblins.secrets_held == 2


def test_21_7_an_evaded_attack_costs_the_action_but_no_rage():
    table = thief_beside(3, 3, upgrades="unnatural_evasion").play("tribe attacks thief", "toss 6")
    assert table.state.goblins.rage == 2
    assert table.where("thief") == (-1, 0)
    assert not offered(table, "activate")


def test_21_8_a_tribe_attacks_only_the_ash_dragon_with_more_strength_than_armor():
    table = goblins_of("KGD", cave=BESIDE_HER).goblins(bones=4).off("knight")
    table.put("dragon", (-1, 0)).put("bones", (-1, 0))
    assert "tribe attacks dragon" not in at_work(table, "bones").offers()
    table = goblins_of("GD", cave=BESIDE_HER).goblins(bones=4, rage=2)
    table.put("dragon", (-1, 0)).put("bones", (-1, 0))
    at_work(table, "bones").play("tribe attacks dragon")
    assert table.state.dragon.health == 4
    assert population(table) == [0, 2, 0]
    assert table.state.goblins.rage == 1


def crystal(roles="KG", **tribes):
    table = goblins_of(roles, cave="f E +o:crystal").goblins(rage=2, **tribes).off("knight")
    return table.put("crystal", (1, 0))


def test_21_9_two_tribes_smash_a_crystal_for_the_knight():
    table = crystal(fangs=3, bones=3).put("fangs", (1, 0)).put("bones", (0, 0))
    at_work(table, "fangs").play("attack crystal")
    assert table.where("fangs") == (1, 0)
    table.play("activate bones", to(table, 1, 0), "attack crystal")
    assert table.state.knight.smashed == 1
    assert population(table) == [1, 1, 0]
    assert table.state.goblins.rage == 1
    assert not table.state.ground.has(table.at(1, 0), CRYSTAL_TOKEN)


def test_21_9_a_pledge_needs_a_second_tribe_that_can_follow():
    table = crystal(fangs=3, bones=2).put("fangs", (1, 0)).put("bones", (0, 0))
    assert "attack crystal" not in at_work(table, "fangs").offers()
    table = crystal(fangs=3, bones=3).put("fangs", (1, 0))
    assert "attack crystal" not in at_work(table, "fangs").offers()


def test_21_9_and_23_9_the_underworm_may_bring_the_second_tribe():
    table = crystal(fangs=3, bones=3).put("fangs", (1, 0))
    table.lay("+d2", (0, 1))  # the tile is open to the south
    at_work(table.put("bones", (0, 1)), "fangs")
    assert "attack crystal" not in table.offers()
    monsters(table, bones="underworm").play("attack crystal", "activate bones")
    table.play(f"tribe diagonal to {table.at(1, 0)}", "attack crystal")
    assert table.state.knight.smashed == 1


def test_21_9_a_pledge_alone_does_nothing():
    table = crystal(fangs=3, bones=3).put("fangs", (1, 0)).put("bones", (1, 0))
    at_work(table, "fangs").play("attack crystal", "end goblins turn")
    assert table.state.ground.has(table.at(1, 0), CRYSTAL_TOKEN)
    assert population(table) == [3, 3, 0]


def test_21_9_and_20_1_without_a_knight_the_goblins_keep_crystals_and_five_win():
    table = crystal("GC", fangs=3, bones=3, crystals=4).put("fangs", (1, 0)).put("bones", (1, 0))
    at_work(table, "fangs").play("attack crystal", "activate bones", "attack crystal")
    assert table.state.goblins.crystals == 5
    assert table.state.winner == GOBLINS


def test_21_10_plundering_a_treasure_gives_1_rage():
    table = goblins_of(cave=BESIDE_HER).goblins(fangs=2).put("fangs", (-1, 0))
    table.put("treasure", (-1, 0)).put("treasure", (-1, 0))
    supply = table.state.ground.treasures
    at_work(table, "fangs").play("plunder treasure")
    assert table.state.goblins.rage == 2
    assert table.state.ground.treasures == supply + 1
    assert table.state.ground.treasures_on(table.at(-1, 0)) == 1
    assert table.where("fangs") == (-1, 0)


@pytest.mark.parametrize(("face", "rage", "left"), [("ring", 2, 3), ("centre", 1, 1)])
def test_21_10_plundering_a_gem_needs_a_roll(face, rage, left):
    table = goblins_of("GD", cave=BESIDE_HER).goblins(fangs=3).put("fangs", (-1, 0))
    table.put("gem wing", (-1, 0)).off("dragon")
    at_work(table, "fangs").play("plunder gem wing", f"roll {face}")
    assert table.state.goblins.rage == rage
    assert population(table) == [left, 0, 0]
    assert table.state.dragon.gems == 7


def test_21_10_the_dragon_is_plundered_only_while_he_has_all_gems():
    table = goblins_of("GD", cave=BESIDE_HER).goblins(fangs=3).put("fangs", (-1, 0))
    table.put("dragon", (-1, 0)).put("gem wing", (1, 0))
    assert "plunder dragon" not in at_work(table, "fangs").offers()
    table.state.dragon.gems = 7
    table.play("plunder dragon", "roll ring")
    assert table.state.goblins.rage == 2
    assert table.state.dragon.gems == 7


def test_21_11_exploring_from_a_dark_tile_is_the_whole_action():
    table = goblins_of(cave=BESIDE_HER).goblins(fangs=2).put("fangs", (-1, 0))
    at_work(table, "fangs").play(f"explore {table.at(-1, 0)} west").settle()
    assert table.where("fangs") == (-2, 0)
    assert table.asked == "turn goblins"


def test_21_11_no_exploring_from_a_lit_tile_or_in_the_collapse():
    table = goblins_of(cave=BESIDE_HER).goblins(fangs=2).put("fangs", (1, 0))
    assert offered(at_work(table, "fangs"), "explore") == []
    table = goblins_of(cave=BESIDE_HER).goblins(fangs=2).put("fangs", (-1, 0))
    table.state.collapsing = 1
    assert offered(at_work(table, "fangs"), "explore") == []


def test_21_12_a_tribe_reveals_on_a_dark_tile_of_its_symbol_without_other_roles():
    table = goblins_of("GT", cave="f E f:event f:treasure_room b").goblins(fangs=2)
    table.put("thief", (-1, 0)).put("bones", (1, 0)).put("treasure", (2, 0))
    at_work(table, "fangs")
    assert offered(table, "reveal") == [
        f"reveal tribe at {table.at(1, 0)}",
        f"reveal tribe at {table.at(2, 0)}",
    ]
    table.play(f"reveal tribe at {table.at(2, 0)}")
    assert table.where("fangs") == (2, 0)
    assert table.asked == "turn goblins"


def test_21_13_a_tribe_lurks_only_if_it_has_no_tile_to_reveal_on():
    table = goblins_of(cave="f E b").goblins(fangs=2)
    assert offered(at_work(table, "fangs"), "lurk") == []
    table = goblins_of(cave="b E b").goblins(fangs=2)
    at_work(table, "fangs").play(f"lurk at {table.at(-1, 0)} north")
    assert is_lurking(table.state, 0)
    assert table.asked == "turn goblins"


def lurking(cave, at, way, **fields):
    table = goblins_of(cave=cave).goblins(fangs=2, **fields)
    table.state.ground.where[1] = 100 + 4 * table.at(*at) + way
    return table


def test_21_13_a_lurking_tribe_steps_onto_a_tile_or_returns_to_the_board():
    table = lurking("b E b", (-1, 0), 0)
    at_work(table, "fangs")
    assert ends(table) == {(-1, 0)}
    assert "hide tribe" in table.offers()
    table.play(to(table, -1, 0))
    assert table.where("fangs") == (-1, 0)
    assert table.asked == "turn goblins"


def test_21_13_walls_and_the_knights_square_stop_a_lurking_tribe():
    assert ends(at_work(lurking("b E +t0", (1, 0), 2), "fangs")) == {(1, 0)}
    assert ends(at_work(lurking("b E +t1", (1, 0), 2), "fangs")) == set()
    assert ends(at_work(lurking("b E b", (0, 0), 0), "fangs")) == set()


def test_21_13_a_tile_placed_there_reveals_a_lurking_tribe():
    table = lurking("b E b", (-1, 0), 0)
    table.lay("f", (-1, -1))
    assert table.where("fangs") == (-1, -1)


def test_21_14_hiding_costs_nothing():
    table = monsters(goblins_of(cave=BESIDE_HER).goblins(fangs=3), fangs="blob")
    at_work(table.put("fangs", (-1, 0)), "fangs").play("hide tribe")
    assert table.where("fangs") is None
    assert population(table) == [3, 0, 0]
    assert table.state.goblins.monsters[0] == 8


def test_21_15_special_actions_of_revealed_tribes():
    table = goblins_of(cave=BESIDE_HER).goblins(fangs=1, bones=1, eye=1)
    table.put("fangs", (-1, 0)).put("bones", (-1, 0)).put("eye", (-1, 0))
    at_work(table, "fangs").play("special action")
    assert table.state.goblins.rage == 2
    table.play("activate bones", "special action", "draw monster golem", "assign golem to eye")
    assert table.state.goblins.monsters[3] == 3
    table.play("activate eye", "special action", "draw secret hex")
    assert table.state.goblins.secrets_held == 1


def test_21_15_fangs_gain_none_above_the_limit():
    table = goblins_of(cave=BESIDE_HER).goblins(fangs=1).put("fangs", (-1, 0))
    activations(table).goblins(rage=3).play("activate fangs")
    assert "special action" not in table.offers()

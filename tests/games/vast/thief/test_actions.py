"""The Thief's actions (§31)."""

import pytest

from antro.games.vast.state.ground import VAULT_TOKEN
from tests.games.vast.thief.support.den import LINE, den, load, moves, prowl


def with_knight(stats="4 4 4", at=(1, 0), **knight):
    """Put the Thief and a Knight on one square, in the Thief's turn."""
    table = den("KT", LINE, (1, 0)).put("knight", at).knight(**knight).turn("thief")
    return table.play(table.offers()[0]).thief(stats=stats, cubes=int(stats.split()[2]))


def with_tribe(stats="4 4 4", roles="GT", **goblins):
    """Put the Thief and Fangs on one square, in the Thief's turn."""
    table = den(roles, LINE, (1, 0)).put("fangs", (1, 0)).goblins(**goblins).turn("thief")
    return table.play(table.offers()[0]).thief(stats=stats, cubes=int(stats.split()[2]))


def with_dragon(stats="4 4 4", **dragon):
    """Put the Thief and the Dragon on one square, in the Thief's turn."""
    table = den("DT", LINE, (1, 0)).put("dragon", (1, 0)).dragon(placed=1, **dragon).turn("thief")
    return table.play(table.offers()[0]).thief(stats=stats, cubes=int(stats.split()[2]))


# Loot and Climb


def test_31_1_looting_a_treasure_costs_one_cube():
    table = prowl(at=(1, 0)).put("treasure", (1, 0)).play("loot treasure")
    assert load(table) == (1, 0)
    assert table.state.thief.cubes == 3
    assert "loot treasure" not in table.offers()


def test_31_1_looting_a_gem_for_one_cube_triggers_its_trap():
    table = (
        prowl("DT", at=(1, 0)).put("gem flame", (1, 0)).play("loot flame gem for 1", "roll ring")
    )
    assert load(table) == (0, 0b010)


def test_31_1_a_roll_with_the_centre_kills_the_thief():
    table = prowl("DT", at=(1, 0)).put("gem flame", (1, 0)).play("loot flame gem for 1", "roll x")
    assert table.where("thief") is None
    assert table.state.ground.gems_on(table.at(1, 0)) == 0b010


def test_31_1_looting_a_gem_for_two_cubes_is_safe():
    table = prowl("DT", at=(1, 0)).put("gem flame", (1, 0)).play("loot flame gem for 2")
    assert load(table) == (0, 0b010)
    assert table.state.thief.cubes == 2


def test_31_2_climbing_through_a_wall_costs_two_cubes_and_a_step():
    table = prowl(rows="E +s3").play("climb east")
    assert table.where("thief") == (1, 0)
    assert (table.state.thief.cubes, table.state.thief.moved) == (2, 1)


def test_31_2_climbing_needs_enough_cubes():
    assert "climb east" not in prowl(rows="E +s3", cubes=1).offers()


def canyon(**fields):
    """Place the Canyon east of the Entrance. Its bridge is in the south."""
    table = prowl(rows="E", **fields).terrain("canyon", (1, 0), (1, 1), (1, 2))
    table.lay("+o", (0, 1))
    return table


def test_10_5_and_31_2_an_impassable_square_costs_three_cubes_and_must_be_left_at_once():
    table = canyon()
    assert "thief step east" not in table.offers()
    table.play("climb east")
    assert table.state.thief.cubes == 1
    assert table.offers() == ["thief step south", "thief step west"]
    assert table.play("thief step south").where("thief") == (1, 1)
    assert "end thief turn" in table.offers()


def test_10_5_and_31_2_the_last_step_cannot_climb_onto_an_impassable_square():
    assert "climb east" not in canyon(stats="1 3 4").offers()


# Targets


def test_31_3_stealth_must_be_more_than_the_knights_perception():
    assert moves(with_knight("4 2 4", perception=0, grit=5), "backstab")
    assert not moves(with_knight("4 2 4", perception=1, grit=5), "backstab")


def test_31_3_stealth_must_be_more_than_perception_of_a_tribe_or_armor_of_the_dragon():
    assert moves(with_tribe("4 4 4", fangs=2), "backstab fangs")
    assert not moves(with_tribe("4 3 4", fangs=2), "backstab fangs")
    assert moves(with_dragon("4 3 4", hand="claw"), "backstab dragon")  # the Ash Dragon has 2
    assert not moves(with_dragon("4 2 4", hand="claw"), "backstab dragon")


def test_31_3_each_piece_is_a_target_once_per_turn():
    table = with_tribe(fangs=2, bones=1).put("bones", (1, 0)).play("backstab fangs for 1")
    assert not moves(table, "backstab fangs")
    assert moves(table, "backstab bones")


def test_31_3_with_the_option_each_role_is_a_target_once():
    table = den("GT", LINE, (1, 0), {"thief_targets": "role"}, stats="4 4 4")
    table.put("fangs", (1, 0)).put("bones", (1, 0)).goblins(fangs=2, bones=1).turn("thief")
    table.play(table.offers()[0]).thief(stats="4 4 4", cubes=4).play("backstab fangs for 1")
    assert not moves(table, "backstab")


def test_31_3_a_missed_target_is_also_used_for_the_turn():
    table = with_knight(face_up="javelin").play("pickpocket knight for 1", "toss 1")
    assert not moves(table, "pickpocket")


def test_31_4_pickpocket_needs_something_to_take():
    assert not moves(with_knight(grit=5), "pickpocket")
    assert not moves(with_tribe(fangs=1), "pickpocket")
    assert not moves(with_dragon(wake=0), "pickpocket")
    assert not moves(with_dragon(wake=2), "pickpocket")  # Greed is full


def test_31_4_backstab_needs_something_to_lose():
    assert not moves(with_knight(grit=0), "backstab")
    assert not moves(with_dragon(hand=""), "backstab")


def test_31_4_a_hidden_tribe_is_not_a_valid_target():
    assert not moves(with_tribe(fangs=1, secrets="hex").off("fangs"), "pickpocket")


def test_24_11_and_31_3_a_trap_adds_one_perception_and_is_discarded():
    table = with_tribe("4 3 4", fangs=1, face_up="trap")
    assert not moves(table, "backstab")
    table.thief(stats="4 4 4").play("backstab fangs for 1")
    assert table.state.goblins.face_up == 0


# Pickpocket


@pytest.mark.parametrize(("cubes", "toss", "hit"), [(1, 3, 0), (1, 4, 1), (2, 1, 0), (2, 2, 1)])
def test_31_5_pickpocket_needs_4_with_one_cube_and_2_with_two(cubes, toss, hit):
    table = with_knight(face_up="javelin")
    table.play(f"pickpocket knight for {cubes}", f"toss {toss}")
    assert table.state.thief.treasures == hit
    assert table.state.thief.cubes == 4 - cubes


def test_31_5_three_cubes_always_succeed():
    table = with_knight(face_up="javelin").play("pickpocket knight for 3")
    assert table.state.thief.treasures == 1


def test_31_6_the_thief_takes_a_token_and_the_knight_loses_a_card_that_he_chooses():
    table = with_knight(face_up="javelin mighty_axe", face_down="potion_kit")
    before = int(table.state.ground.treasures)
    table.play("pickpocket knight for 3")
    assert table.state.ground.treasures == before - 1
    assert table.offers() == [
        "steal treasure javelin",
        "steal treasure mighty axe",
        "steal treasure face down",
    ]
    table.play("steal treasure mighty axe")
    assert bin(table.state.knight.face_up).count("1") == 1


def test_31_6_a_face_down_treasure_is_taken_at_random():
    table = with_knight(face_down="potion_kit javelin").play("pickpocket knight for 3").settle()
    assert table.state.knight.treasures_held == 1


def test_31_6_if_the_supply_is_empty_the_token_comes_from_any_square():
    table = with_knight(face_up="javelin").put("treasure", (2, 0)).put("treasure", (3, 0))
    table.state.ground.treasures = 0
    table.play("pickpocket knight for 3")
    near, far = table.at(2, 0), table.at(3, 0)
    assert table.offers() == [f"steal treasure from {near}", f"steal treasure from {far}"]
    table.play(f"steal treasure from {far}")
    assert load(table) == (1, 0)
    assert table.state.knight.face_up == 0


def test_31_6_without_any_token_pickpocket_only_harms():
    table = with_knight(face_up="javelin")
    table.state.ground.treasures = 0
    table.play("pickpocket knight for 3")
    assert load(table) == (0, 0)
    assert table.state.knight.face_up == 0


def test_31_6_the_goblins_lose_a_face_up_secret_or_a_random_one_of_the_hand():
    table = with_tribe(fangs=1, rage=1, secrets="hex leader", face_up="goblin_ruby")
    table.play("pickpocket fangs for 3")
    assert table.offers() == ["steal secret goblin ruby", "steal secret from hand"]
    table.play("steal secret from hand")
    assert sorted(table.offers()) == ["goblins lose hex", "goblins lose leader"]
    table.play("goblins lose hex")
    assert table.state.goblins.secrets_held == 1
    assert load(table) == (1, 0)
    assert table.state.goblins.rage == 2


def test_31_6_and_41_5_the_thief_takes_the_token_of_a_held_treasure():
    table = with_tribe(fangs=1, held_treasures=1)
    before = int(table.state.ground.treasures)
    table.play("pickpocket fangs for 3")
    assert table.state.goblins.held_treasures == 0
    assert load(table) == (1, 0)
    assert table.state.ground.treasures == before


def test_24_11_and_31_6_the_thief_takes_a_token_even_if_the_trap_was_the_only_card():
    table = with_tribe(fangs=1, rage=1, face_up="trap").play("pickpocket fangs for 3")
    assert table.state.goblins.face_up == 0
    assert table.state.goblins.rage == 2
    assert load(table) == (1, 0)


def test_31_6_bought_schemes_are_never_stolen():
    assert not moves(with_tribe(fangs=1, bought="war_banner"), "pickpocket")


def test_26_8_and_31_6_the_dragon_returns_even_a_locked_cube_to_greed():
    table = with_dragon(wake=2, locked=2)
    table.state.dragon.sloth[0] = 3
    table.play("pickpocket dragon for 3")
    assert table.state.dragon.sloth[0] == 4
    assert (table.state.dragon.wake, table.state.dragon.locked) == (1, 1)


def test_31_6_and_39_9_the_treasure_trove_must_be_taken():
    table = with_knight(face_up="javelin treasure_trove").thief(loot_drop=1)
    table.play("pickpocket knight for 3")
    assert table.state.thief.loot_drop == 3
    assert bin(table.state.knight.face_up).count("1") == 1


# Pick Lock, Backstab, Hide Loot


def vault(**fields):
    return prowl(rows="E +s0:vault", at=(1, 0), **fields).put("vault", (1, 0))


def test_31_7_a_vault_needs_the_same_roll_as_pickpocket():
    table = vault().play("pick lock as for 1", "toss 4")
    assert load(table) == (1, 0)
    assert not table.state.ground.has(table.at(1, 0), VAULT_TOKEN)


def test_31_7_each_vault_is_tried_once_per_turn():
    table = vault().play("pick lock as for 1", "toss 3")
    assert table.state.ground.has(table.at(1, 0), VAULT_TOKEN)
    assert not moves(table, "pick lock")


def test_31_7_three_cubes_always_open_a_vault():
    assert load(vault().play("pick lock as for 3")) == (1, 0)


@pytest.mark.parametrize(("cubes", "lost"), [(1, 1), (2, 3), (3, 5)])
def test_31_8_backstab_costs_the_knight_grit(cubes, lost):
    table = with_knight(grit=10, unplaced=7).play(f"backstab knight for {cubes}")
    assert table.state.knight.grit == 10 - lost


def test_31_8_backstab_costs_a_tribe_population_and_scatters_it_only_at_0():
    table = with_tribe(fangs=2, rage=1).play("backstab fangs for 1")
    assert table.state.goblins.population[0] == 1
    assert table.where("fangs") == (1, 0)
    assert table.state.goblins.rage == 2
    table = with_tribe(fangs=2).play("backstab fangs for 3")
    assert table.where("fangs") is None


def test_31_8_backstab_costs_the_dragon_cards_of_his_choice():
    table = with_dragon(hand="claw flame wing").play("backstab dragon for 2")
    table.play("give card claw", "give card wing")
    assert table.state.dragon.cards_held == 1


def test_31_9_hide_loot_lowers_the_loot_drop_down_to_0():
    table = prowl(loot_drop=2)
    assert moves(table, "hide loot") == ["hide loot for 1", "hide loot for 2"]
    table.play("hide loot for 2")
    assert table.state.thief.loot_drop == 0
    assert table.state.thief.cubes == 2
    assert not moves(table, "hide loot")


def test_33_1_each_flare_of_the_thief_is_over_his_own_square_and_costs_a_cube():
    table = prowl(rows="E f").play("thief flare", "roll centre", "thief flare", "roll orthogonal")
    while table.asked != "turn thief":
        table.play(table.offers()[0])
    assert table.state.thief.cubes == 2
    assert table.state.ground.lit >> table.at(1, 0) & 1
    assert "thief flare" not in prowl("KGDCT", rows="E f").offers()

"""The Schemes (§41)."""

from antro.games.vast.goblins.effects.attacks import ask_ambush, strike_dragon
from antro.games.vast.goblins.effects.cards import draw_secrets, treasure_gained
from antro.games.vast.goblins.effects.population import scatter
from antro.games.vast.goblins.effects.rage import gain_rage
from antro.games.vast.goblins.effects.values import strength
from tests.games.vast.goblins.support.tribes import (
    activations,
    at_work,
    goblins_of,
    offered,
    population,
    to,
    war_card,
)

ROAD = "E f +o +o +o:event +o:event +o:event"
BESIDE_HER = "f E +o"


def scheming(cave=BESIDE_HER, roles="KG", **fields):
    table = goblins_of(roles, cave=cave, schemes="yes").goblins(**fields)
    goblins = table.state.goblins
    goblins.secret_deck &= ~(goblins.secrets | goblins.bought | goblins.face_up)
    return table


def test_41_1_eight_schemes_are_among_the_secrets_and_count_in_the_hand():
    table = scheming(secrets="armory war_banner underboss press_gangs hex", rage=1)
    assert (table.state.goblins.secret_deck | table.state.goblins.secrets).bit_count() == 18
    war_card(table, "waste", "populate", "draw secret trap")
    assert table.asked == "give_secret goblins"


def test_41_2_the_first_scheme_costs_one_treasure_and_the_second_two():
    table = activations(scheming(secrets="war_banner underboss", held_treasures=1))
    table.play("buy scheme war banner")
    assert table.state.goblins.held_treasures == 0
    assert table.state.goblins.bought == 2**14
    assert offered(table, "buy") == []
    table.goblins(held_treasures=2).play("buy scheme underboss")
    assert table.state.goblins.bought == 2**14 | 2**15


def test_41_3_held_treasures_pay_first_then_other_schemes_of_the_hand():
    table = activations(
        scheming(secrets="war_banner underboss cave_oil", bought="armory", held_treasures=1)
    )
    supply = table.state.ground.treasures
    table.play("buy scheme war banner")
    assert table.state.ground.treasures == supply + 1
    assert table.offers() == ["pay with underboss", "pay with cave oil"]
    table.play("pay with cave oil")
    assert table.state.goblins.secret_discards == 2**20
    assert table.state.goblins.secrets == 2**15


def test_41_3_the_treasure_just_plundered_pays():
    table = scheming(secrets="war_banner", fangs=2).put("fangs", (-1, 0)).put("treasure", (-1, 0))
    at_work(table, "fangs").play("plunder treasure")
    assert table.offers() == ["return plunder", "buy scheme war banner"]
    table.play("buy scheme war banner", "keep plunder")
    assert table.state.goblins.rage == 2
    assert table.asked == "turn goblins"


def test_41_4_the_number_of_bought_schemes_limits_held_treasures():
    table = scheming(bought="cave_oil", fangs=2).put("fangs", (-1, 0)).put("treasure", (-1, 0))
    at_work(table, "fangs").play("plunder treasure", "keep plunder")
    assert table.state.goblins.held_treasures == 1
    table = scheming(bought="cave_oil", fangs=2, held_treasures=1).put("fangs", (-1, 0))
    at_work(table.put("treasure", (-1, 0)), "fangs").play("plunder treasure")
    assert table.offers() == ["return plunder"]
    assert table.play("return plunder").state.goblins.held_treasures == 1


def test_41_4_a_treasure_replaces_a_plundered_gem():
    table = scheming(roles="GD", bought="cave_oil", fangs=2).put("fangs", (-1, 0))
    table.put("gem claw", (-1, 0))
    supply = table.state.ground.treasures
    at_work(table, "fangs").play("plunder gem claw", "roll ring", "keep plunder")
    assert table.state.goblins.held_treasures == 1
    assert table.state.ground.treasures == supply - 1
    assert table.state.dragon.gems == 7


def test_41_4_if_the_supply_is_empty_the_treasure_comes_from_the_map():
    table = scheming(roles="GD", bought="cave_oil", fangs=2).put("fangs", (-1, 0))
    table.put("gem claw", (-1, 0)).put("treasure", (0, 0)).put("treasure", (1, 0))
    table.state.ground.treasures = 0
    at_work(table, "fangs").play("plunder gem claw", "roll ring", "keep plunder")
    table.play(f"goblins take from {table.at(1, 0)}")
    assert table.state.goblins.held_treasures == 1
    assert table.state.ground.treasures_on(table.at(1, 0)) == 0


def test_41_3_a_gem_just_plundered_pays_and_no_treasure_is_taken_for_it():
    table = scheming(roles="GD", secrets="war_banner", fangs=2).put("fangs", (-1, 0))
    table.put("gem claw", (-1, 0)).put("treasure", (1, 0)).state.ground.treasures = 0
    at_work(table, "fangs").play("plunder gem claw", "roll ring")
    assert table.offers() == ["return plunder", "buy scheme war banner"]
    table.play("buy scheme war banner", "keep plunder")
    assert table.state.ground.treasures_on(table.at(1, 0)) == 1
    assert (table.state.ground.treasures, table.state.goblins.held_treasures) == (0, 0)
    assert table.state.dragon.gems == 7
    assert table.asked == "turn goblins"


def test_41_3_the_gem_pays_before_treasures_that_are_held():
    table = scheming(roles="GD", secrets="war_banner", bought="cave_oil press_gangs", fangs=2)
    table.put("fangs", (-1, 0)).put("gem claw", (-1, 0)).goblins(held_treasures=2)
    supply = table.state.ground.treasures
    at_work(table, "fangs").play("plunder gem claw", "roll ring")
    table.play("buy scheme war banner")
    assert table.state.goblins.held_treasures == 0
    assert table.state.ground.treasures == supply + 2


def test_41_4_returning_a_plundered_gem_moves_no_treasure():
    table = scheming(roles="GD", secrets="war_banner", fangs=2).put("fangs", (-1, 0))
    table.put("gem claw", (-1, 0)).put("treasure", (1, 0)).state.ground.treasures = 0
    at_work(table, "fangs").play("plunder gem claw", "roll ring", "return plunder")
    assert table.state.ground.treasures_on(table.at(1, 0)) == 1
    assert (table.state.ground.treasures, table.state.goblins.held_treasures) == (0, 0)
    assert table.state.goblins.rage == 2


def test_41_4_nothing_is_kept_for_a_gem_if_no_treasure_is_left():
    table = scheming(roles="GD", secrets="hex", bought="cave_oil", fangs=2).put("fangs", (-1, 0))
    table.put("gem claw", (-1, 0)).state.ground.treasures = 0
    at_work(table, "fangs").play("plunder gem claw", "roll ring")
    assert table.offers() == ["return plunder"]


def test_41_5_bought_schemes_do_not_count_for_the_limit_and_are_never_given_up():
    table = scheming(secrets="hex leader poison cave_in trap", bought="cave_oil war_banner")
    war_card(table, "waste", "populate", "draw secret blind fury")
    assert len(table.offers()) == 6
    assert "give secret cave oil" not in table.offers()


def test_41_6_the_armory_gives_a_disc_to_any_tribe():
    table = activations(scheming(secrets="armory", held_treasures=1, bones=2))
    table.play("buy scheme armory", "armory on bones")
    assert strength(table.state, 1) == 3


def armed(**fields):
    table = scheming(bought="armory", fangs=4, **fields)
    table.state.goblins.armory = 0
    table.state.goblins.discs = 2**4
    return table


def test_41_6_the_armory_disc_is_lost_by_an_attack_and_returns_by_plunder():
    table = armed(eye=2).put("fangs", (-1, 0)).put("eye", (1, 0)).put("treasure", (1, 0))
    at_work(table, "fangs").play(to(table, 0, 0), "tribe attacks knight")
    assert (table.state.goblins.armory, table.state.goblins.discs) == (-1, 0)
    table.play("activate eye", "plunder treasure", "keep plunder", "armory on eye")
    assert strength(table.state, 2) == 3


def test_41_6_the_armory_disc_returns_for_a_gem_without_a_treasure_left():
    """Without a Treasure in the supply or on the map, nothing replaces the Gem (§41.4)."""
    table = scheming(roles="KGD", bought="armory", eye=2).put("eye", (1, 0))
    table.put("gem wing", (1, 0)).state.ground.treasures = 0
    at_work(table, "eye").play("plunder gem wing", "roll ring", "return plunder")
    table.play("armory on eye")
    assert strength(table.state, 2) == 3


def test_41_6_and_14_14_the_armory_disc_is_lost_by_an_ambush():
    table = armed().turn("knight").do(ask_ambush).play("ambush with fangs")
    assert population(table) == [2, 0, 0]
    assert (table.state.goblins.armory, table.state.goblins.discs) == (-1, 0)


def test_41_6_and_25_11_the_armory_disc_is_lost_by_attacking_an_entering_dragon():
    table = armed(roles="GD").put("fangs", (1, 0)).put("dragon", (1, 0)).do(strike_dragon, 0)
    assert population(table) == [2, 0, 0]
    assert (table.state.goblins.armory, table.state.goblins.discs) == (-1, 0)


def test_41_6_and_24_7_the_armory_disc_is_lost_by_hiding_spots():
    table = activations(armed(cave="f E +s1", secrets="hiding_spots"))
    table.play("play secret hiding spots")
    assert population(table) == [2, 0, 0]
    assert (table.state.goblins.armory, table.state.goblins.discs) == (-1, 0)


def test_41_6_an_attack_by_another_tribe_does_not_lose_the_armory_disc():
    table = armed(bones=3).turn("knight").do(ask_ambush).play("ambush with bones")
    assert (table.state.goblins.armory, table.state.goblins.discs) == (0, 2**4)


def test_41_6_the_armory_disc_is_lost_at_population_0():
    table = armed().goblins(fangs=2).do(scatter, 0)
    assert table.state.goblins.armory == -1


def test_41_7_with_the_war_banner_rage_goes_up_to_4():
    assert scheming(bought="war_banner").do(gain_rage, 9).state.goblins.rage == 4


def test_41_8_with_the_underboss_a_revealed_tribe_loses_1_and_none_scatters():
    table = scheming(bought="underboss", fangs=4, eye=2).put("eye", (-1, 0)).put("fangs", (1, 0))
    war_card(table, "hate", "populate", "scatter eye")
    assert population(table) == [4, 2, 3]
    assert table.where("eye") == (-1, 0)


def test_41_8_without_a_revealed_tribe_the_underboss_costs_nothing():
    table = war_card(scheming(bought="underboss", fangs=4), "hate", "populate")
    assert population(table) == [4, 2, 2]


def test_41_9_press_gangs_move_a_disc_between_tribes_before_populate():
    table = war_card(scheming(bought="press_gangs", fangs=3, eye=4), "pain")
    assert "move disc from fangs to eye" not in table.offers()
    table.play("move disc from eye to bones")
    assert population(table) == [3, 1, 3]
    assert table.asked == "refuse goblins"


def test_41_10_ancient_rituals_trade_one_population_for_another_secret():
    table = scheming(bought="ancient_rituals", fangs=2).do(draw_secrets, 1)
    table.play("ritual of fangs", "draw secret hex", "draw secret trap")
    assert population(table) == [1, 0, 0]
    assert table.state.goblins.secrets_held == 2


def test_41_10_the_goblins_may_decline_ancient_rituals():
    table = scheming(bought="ancient_rituals", fangs=2).do(draw_secrets, 1).play("no ritual")
    assert table.play("draw secret hex").state.goblins.secrets_held == 1


def test_41_11_mercenaries_trade_one_rage_for_another_monster():
    table = war_card(scheming(bought="mercenaries"), "ruin", "populate", "hire monster")
    table.play("draw monster golem", "draw monster blob")
    assert table.state.goblins.rage == 0
    assert table.state.goblins.monsters_drawn == 2**3 | 2**8


def test_41_12_the_eye_of_rage_gives_rage_for_treasures_of_others():
    assert scheming().do(treasure_gained).state.goblins.rage == 1
    assert scheming(bought="eye_of_rage").do(treasure_gained).state.goblins.rage == 2


def test_41_13_with_cave_oil_light_costs_population_on_each_third_lit_tile():
    table = scheming(cave=ROAD, bought="cave_oil", fangs=3).put("fangs", (1, 0)).off("knight")
    at_work(table, "fangs").play(to(table, 4, 0))
    assert population(table) == [3, 0, 0]
    table = scheming(cave=ROAD, bought="cave_oil", fangs=3).put("fangs", (1, 0)).off("knight")
    at_work(table, "fangs").play(to(table, 5, 0))
    assert population(table) == [2, 0, 0]


def test_41_13_cave_oil_does_not_change_the_cost_of_a_flame_wall():
    table = scheming(cave=ROAD, roles="GD", bought="cave_oil", fangs=3).put("fangs", (1, 0))
    table.put("flame_wall", (2, 0))
    at_work(table, "fangs").play(to(table, 2, 0))
    assert population(table) == [2, 0, 0]

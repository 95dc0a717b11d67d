"""Abilities of creatures (§18)."""

import pytest

from tests.games.heroes.support.fights import fight, points
from tests.games.heroes.support.position import position


def ability_targets(table, at="f2"):
    """Return the possible targets of the ability of a creature."""
    texts = table.play(f"activate {at} of dawn").texts(0)
    return sorted(text for text in texts if not text.startswith("strike"))


def test_18_1_an_ability_replaces_an_attack():
    table = fight({"front 2": "flame_acolyte"}, {"front 3": "kraken"})
    table.play("activate f2 of dawn", "use on f3 of noon")
    assert table.wounds(1) == {"front 3": 1}
    assert not table.texts(0, "activate")
    assert not table.texts(0, "strike")


def test_18_1_an_ability_ignores_directions_and_strength():
    stronger = {"permanents": [("battle_fury", "front 2")]}
    table = fight({"front 2": "ice_witch"}, {"front 4": "kraken"}, dawn=stronger)
    assert "strike f4 of noon" not in table.play("activate f2 of dawn").texts(0)
    table.play("use on f4 of noon")
    assert table.wounds(1) == {"front 4": 2}


def test_18_1_exposure_matters_only_where_the_card_says_so():
    hidden = {"front 2": "nereid", "front 3": "gnome", "back 3": "hero"}
    table = fight(hidden, {"front 3": "gnome"})
    assert ability_targets(table) == ["use on b3 of dawn", "use on f3 of dawn"]


def test_18_2_wound_an_exposed_being_on_any_board():
    own = {"front 2": "flame_acolyte", "back 2": "gnome"}
    table = fight(own, {"front 4": "kraken", "front 1": "hydra"})
    assert ability_targets(table) == [
        "use on b4 of dawn",
        "use on f1 of noon",
        "use on f2 of dawn",
        "use on f4 of noon",
    ]


def test_18_2_wound_an_exposed_creature_on_any_board():
    table = fight({"front 2": "basilisk"}, {"front 1": "kraken", "back 1": "hydra"})
    assert ability_targets(table) == ["use on f1 of noon", "use on f2 of dawn"]
    table.play("use on f1 of noon")
    assert table.wounds(1) == {"front 1": 2}


def test_18_2_wound_each_being_in_a_column_of_an_enemy_board():
    enemy = {"front 4": "kraken", "front 1": "hydra", "back 1": "sea_serpent"}
    table = fight({"front 2": "red_dragon"}, enemy)
    assert ability_targets(table) == ["use column 1 of noon", "use column 4 of noon"]
    table.play("use column 1 of noon")
    assert table.wounds(1) == {"front 1": 2, "back 1": 2}


def test_18_2_an_attack_on_a_column_hits_a_hero_behind_another_being():
    table = fight({"front 2": "red_dragon"}, {"front 4": "kraken"})
    table.play("activate f2 of dawn", "use column 4 of noon")
    assert table.wounds(1) == {"front 4": 2}
    assert table.side(1).life == 19


def test_18_3_heal_another_own_being_even_without_wounds():
    own = {"front 2": "nereid", "front 3": "stone_slinger"}
    table = fight(own, {}, dawn={"wounds": {"front 2": 1, "front 3": 2}})
    assert ability_targets(table) == ["use on b4 of dawn", "use on f3 of dawn"]
    table.play("use on f3 of dawn")
    assert table.wounds(0) == {"front 2": 1}


@pytest.mark.parametrize(("before", "after"), [(5, {"front 2": 2}), (2, {}), (0, {})])
def test_18_3_a_creature_heals_itself(before, after):
    table = fight({"front 2": "ancient_treant"}, {}, dawn={"wounds": {"front 2": before}})
    assert ability_targets(table) == ["use on f2 of dawn"]
    table.play("use on f2 of dawn")
    assert table.wounds(0) == after


def test_18_4_swap_neighbouring_spaces_of_an_enemy_board():
    table = fight({"front 2": "djinn"}, {"front 1": "kraken"})
    assert ability_targets(table) == [
        "swap b3 and b4 of noon",
        "swap f1 and b1 of noon",
        "swap f1 and f2 of noon",
        "swap f4 and b4 of noon",
    ]
    table.play("swap f4 and b4 of noon")
    assert table.board(1) == {"front 1": "kraken", "front 4": "hero"}


def test_18_4_swapped_beings_keep_their_wounds_and_spells():
    spells = [("immolate", "front 1", 0, 1), ("mist_ward", "back 1", 1)]
    there = {"wounds": {"front 1": 3}, "permanents": spells}
    table = fight({"front 2": "djinn"}, {"front 1": "kraken", "back 1": "hero"}, noon=there)
    table.play("activate f2 of dawn", "swap f1 and b1 of noon")
    assert table.board(1) == {"front 1": "hero", "back 1": "kraken"}
    assert table.wounds(1) == {"back 1": 3}
    assert table.permanents(1) == [("immolate", "back 1", 0, 1), ("mist_ward", "front 1", 1, 0)]


def test_18_5_thorns_wound_an_attacker():
    table = fight({"front 2": "stone_slinger"}, {"front 3": "thornling"})
    table.play("activate f2 of dawn", "strike f3 of noon")
    assert table.wounds(0) == {"front 2": 1}
    assert table.wounds(1) == {"front 3": 2}


@pytest.mark.parametrize(
    "there",
    [{"wounds": {"front 3": 3}}, {"permanents": [("stone_skin", "front 3", 1)]}],
    ids=["killed", "unharmed"],
)
def test_18_5_thorns_wound_even_if_the_creature_was_killed_or_unharmed(there):
    table = fight({"front 2": "tusked_boar"}, {"front 3": "thornling"}, noon=there)
    table.play("activate f2 of dawn", "strike f3 of noon")
    assert table.wounds(0) == {"front 2": 1}


@pytest.mark.parametrize(("ward", "wounds"), [("mist_ward", {}), ("stone_skin", {"front 2": 1})])
def test_18_5_the_wounds_of_thorns_are_magical(ward, wounds):
    warded = {"permanents": [(ward, "front 2")]}
    table = fight({"front 2": "tusked_boar"}, {"front 3": "thornling"}, dawn=warded)
    table.play("activate f2 of dawn", "strike f3 of noon")
    assert table.wounds(0) == wounds


def test_18_5_thorns_come_after_all_strikes():
    enemy = {"front 3": "thornling", "front 2": "kraken"}
    table = fight({"front 2": "hydra"}, enemy, dawn={"wounds": {"front 2": 5}})
    table.play("activate f2 of dawn", "strike f3 of noon", "strike f2 of noon")
    assert table.board(0) == {"back 4": "hero"}
    assert table.wounds(1) == {"front 3": 2, "front 2": 2}


def test_18_5_thorns_do_not_react_to_abilities_or_spells():
    table = fight({"front 2": "ice_witch"}, {"front 3": "thornling"})
    table.play("activate f2 of dawn", "use on f3 of noon")
    assert table.wounds(0) == {}
    assert table.wounds(1) == {"front 3": 2}


def test_18_6_a_creature_has_a_physical_ward():
    table = fight({"front 2": "stone_slinger"}, {"front 3": "giant_crab"})
    table.play("activate f2 of dawn", "strike f3 of noon")
    assert table.wounds(1) == {"front 3": 1}


def test_18_6_a_creature_has_a_magical_ward():
    table = fight({"front 2": "ice_witch"}, {"front 3": "efreet"})
    table.play("activate f2 of dawn", "use on f3 of noon")
    assert table.wounds(1) == {"front 3": 1}


def test_18_6_a_ward_works_only_against_its_own_kind():
    table = fight({"front 2": "stone_slinger"}, {"front 3": "efreet"})
    table.play("activate f2 of dawn", "strike f3 of noon")
    assert table.wounds(1) == {"front 3": 2}


def test_18_7_multiple_strikes_hit_different_beings_in_reach():
    enemy = {"front 1": "kraken", "front 2": "kraken", "front 3": "kraken"}
    table = fight({"front 2": "hydra"}, enemy)
    table.play("activate f2 of dawn", "strike f2 of noon")
    assert sorted(table.texts(0)) == ["no more", "strike b4 of noon", "strike f3 of noon"]
    table.play("strike f3 of noon")
    assert table.wounds(1) == {"front 2": 2, "front 3": 2}


def test_18_7_multiple_strikes_may_hit_fewer_beings():
    table = fight({"front 2": "hydra"}, {"front 2": "kraken", "front 3": "kraken"})
    table.play("activate f2 of dawn", "strike f2 of noon", "no more")
    assert table.wounds(1) == {"front 2": 2}
    assert points(table) == 2


def test_18_7_all_targets_are_chosen_before_the_first_hit():
    enemy = {"front 3": "water_sprite", "back 3": "kraken", "front 2": "kraken"}
    table = fight({"front 2": "hydra"}, enemy)
    table.play("activate f2 of dawn", "strike f3 of noon")
    assert table.board(1)["front 3"] == "water_sprite"
    assert "strike b3 of noon" not in table.texts(0)
    table.play("strike f2 of noon")
    assert "front 3" not in table.board(1)


def test_18_8_regrowth_heals_in_the_stop_effects_of_its_owner():
    table = position().seat(0, board={"front 1": "kraken"}, wounds={"front 1": 3})
    table.seat(1, board={"front 1": "kraken"}, wounds={"front 1": 3})
    table.stop(0)
    assert table.wounds(0) == {"front 1": 2}
    assert table.wounds(1) == {"front 1": 3}


def test_18_9_flight_goes_to_any_empty_space_for_one_point():
    table = fight({"front 1": "pegasus", "front 3": "gnome"}, {})
    ends = sorted(text.split()[3] for text in table.texts(0, "move f1"))
    assert ends == ["b1", "b2", "b3", "f2", "f4"]
    table.play("move f1 to f4 of dawn")
    assert table.board(0)["front 4"] == "pegasus"
    assert points(table) == 3


def test_18_10_static_abilities_work_on_a_frozen_creature():
    frozen = {"permanents": [("deep_freeze", "front 3")]}
    table = fight({"front 2": "stone_slinger"}, {"front 3": "thornling"}, noon=frozen)
    table.play("activate f2 of dawn", "strike f3 of noon")
    assert table.wounds(0) == {"front 2": 1}


def test_18_10_a_frozen_creature_flies():
    frozen = {"permanents": [("deep_freeze", "front 1")]}
    table = fight({"front 1": "pegasus"}, {"front 4": "kraken"}, dawn=frozen)
    assert not table.texts(0, "activate")
    assert "move f1 to f4 of dawn" in table.texts(0)


def test_18_10_a_frozen_creature_regrows():
    frozen = [("deep_freeze", "front 1", 1)]
    table = position().seat(0, board={"front 1": "kraken"}, wounds={"front 1": 3})
    table.seat(0, permanents=frozen).stop(0)
    assert table.wounds(0) == {"front 1": 2}

"""The use of helms (§16)."""

from tests.games.heroes.support.fights import fight, points
from tests.games.heroes.support.position import position


def test_16_1_each_helm_not_used_by_the_spell_gives_a_point():
    table = position().seat(0, dice="HHHHHC", hand="command", board={"front 2": "gnome"})
    table.seat(1, board={"front 3": "kraken"})
    table.stop(0).play("cast command", "target f2 of dawn", "strike f3 of noon")
    assert points(table) == 3
    assert points(fight({}, {}, helms=2)) == 2


def test_16_1_without_helms_there_is_no_question():
    assert fight({"front 2": "gnome"}, {"front 3": "kraken"}, helms=0).asked == ["follow 0 1"]


def test_16_1_moves_and_activations_come_in_any_order():
    table = fight({"front 1": "ember_imp"}, {"front 3": "kraken"}, helms=3)
    table.play("move b4 to b3 of dawn", "move f1 to f2 of dawn", "activate f2 of dawn")
    table.play("strike f3 of noon")
    assert table.wounds(1) == {"front 3": 2}
    assert table.asked == ["follow 0 1"]


def test_16_1_unused_points_are_lost():
    table = fight({"front 2": "gnome"}, {"front 3": "kraken"})
    table.play("move f2 to f1 of dawn", "done")
    assert points(table) == 0
    assert table.asked == ["follow 0 1"]


def test_16_2_an_activation_costs_the_helms_printed():
    dear = {"front 2": "fire_giant"}
    assert not fight(dear, {"front 3": "kraken"}, helms=1).texts(0, "activate")
    table = fight(dear, {"front 3": "kraken"}, helms=3)
    table.play("activate f2 of dawn", "strike f3 of noon")
    assert points(table) == 1


def test_16_2_each_creature_is_activated_once_even_if_it_moved():
    table = fight({"front 2": "gnome", "front 1": "gnome"}, {"front 3": "kraken"})
    table.play("activate f2 of dawn", "strike f3 of noon")
    assert table.texts(0, "activate") == ["activate f1 of dawn"]
    table.play("move f2 to f3 of dawn")
    assert table.texts(0, "activate") == ["activate f1 of dawn"]
    table.play("move f1 to f2 of dawn")
    assert table.texts(0, "activate") == ["activate f2 of dawn"]


def test_16_2_a_creature_that_a_spell_activated_is_not_activated_again():
    table = position().seat(0, dice="HHHHHC", hand="command", board={"front 2": "gnome"})
    table.seat(1, board={"front 3": "kraken"})
    table.stop(0).play("cast command", "target f2 of dawn", "strike f3 of noon")
    assert not table.texts(0, "activate")


def test_16_2_a_creature_may_be_activated_in_the_next_action():
    table = fight({"front 2": "gnome"}, {"front 3": "kraken"}, helms=2)
    table.play("activate f2 of dawn", "strike f3 of noon", "done", "pass")
    assert table.side(0).activated == 0


def test_16_3_an_activated_creature_attacks_or_uses_its_ability():
    table = fight({"front 2": "flame_acolyte"}, {"front 3": "kraken"})
    table.play("activate f2 of dawn")
    assert table.texts(0, "strike") == ["strike f3 of noon"]
    assert "use on f3 of noon" in table.texts(0)
    assert len(table.texts(0, "strike") + table.texts(0, "use on")) == len(table.texts(0))


def test_16_3_an_activation_needs_a_possible_attack_or_ability():
    imps = {"front 1": "ember_imp", "front 2": "ember_imp"}
    idle = fight(imps, {"front 3": "kraken", "back 1": "hero"})
    assert idle.texts(0, "activate") == ["activate f2 of dawn"]


def test_16_3_an_activation_costs_points_even_if_the_creature_leaves():
    table = fight(
        {"front 2": "gnome"},
        {"front 3": "thornling"},
        dawn={"wounds": {"front 2": 1}},
    )
    table.play("activate f2 of dawn", "strike f3 of noon")
    assert table.board(0) == {"back 4": "hero"}
    assert points(table) == 3


def test_16_4_an_own_being_moves_to_an_empty_neighbouring_space_only():
    table = fight({"front 2": "gnome", "front 3": "gnome", "back 2": "hero"}, {"front 1": "gnome"})
    assert sorted(table.texts(0, "move")) == [
        "move b2 to b1 of dawn",
        "move b2 to b3 of dawn",
        "move f2 to f1 of dawn",
        "move f3 to b3 of dawn",
        "move f3 to f4 of dawn",
    ]


def test_16_4_each_move_costs_one_point():
    table = fight({"front 1": "gnome"}, {}, helms=3)
    table.play("move f1 to f2 of dawn", "move f2 to f3 of dawn")
    assert points(table) == 1
    table.play("move f3 to f4 of dawn")
    assert table.board(0) == {"front 4": "gnome", "back 4": "hero"}
    assert table.asked == ["follow 0 1"]


def test_16_4_wounds_and_spells_move_with_a_being():
    table = fight(
        {"front 1": "tusked_boar"},
        {},
        dawn={"wounds": {"front 1": 2}, "permanents": [("stone_skin", "front 1")]},
    )
    table.play("move f1 to f2 of dawn")
    assert table.wounds(0) == {"front 2": 2}
    assert table.permanents(0) == [("stone_skin", "front 2", 0, 0)]


def test_16_5_heroes_are_never_activated():
    table = fight({"front 2": "hero"}, {"front 3": "kraken"})
    assert not table.texts(0, "activate")
    assert table.texts(0, "move f2")

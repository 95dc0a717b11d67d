"""The effects of permanent spells, and how they end (§15)."""

import pytest

from antro.core.contract.game import CHANCE
from tests.games.heroes.support.position import position

EARTHEN = {"front 1": "mountain_titan", "front 4": "thornling", "back 2": "hero"}
GIFT = "gift_of_the_winds"


def two_heroes(dice="HHHFFC", **known):
    """Return two heroes: a fire hero with a Command is about to act against an earth hero."""
    table = position().seat(0, hero="fire", hand="command", dice=dice, **known)
    return table.seat(1, hero="earth", dice="EEEEEC", board=EARTHEN)


def test_15_1_a_permanent_spell_stays_beside_a_being_until_it_ends():
    table = position(3).seat(0, hero="fire", hand="immolate", dice="FFFEEC")
    table.seat(1, hero="earth", dice="EEEEEC", hand="boulder", board=EARTHEN)
    table.stop(0).play("cast immolate", "reinforce 0", "target f1 of noon", "act")
    assert table.permanents(1) == [("immolate", "front 1", 0, 0)]
    assert table.wounds(1) == {"front 1": 1}


def test_15_1_a_permanent_spell_may_be_placed_beside_a_player():
    table = position().seat(0, hero="fire", hand="leaden_curse", dice="EEEFFC").stop(0)
    table.play("cast leaden_curse", "target noon")
    assert table.permanents(1) == [("leaden_curse", "self", 0, 0)]


def test_15_2_power_tokens_are_removed_before_the_spell():
    table = position().seat(0, hero="fire", hand="dispel immolate", dice="FFFEAC")
    table.stop(0).play("cast immolate", "reinforce 1", "target b2 of noon")
    assert table.permanents(1) == [("immolate", "back 2", 0, 1)]
    for power, left in ((1, [("immolate", "back 2", 0, 0)]), (0, [])):
        table = position().seat(0, hand="dispel", dice="FFFEAC")
        table.seat(1, permanents=[("immolate", "back 2", 0, power)]).stop(0)
        table.play("cast dispel", "target permanent immolate on b2 of noon")
        assert table.permanents(1) == left


def test_15_2_power_tokens_do_not_change_the_effect():
    table = position().seat(0, dice="FFFEEC", permanents=[("immolate", "back 2", 1, 3)])
    assert table.stop(0).side(0).life == 20


def test_15_3_a_dispelled_permanent_spell_ends():
    table = position(3).seat(0, hand="dispel", dice="FFFEAC")
    table.seat(1, permanents=[("immolate", "back 2", 2)]).stop(0)
    table.play("cast dispel", "target permanent immolate on b2 of noon")
    assert [table.cards(seat, "discard") for seat in range(3)] == ["dispel", "", "immolate"]


def test_15_3_a_permanent_spell_ends_when_its_being_leaves():
    table = position(3).seat(0, hero="fire", hand="fireball", dice="FFFEEC")
    table.seat(1, hero="earth", board=EARTHEN, wounds={"front 4": 1})
    table.seat(1, permanents=[("immolate", "front 4", 2, 2), ("immolate", "front 1", 0)]).stop(0)
    table.play("cast fireball", "reinforce 0", "target f4 of noon")
    assert table.permanents(1) == [("immolate", "front 1", 0, 0)]
    assert table.cards(2, "discard") == "immolate"


def test_15_3_a_permanent_spell_ends_when_its_player_falls():
    table = position(3).seat(0, hero="fire", hand="fireball", dice="FFFEEC")
    table.seat(1, life=3, permanents=[("leaden_curse", "self", 2), ("mist_ward", "front 1", 0)])
    table.seat(1, board={"front 1": "sea_serpent"}).stop(0)
    table.play("cast fireball", "reinforce 0", "target b2 of noon")
    assert table.side(1).out
    assert table.cards(2, "discard") == "leaden_curse"
    assert set(table.cards(0, "discard").split()) == {"fireball", "mist_ward"}


@pytest.mark.parametrize("moves", [["move f1 to f2 of dawn"], ["move f1 to b1 of dawn"]])
def test_15_4_a_permanent_spell_stays_with_a_moved_being(moves):
    board = {"front 1": "lava_brute", "front 3": "efreet", "back 2": "hero"}
    wards = [("mist_ward", "front 1", 0, 1), ("stone_skin", "front 3", 1, 0)]
    table = two_heroes(board=board, permanents=wards).stop(0)
    table.play("cast command", "target f3 of dawn", "idle", *moves)
    there = {"f2": "front 2", "b1": "back 1"}[moves[-1].split()[3]]
    expected = [("mist_ward", there, 0, 1), ("stone_skin", "front 3", 1, 0)]
    assert table.permanents(0) == expected


def test_15_4_a_permanent_spell_stays_with_a_teleported_being():
    table = position().seat(0, hand="teleport", dice="AAFFHC").seat(1, hero="earth", board=EARTHEN)
    table.seat(1, permanents=[("immolate", "front 1", 0, 1)]).stop(0)
    table.play("cast teleport", "target f1 of noon", "to space b4 of noon")
    assert table.permanents(1) == [("immolate", "back 4", 0, 1)]


@pytest.mark.parametrize(
    ("spell", "dice", "wards", "wounds"),
    [
        ("frost_lance", "WWWEEC", [], 3),
        ("frost_lance", "WWWEEC", [("stone_skin", "front 1", 1)], 2),
        ("frost_lance", "WWWEEC", [("mist_ward", "front 1", 1)], 3),
        ("fireball", "FFFEEC", [("stone_skin", "front 1", 1), ("mist_ward", "front 1", 1)], 2),
    ],
)
def test_15_5_spells_and_abilities_add_up(spell, dice, wards, wounds):
    """A Mountain Titan has its own physical ward."""
    table = position().seat(0, hero="air", hand=spell, dice=dice)
    table.seat(1, hero="earth", board=EARTHEN, permanents=wards).stop(0)
    assert table.play(f"cast {spell}", "target f1 of noon").wounds(1) == {"front 1": wounds}


def test_15_6_burn_wounds_a_being_in_the_stop_effects_of_its_owner():
    burns = [("immolate", "front 1", 0), ("immolate", "back 2", 0)]
    table = two_heroes(dice="FFFFFF").seat(1, permanents=burns)
    assert table.stop(1).wounds(1) == {"front 1": 1}
    assert table.side(1).life == 20
    table = two_heroes(dice="FFFFFF").seat(1, permanents=burns)
    assert table.stop(0).wounds(1) == {}


def test_15_6_wounds_of_burn_are_magical():
    burns = [("immolate", "back 2", 0), ("mist_ward", "back 2", 0)]
    assert two_heroes().seat(1, permanents=burns).stop(1).side(1).life == 21
    burns = [("immolate", "back 2", 0), ("stone_skin", "back 2", 0)]
    assert two_heroes().seat(1, permanents=burns).stop(1).side(1).life == 20


@pytest.mark.parametrize(("stopper", "life", "wounds"), [(1, 11, 2), (0, 10, 3)])
def test_15_7_bless_heals_a_being_in_the_stop_effects_of_its_owner(stopper, life, wounds):
    blessings = [("blessing", "back 2", 1), ("blessing", "front 1", 1)]
    table = two_heroes().seat(1, life=10, wounds={"front 1": 3}, permanents=blessings).stop(stopper)
    assert table.side(1).life == life
    assert table.wounds(1) == {"front 1": wounds}


def strikes(creature, at, **known):
    """Activate a creature of seat 0 by a spell. Return its possible strikes."""
    table = two_heroes(board={"front 1": creature}, **known).stop(0)
    table.play("cast command", "target f1 of dawn")
    return table.play(f"strike {at} of noon")


def test_15_8_a_strength_spell_adds_to_attacks():
    assert strikes("lava_brute", "f4").wounds(1) == {"front 4": 2}
    fury = [("battle_fury", "front 1", 0)]
    assert strikes("lava_brute", "f4", permanents=fury).destroyed(1) == ["thornling"]
    assert strikes("cinder_hound", "f4", permanents=fury).wounds(1) == {"front 4": 3}


def test_15_8_a_strength_spell_does_not_change_abilities():
    table = two_heroes(
        board={"front 1": "flame_acolyte"}, permanents=[("battle_fury", "front 1", 0)]
    )
    table.stop(0).play("cast command", "target f1 of dawn", "use on f4 of noon")
    assert table.wounds(1) == {"front 4": 1}


def test_15_9_a_frozen_creature_cannot_be_activated():
    board = {"front 1": "lava_brute", "front 2": "efreet"}
    table = two_heroes("HHHHHC", board=board, permanents=[("deep_freeze", "front 1", 1)]).stop(0)
    table.play("cast command")
    assert table.texts(0) == ["target f2 of dawn"]
    table.play("target f2 of dawn", "idle")
    assert table.texts(0, "activate") == []
    assert "move f1 to b1 of dawn" in table.texts(0), "it may be moved"


def test_15_9_static_abilities_of_a_frozen_creature_work():
    """The thorns of a Thornling."""
    table = two_heroes(board={"front 1": "lava_brute"})
    table.seat(1, permanents=[("deep_freeze", "front 4", 0)]).stop(0)
    table.play("cast command", "target f1 of dawn", "strike f4 of noon")
    assert table.wounds(0) == {"front 1": 1}


@pytest.mark.parametrize(
    ("spell", "dice", "ward", "life"),
    [
        ("frost_lance", "WWWEEC", "stone_skin", 18),
        ("frost_lance", "WWWEEC", "mist_ward", 17),
        ("fireball", "FFFEEC", "mist_ward", 19),
        ("fireball", "FFFEEC", "stone_skin", 18),
    ],
)
def test_15_10_a_ward_reduces_each_hit_of_its_kind(spell, dice, ward, life):
    table = position().seat(0, hero="air", hand=spell, dice=dice)
    table.seat(1, permanents=[(ward, "back 2", 1, 2)]).stop(0)
    assert table.play(f"cast {spell}", "target b2 of noon").side(1).life == life


def test_15_10_a_ward_may_reduce_a_hit_to_nothing():
    wards = [("stone_skin", "front 1", 1)]
    table = two_heroes(board={"front 4": "cinder_hound"}).seat(1, permanents=wards).stop(0)
    table.play("cast command", "target f4 of dawn", "strike f1 of noon")
    assert table.wounds(1) == {}


def test_15_11_a_creature_with_wings_attacks_in_all_directions():
    wings = [("wings_of_wind", "front 1", 0)]
    for permanents, targets in (([], ["f4"]), (wings, ["f1", "f4", "b2"])):
        table = two_heroes(board={"front 1": "ember_imp"}, permanents=permanents).stop(0)
        table.play("cast command", "target f1 of dawn")
        assert table.texts(0, "strike") == [f"strike {at} of noon" for at in targets]


@pytest.mark.parametrize(
    ("creature", "helms", "winged"), [("fire_giant", 2, 1), ("ember_imp", 1, 1)]
)
def test_15_11_a_creature_with_wings_costs_less_but_at_least_one_helm(creature, helms, winged):
    wings = [("wings_of_wind", "front 1", 0)]
    for permanents, cost in (([], helms), (wings, winged)):
        board = {"front 1": creature, "front 2": "efreet"}
        table = two_heroes("HHHHHC", board=board, permanents=permanents).stop(0)
        table.play("cast command", "target f2 of dawn", "idle", "activate f1 of dawn")
        assert table.state.bouts[0].act.helms == 3 - cost


@pytest.mark.parametrize(("dice", "life"), [("HFFFFF", 20), ("HHHHHH", 20), ("CFFFFF", 21)])
def test_15_12_a_helm_curse_wounds_a_player_who_shows_a_helm(dice, life):
    table = position().seat(0, dice=dice, permanents=[("leaden_curse", "self", 1)])
    assert table.stop(0).side(0).life == life


@pytest.mark.parametrize(
    ("dice", "life"),
    [("CFFFFF", 21), ("CCFFFF", 20), ("CCCFFF", 20), ("CCCCFF", 19), ("CCCCCC", 18)],
)
def test_15_13_a_card_curse_wounds_for_every_two_cards(dice, life):
    table = position().seat(0, dice=dice, permanents=[("static_field", "self", 1)])
    assert table.stop(0).side(0).life == life


@pytest.mark.parametrize(
    ("curse", "dice", "life"), [("static_field", "CCCCCC", 19), ("leaden_curse", "HHFFFF", 21)]
)
def test_15_12_and_15_13_a_curse_is_one_magical_hit(curse, dice, life):
    wards = [("mist_ward", "back 2", 0), ("stone_skin", "back 2", 0)]
    table = position().seat(0, dice=dice, permanents=[(curse, "self", 1), *wards])
    assert table.stop(0).side(0).life == life


# Dice


def given():
    """Return a game where seat 0 cast the gift on seat 1, which has not followed yet."""
    table = position().seat(0, hero="air", hand=GIFT, dice="AAAFFC").seat(1, dice="WWWEEC").stop(0)
    return table.play(f"cast {GIFT}", "reinforce 0", "target noon")


def test_15_14_the_gift_adds_a_die_when_all_roll_again():
    table = given()
    assert table.side(1).dice_size == 6
    table.play("pass")
    assert [table.side(seat).dice_size for seat in (0, 1)] == [6, 7]


def test_15_14_the_added_die_is_rolled_in_the_first_roll():
    table = given().play("pass")
    assert "first keep everything" not in table.texts(1)
    table.play("first keep WWWEEC", "dawn throws FFFFFF")
    assert sorted(table.texts(CHANCE)) == [f"noon throws {face}" for face in "ACEFHW"]


def dispelled(seat, **known):
    """Return a game where seat 0 has dispelled the seventh die of a seat."""
    table = position().seat(0, hero="fire", hand="dispel", dice="FFFEAC")
    table.seat(seat, permanents=[(GIFT, "self", 1)], **known).stop(0)
    role = ("dawn", "noon")[seat]
    return table.play("cast dispel", f"target permanent gift of the winds on self of {role}")


def test_15_15_the_active_player_loses_the_die_at_the_next_roll():
    table = dispelled(0, dice="FFFEEAC")
    assert table.dice(0) == "FFFEEAC"
    assert table.people == [1]
    assert table.asked[-1].startswith("follow"), "nobody is asked for a die"
    table.play("pass")
    assert table.side(0).dice_size == 6


def test_15_15_a_follower_who_acted_loses_the_die_at_the_next_roll():
    table = position(3).seat(1, dice="WWWCCCA", deck="dispel", permanents=[(GIFT, "self", 1)])
    table.seat(2, hand="dispel", dice="FFFEAC").stop(0).play("forgo", "act", "draw", "act")
    table.play("cast dispel", "target permanent gift of the winds on self of noon")
    assert table.side(1).dice_size == 6
    assert table.texts(1, "give up") == []


def test_15_15_any_other_player_gives_up_a_die_of_the_last_roll():
    table = dispelled(1, dice="WWWEEAC", thrown="EAC")
    assert table.people == [1]
    assert table.clause == "15.15"
    assert table.texts(1) == ["give up earth", "give up air", "give up card"]
    table.play("give up air")
    assert table.dice(1) == "WWWEEC"
    assert table.asked[-1].startswith("follow")


def test_15_15_without_a_last_roll_the_player_gives_up_any_die():
    table = dispelled(1, dice="WWWEEAC", thrown="")
    faces = ["water", "earth", "air", "card"]
    assert table.texts(1) == [f"give up {face}" for face in faces]
    assert table.play("give up water").dice(1) == "WWEEAC"


@pytest.mark.parametrize(("thrown", "left"), [("WWWEEAC", "WWEEAC"), ("EAC", "WWWEAC")])
def test_15_15_while_all_seats_are_rolling_the_die_is_removed_without_a_question(thrown, left):
    """The caster resigns, so all spells of the caster end."""
    table = position(3, orphans="end").seat(1, permanents=[(GIFT, "self", 2)])
    table.seat(1, dice="WWWEEAC", thrown=thrown).leave(2).resolve()
    assert table.permanents(1) == []
    assert table.dice(1) == left
    assert table.asked[-1].startswith("roll")

"""Wounds and healing (§19)."""

import pytest

from tests.games.heroes.support.fights import fight
from tests.games.heroes.support.position import position


def shot(spell, dice, there=None, board=None):
    """Let seat 0 cast a spell at front 3 of seat 1, by default at a kraken."""
    table = position().seat(0, hero="air", dice=dice, hand=spell)
    table.seat(1, board=board or {"front 3": "kraken"}, **(there or {}))
    return table.stop(0).play(f"cast {spell}", "target f3 of noon")


@pytest.mark.parametrize(
    ("spell", "dice", "ward", "wounds"),
    [
        ("fireball", "FFFCCC", "mist_ward", 2),
        ("fireball", "FFFCCC", "stone_skin", 3),
        ("boulder", "EECCCC", "mist_ward", 2),
        ("boulder", "EECCCC", "stone_skin", 1),
    ],
)
def test_19_1_spells_say_whether_wounds_are_physical_or_magical(spell, dice, ward, wounds):
    table = shot(spell, dice, {"permanents": [(ward, "front 3", 1)]})
    assert table.wounds(1) == {"front 3": wounds}


@pytest.mark.parametrize(("ward", "life"), [("mist_ward", 19), ("stone_skin", 18), (None, 18)])
def test_19_1_wounds_from_dice_symbols_are_magical(ward, life):
    spells = [(ward, "back 2")] if ward else []
    table = position().seat(0, hero="fire", dice="WWWCHE", permanents=spells).stop(0)
    assert table.side(0).life == life


def test_19_2_wards_reduce_each_hit_once():
    warded = {"permanents": [("stone_skin", "front 3", 1), ("stone_skin", "front 2", 1)]}
    enemy = {"front 2": "kraken", "front 3": "kraken"}
    table = fight({"front 2": "hydra"}, enemy, noon=warded)
    table.play("activate f2 of dawn", "strike f3 of noon", "strike f2 of noon")
    assert table.wounds(1) == {"front 2": 1, "front 3": 1}


def test_19_2_wards_reduce_two_hits_twice():
    warded = {"permanents": [("stone_skin", "front 3", 1)]}
    own = {"front 2": "stone_slinger", "front 3": "stone_slinger"}
    table = fight(own, {"front 3": "kraken"}, noon=warded)
    table.play("activate f2 of dawn", "strike f3 of noon")
    table.play("activate f3 of dawn", "strike f3 of noon")
    assert table.wounds(1) == {"front 3": 2}


def test_19_2_a_ward_never_reduces_a_hit_below_0():
    warded = {"wounds": {"front 3": 1}, "permanents": [("stone_skin", "front 3", 1)]}
    table = shot("boulder", "EECCCC", warded, {"front 3": "mountain_titan"})
    assert table.wounds(1) == {"front 3": 1}
    table = fight({"front 2": "gnome"}, {"front 3": "giant_crab"}, noon=warded)
    table.play("activate f2 of dawn", "strike f3 of noon")
    assert table.wounds(1) == {"front 3": 1}


def test_19_3_the_wounds_of_a_creature_add_up():
    table = shot("fireball", "FFFCCC", {"wounds": {"front 3": 3}})
    assert table.wounds(1) == {"front 3": 6}
    assert table.destroyed(1) == []


@pytest.mark.parametrize("before", [4, 6])
def test_19_3_a_creature_with_wounds_equal_to_its_life_is_destroyed(before):
    table = shot("fireball", "FFFCCC", {"wounds": {"front 3": before}})
    assert table.board(1) == {"back 2": "hero"}
    assert table.destroyed(1) == ["kraken"]
    assert table.wounds(1) == {}
    assert table.side(1).life == 21


def test_19_4_wounds_reduce_the_life_of_a_hero():
    table = shot("fireball", "FFFCCC", board={"front 3": "hero"})
    assert table.side(1).life == 18


def test_19_4_a_hero_at_0_falls():
    table = shot("fireball", "FFFCCC", {"life": 3}, {"front 3": "hero"})
    assert table.side(1).life == 0
    assert table.side(1).out
    assert table.clause == "23.1"


@pytest.mark.parametrize(("before", "after"), [(17, 20), (19, 21), (21, 21)])
def test_19_5_healing_a_hero_never_goes_above_starting_life(before, after):
    table = position().seat(0, hero="air", dice="WWCCCC", hand="healing", life=before)
    table.stop(0).play("cast healing", "target b2 of dawn")
    assert table.side(0).life == after


@pytest.mark.parametrize(("before", "after"), [(6, {"front 1": 3}), (2, {}), (0, {})])
def test_19_5_healing_a_creature_never_goes_above_its_life(before, after):
    table = position().seat(0, hero="air", dice="WWCCCC", hand="healing")
    table.seat(0, board={"front 1": "djinn"}, wounds={"front 1": before})
    table.stop(0).play("cast healing", "target f1 of dawn")
    assert table.wounds(0) == after

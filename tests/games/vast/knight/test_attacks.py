"""§14.8 to §14.13: whom she attacks, and how."""

import pytest

from antro.games.vast.components.roles import DRAGON
from antro.games.vast.knight.effects.strikes import attack_entering_dragon
from tests.games.vast.knight.support.her_turn import her_turn, in_collapse, skip_minor, walk


@pytest.mark.parametrize(("population", "open_"), [(1, True), (2, True), (3, False)])
def test_14_8_more_strength_than_the_tribe(population, open_):
    table = her_turn("KG", "E", put=[("bones", (0, 0))], strength=2)
    table.goblins(bones=population, rage=1)
    assert ("have encounter" in table.offers()) == open_


def test_14_8_it_scatters_and_rage_rises():
    table = her_turn("KG", "E", put=[("bones", (0, 0))], strength=3)
    table.goblins(bones=3, rage=1).play("have encounter", "knight attacks bones")
    assert (table.state.goblins.population[1], table.state.goblins.rage) == (1, 2)


def dragon_here(strength, **dragon):
    table = her_turn("KD", "E", put=[("dragon", (0, 0))], strength=strength, perception=2)
    return table.dragon(**{"surfaced": 1, "wake": 4, "health": 5, **dragon})  # Armor 2


def test_14_9_with_more_strength_she_hits():
    table = dragon_here(strength=2).play("have encounter", "knight attacks dragon")
    assert table.state.dragon.health == 4


@pytest.mark.parametrize(("face", "health"), [("centre", 4), ("x", 4), ("ring", 5), ("corners", 5)])
def test_14_9_with_as_much_the_die_decides(face, health):
    table = dragon_here(strength=1).play("have encounter", "knight attacks dragon")
    table.play(f"roll {face}")
    assert table.state.dragon.health == health


def test_14_9_with_less_she_cannot():
    assert "have encounter" not in dragon_here(strength=0).offers()


def test_14_10_underground_she_needs_the_bomb_and_spends_none():
    table = dragon_here(strength=2, surfaced=0)
    assert "have encounter" not in table.offers()
    table.knight(bomb=1).play("have encounter")
    assert "knight attacks dragon" not in table.offers()
    table.play("bomb dragon")
    assert (table.state.dragon.health, table.state.knight.bombs) == (4, 3)


def test_14_10_once_per_turn_in_all():
    table = dragon_here(strength=2, surfaced=0).knight(bomb=1)
    table.play("have encounter", "bomb dragon")
    assert "have encounter" not in table.offers()


def test_14_10_who_used_the_bomb_on_a_wall_does_not_use_it_on_him():
    table = her_turn("KD", "E +s3", put=[("dragon", (0, 0))], strength=3, bomb=1).dragon(wake=4)
    table.play("bomb wall east")
    assert "have encounter" not in table.offers()


def test_14_10_bomb_and_javelin_bar_each_other():
    table = dragon_here(strength=2, surfaced=0).knight(bomb=1, face_up="javelin")
    table.play("have encounter", "bomb dragon")
    assert "ready javelin" not in table.offers()
    table = dragon_here(strength=2, surfaced=0).knight(bomb=1, face_up="javelin")
    table.play("ready javelin", "have encounter", "knight attacks dragon")
    assert table.state.dragon.health == 4
    assert "have encounter" not in table.offers()


def test_14_10_in_the_collapse_without_either():
    table = in_collapse(dragon_here(strength=2, surfaced=0))
    table.play("have encounter", "knight attacks dragon")
    assert table.state.dragon.health == 4
    assert "have encounter" not in table.offers()  # still once per turn


def test_14_11_surfaced_again_and_again():
    table = dragon_here(strength=2)
    for health in (4, 3, 2):
        table.play("have encounter", "knight attacks dragon")
        assert table.state.dragon.health == health
    assert "have encounter" not in table.offers()  # no Encounter is left


def test_14_11_awake_but_underground_is_underground():
    assert "have encounter" not in dragon_here(strength=3, surfaced=0, awake=1).offers()


@pytest.mark.parametrize(("stealth", "open_"), [(2, True), (3, False)])
def test_14_12_more_perception_than_stealth(stealth, open_):
    table = her_turn("KT", "E", put=[("thief", (0, 0))], perception=2).thief(stats=f"2 {stealth} 4")
    assert ("have encounter" in table.offers()) == open_


def test_14_12_he_dies_and_she_gains_his_loot_drop_and_what_he_dropped():
    table = her_turn("KT", "E +o0", at=(1, 0), put=[("thief", (1, 0))], perception=3)
    table.thief(stats="2 2 4", loot_drop=2, treasures=1)
    table.play("have encounter", "knight attacks thief")
    assert (table.where("thief"), table.state.knight.grit) == (None, 2)
    assert "collect treasure" in table.offers()


@pytest.mark.parametrize(("strength", "open_"), [(1, False), (2, True)])
def test_14_13_strength_three_for_a_crystal(strength, open_):
    table = her_turn("KG", "E", put=[("crystal", (0, 0))], strength=strength)
    assert ("have encounter" in table.offers()) == open_


def test_14_13_she_keeps_it_and_gains_two_grit():
    table = her_turn("KG", "E", put=[("crystal", (0, 0))], strength=2)
    table.play("have encounter", "smash crystal")
    assert (table.state.knight.smashed, table.state.knight.grit) == (1, 2)
    assert table.state.ground.smashed == 1


def test_14_13_other_numbers_at_other_levels():
    easy = her_turn("KG", "E", put=[("crystal", (0, 0))], options={"knight_level": "easiest"})
    assert "have encounter" in easy.knight(strength=1).offers()


@pytest.mark.parametrize(("strength", "health"), [(0, 5), (2, 4)])
def test_25_11_she_strikes_the_dragon_who_comes_to_her(strength, health):
    table = dragon_here(strength=strength)
    table.state.role = DRAGON
    table.do(attack_entering_dragon)
    assert table.state.dragon.health == health


def test_14_9_in_another_turn_the_die_decides_as_well():
    table = dragon_here(strength=1)
    table.state.role = DRAGON
    skip_minor(table.do(attack_entering_dragon).play("roll plus"))
    assert table.state.dragon.health == 4


def test_14_5_she_walks_up_to_a_tribe_and_beats_it():
    table = her_turn("KG", "E +o0", put=[("eye", (1, 0))], strength=2).goblins(eye=1)
    walk(table, "east").play("knight attacks eye")
    assert table.where("eye") is None

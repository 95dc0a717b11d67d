"""The Knight's attacks (§14.8 to §14.13)."""

import pytest

from antro.games.vast.components.roles import DRAGON
from antro.games.vast.knight.effects.strikes import attack_entering_dragon
from tests.games.vast.knight.support.her_turn import her_turn, in_collapse, skip_minor, walk


@pytest.mark.parametrize(("population", "open_"), [(1, True), (2, True), (3, False)])
def test_14_8_attacking_a_tribe_takes_more_strength_than_it_has(population, open_):
    table = her_turn("KG", "E", put=[("bones", (0, 0))], strength=2)
    table.goblins(bones=population, rage=1)
    assert ("have encounter" in table.offers()) == open_


def test_14_8_an_attacked_tribe_scatters_and_rage_rises():
    table = her_turn("KG", "E", put=[("bones", (0, 0))], strength=3)
    table.goblins(bones=3, rage=1).play("have encounter", "knight attacks bones")
    assert (table.state.goblins.population[1], table.state.goblins.rage) == (1, 2)


def dragon_here(strength, **dragon):
    table = her_turn("KD", "E", put=[("dragon", (0, 0))], strength=strength, perception=2)
    return table.dragon(**{"surfaced": 1, "wake": 4, "health": 5, **dragon})  # Armor 2


def test_14_9_more_strength_than_armor_hits_the_dragon():
    table = dragon_here(strength=2).play("have encounter", "knight attacks dragon")
    assert table.state.dragon.health == 4


@pytest.mark.parametrize(("face", "health"), [("centre", 4), ("x", 4), ("ring", 5), ("corners", 5)])
def test_14_9_with_equal_strength_the_die_decides(face, health):
    table = dragon_here(strength=1).play("have encounter", "knight attacks dragon")
    table.play(f"roll {face}")
    assert table.state.dragon.health == health


def test_14_9_with_less_strength_the_knight_cannot_attack():
    assert "have encounter" not in dragon_here(strength=0).offers()


def test_14_10_an_underground_attack_needs_a_bomb_but_spends_none():
    table = dragon_here(strength=2, surfaced=0)
    assert "have encounter" not in table.offers()
    table.knight(bomb=1).play("have encounter")
    assert "knight attacks dragon" not in table.offers()
    table.play("bomb dragon")
    assert (table.state.dragon.health, table.state.knight.bombs) == (4, 3)


def test_14_10_the_underground_dragon_is_attacked_once_per_turn():
    table = dragon_here(strength=2, surfaced=0).knight(bomb=1)
    table.play("have encounter", "bomb dragon")
    assert "have encounter" not in table.offers()


def test_14_10_a_bomb_used_on_a_wall_cannot_be_used_on_the_dragon():
    table = her_turn("KD", "E +s3", put=[("dragon", (0, 0))], strength=3, bomb=1).dragon(wake=4)
    table.play("bomb wall east")
    assert "have encounter" not in table.offers()


def test_14_10_an_attack_uses_the_bomb_or_the_javelin_but_not_both():
    table = dragon_here(strength=2, surfaced=0).knight(bomb=1, face_up="javelin")
    table.play("have encounter", "bomb dragon")
    assert "ready javelin" not in table.offers()
    table = dragon_here(strength=2, surfaced=0).knight(bomb=1, face_up="javelin")
    table.play("ready javelin", "have encounter", "knight attacks dragon")
    assert table.state.dragon.health == 4
    assert "have encounter" not in table.offers()


def test_14_10_in_the_collapse_an_underground_attack_needs_neither():
    table = in_collapse(dragon_here(strength=2, surfaced=0))
    table.play("have encounter", "knight attacks dragon")
    assert table.state.dragon.health == 4
    assert "have encounter" not in table.offers()  # this is still limited to once per turn


def test_14_11_the_surfaced_dragon_is_attacked_repeatedly():
    table = dragon_here(strength=2)
    for health in (4, 3, 2):
        table.play("have encounter", "knight attacks dragon")
        assert table.state.dragon.health == health
    assert "have encounter" not in table.offers()  # no Encounter is left


def test_14_11_an_awake_dragon_may_still_be_underground():
    assert "have encounter" not in dragon_here(strength=3, surfaced=0, awake=1).offers()


@pytest.mark.parametrize(("stealth", "open_"), [(2, True), (3, False)])
def test_14_12_attacking_the_thief_takes_more_perception_than_his_stealth(stealth, open_):
    table = her_turn("KT", "E", put=[("thief", (0, 0))], perception=2).thief(stats=f"2 {stealth} 4")
    assert ("have encounter" in table.offers()) == open_


def test_14_12_the_thief_dies_and_the_knight_gains_his_loot_drop_and_tokens():
    table = her_turn("KT", "E +o0", at=(1, 0), put=[("thief", (1, 0))], perception=3)
    table.thief(stats="2 2 4", loot_drop=2, treasures=1)
    table.play("have encounter", "knight attacks thief")
    assert (table.where("thief"), table.state.knight.grit) == (None, 2)
    assert "collect treasure" in table.offers()


@pytest.mark.parametrize(("strength", "open_"), [(1, False), (2, True)])
def test_14_13_smashing_a_crystal_takes_strength_three(strength, open_):
    table = her_turn("KG", "E", put=[("crystal", (0, 0))], strength=strength)
    assert ("have encounter" in table.offers()) == open_


def test_14_13_the_knight_keeps_the_crystal_and_gains_two_grit():
    table = her_turn("KG", "E", put=[("crystal", (0, 0))], strength=2)
    table.play("have encounter", "smash crystal")
    assert (table.state.knight.smashed, table.state.knight.grit) == (1, 2)
    assert table.state.ground.smashed == 1


def test_14_13_other_levels_have_other_numbers():
    easy = her_turn("KG", "E", put=[("crystal", (0, 0))], options={"knight_level": "easiest"})
    assert "have encounter" in easy.knight(strength=1).offers()


@pytest.mark.parametrize(("strength", "health"), [(0, 5), (2, 4)])
def test_25_11_the_knight_attacks_the_dragon_that_enters_her_square(strength, health):
    table = dragon_here(strength=strength)
    table.state.role = DRAGON
    table.do(attack_entering_dragon)
    assert table.state.dragon.health == health


def test_14_9_the_die_also_decides_in_another_players_turn():
    table = dragon_here(strength=1)
    table.state.role = DRAGON
    skip_minor(table.do(attack_entering_dragon).play("roll plus"))
    assert table.state.dragon.health == 4


def test_14_5_the_knight_walks_to_a_tribe_and_beats_it():
    table = her_turn("KG", "E +o0", put=[("eye", (1, 0))], strength=2).goblins(eye=1)
    walk(table, "east").play("knight attacks eye")
    assert table.where("eye") is None

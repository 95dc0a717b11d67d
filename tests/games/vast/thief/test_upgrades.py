"""Loot, upgrades and the death of the Thief (§32)."""

import pytest

from antro.core.contract.flow import default_move
from antro.games.vast.components.decks import UPGRADES
from antro.games.vast.components.roles import DRAGON, GOBLINS, KNIGHT, NOBODY
from antro.games.vast.thief.effects.death import attack, kill
from antro.games.vast.thief.effects.spores import ThiefSpores
from antro.games.vast.thief.effects.values import stealth
from tests.games.vast.thief.support.den import LINE, den, load, moves, prowl

SPORES = ThiefSpores()


def test_32_1_entering_the_entrance_stashes_all_carried_tokens():
    table = prowl(at=(1, 0), treasures=2, loot_drop=1).play("thief step west")
    table.play("stash on climbing gear", "stash on plus stealth")
    assert load(table) == (0, 0)
    assert table.state.thief.stashed == 2
    assert table.state.thief.loot_drop == 3
    assert moves(table, "thief step")


def test_32_1_a_stashed_gem_goes_home_and_a_treasure_replaces_it():
    table = prowl("DT", at=(1, 0), gems=0b100).dragon(gems=0b011)
    before = int(table.state.ground.treasures)
    table.play("thief step west", "stash on flip 1")
    assert table.state.dragon.gems == 0b111
    assert table.state.ground.treasures == before - 1
    assert table.state.thief.stashed == 1


def test_41_12_the_eye_of_rage_counts_each_stashed_token_and_gem():
    table = prowl("GDT", at=(1, 0), options={"schemes": "yes"}, treasures=1, gems=0b100)
    table.dragon(gems=0b011).goblins(bought="eye_of_rage", rage=1).play("thief step west")
    table.play("stash on climbing gear")
    assert table.state.goblins.rage == 2
    table.play("stash on plus stealth")
    assert table.state.goblins.rage == 3


def test_32_1_tokens_taken_on_the_entrance_are_carried_until_the_next_entry():
    table = prowl().put("treasure", (0, 0)).play("loot treasure")
    assert load(table) == (1, 0)
    table.play("thief step east", "thief step west")
    assert table.asked == "stash thief"


def test_32_1_loot_drop_stays_without_a_stashed_token():
    table = prowl(at=(1, 0), loot_drop=1).play("thief step west")
    assert table.state.thief.loot_drop == 1


def test_5_3_and_32_1_a_flame_wall_on_the_entrance_kills_the_thief_before_he_stashes():
    table = prowl("DT", at=(1, 0), treasures=1).put("flame_wall", (0, 0)).play("thief step west")
    assert table.where("thief") is None
    assert table.state.thief.stashed == 0
    assert table.state.ground.treasures_on(table.at(0, 0)) == 1


def test_32_3_each_of_eleven_upgrades_takes_one_token():
    table = prowl(at=(1, 0), treasures=1, upgrades="sticky_fingers flip_1").play("thief step west")
    assert len(UPGRADES) == 11
    assert table.offers() == [
        "stash on lock picking kit",
        "stash on climbing gear",
        "stash on hand crossbow",
        "stash on unnatural evasion",
        "stash on plus movement",
        "stash on plus stealth",
        "stash on plus thievery",
        "stash on flip 2",
    ]


def knight_with_javelin(**fields):
    table = den("KT", LINE, (1, 0), **fields).put("knight", (1, 0)).knight(face_up="javelin")
    return table.turn("thief").play("stats low high middle").thief(cubes=3)


def test_32_4_sticky_fingers_reroll_a_pickpocket_die_once_per_turn():
    table = knight_with_javelin(upgrades="sticky_fingers")
    table.play("pickpocket knight for 1", "toss 1", "try again", "toss 6")
    assert load(table) == (1, 0)
    table = knight_with_javelin(upgrades="sticky_fingers")
    table.play("pickpocket knight for 1", "toss 1", "try again", "toss 1")
    assert table.asked == "turn thief"


def test_32_4_the_thief_may_keep_the_roll():
    table = knight_with_javelin(upgrades="sticky_fingers")
    table.play("pickpocket knight for 1", "toss 1", "give in")
    assert load(table) == (0, 0)


def test_32_4_the_lock_picking_kit_saves_a_cube():
    table = prowl(rows="E +s0:vault", at=(1, 0), upgrades="lock_picking_kit", cubes=0)
    table.put("vault", (1, 0))
    assert moves(table, "pick lock") == ["pick lock as for 1"]
    table.play("pick lock as for 1", "toss 4")
    assert table.state.thief.cubes == 0
    assert load(table) == (1, 0)


def test_32_5_climbing_gear_saves_a_cube():
    table = prowl(rows="E +s3", upgrades="climbing_gear").play("climb east")
    assert table.state.thief.cubes == 3


@pytest.mark.parametrize(("at", "seen"), [((3, 0), True), ((4, 0), False), ((1, 1), False)])
def test_32_6_the_hand_crossbow_stabs_up_to_three_squares_away(at, seen):
    rows = LINE + "\n. +o:event . . . ."
    table = den("KT", rows, (0, 0), upgrades="hand_crossbow").put("knight", at).knight(grit=5)
    table.turn("thief").play("stats low high middle")
    assert bool(moves(table, "backstab knight")) == seen


def test_10_8_and_32_6_the_hand_crossbow_does_not_reach_into_the_forest():
    table = den("KT", "E", (0, 0), upgrades="hand_crossbow").knight(grit=5)
    table.terrain("mushroom_forest", (1, 0), (2, 0), (1, 1), (2, 1)).put("knight", (1, 0))
    table.turn("thief").play("stats low high middle")
    assert not moves(table, "backstab")


def evader(by=DRAGON, **fields):
    table = den("KGDT", LINE, (1, 0), upgrades="unnatural_evasion", **fields).turn("dragon")
    return table.do(attack, by)


def test_32_7_with_4_or_more_the_thief_evades_and_may_step():
    table = evader().play("toss 4")
    assert table.state.thief.evaded
    assert table.offers() == ["slip east", "slip west", "stay put"]
    assert table.play("slip east").where("thief") == (2, 0)


def test_32_7_with_less_than_4_the_thief_dies():
    table = evader().play("toss 3")
    assert table.where("thief") is None
    assert not table.state.thief.evaded


def test_32_7_the_thief_evades_only_the_first_attack_in_a_turn():
    table = evader().play("toss 6", "stay put").do(attack, DRAGON)
    assert table.where("thief") is None


def test_32_7_without_the_upgrade_there_is_no_evasion_roll():
    table = den("KGDT", LINE, (1, 0)).turn("dragon").do(attack, DRAGON)
    assert table.where("thief") is None


@pytest.mark.parametrize("stat", ["movement", "stealth", "thievery"])
def test_32_8_plus_upgrades_add_one(stat):
    table = den(upgrades=f"plus_{stat}").turn("thief").play("stats low middle high")
    thief = table.state.thief
    assert table.state.thief.cubes == (5 if stat == "thievery" else 4)
    assert stealth(table.state) == (4 if stat == "stealth" else 3)
    steps = 0
    while "thief step east" in table.offers():
        table.play("thief step east")
        steps += 1
    assert steps == (3 if stat == "movement" else 2)
    assert thief.moved == steps


@pytest.mark.parametrize(
    ("row", "tokens"),
    [("flip_1", [3, 3, 4]), ("flip_1 flip_2", [3, 4, 4]), ("flip_1 flip_2 flip_3", [4, 4, 4])],
)
def test_32_9_the_flip_row_turns_his_stat_tokens(row, tokens):
    table = den(upgrades=row).turn("thief")
    if len(set(tokens)) > 1:
        assert len(table.offers()) == 3
        table.play(table.offers()[0])
    assert sorted(table.state.thief.stats) == tokens


def test_32_9_and_32_10_a_new_upgrade_works_at_once():
    table = prowl(at=(1, 0), stats="4 3 2", treasures=1).play("thief step west", "stash on flip 1")
    assert list(table.state.thief.stats) == [4, 3, 3]


def test_32_10_a_lost_upgrade_may_be_gained_again():
    table = prowl("CT", at=(1, 0), treasures=1, stashed=1, upgrades="plus_stealth")
    table.do(SPORES.apply_spores)
    assert table.state.thief.upgrades == 0
    table.play("thief step west")
    assert "stash on plus stealth" in table.offers()


def test_29_6_and_32_10_spores_take_the_rightmost_of_the_flip_row():
    table = prowl("CT", upgrades="plus_stealth flip_1 flip_2", stashed=3)
    assert SPORES.can_be_affected(table.state)
    table.do(SPORES.apply_spores)
    assert table.offers() == ["spores take flip 2", "spores take plus stealth"]
    table.play("spores take flip 2")
    assert table.state.thief.stashed == 3
    assert table.state.thief.upgrades >> UPGRADES.index("flip_1") & 1


def test_47_4_when_time_runs_out_spores_take_the_last_upgrade():
    table = prowl("CT", upgrades="climbing_gear plus_stealth flip_1").do(SPORES.apply_spores)
    question = table.state.pending[-1]
    move = default_move(table.state, question)
    assert table.game.describe(move).text == "spores take flip 1"


def test_47_2_when_time_runs_out_after_an_evasion_the_thief_stays():
    table = evader().play("toss 4")
    move = default_move(table.state, table.state.pending[-1])
    assert table.game.describe(move).text == "stay put"


def test_32_11_the_dragon_attacks_the_thief_without_any_condition():
    table = den("DT", LINE, (0, 0), stats="2 4 3").put("dragon", (0, 0))
    table.dragon(placed=1, hand="claw claw claw").turn("dragon")
    assert "scratch with claw claw claw" in table.offers()


def test_32_12_a_dead_thief_drops_all_tokens_and_his_turn_ends():
    table = prowl("DT", at=(1, 0), treasures=2, gems=0b001).dragon(gems=0b110)
    table.do(kill, NOBODY)
    assert table.where("thief") is None
    assert table.state.ground.treasures_on(table.at(1, 0)) == 2
    assert table.state.ground.gems_on(table.at(1, 0)) == 0b001
    assert table.asked != "turn thief"
    assert table.state.thief.loot_drop == 3


def test_10_7_and_32_12_magma_kills_the_thief_at_the_end_of_his_turn():
    table = prowl("CT", "E", treasures=1).terrain("magma", (1, 0), (2, 0), (2, 1))
    table.put("thief", (1, 0)).play("end thief turn")
    assert table.where("thief") is None


def test_32_13_the_knight_gains_grit_by_the_loot_drop():
    table = den("KGDT", LINE, (1, 0), loot_drop=2).turn("dragon").do(kill, KNIGHT)
    assert table.state.knight.grit == 2


def test_32_13_the_goblins_gain_secrets_or_rage_by_the_loot_drop():
    table = den("KGDT", LINE, (1, 0), loot_drop=2).goblins(rage=1).turn("dragon")
    table.do(kill, GOBLINS)
    assert table.asked.startswith("loot_bonus")


def test_32_13_nobody_gains_the_loot_drop_of_an_accident():
    table = den("KGDT", LINE, (1, 0)).turn("dragon").do(kill, NOBODY)
    assert table.state.knight.grit == 0
    assert table.asked == "turn dragon"


def test_32_14_the_thief_returns_on_the_entrance_unharmed_by_a_flame_wall():
    table = den("DT").off("thief").put("flame_wall", (0, 0)).turn("thief")
    assert table.where("thief") == (0, 0)

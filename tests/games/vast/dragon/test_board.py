"""The Dragon's board and turn (§25)."""

import pytest

from antro.games.vast.components.roles import DRAGON, GOBLINS, KNIGHT
from antro.games.vast.dragon.effects.cards import discard_cards
from antro.games.vast.dragon.effects.health import hit
from antro.games.vast.dragon.effects.values import armor, spirit
from antro.games.vast.dragon.kinds import DRAW_POWER
from tests.games.vast.dragon.support.lair import LINE, hand, hunt, lair, moves, sleep
from tests.games.vast.support.position import game_of, position

WALLED = "E +s1 +o"  # the first tile has a wall to the east


def test_25_1_the_surfaced_dragon_wins_by_entering_the_entrance():
    table = hunt(rows=LINE, at=(1, 0), surfaced=1).play("free move west 1")
    assert table.state.winner == DRAGON


def test_25_1_the_underground_dragon_does_not_win_on_the_entrance():
    table = hunt(rows=LINE, at=(1, 0), awake=1).play("free move west 1")
    assert table.where("dragon") == (0, 0)
    assert table.state.winner != DRAGON


def test_25_2_the_board_at_the_start():
    table = position("KGDC")
    assert sleep(table) == ([4, 4, 4, 1, 1], 0)
    dragon = table.state.dragon
    assert (dragon.eaten, dragon.health, dragon.gems) == (0, 5, 0b111)
    assert list(dragon.deck) == [6, 6, 6, 0, 0, 0]
    assert table.where("dragon") is None


def test_25_2_three_cards_are_dealt():
    state = game_of("D").start()
    assert "draw_power" in [question.kind for question in state.pending]
    assert state.question(DRAW_POWER) in state.pending
    assert state.arguments[state.pending.index(state.question(DRAW_POWER))] == 3


def test_25_2_the_dragon_first_appears_on_the_knights_square_without_moving():
    table = position("KD").map(LINE).put("knight", (2, 0)).turn("dragon")
    assert table.where("dragon") == (2, 0)
    assert not table.state.dragon.moved
    assert moves(table, "free move")


def test_25_2_without_a_knight_the_dragon_appears_on_the_entrance():
    assert position("D").map(LINE).turn("dragon").where("dragon") == (0, 0)


@pytest.mark.parametrize(
    ("wake", "armored", "spirited"),
    [
        (0, 1, 3),
        (1, 1, 3),
        (2, 1, 4),
        (4, 2, 4),
        (6, 2, 5),
        (8, 3, 5),
        (10, 3, 6),
        (12, 4, 6),
        (14, 4, 7),
    ],
)
def test_25_3_armor_and_spirit_follow_wakefulness(wake, armored, spirited):
    table = lair(wake=wake)
    assert (armor(table.state), spirit(table.state)) == (armored, spirited)


@pytest.mark.parametrize(("wake", "armored"), [(0, 2), (4, 3), (8, 4), (14, 4)])
def test_33_3_ash_dragon_has_one_armor_more_but_four_at_most(wake, armored):
    assert armor(lair("GD", wake=wake).state) == armored


def test_25_4_the_flame_wall_returns_when_his_turn_starts():
    table = lair().put("flame_wall", (1, 0)).turn("dragon")
    assert not table.state.ground.tokens[table.at(1, 0)]


def test_25_4_at_the_end_come_treasures_then_a_gem_then_the_hand():
    table = hunt(hand="claw").put("treasure", (0, 0)).play("end dragon turn")
    assert sleep(table) == ([3, 4, 4, 1, 1], 1)
    assert table.asked == "place_gem dragon"
    assert hand(table)[0] == 1
    table.play("no gem")
    assert table.asked == "draw_power"
    assert hand(table)[0] == 0


def test_25_5_the_free_move_is_one_or_two_squares_in_a_line_once():
    table = hunt(rows=LINE, at=(1, 0))
    assert moves(table, "free move") == [
        "free move east 1",
        "free move east 2",
        "free move west 1",
    ]
    table.play("free move east 2")
    assert table.where("dragon") == (3, 0)
    assert not moves(table, "free move")


def test_25_5_the_free_move_may_come_between_powers():
    table = hunt(rows=LINE, at=(1, 0), hand="flame flame")
    table.play("flame with flame", "roll centre", "free move east 1", "flame with flame")


def test_25_5_an_open_space_stops_the_free_move():
    assert "free move north 1" not in hunt(rows=LINE, at=(1, 0)).offers()


def test_25_5_each_wing_is_a_separate_move():
    table = hunt(rows=LINE, at=(0, 0), hand="wing wing")
    table.play("wing with wing", "wing move east 2", "wing with wing", "wing move east 2")
    assert table.where("dragon") == (4, 0)
    assert moves(table, "free move")


def test_25_6_powers_cost_any_mix_of_cards_and_gems():
    table = hunt(hand="claw flame").put("gem claw", (1, 1))
    assert moves(table, "shriek") == [
        "shriek with claw flame",
        "shriek with flame claw gem",
        "shriek with claw claw gem",
    ]


def test_25_6_a_gem_lends_its_symbol_once_per_turn():
    table = hunt().put("gem flame", (1, 1)).play("flame with flame gem", "roll centre")
    assert "flame with flame gem" not in table.offers()
    table.play("end dragon turn", "no gem").settle()
    assert "flame with flame gem" in table.clear_stack().dragon(hand="").turn("dragon").offers()


def test_25_6_a_gem_that_the_thief_carries_also_lends_its_symbol():
    table = lair("DT", gems=0b101).thief(gems=0b010).turn("dragon")
    assert "flame with flame gem" in table.offers()


def test_25_6_a_gem_in_the_supply_does_not_lend_its_symbol():
    assert "flame with flame gem" not in hunt().offers()


def test_25_7_the_dragon_takes_all_treasures_of_his_square_but_no_gem():
    table = hunt(rows="E f", at=(1, 0)).put("gem claw", (1, 0))
    table.put("treasure", (1, 0)).put("treasure", (1, 0)).play("end dragon turn")
    assert table.state.ground.treasures_on(table.at(1, 0)) == 0
    assert table.state.ground.gems_on(table.at(1, 0)) == 0b001
    assert table.state.dragon.treasures == 1  # the other one paid for a cube


def test_25_7_treasures_are_taken_after_all_movement():
    table = hunt(rows=LINE).put("treasure", (1, 0)).play("free move east 1")
    assert table.state.dragon.treasures == 0
    assert table.play("end dragon turn").state.dragon.wake == 1


def test_25_8_the_dragon_may_place_a_gem_on_his_square():
    table = hunt(rows="E f", at=(1, 0)).play("end dragon turn", "place gem wing")
    assert table.state.ground.gems_on(table.at(1, 0)) == 0b100
    assert table.state.dragon.gems == 0b011


def test_25_8_the_dragon_places_at_most_one_gem_from_his_supply():
    table = hunt(gems=0b010).play("end dragon turn")
    assert table.offers() == ["place gem flame", "no gem"]
    table.play("place gem flame")
    assert table.asked == "draw_power"


def test_25_9_the_new_hand_has_as_many_cards_as_the_current_spirit():
    table = hunt(wake=2, hand="claw claw").play("end dragon turn", "no gem")
    assert hand(table) == [0] * 6
    table.play("draw power wing", "draw power wing", "draw power flame", "draw power claw")
    assert hand(table) == [1, 1, 2, 0, 0, 0]
    assert table.asked != "draw_power"


def test_25_9_used_cards_are_shuffled_into_the_deck():
    table = hunt(hand="flame").play("flame with flame", "roll centre")
    assert list(table.state.dragon.used)[1] == 1
    table.play("end dragon turn", "no gem")
    assert list(table.state.dragon.used) == [0] * 6


def test_9_10_and_25_9_an_empty_deck_is_refilled_with_used_cards():
    table = lair("DT").put("thief", (0, 0))
    dragon = table.state.dragon
    for kind in range(3):
        dragon.deck[kind] = 0
    dragon.used[1] = 2
    table.thief(loot_drop=2).dragon(hand="claw claw claw").turn("dragon")
    table.play("scratch with claw claw claw").settle()
    assert dragon.cards_held == 2


def test_25_10_the_underground_dragon_passes_walls_and_enters_dark_tiles():
    table = hunt(rows=WALLED, at=(1, 0)).play("free move east 1")
    assert table.where("dragon") == (2, 0)
    assert "free move east 1" in hunt(rows="E f").offers()


def test_25_10_walls_and_dark_tiles_stop_the_surfaced_dragon():
    assert "free move east 1" not in hunt(rows=WALLED, at=(1, 0), surfaced=1).offers()
    assert "free move east 1" not in hunt(rows="E f", surfaced=1).offers()


def surfaced_beside_knight(strength, **fields):
    table = lair("KD", LINE, (1, 0), surfaced=1, awake=1, **fields)
    return table.put("knight", (2, 0)).knight(strength=strength).turn("dragon")


def test_25_11_a_stronger_knight_hits_the_dragon_that_enters_her_square():
    table = surfaced_beside_knight(1).play("free move east 1")
    assert table.state.dragon.health == 4
    assert table.where("dragon") == (2, 0)


def test_25_11_a_knight_with_strength_equal_to_his_armor_rolls():
    table = surfaced_beside_knight(1, wake=4).play("free move east 1")
    assert table.asked == "roll"
    assert table.play("roll plus").state.dragon.health == 4
    table = surfaced_beside_knight(1, wake=4).play("free move east 1", "roll ring")
    assert table.state.dragon.health == 5


def test_25_11_the_knight_also_attacks_a_passing_dragon_who_continues():
    table = surfaced_beside_knight(1).play("free move east 2")
    assert table.state.dragon.health == 4
    assert table.where("dragon") == (3, 0)


def test_25_11_a_weaker_knight_does_nothing():
    table = surfaced_beside_knight(0, wake=4).play("free move east 1")
    assert table.state.dragon.health == 5


def test_25_11_the_underground_dragon_causes_no_attack():
    table = lair("KD", LINE, (1, 0)).put("knight", (2, 0)).knight(strength=3)
    assert table.turn("dragon").play("free move east 1").state.dragon.health == 5


def test_25_11_with_ash_dragon_every_stronger_tribe_attacks_and_scatters():
    table = lair("GD", LINE, (1, 0), surfaced=1, awake=1).goblins(fangs=3, bones=4, eye=1, rage=3)
    for tribe in ("fangs", "bones", "eye"):
        table.put(tribe, (2, 0))
    table.turn("dragon").play("free move east 1")
    assert table.state.dragon.health == 3
    assert table.where("fangs") is None
    assert table.where("bones") is None
    assert table.where("eye") == (2, 0)
    assert table.state.goblins.rage == 1


@pytest.mark.parametrize(("roles", "hunter"), [("KGD", KNIGHT), ("GD", GOBLINS)])
def test_25_12_at_health_0_the_role_that_hunts_the_dragon_wins(roles, hunter):
    table = lair(roles, health=1)
    hit(table.state, 1, hunter)
    assert table.state.winner == hunter


def test_1_6_and_25_9_the_dragon_chooses_the_cards_that_he_discards():
    table = hunt(hand="claw wing wing")
    table.do(discard_cards, 2).play("give card wing")
    assert table.offers() == ["give card claw", "give card wing"]
    table.play("give card claw")
    assert hand(table) == [0, 0, 1, 0, 0, 0]


def test_1_6_and_25_9_the_dragon_discards_all_if_he_has_too_few_cards():
    table = hunt(hand="claw").do(discard_cards, 3)
    assert table.asked == "give_cards dragon"
    assert table.play("give card claw").state.dragon.cards_held == 0
    assert table.asked != "give_cards dragon"

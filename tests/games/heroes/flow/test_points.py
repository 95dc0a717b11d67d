"""Points: nobody is out, and 21 points win (§25)."""

import pytest

from antro.core.contract.game import CHANCE
from tests.games.heroes.support.position import position

FIREBALL = ("cast fireball", "reinforce 0")  # three magical wounds
BURNING = [("immolate", "back 2", 0)]


def duel(heroes=("fire", "water"), **known):
    """Return a game where Dawn may cast a fireball or command a creature. Set Noon with *known*."""
    table = position(2, mode="points")
    table.seat(0, hero=heroes[0], dice="FFFHHC", hand="fireball command")
    return table.seat(1, hero=heroes[1], dice="WWWHHC", **known)


def points(table):
    return [side.points for side in table.state.sides]


def lives(table):
    return [side.life for side in table.state.sides]


def recovering(players=2, **known):
    """Return a game where Dawn is stunned and shows five cards."""
    table = position(players, mode="points")
    return table.seat(0, life=0, dice="CCCCCF", **known)


def test_25_1_a_hero_at_0_is_stunned_and_nobody_is_out():
    table = duel(life=3, hand="healing", board={"front 1": "kraken", "back 2": "hero"})
    table.stop(0).play(*FIREBALL, "target b2 of noon")
    side = table.side(1)
    assert (side.life, side.out, side.is_stunned()) == (0, 0, True)
    assert table.board(1) == {"front 1": "kraken", "back 2": "hero"}
    assert (table.cards(1), table.dice(1)) == ("healing", "WWWCHH")
    assert table.people == [0]


@pytest.mark.parametrize(("life", "steps"), [(21, 3), (4, 3), (2, 2)])
def test_25_2_each_life_lost_by_a_spell_scores_a_point(life, steps):
    table = duel(life=life).stop(0).play(*FIREBALL, "target b2 of noon")
    assert (points(table), lives(table)) == ([steps, 0], [21, life - steps])


def test_25_2_each_life_lost_by_a_creature_scores_a_point():
    table = duel(board={"front 3": "hero"})
    table.seat(0, board={"front 2": "red_dragon", "back 2": "hero"})
    table.stop(0).play("cast command", "target f2 of dawn", "strike f3 of noon")
    assert (points(table), lives(table)) == ([4, 0], [21, 17])


@pytest.mark.parametrize(
    ("dice", "spell", "steps"),
    [("AAACCC", "immolate", 1), ("AACCCC", "static_field", 2), ("AAAAAH", "leaden_curse", 1)],
)
def test_25_2_each_life_lost_by_a_permanent_spell_scores_a_point(dice, spell, steps):
    where = "back 2" if spell == "immolate" else "self"
    table = position(3, mode="points").seat(0, dice=dice, permanents=[(spell, where, 2)])
    assert points(table.stop(0)) == [0, 0, steps]
    assert table.side(0).life == 21 - steps


def test_25_2_wounds_on_creatures_score_nothing():
    table = duel(board={"front 1": "kraken", "back 2": "hero"})
    table.stop(0).play(*FIREBALL, "target f1 of noon")
    assert (table.wounds(1), points(table)) == ({"front 1": 3}, [0, 0])


def test_25_2_weakness_and_the_penalty_after_a_stop_score_nothing():
    table = duel().seat(1, dice="FFFFHH").stop(1)
    assert (points(table), lives(table)) == ([0, 0], [21, 17])
    table.play("forgo")
    assert (points(table), lives(table)) == ([0, 0], [21, 15])


def test_25_2_a_players_own_spells_on_himself_score_nothing():
    table = duel().seat(0, permanents=BURNING).stop(0)
    assert (points(table), lives(table)) == ([0, 0], [20, 21])
    table.play(*FIREBALL, "target b2 of dawn")
    assert (points(table), lives(table)) == ([0, 0], [17, 21])


def test_25_2_the_first_player_with_21_points_wins_at_once():
    table = duel().seat(0, points=17).seat(1, points=20)
    table.stop(0).play(*FIREBALL, "target b2 of noon")
    assert (points(table), table.people) == ([20, 20], [0])
    table = duel().seat(0, points=18).seat(1, points=20)
    table.stop(0).play(*FIREBALL, "target b2 of noon")
    assert (points(table), table.acting, table.clause) == ([21, 20], [], "25.2")
    assert table.scores == [1, -1]


def test_25_2_a_follower_does_not_act_if_his_stop_effects_give_the_last_point():
    table = position(2, mode="points").seat(0, points=20)
    table.seat(
        1, hero="water", dice="WWCCCH", deck="healing", permanents=[("immolate", "back 2", 0)]
    )
    table.stop(0).play("forgo", "act")
    assert (table.acting, table.clause, table.scores) == ([], "25.2", [1, -1])


def test_25_3_a_stunned_player_does_not_follow():
    table = position(3, mode="points").seat(1, life=0, dice="CCCHHH", deck="healing")
    assert table.stop(0).play("forgo").people == [2]
    assert table.play("pass").asked == ["keep 0 [1, 2]"]


@pytest.mark.parametrize(
    ("dice", "may_stop"), [("CCCCHH", False), ("CCCCCH", True), ("CCCCCC", True)]
)
def test_25_3_a_stunned_player_stops_only_with_five_cards(dice, may_stop):
    table = position(2, mode="points").seat(0, life=0, dice=dice)
    assert ("plan to stop" in table.texts(0)) is may_stop
    assert "plan to hold" in table.texts(0)
    assert "plan to stop" in table.texts(1)


def test_25_4_a_stunned_hero_is_a_valid_target_but_suffers_no_wounds():
    table = duel(life=0).stop(0).play(*FIREBALL, "target b2 of noon")
    assert (points(table), lives(table)) == ([0, 0], [21, 0])
    assert table.cards(0, "discard") == "fireball"


def test_25_4_creatures_of_a_stunned_hero_are_hit_and_use_their_thorns():
    board = {"front 3": "thornling", "front 4": "gnome", "back 2": "hero"}
    table = duel(("fire", "earth"), life=0, board=board)
    table.seat(0, board={"front 2": "salamander", "back 2": "hero"})
    table.stop(0).play("cast command", "target f2 of dawn", "strike f3 of noon")
    assert (table.wounds(0), table.wounds(1)) == ({"front 2": 1}, {"front 3": 3})
    table = duel(("fire", "earth"), life=0, board=board)
    table.stop(0).play(*FIREBALL, "target f4 of noon")
    assert table.board(1) == {"front 3": "thornling", "back 2": "hero"}


def test_25_4_a_stunned_hero_may_be_moved():
    table = duel(("air", "water"), life=0).seat(0, board={"front 2": "djinn", "back 2": "hero"})
    table.stop(0).play("cast command", "target f2 of dawn")
    assert table.play("swap b1 and b2 of noon").board(1) == {"back 1": "hero"}
    assert table.side(1).is_stunned()


def test_25_4_permanent_spells_of_a_stunned_player_work_and_score():
    table = position(2, mode="points").seat(1, life=0, points=4)
    table.seat(0, permanents=[("immolate", "back 2", 1)]).stop(0)
    assert (points(table), table.side(0).life) == ([0, 5], 19)  # a water die and Immolate


def test_25_4_a_player_stunned_by_stop_effects_does_not_act_and_is_not_healed():
    table = position(2, mode="points").seat(1, hero="water", dice="WWWWWW")
    spells = [("immolate", "back 2", 1), ("blessing", "back 2", 0)]
    table.seat(0, life=1, dice="CCCHHH", deck="healing", permanents=spells).stop(0)
    assert (lives(table), points(table)) == ([0, 21], [0, 1])
    assert (table.asked, table.people) == (["follow 0 1"], [1])


def test_25_5_recovering_is_not_a_stop():
    table = recovering(permanents=[("immolate", "back 2", 1)])
    table.play("plan to stop", by=0).play("plan to hold", by=1)
    assert (lives(table), points(table)) == ([5, 21], [0, 0])
    assert table.dice(0) == "-"
    assert (table.state.bouts[0].stops, table.side(1).throws) == (0, 2)
    assert table.asked == ["roll 0 [1]"]


def test_25_5_recovering_in_real_time_is_not_a_stop():
    table = position(2, mode="points", pace="live").seat(0, life=0, dice="CCCCCF")
    table.play("stop", by=0)
    assert (table.side(0).life, table.state.bouts[0].stops) == (5, 0)
    assert table.people == [0, 1]


def test_25_6_in_real_time_a_recovered_player_rolls_all_dice_before_stopping():
    table = position(2, mode="points", pace="live").seat(0, life=0, dice="CCCCCF")
    assert table.play("stop", by=0).texts(0) == ["keep -"]


def test_25_5_recovering_comes_before_all_stops_of_the_same_moment():
    table = recovering(3).seat(1, hero="water", dice="WWWWWW")
    table.stop(1, "plan to stop")
    assert (table.side(0).life, table.state.bouts[0].stops) == (5, 1)
    assert table.state.bouts[0].stopper == 1


def test_25_6_a_recovered_player_rolls_all_dice_without_a_plan():
    table = recovering().play("plan to stop", by=0).play("plan to hold", by=1)
    assert table.people == [1]
    table.play("plan to hold", by=1)
    assert (table.acting, table.asked) == ([CHANCE], ["fall 0"])
    table.play("dawn throws AAAAAC")
    assert (table.dice(0), table.people) == ("AAAAAC", [0, 1])


def test_25_6_if_another_player_stops_a_recovered_player_rolls_and_may_follow():
    table = recovering().play("plan to stop", by=0)
    table.play("plan to hold", by=1).play("plan to stop", by=1)
    table.play("dawn throws EEEEEE")
    assert (table.state.bouts[0].stopper, table.dice(0)) == (1, "EEEEEE")
    assert table.play("forgo").people == [0]


def test_25_7_rolling_continues_when_all_players_are_stunned():
    table = recovering().seat(1, life=0, dice="FFFFFF")
    table.play("plan to hold", by=0).play("plan to hold", by=1)
    assert (table.asked, lives(table)) == (["roll 0 [0, 1]"], [0, 0])
    assert table.play("plan to stop", by=0).play("plan to hold", by=1).side(0).life == 5


@pytest.mark.parametrize(
    ("had", "life", "scores"),
    [
        ((5, 4, 0), (9, 21, 21), [1, -1, -1]),
        ((4, 4, 5), (21, 21, 0), [-1, -1, 1]),
        ((7, 7, 0), (9, 8, 21), [-1, 1, -1]),
        ((7, 7, 0), (10, 8, 21), [0, 0, -1]),
    ],
    ids=["points", "points of the stunned", "life", "equals"],
)
def test_25_8_after_the_last_stop_the_most_points_win_then_the_most_life(had, life, scores):
    table = position(3, mode="points")
    for seat in range(3):
        table.seat(seat, points=had[seat], life=life[seat], dice="CCHHHH")
    table.state.bouts[0].stops = 99
    table.stop(0).play("forgo", "pass")
    while table.people:
        table.play("pass")
    assert (table.clause, table.scores) == ("25.8", scores)

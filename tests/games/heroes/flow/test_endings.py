"""Falling heroes and the end of the game (§22 to §24)."""

import pytest

from antro.core.contract.errors import BadOption
from antro.games.heroes.components.lots import NO_DICE
from antro.games.heroes.flow.bouts import begin_rolling
from antro.games.heroes.state.config import ROLES
from tests.games.heroes.support.position import position

SHOOTER = {"hero": "air", "dice": "FFFHHC", "hand": "fireball"}
ORPHAN = [("immolate", "back 2", 1)]


def shoot(table, target):
    """Let seat 0 stop and cast a fireball that causes three wounds."""
    return table.stop(0).play("cast fireball", f"target {target}")


def felled(players=3, own=None, **options):
    """Return a game where seat 0 has just felled the hero of seat 1."""
    table = position(players, **options).seat(0, **SHOOTER, **(own or {}))
    table.seat(1, life=3, hand="meteor", deck="boulder", discard="healing", destroyed="kraken")
    table.seat(1, board={"front 1": "hydra", "back 2": "hero"})
    return shoot(table, "b2 of noon")


def test_22_1_a_hero_without_life_falls_in_another_players_action():
    table = felled()
    assert table.side(1).out
    assert table.state.bouts[0].alive == 0b101


def test_22_1_a_hero_may_fall_by_his_own_dice():
    table = position(3).seat(0, hero="fire", dice="WWCCCH", life=2, deck="healing").stop(0)
    assert table.side(0).out
    assert table.people == [1]


def test_22_2_spells_on_a_fallen_hero_and_his_beings_end():
    table = position(3).seat(0, **SHOOTER)
    table.seat(1, life=3, board={"front 1": "hydra", "back 2": "hero"})
    table.seat(1, permanents=[("immolate", "back 2", 2), ("deep_freeze", "front 1", 0, 2)])
    shoot(table, "b2 of noon")
    assert table.permanents(1) == []
    assert table.cards(2, "discard") == "immolate"
    assert sorted(table.cards(0, "discard").split()) == ["deep_freeze", "fireball"]


def test_22_2_beings_cards_and_dice_of_a_fallen_hero_leave_the_game():
    table = felled()
    assert table.board(1) == {}
    assert table.destroyed(1) == []
    assert [table.cards(1, pile) for pile in ("hand", "deck", "discard")] == ["", "", ""]
    assert table.side(1).dice == NO_DICE


def test_22_3_spells_that_a_fallen_hero_cast_on_others_stay():
    assert felled(own={"permanents": ORPHAN}).permanents(0) == [("immolate", "back 2", 1, 0)]


def test_22_3_such_spells_leave_the_game_when_dispelled():
    table = felled(own={"permanents": ORPHAN}).play("done")
    table.seat(2, hero="earth", dice="FWECHC", hand="dispel").play("act", "cast dispel")
    table.play(*table.texts(2, "target"))
    assert table.permanents(0) == []
    discards = [table.cards(seat, "discard") for seat in (0, 1, 2)]
    assert discards == ["fireball", "", "dispel"]


def test_22_3_with_the_option_orphans_such_spells_end():
    table = felled(own={"permanents": ORPHAN}, orphans="end")
    assert table.permanents(0) == []
    assert table.cards(1, "discard") == ""


def test_22_4_the_active_player_continues_after_a_hero_falls():
    table = felled()
    assert table.asked == ["helms 0 0"]
    assert table.state.bouts[0].act.helms == 2


def test_22_4_a_player_who_falls_in_his_own_action_ends_it():
    table = shoot(position(3).seat(0, **SHOOTER, life=3), "b2 of dawn")
    assert table.side(0).out
    assert table.state.bouts[0].act.helms == 0
    assert table.cards(0, "discard") == ""
    assert table.asked == ["follow 0 1"]
    assert table.play("pass").asked == ["follow 0 2"]


def test_23_1_the_player_of_the_last_hero_wins_at_once():
    table = felled(2, own={"life": 1})
    assert table.acting == []
    assert table.clause == "23.1"
    assert table.scores == [1.0, -1.0]


def test_23_1_the_last_hero_wins_even_if_the_next_hit_would_kill_him():
    table = position().seat(0, hero="fire", dice="WCCCHH", life=1)
    table.seat(1, dice="CCCHHH", deck="boulder", life=1, permanents=[("immolate", "back 2")])
    table.stop(0)
    assert table.acting == []
    assert table.side(1).life == 1
    assert table.scores == [-1.0, 1.0]


def test_23_1_the_game_continues_while_two_heroes_are_left():
    assert felled(3).people == [0]


@pytest.mark.parametrize(("option", "before"), [("100", 99), ("60", 59), ("200", 199)])
def test_23_2_after_the_last_cycle_the_hero_with_most_life_wins(option, before):
    table = position(3, most_stops=option).seat(0, life=9).seat(1, life=8).seat(2, life=4)
    table.state.bouts[0].stops = before
    table.stop(0).play("forgo", "pass")
    assert table.people == [2], "the last cycle is played to its end"
    table.play("pass")
    assert table.acting == []
    assert table.clause == "23.2"
    assert table.scores == [-1.0, 1.0, -1.0]


def test_23_2_the_game_does_not_end_one_stop_earlier():
    table = position()
    table.state.bouts[0].stops = 98
    assert table.stop(0).play("forgo", "pass").people == [1]


def test_23_2_players_with_equal_life_draw_and_the_others_lose():
    table = position(3).seat(0, life=11).seat(1, life=8).seat(2, life=4)
    table.state.bouts[0].stops = 99
    table.stop(0).play("forgo", "pass", "pass")
    assert table.scores == [0.0, 0.0, -1.0]


def last_creature(players=2, life=21, **options):
    """Return a game where seat 0 is about to shoot the last creature, of seat 1."""
    table = position(players, **options).seat(0, **SHOOTER, life=life)
    return table.seat(1, life=20, board={"front 3": "water_sprite", "back 2": "hero"})


@pytest.mark.parametrize(("life", "scores"), [(19, [-1.0, 1.0]), (21, [1.0, -1.0])])
def test_24_1_without_creatures_the_hero_with_most_life_wins(life, scores):
    table = shoot(last_creature(creatureless="yes", life=life), "f3 of noon")
    assert table.acting == []
    assert table.clause == "24.1"
    assert table.scores == scores


def test_24_1_the_game_ends_without_creatures_only_with_the_option():
    assert shoot(last_creature(), "f3 of noon").asked == ["helms 0 0"]


def test_24_1_the_game_continues_while_any_player_has_a_creature():
    table = last_creature(3, creatureless="yes").seat(2, board={"front 1": "gnome"})
    assert shoot(table, "f3 of noon").asked == ["helms 0 0"]


def test_24_1_all_hits_of_the_same_moment_come_before_the_end():
    table = position(creatureless="yes").seat(0, hero="air", dice="FFFFCC", hand="firestorm")
    table.seat(0, life=19)
    table.seat(1, life=20, board={"front 3": "water_sprite", "back 3": "hero"})
    table.stop(0).play("cast firestorm", "target column 3 of noon")
    assert table.side(1).life == 18
    assert table.scores == [1.0, -1.0]


def test_24_1_thorns_come_before_the_end():
    table = position(creatureless="yes").seat(0, hero="earth", dice="WWHHHH", hand="healing")
    table.seat(0, board={"front 2": "gnome"}, wounds={"front 2": 1}, life=15)
    table.seat(1, hero="earth", board={"front 3": "thornling"}, wounds={"front 3": 3})
    table.stop(0).play("cast healing", "target b2 of dawn")
    table.play("activate f2 of dawn", "strike f3 of noon")
    assert table.clause == "24.1"
    assert table.scores == [-1.0, 1.0]


def test_24_1_only_the_two_boards_of_a_tournament_duel_count_for_its_end():
    table = position(4, mode="tournament", creatureless="yes")
    rival = next(seat for seat in (1, 2, 3) if table.state.bout_of[seat] == table.state.bout_of[0])
    away = [seat for seat in (1, 2, 3) if seat != rival]
    for seat in away:
        table.seat(seat, board={"front 1": "gnome"})
    table.seat(0, life=9, **SHOOTER)
    table.seat(rival, life=8, board={"front 3": "water_sprite", "back 2": "hero"})
    shoot(table, f"f3 of {ROLES[rival]}")
    assert table.side(rival).out
    assert not any(table.side(seat).out for seat in (0, *away))


@pytest.mark.parametrize("mode", ["points", "teams"])
def test_24_1_the_option_has_no_effect_with_points_or_teams(mode):
    with pytest.raises(BadOption, match=r"needed=mode=classic\|tournament"):
        position(4, mode=mode, creatureless="yes")


def test_24_2_with_equal_life_the_game_continues_and_the_rule_ends():
    table = shoot(last_creature(creatureless="yes", life=20), "f3 of noon")
    assert table.asked == ["helms 0 0"]
    table.side(1).life = 3
    assert table.resolve().play("done", "pass").people == [1]


def test_24_2_the_rule_never_applies_if_no_army_had_a_creature():
    table = position(creatureless="yes").seat(0, life=20)
    bout = table.state.bouts[0]
    bout.watched = 1
    begin_rolling(table.state, bout)
    assert bout.watched == 0
    assert table.resolve().people == [0, 1]

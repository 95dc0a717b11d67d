"""The stop effects and the one action of a player (§10, §11)."""

import pytest

from tests.games.heroes.support.position import position

BURNING = [("immolate", "front 1", 1)]


def test_10_1_stop_effects_come_before_the_choice_of_an_action():
    table = position().seat(0, hero="fire", dice="WWFFFC").stop(0)
    assert table.side(0).life == 19
    assert table.people == [0]
    assert "forgo" in table.texts(0)


def test_10_1_the_beings_of_others_do_not_burn():
    table = position().seat(0, dice="FFFFFC").seat(1, dice="FFFFFC")
    for seat in (0, 1):
        table.seat(seat, board={"front 1": "lava_brute"}, permanents=BURNING)
    table.stop(0)
    assert table.wounds(0) == {"front 1": 1}
    assert table.wounds(1) == {}
    assert table.side(1).life == 21, "the dice of a follower cause no wounds yet"


@pytest.mark.parametrize(
    ("hero", "dice", "life"),
    [
        ("fire", "WWWFFH", 18),
        ("water", "FFWWHC", 19),
        ("earth", "AEEEEE", 20),
        ("air", "EEEEEE", 15),
        ("fire", "FEACHH", 21),
    ],
)
def test_10_2_weakness_counts_the_opposite_element(hero, dice, life):
    assert position().seat(0, hero=hero, dice=dice).stop(0).side(0).life == life


def test_10_2_weakness_is_one_magical_hit():
    table = position().seat(0, hero="fire", dice="WWWFFH")
    table.seat(0, permanents=[("mist_ward", "back 2"), ("stone_skin", "back 2")])
    assert table.stop(0).side(0).life == 19


def points_after(life, dice, permanents):
    """Return the points of the opponents after the stop effects of a player."""
    table = position(3, mode="points").seat(0, life=life, dice=dice, permanents=permanents)
    table.stop(0)
    assert table.side(0).life == 0
    return [table.side(seat).points for seat in (1, 2)]


def test_10_3_weakness_comes_before_all_other_stop_effects():
    assert points_after(1, "WFFFFF", [("immolate", "back 2", 1)]) == [0, 0]
    assert points_after(2, "WFFFFF", [("immolate", "back 2", 1)]) == [1, 0]


@pytest.mark.parametrize("curse", [("leaden_curse", "self", 2), ("static_field", "self", 2)])
def test_10_3_burns_and_curses_come_in_the_order_of_casting(curse):
    burn = ("immolate", "back 2", 1)
    assert points_after(1, "HCCFFF", [burn, curse]) == [1, 0]
    assert points_after(1, "HCCFFF", [curse, burn]) == [0, 1]


def test_10_3_blessings_come_after_burns():
    table = position().seat(0, hero="earth", dice="FFFFFC", board={"front 1": "gnome"})
    table.seat(0, wounds={"front 1": 1})
    table.seat(0, permanents=[("blessing", "front 1"), ("immolate", "front 1", 1)]).stop(0)
    assert table.destroyed(0) == ["gnome"]


@pytest.mark.parametrize(("wounds", "left"), [(6, None), (5, 5), (1, 1)])
def test_10_3_regrowth_comes_last(wounds, left):
    table = position().seat(0, hero="water", dice="WWWWWC", board={"front 1": "kraken"})
    table.seat(0, wounds={"front 1": wounds}, permanents=BURNING).stop(0)
    assert table.wounds(0).get("front 1") == left
    assert table.destroyed(0) == ([] if left else ["kraken"])


def test_10_4_a_dead_being_leaves_at_once_and_is_not_healed():
    table = position().seat(0, hero="earth", dice="FFFFFC", board={"front 1": "gnome"})
    table.seat(0, wounds={"front 1": 1})
    table.seat(0, permanents=[("immolate", "front 1", 1), ("blessing", "front 1")]).stop(0)
    assert table.board(0) == {"back 2": "hero"}
    assert table.permanents(0) == []
    assert table.cards(0, "discard") == "blessing"
    assert table.cards(1, "discard") == "immolate"
    assert "forgo" in table.texts(0)


def test_10_4_a_fallen_hero_does_not_act_and_the_others_may_follow():
    table = position(3).seat(0, hero="fire", dice="WWFFFF", life=2, hand="fire_bolt").stop(0)
    assert table.side(0).out
    assert table.people == [1]
    assert "pass" in table.texts(1)
    table.play("pass")
    assert table.people == [2]


def followed(**options):
    table = position(**options).seat(1, hero="water", dice="FFFCCC", deck="healing dispel")
    return table.stop(0).play("forgo")


def test_10_5_a_follower_who_acts_suffers_stop_effects():
    table = followed()
    assert table.side(1).life == 21
    assert table.play("act").side(1).life == 18
    assert followed().play("pass").side(1).life == 21


def test_10_5_with_the_option_only_the_player_who_stopped_suffers():
    assert followed(follower_effects="none").play("act").side(1).life == 21
    table = position(follower_effects="none").seat(0, hero="fire", dice="WWFFFC").stop(0)
    assert table.side(0).life == 19


def rich():
    """Return a player with seven dice, a deck to draw from, and spells to dispel."""
    table = position().seat(0, hero="fire", hand="dispel", deck="command meteor")
    gift, burn = ("gift_of_the_winds", "self"), ("immolate", "back 2")
    table.seat(0, permanents=[gift]).seat(1, permanents=[burn])
    return table


def test_11_1_an_action_is_to_cast_to_draw_or_to_dispel():
    table = rich().seat(0, dice="FWEACCC").stop(0)
    words = {text.split()[0] for text in table.texts(0)}
    assert words == {"cast", "draw", "dispel", "forgo"}


def test_11_1_an_action_may_be_to_learn():
    table = rich().seat(0, dice="FFFCCCC", hand="fire_bolt").stop(0)
    words = {text.split()[0] for text in table.texts(0)}
    assert words == {"cast", "draw", "learn", "forgo"}


@pytest.mark.parametrize(
    "moves",
    [
        ["cast dispel", "target permanent immolate on b2 of noon"],
        ["draw"],
        ["dispel immolate on b2 of noon"],
    ],
)
def test_11_1_a_player_takes_only_one_action(moves):
    table = rich().seat(0, dice="FWEACCC", deck="command").stop(0).play(*moves)
    assert table.people == [1]
    assert table.asked[-1].startswith("follow")


def test_11_2_only_a_player_who_has_cast_may_use_helms():
    def about_to_act():
        table = position().seat(0, dice="HHHCCC", hand="command", deck="meteor")
        return table.seat(0, board={"front 1": "ember_imp", "back 2": "hero"}).stop(0)

    table = about_to_act().play("cast command", "target f1 of dawn", "idle")
    assert "move f1 to f2 of dawn" in table.texts(0)
    assert about_to_act().play("draw").people == [1]

"""Followers, and the next rolling (§21)."""

from antro.core.contract.game import CHANCE
from tests.games.heroes.support.position import position

DRAWS = {"dice": "CCCHHH", "deck": "fireball command dispel"}


def stopped(players=3, by=0, **options):
    """Return a game where one seat has stopped and forgone its action. All seats could draw."""
    table = position(players, **options)
    for seat in range(players):
        table.seat(seat, **DRAWS)
    return table.stop(by).play("forgo")


def draw(table):
    """Let the seat that is asked follow and draw."""
    table.play("act", "draw")
    while table.acting == [CHANCE]:
        table.play(table.texts(CHANCE)[0])
    return table


def test_21_1_followers_are_asked_in_seat_order_after_the_player_who_stopped():
    table = stopped(4, by=2)
    asked = []
    for _ in range(3):
        asked += table.people
        table.play("pass")
    assert asked == [3, 0, 1]
    assert table.people == [0, 1, 3]


def test_21_1_a_follower_takes_one_action():
    table = stopped().play("act")
    assert table.people == [1]
    assert table.asked == ["action 0 1"]
    assert table.texts(1) == ["draw"]


def test_21_1_a_follower_acts_with_his_dice_on_the_current_table():
    table = position().seat(0, hero="air", dice="FFFCCC", hand="fireball")
    table.seat(1, dice="FFHHCE", hand="battle_fury", board={"front 1": "water_sprite"})
    table.stop(0).play("cast fireball", "target f1 of noon")
    assert table.texts(1) == ["pass"]


def test_21_2_followers_without_a_possible_action_are_also_asked():
    table = position(3).stop(0).play("forgo")
    assert table.people == [1]
    assert table.texts(1) == ["pass"]
    assert table.play("pass").people == [2]


def test_21_2_passing_is_free_even_if_an_action_is_possible():
    table = stopped()
    assert table.texts(1) == ["act", "pass"]
    table.seat(1, hero="fire", dice="CCCWWW", deck="fireball command dispel").play("pass")
    assert table.side(1).life == 21
    assert table.side(1).hand.size == 0


def test_21_2_a_player_who_is_out_is_not_asked():
    table = position(3).seat(0, hero="air", dice="FFFCCC", hand="fireball").seat(1, life=3)
    table.stop(0).play("cast fireball", "target b2 of noon")
    assert table.people == [2]


def test_21_2_a_stunned_player_is_not_asked():
    table = position(3, mode="points").seat(0, hero="air", dice="FFFCCC", hand="fireball")
    table.seat(1, life=3).stop(0).play("cast fireball", "target b2 of noon")
    assert not table.side(1).out
    assert table.people == [2]


def test_21_3_a_follower_suffers_stop_effects_before_acting():
    table = stopped().seat(1, hero="fire", dice="CCCWWH", deck="fireball command dispel")
    table.play("act")
    assert table.side(1).life == 19
    assert table.texts(1) == ["draw"]


def test_21_3_after_stop_effects_a_follower_must_act():
    assert "forgo" not in stopped().play("act").texts(1)


def test_21_3_a_follower_without_a_possible_action_suffers_no_penalty():
    table = position(3).seat(1, hero="earth", dice="FFEEHH", hand="battle_fury")
    table.seat(1, board={"front 1": "gnome"}, wounds={"front 1": 1})
    table.seat(1, permanents=[("immolate", "front 1")])
    table.stop(0).play("forgo", "act")
    assert table.board(1) == {"back 2": "hero"}
    assert table.side(1).life == 21
    assert table.people == [2]
    assert table.play("pass").people == [2], "the follower has acted and rolls all dice"


def test_21_4_all_players_who_acted_roll_all_their_dice():
    table = draw(stopped()).play("pass")
    assert table.dice(0) == table.dice(1) == "-"
    assert table.people == [2]


def test_21_5_the_other_players_choose_the_dice_to_roll():
    table = draw(stopped()).play("pass")
    some = {f"{'C' * cards}{'H' * helms}" for cards in range(4) for helms in range(4)}
    offered = [text.removeprefix("first keep ") for text in table.texts(2)]
    assert sorted(offered) == sorted(some - {"", "CCCHHH"} | {"-", "everything"})
    table.play("first keep CCH")
    assert table.dice(2) == "CCH"


def test_21_6_these_players_choose_at_the_same_time():
    table = stopped().play("pass", "pass")
    assert table.people == [1, 2]
    table.play("first keep CC", by=2)
    assert table.people == [1]


def test_21_6_their_choices_are_secret():
    tables = [
        stopped().play("pass", "pass").play(choice, by=1)
        for choice in ("first keep CC", "first keep H")
    ]
    own = {table.seen_by(1).sides[1].plan for table in tables}
    others = {(side.plan, side.dice) for t in tables for side in [t.seen_by(2).sides[1]]}
    watched = {(side.plan, side.dice) for t in tables for side in [t.seen_by(None).sides[1]]}
    assert len(own) == 2
    assert len(others) == len(watched) == 1

"""The Thief's board, Stats and movement (§30)."""

import pytest

from antro.games.vast.components.roles import THIEF
from antro.games.vast.thief.effects.values import movement, stealth, thievery
from tests.games.vast.support.position import position
from tests.games.vast.thief.support.den import EVEN, LINE, den, moves, prowl


def test_30_1_the_thief_wins_with_six_stashed_tokens():
    table = prowl(at=(1, 0), stashed=5, treasures=1).play("thief step west", "stash on flip 1")
    assert table.state.winner == THIEF


@pytest.mark.parametrize(
    ("level", "needed", "plain"),
    [("easiest", 4, 0), ("easy", 5, 0), ("standard", 6, 0), ("hard", 7, 1), ("expert", 8, 2)],
)
def test_36_6_the_level_sets_the_tokens_needed_and_those_without_an_upgrade(level, needed, plain):
    variant = position("T", thief_level=level).state.config.variant
    assert (variant.stash_needed, variant.plain_stash) == (needed, plain)


def test_36_6_the_first_stashed_tokens_go_beside_the_board():
    table = prowl(at=(1, 0), options={"thief_level": "hard"}, treasures=2)
    table.play("thief step west")
    assert (table.state.thief.stashed, table.state.thief.plain_stash) == (1, 1)
    assert table.state.thief.upgrades == 0
    table.play("stash on plus stealth")
    assert table.state.thief.stashed == 2


def test_30_2_the_thief_starts_off_the_map_with_loot_drop_3():
    table = position("T").map(LINE)
    assert table.state.thief.loot_drop == 3
    assert table.where("thief") is None
    assert table.turn("thief").where("thief") == (0, 0)


def test_30_2_appearing_on_the_entrance_is_not_entering():
    table = position("T").map(LINE).thief(treasures=1).turn("thief")
    assert table.state.thief.stashed == 0


def test_30_3_each_stat_gets_a_token_and_thievery_gives_cubes():
    table = den().turn("thief")
    assert len(table.offers()) == 6
    table.play(EVEN)
    assert list(table.state.thief.stats) == [2, 3, 4]
    assert table.state.thief.cubes == 4


def test_30_3_unused_cubes_are_lost_at_the_end_of_the_turn():
    table = prowl().play("end thief turn")
    assert table.state.thief.cubes == 0


def test_30_4_no_stat_is_more_than_5():
    table = den(stats="4 4 4", upgrades="plus_movement plus_stealth plus_thievery")
    state = table.state
    assert (movement(state), stealth(state), thievery(state)) == (5, 5, 5)


def test_30_4_tokens_and_a_hex_reduce_stealth_even_below_0():
    table = den("GT", stats="3 2 4", treasures=2, gems=0b001).goblins(hexed=1)
    assert stealth(table.state) == -2


def test_30_4_stats_stay_until_the_next_turn_of_the_thief():
    table = prowl(stats="2 4 3").play("end thief turn")
    assert list(table.state.thief.stats) == [2, 4, 3]


def test_30_5_the_thief_walks_over_lit_and_dark_tiles_but_not_through_walls():
    table = prowl(rows="f E +s3")
    assert moves(table, "thief step") == ["thief step west"]


def test_30_5_and_5_2_the_thief_walks_over_squares_with_pieces():
    table = den("KGT", LINE).put("knight", (1, 0)).put("fangs", (1, 0)).goblins(fangs=4)
    table.turn("thief").play("stats high middle low", "thief step east", "thief step east")
    assert table.where("thief") == (2, 0)


def test_30_5_movement_is_the_number_of_steps():
    table = prowl(stats="2 3 4").play("thief step east", "thief step east")
    assert not moves(table, "thief step")


def test_30_5_steps_and_actions_alternate_freely():
    table = prowl().put("treasure", (1, 0))
    table.play("thief step east", "loot treasure", "thief step east", "hide loot for 1")


def test_30_6_the_thief_may_look_at_a_dark_tile():
    table = prowl(rows="E f:event", at=(1, 0)).play("look")
    assert len(table.offers()) == 1
    table.settle()
    assert table.state.ground.peeked >> table.at(1, 0) & 1
    assert "look" not in table.offers()


def test_30_6_the_thief_does_not_move_after_looking():
    table = prowl(rows="E f:event", at=(1, 0))
    assert moves(table, "thief step")
    table.play("look").settle()
    assert not moves(table, "thief step")
    assert moves(table, "hide loot")
    assert "reveal under thief" in table.offers()


def test_30_6_and_45_3_only_the_thief_sees_the_tile():
    table = prowl("KT", "E f:event", (1, 0)).play("look")
    number = table.numbers()[0]
    knight, thief = table.state.seat(0), table.state.seat(THIEF)
    assert table.game.describe(table.game.as_seen_by(number, 16, knight)).text == "look at a tile"
    assert table.game.as_seen_by(number, 16, thief) == number


def test_30_6_the_thief_may_reveal_the_tile_and_then_does_not_move():
    table = prowl(rows="E f:event", at=(1, 0)).play("reveal under thief")
    while table.asked != "turn thief":
        table.play(table.offers()[0])
    assert table.state.ground.lit >> table.at(1, 0) & 1
    assert not moves(table, "thief step")
    assert moves(table, "hide loot")


def test_30_6_the_thief_does_not_look_at_a_lit_tile():
    table = prowl(at=(1, 0))
    assert "look" not in table.offers()
    assert "reveal under thief" not in table.offers()

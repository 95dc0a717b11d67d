"""The Dragon Scales (§42)."""

import pytest

from antro.core.contract.bits import bit
from antro.games.vast.components.decks import GOLD, PLATINUM, SILVER
from antro.games.vast.dragon.effects.cards import win_scale
from tests.games.vast.dragon.support.lair import LINE, hand, hunt, moves, powers, sleep

SCALES = {"scales": "yes"}


def scaled(cards, rows=LINE, roles="D", **fields):
    return hunt(roles, rows, (0, 0), SCALES, hand=cards, **fields)


def test_42_1_three_scales_form_their_own_pile():
    dragon = scaled("").state.dragon
    assert dragon.scales == bit(GOLD) | bit(SILVER) | bit(PLATINUM)
    assert dragon.unseen_scales == 0


def test_42_1_without_the_option_there_are_no_scales():
    assert hunt().state.dragon.scales == 0


def test_42_1_smash_wins_a_scale_that_nobody_sees():
    table = hunt("D", "E +o:crystal", (1, 0), SCALES, hand="claw claw claw").put("crystal", (1, 0))
    table.play("smash with claw claw claw")
    assert table.state.dragon.unseen_scales == 1
    table.play("end dragon turn", "no gem")
    drawn = set(moves(table, "draw power"))
    assert {"draw power gold", "draw power silver", "draw power platinum"} <= drawn
    table.play("draw power silver")
    assert table.state.dragon.unseen_scales == 0
    assert "draw power gold" not in table.offers()
    assert hand(table)[SILVER] == 1


def test_42_1_wrath_wins_one_scale_per_use_for_removed_crystal_tiles():
    rows = "E +o:crystal +o:crystal +o"
    table = hunt("D", rows, (3, 0), SCALES, hand="claw " * 4).put("dragon", (1, 0))
    table.play("wrath with claw claw claw claw", "roll plus")
    while table.asked != "turn dragon":
        table.play(table.offers()[0])
    assert table.state.ground.crystals_gone == 2
    assert table.state.dragon.unseen_scales == 1


def test_42_1_nothing_is_won_without_a_scale_left():
    table = scaled("", unseen_scales=3).do(win_scale)
    assert table.state.dragon.unseen_scales == 3


def test_42_2_scales_are_used_and_shuffled_like_power_cards():
    table = scaled("gold").play("flame with gold", "roll centre")
    assert table.state.dragon.used[GOLD] == 1
    assert table.state.dragon.shown_scales == bit(GOLD)
    table.play("end dragon turn", "no gem")
    assert table.state.dragon.deck[GOLD] == 1


@pytest.mark.parametrize("symbol", ["flame", "wing"])
def test_42_3_the_golden_scale_is_any_symbol(symbol):
    assert f"{symbol} with gold" in scaled("gold").offers()


def test_42_3_the_golden_scale_is_only_one_symbol():
    assert powers(scaled("gold")) == {"flame", "wing"}


def test_42_4_the_silver_scale_is_a_symbol_whose_gem_is_in_his_supply():
    table = scaled("silver", gems=0b010).dragon(gems_used=0b111)
    assert powers(table) == {"flame"}
    assert powers(table.dragon(gems=0b100)) == {"wing"}
    assert powers(table.dragon(gems=0)) == set()


def test_42_4_the_silver_scale_may_be_part_of_a_mix():
    table = scaled("silver gold", rows="E f", gems=0b100)
    assert "burn with gold silver" in table.offers()  # the silver Scale is used as the Wing
    assert "scorch with gold silver" not in table.offers()


def test_42_4_a_gem_that_the_thief_carries_is_not_in_his_supply():
    table = scaled("silver", roles="DT", gems=0b101).thief(gems=0b010)
    assert "flame with silver" not in table.offers()


def test_42_4_an_unplayed_silver_scale_may_be_kept_in_place_of_a_new_card():
    table = scaled("silver claw", wake=2).play("end dragon turn with silver", "no gem")
    assert hand(table) == [0, 0, 0, 0, 1, 0]
    table.play("draw power claw", "draw power claw", "draw power claw")
    assert table.state.dragon.cards_held == 4
    assert table.asked != "draw_power"


def test_42_4_an_unplayed_silver_scale_may_go_into_the_deck():
    table = scaled("silver").play("end dragon turn", "no gem")
    assert table.state.dragon.deck[SILVER] == 1
    assert not table.state.dragon.shown_scales


def test_42_5_the_platinum_scale_moves_a_cube_to_wakefulness_and_leaves_the_game():
    table = scaled("platinum", paid=0b111)
    assert moves(table, "platinum") == [
        "platinum greed",
        "platinum hunger",
        "platinum pride event",
        "platinum pride gem",
        "platinum pride still",
    ]
    table.play("platinum hunger")
    assert sleep(table) == ([4, 3, 4, 1, 1], 1)
    assert table.state.dragon.cards_held == 0
    assert table.state.dragon.used[PLATINUM] == 0
    table.play("free move east 1", "end dragon turn", "no gem")
    assert table.state.dragon.deck[PLATINUM] == 0


def test_42_5_the_platinum_scale_is_not_a_symbol():
    assert powers(scaled("platinum platinum")) == set()

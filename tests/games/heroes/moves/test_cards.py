"""The stop, and the actions paid only with dice: draw, learn, dispel (§9, §20)."""

import pytest

from tests.games.heroes.support.position import position

ELEMENTS_SHOWN = "FWEACH"


def drawing(dice, **cards):
    """Let the first seat stop. Its hero is weak only against water."""
    return position().seat(0, dice=dice, **cards).stop(0)


def learning(dice, **known):
    """Let the first seat stop. The last place of the top row is empty."""
    market = "fire_bolt fireball meteor healing frost_lance boulder teleport -"
    table = position().market(market, deck="earthquake immolate")
    return table.seat(0, dice=dice, **known).stop(0)


def dispelling(hand="", tokens=2, hero="fire"):
    """Let the first seat show all elements. A stone skin is on the hero of the second seat."""
    table = position().seat(0, hero=hero, dice=ELEMENTS_SHOWN, hand=hand)
    return table.seat(1, permanents=[("stone_skin", "back 2", 1, tokens)]).stop(0)


def test_9_1_after_a_stop_nobody_rolls():
    table = position(3).seat(0, dice="CCCFFF", deck="meteor").seat(1, dice="HHHAAA").stop(0)
    assert table.people == [0]
    assert not table.texts(0, "keep") + table.texts(0, "plan")
    assert [table.dice(seat) for seat in range(3)] == ["FFFCCC", "AAAHHH", "FWEACH"]


def test_9_2_stop_effects_then_one_action_then_followers_then_all_roll():
    table = position(3)
    for seat in range(3):
        table.seat(seat, dice="CCCFFW", deck="meteor meteor")
    table.stop(0)
    assert (table.side(0).life, table.side(1).life) == (20, 21)
    assert (table.people, table.clause) == ([0], "11.1")
    table.play("draw")
    assert (table.people, table.clause) == ([1], "21.1")
    table.play("pass", by=1)
    assert (table.people, table.clause) == ([2], "21.1")
    table.play("pass", by=2)
    assert table.asked == ["keep 0 [1, 2]"]


@pytest.mark.parametrize("deck", ["", "meteor"], ids=["cannot act", "will not act"])
def test_9_3_a_player_who_stops_without_acting_suffers_two_wounds(deck):
    table = position().seat(0, dice="CCCFFF", deck=deck).seat(1, dice="CCCEEE", deck="healing")
    table.stop(0).play("forgo")
    assert table.side(0).life == 19
    table.play("act", "draw", by=1)
    assert table.cards(1) == "healing"


def test_9_3_these_two_wounds_are_one_magical_hit():
    table = position().seat(0, dice="CCCFFF", permanents=[("mist_ward", "back 2", 0, 0)])
    table.stop(0).play("forgo")
    assert table.side(0).life == 20


@pytest.mark.parametrize(("dice", "cards"), [("CCCFFF", 1), ("CCCCFF", 2), ("CCCCCC", 4)])
def test_20_1_each_card_symbol_after_the_second_draws_a_card(dice, cards):
    table = drawing(dice, deck="meteor meteor meteor meteor meteor").play("draw")
    assert table.cards(0).split() == ["meteor"] * cards
    assert table.side(0).deck.size == 5 - cards


def test_20_1_two_cards_draw_nothing():
    assert drawing("CCFFFF", deck="meteor").texts(0) == ["forgo"]


def test_20_2_the_discard_pile_becomes_the_deck_when_a_card_is_needed():
    table = drawing("CCCCFF", deck="meteor", discard="healing boulder").play("draw")
    assert table.cards(0) == "meteor"
    table.play("deal boulder to dawn")
    assert table.cards(0).split() == ["meteor", "boulder"]
    assert (table.cards(0, "deck"), table.cards(0, "discard")) == ("healing", "")


def test_20_2_an_empty_deck_stays_empty_until_a_card_is_needed():
    table = drawing("CCCFFF", deck="meteor", discard="healing").play("draw")
    assert (table.cards(0, "deck"), table.cards(0, "discard")) == ("", "healing")


def test_20_3_a_player_draws_the_cards_that_are_left():
    table = drawing("CCCCCC", deck="meteor", discard="meteor").play("draw")
    assert table.cards(0) == "meteor meteor"
    assert table.clause == "21.1"


def test_20_3_without_cards_drawing_is_not_possible():
    assert "draw" not in drawing("CCCFFF").texts(0)
    assert "draw" in drawing("CCCFFF", discard="meteor").texts(0)


def test_20_3_a_hand_has_no_limit():
    table = drawing("CCCFFF", hand="meteor " * 12, deck="healing").play("draw")
    assert table.side(0).hand.size == 13


BOTTOM = ["fire_bolt at b1", "fireball at b2", "meteor at b3", "healing at b4"]
TOP = ["frost_lance at t1", "boulder at t2", "teleport at t3"]


@pytest.mark.parametrize(
    ("dice", "learned"),
    [("CCCFFF", []), ("CCCCFF", BOTTOM), ("CCCCCF", BOTTOM + TOP), ("CCCCCC", BOTTOM + TOP)],
)
def test_20_4_a_player_may_learn_these_spells(dice, learned):
    assert learning(dice).texts(0, "learn") == [f"learn {spell}" for spell in learned]


def test_20_4_a_learned_spell_goes_to_the_hand_and_the_market_is_refilled():
    table = learning("CCCCFF").play("learn fireball at b2", "lay immolate in 0")
    assert table.cards(0) == "fireball"
    places = [table.config.spells.names[kind] for kind in table.state.markets[0].places[:7]]
    bottom, top = places[:4], places[4:]
    assert bottom == ["fire_bolt", "boulder", "meteor", "healing"]
    assert top == ["frost_lance", "immolate", "teleport"]


@pytest.mark.parametrize(
    ("dice", "more"), [("CCCCCC", []), ("CCCCCCC", [("gift_of_the_winds", "self")])]
)
def test_20_5_only_one_spell_is_learned(dice, more):
    table = learning(dice, permanents=more).play("learn boulder at t2", "lay immolate in 0")
    assert table.clause == "21.1"
    assert table.cards(0) == "boulder"


def test_20_6_dispelling_needs_all_four_elements_and_removes_one_token():
    table = dispelling().play("dispel stone skin on b2 of noon")
    assert table.permanents(1) == [("stone_skin", "back 2", 1, 1)]
    lacking = position().seat(0, dice="FFEACH").seat(1, permanents=[("stone_skin", "back 2", 1)])
    assert lacking.stop(0).texts(0) == ["forgo"]


def test_20_6_a_spell_without_tokens_is_removed():
    table = dispelling(tokens=0).play("dispel stone skin on b2 of noon")
    assert table.permanents(1) == []
    assert table.cards(1, "discard") == "stone_skin"


@pytest.mark.parametrize(
    ("pairs", "left"), [(1, [("stone_skin", "back 2", 1, 0)]), (2, [])], ids=["one", "two"]
)
def test_20_6_discarding_two_cards_removes_one_more_token(pairs, left):
    table = dispelling("meteor meteor meteor meteor").play("dispel stone skin on b2 of noon")
    table.play(f"reinforce {pairs}")
    while table.clause == "13.1":
        table.play("pay meteor")
    assert table.permanents(1) == left
    assert table.cards(0, "discard").split() == ["meteor"] * 2 * pairs


def test_20_6_any_permanent_spell_in_play_may_be_dispelled():
    table = position().seat(0, dice=ELEMENTS_SHOWN, permanents=[("mist_ward", "back 2", 1)])
    table.seat(1, permanents=[("stone_skin", "back 2", 1)]).stop(0)
    assert table.texts(0, "dispel") == [
        "dispel mist ward on b2 of dawn",
        "dispel stone skin on b2 of noon",
    ]


@pytest.mark.parametrize(("tokens", "most"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_20_7_a_player_pays_at_most_one_pair_per_token(tokens, most):
    table = dispelling("meteor " * 8, tokens=tokens).play("dispel stone skin on b2 of noon")
    asked = [f"reinforce {pairs}" for pairs in range(most + 1)] if most else []
    assert (table.texts(0, "reinforce") if table.people == [0] else []) == asked


def test_20_7_the_hero_of_the_element_also_pays():
    table = dispelling(hero="earth").play("dispel stone skin on b2 of noon")
    assert table.permanents(1) == [("stone_skin", "back 2", 1, 1)]
    assert table.clause == "21.1"

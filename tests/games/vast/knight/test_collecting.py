"""Treasure tokens, Treasure cards and Gems (§9.8, §14.15, §14.16, §38)."""

import pytest

from antro.games.vast.components.decks import JAVELIN, PIXIE_LANTERN, TREASURES
from antro.games.vast.components.roles import CAVE, KNIGHT
from antro.games.vast.knight.effects.decks import kind_at_bottom, roles_that_know
from tests.games.vast.knight.support.her_turn import her_turn, only_treasures, skip_minor


def collecting(roles="KG", deck=("javelin",), options=None):
    table = her_turn(roles, "E", put=[("treasure", (0, 0))], options=options)
    return only_treasures(table, *deck).play("have encounter", "collect treasure")


def bottom(table):
    cards = table.state.knight.treasure_bottom
    return [TREASURES[kind_at_bottom(card)] for card in cards if card >= 0]


def test_14_15_a_kept_treasure_is_face_down():
    table = skip_minor(collecting()).play("keep treasure")
    knight = table.state.knight
    assert (knight.face_down, knight.treasures_held, knight.face_up) == (1 << JAVELIN, 1, 0)


def test_14_15_a_declined_treasure_gives_grit():
    table = skip_minor(collecting()).play("decline treasure")
    knight = table.state.knight
    assert (knight.face_down, knight.grit, knight.treasures_left) == (0, 5, 0)
    assert bottom(table) == []  # the card has left the game


def test_14_15_a_collected_token_goes_to_the_supply():
    table = her_turn("KG", "E", put=[("treasure", (0, 0)), ("treasure", (0, 0))])
    before = table.state.ground.treasures
    skip_minor(table.play("have encounter", "collect treasure")).play("keep treasure")
    assert table.state.ground.treasures == before + 1
    assert {"collect treasure", "end encounter"} <= set(table.offers())  # both are optional


def test_9_8_the_cave_gives_one_of_two_and_buries_the_other():
    table = skip_minor(collecting("KC", ("javelin", "pixie_lantern")))
    assert table.asked == "give_treasure cave"
    assert table.offers() == ["give treasure javelin", "give treasure pixie lantern"]
    table.play("give treasure pixie lantern", "keep treasure")
    knight = table.state.knight
    assert knight.face_down == knight.given == 1 << PIXIE_LANTERN
    assert bottom(table) == ["javelin"]
    assert roles_that_know(knight.treasure_bottom[0]) == 1 << CAVE


def test_9_8_without_a_cave_the_knight_draws_the_top_card():
    table = skip_minor(collecting("KG", ("javelin", "pixie_lantern")))
    assert table.asked == "keep_treasure knight"
    assert table.state.knight.treasures_left == 1


def test_9_8_with_one_card_left_the_cave_gives_that_card():
    table = skip_minor(collecting("KC", ("javelin",)))
    assert table.asked == "keep_treasure knight"


@pytest.mark.parametrize("roles", ["KG", "KC"])
def test_9_8_with_no_card_left_the_knight_gains_grit(roles):
    table = collecting(roles, ())
    assert (table.asked, table.state.knight.grit) == ("turn knight", 5)


def test_9_8_cards_under_the_deck_are_drawn_last_and_in_their_order():
    table = collecting("KG", ())
    knight = table.state.knight
    knight.treasure_bottom[0], knight.treasure_bottom[1] = PIXIE_LANTERN, JAVELIN
    table.put("treasure", (0, 0)).knight(perception=1)
    table.play("have encounter", "collect treasure", "keep treasure")
    assert knight.face_down == 1 << PIXIE_LANTERN
    assert bottom(table) == ["javelin"]


@pytest.mark.parametrize(("face", "grit"), [("centre", 8), ("plus", 8), ("ring", 15)])
def test_14_16_a_gem_has_a_trap(face, grit):
    table = her_turn("KD", "E", put=[("gem wing", (0, 0))], grit=10, track=0b11110)
    table.play("have encounter", "knight takes gem wing", f"roll {face}")
    assert table.state.knight.grit == grit
    assert table.state.dragon.gems == 7  # the Gem goes home in both cases


UNKNOWN = {"unknown_treasures": "yes"}


def test_38_1_the_cave_buries_one_of_three_and_the_knight_one_of_two():
    table = skip_minor(collecting("KC", ("javelin", "pixie_lantern", "potion_kit"), UNKNOWN))
    skip_minor(table.play("bury drawn treasure javelin"))
    assert table.asked == "bury_offered knight"
    table.play("bury offered treasure potion kit", "keep treasure")
    knight = table.state.knight
    assert knight.face_down == 1 << PIXIE_LANTERN
    assert bottom(table) == ["javelin", "potion_kit"]  # the Cave buries its card first
    assert [roles_that_know(card) for card in knight.treasure_bottom[:2]] == [
        1 << CAVE,
        1 << KNIGHT,
    ]


def test_38_2_without_a_cave_the_knight_buries_one_of_two():
    table = skip_minor(collecting("KG", ("javelin", "pixie_lantern", "potion_kit"), UNKNOWN))
    assert table.asked == "bury_offered knight"
    assert len(table.offers()) == 2
    table.play(table.offers()[0], "decline treasure")
    assert (table.state.knight.grit, len(bottom(table))) == (5, 1)


@pytest.mark.parametrize(
    ("deck", "asked"),
    [
        (("javelin", "potion_kit"), "bury_offered knight"),
        (("javelin",), "keep_treasure knight"),
    ],
)
def test_38_3_with_fewer_cards_the_cave_buries_none(deck, asked):
    assert skip_minor(collecting("KC", deck, UNKNOWN)).asked == asked


def test_38_3_buried_and_declined_treasures_are_shown_to_nobody():
    table = skip_minor(collecting("KC", ("javelin", "pixie_lantern", "potion_kit"), UNKNOWN))
    skip_minor(table.play("bury drawn treasure javelin"))
    table.play("bury offered treasure potion kit", "decline treasure")
    cave = table.game.veil(table.state, table.game.config.seat_of[CAVE]).knight
    assert cave.declined == 0
    assert kind_at_bottom(cave.treasure_bottom[0]) == JAVELIN
    assert kind_at_bottom(cave.treasure_bottom[1]) == 15
    own = table.game.veil(table.state, table.game.config.seat_of[KNIGHT]).knight
    assert own.declined == 1 << PIXIE_LANTERN
    assert kind_at_bottom(own.treasure_bottom[0]) == 15

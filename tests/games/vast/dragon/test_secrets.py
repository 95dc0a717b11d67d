"""The roles that know the Dragon's cards (§45)."""

import random

from antro.core.contract.bits import bit
from antro.core.contract.moves import Dice
from antro.games.vast.components.decks import GOLD, SILVER
from antro.games.vast.components.roles import DRAGON, THIEF
from tests.games.vast.dragon.support.lair import LINE, hand, hunt


class Seeded(Dice):
    def __init__(self, seed):
        self.random = random.Random(seed)

    def below(self, n):
        return self.random.randrange(n)


def test_45_2_the_hand_is_hidden_except_its_size():
    table = hunt("DT", LINE, hand="claw wing")
    shown = table.game.veil(table.state, table.state.seat(THIEF)).dragon
    assert list(shown.hand) == [0] * 6
    assert list(shown.deck) == [7, 6, 7, 0, 0, 0]
    assert shown.cards_held == 2
    own = table.game.veil(table.state, table.state.seat(DRAGON)).dragon
    assert list(own.hand) == hand(table)


def test_42_1_and_45_2_a_scale_that_only_the_dragon_saw_is_guessed_as_any():
    table = hunt("DT", LINE, (0, 0), {"scales": "yes"}, hand="gold claw", unseen_scales=1)
    table.state.dragon.scales &= ~bit(GOLD)
    shown = table.game.veil(table.state, table.state.seat(THIEF)).dragon
    assert shown.unseen_scales == 2
    assert shown.scales >> GOLD & 1
    assert shown.deck[GOLD] == 0


def test_42_4_and_45_2_a_scale_that_was_shown_is_known():
    table = hunt("DT", LINE, (0, 0), {"scales": "yes"}, hand="silver", shown_scales=bit(SILVER))
    table.state.dragon.scales &= ~bit(SILVER)
    shown = table.game.veil(table.state, table.state.seat(THIEF)).dragon
    assert shown.deck[SILVER] == 1
    assert shown.unseen_scales == 0


def test_45_2_a_guess_has_the_same_hand_size():
    table = hunt("DT", LINE, hand="claw wing flame")
    veiled = table.game.veil(table.state, table.state.seat(THIEF))
    hands = set()
    for seed in range(20):
        world = table.game.guess(veiled, Seeded(seed)).dragon
        assert sum(world.hand) == 3
        hands.add(tuple(world.hand))
    assert len(hands) > 1


def test_42_4_and_45_1_a_shown_silver_scale_that_was_kept_is_guessed_in_hand():
    table = hunt("DT", LINE, (0, 0), {"scales": "yes"}, hand="silver claw")
    table.state.dragon.keeps_silver = 1
    table.state.dragon.scales &= ~bit(SILVER)
    table.state.dragon.shown_scales = bit(SILVER)
    veiled = table.game.veil(table.state, table.state.seat(THIEF))
    for seed in range(20):
        assert table.game.guess(veiled, Seeded(seed)).dragon.hand[SILVER] == 1


def test_45_2_others_see_a_draw_but_not_the_card():
    table = hunt("DT", LINE).play("end dragon turn", "no gem")
    number = table.numbers()[0]
    dragon, thief = table.state.seat(DRAGON), table.state.seat(THIEF)
    assert table.game.describe(table.game.as_seen_by(number, 16, thief)).text == "draw a power card"
    assert table.game.as_seen_by(number, 16, dragon) == number

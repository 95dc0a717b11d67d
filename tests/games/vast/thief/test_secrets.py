"""§45: who knows the Thief's upgrade card."""

from antro.games.vast.printed.decks import CLOAK
from antro.games.vast.printed.roles import KNIGHT, THIEF
from antro.games.vast.printed.squares import HIDDEN
from tests.games.vast.dragon.test_secrets import Seeded
from tests.games.vast.thief.den import LINE, den


def table_with_card(**fields):
    return den("KT", LINE, (0, 0), {"upgrade_cards": "yes"}, card=CLOAK, **fields).turn("thief")


def seen_by(table, role):
    return table.game.veil(table.state, table.state.seat(role))


def test_43_1_and_45_2_his_card_is_hidden_until_he_shows_it():
    table = table_with_card()
    assert seen_by(table, KNIGHT).thief.card == HIDDEN
    assert seen_by(table, THIEF).thief.card == CLOAK
    assert seen_by(table_with_card(card_shown=1), KNIGHT).thief.card == CLOAK


def test_45_2_a_guess_may_be_any_of_the_three():
    veiled = seen_by(table_with_card(), KNIGHT)
    assert {table_card(veiled, seed) for seed in range(30)} == {0, 1, 2}


def table_card(veiled, seed):
    return int(table_with_card().game.guess(veiled, Seeded(seed)).thief.card)

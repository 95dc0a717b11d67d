"""The roles that know the Thief's upgrade card (§45)."""

from antro.games.vast.components.decks import CLOAK
from antro.games.vast.components.roles import KNIGHT, THIEF
from antro.games.vast.components.squares import HIDDEN
from tests.games.vast.dragon.test_secrets import Seeded
from tests.games.vast.thief.support.den import LINE, den


def table_with_card(**fields):
    return den("KT", LINE, (0, 0), {"upgrade_cards": "yes"}, card=CLOAK, **fields).turn("thief")


def seen_by(table, role):
    return table.game.veil(table.state, table.state.seat(role))


def test_43_1_and_45_2_the_upgrade_card_is_hidden_until_it_is_revealed():
    table = table_with_card()
    assert seen_by(table, KNIGHT).thief.card == HIDDEN
    assert seen_by(table, THIEF).thief.card == CLOAK
    assert seen_by(table_with_card(card_shown=1), KNIGHT).thief.card == CLOAK


def test_45_2_a_guess_may_be_any_of_the_three_cards():
    veiled = seen_by(table_with_card(), KNIGHT)
    assert {table_card(veiled, seed) for seed in range(30)} == {0, 1, 2}


def test_45_4_the_thief_knows_if_a_tile_is_left_to_fill_a_space():
    table = den("T", "E f f", (0, 0)).terrain("lake", (3, 0), (4, 0), (3, 1), (4, 1))
    table.put("thief", (4, 0)).turn("thief").play("stats high middle low")
    ground = table.state.ground
    for slot in (table.at(1, 0), table.at(2, 0)):
        ground.back[slot] = ground.back[slot] & 3  # drawn from the first pile
    assert "thief step east" in seen_offers(table)
    for place in range(len(ground.piles)):
        ground.piles[place] = 0
    assert seen_offers(table) == table.offers()
    assert "thief step east" not in seen_offers(table)


def seen_offers(table):
    """Return the moves that the Thief is offered on his own view of the table."""
    seat = table.state.seat(THIEF)
    return [move.text for move in table.game.offered(seen_by(table, THIEF), seat)]


def table_card(veiled, seed):
    return int(table_with_card().game.guess(veiled, Seeded(seed)).thief.card)

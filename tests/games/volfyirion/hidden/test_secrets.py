"""Planted leaks: veils that look right at first. A pair of worlds must catch each one."""

import pytest

from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import bit
from antro.games.volfyirion.components.cards import FACE_OF
from antro.games.volfyirion.components.extras import PLOYS
from antro.games.volfyirion.state.copies_gen import copy_house, copy_market, copy_stock
from tests.games.volfyirion.support.tables import ME, RIVAL, Table


def hand_not_hidden(game, state, seat):
    veiled = game.veil(state, seat)
    copy_house(veiled.houses[RIVAL], state.houses[RIVAL])
    return veiled


def hand_counted_but_not_pooled(game, state, seat):
    veiled = game.veil(state, seat)
    veiled.houses[RIVAL].deck.copy_from(state.houses[RIVAL].deck)
    return veiled


def ploy_not_hidden(game, state, seat):
    veiled = game.veil(state, seat)
    veiled.houses[RIVAL].ploy = state.houses[RIVAL].ploy
    return veiled


def ploy_betrayed_by_exclusion(game, state, seat):
    veiled = game.veil(state, seat)
    veiled.houses[RIVAL].excluded = ~bit(state.houses[RIVAL].ploy)
    return veiled


def top_not_hidden(game, state, seat):
    veiled = game.veil(state, seat)
    copy_market(veiled.markets[0], state.markets[0])
    return veiled


def top_taken_out_of_the_deck(game, state, seat):
    veiled = game.veil(state, seat)
    copy_stock(veiled.markets[0].assets, state.markets[0].assets)
    return veiled


def worlds(secret):
    """Return two worlds that I cannot tell apart. One secret of my opponent differs."""
    if secret == "hand":
        return [
            Table(their_hand="stab", their_deck="guard"),
            Table(their_hand="guard", their_deck="stab"),
        ]
    if secret == "ploy":
        return [
            Table("ploys=yes", ploy="mirage_city", their_ploy=ploy)
            for ploy in ("double_shift", "afterthought")
        ]
    pair = [Table("top=down", "perks=yes", their_perk="qoam_oracle") for _ in range(2)]
    for table, top in zip(pair, ("mint", "bank"), strict=True):
        table.state.markets[0].assets.take(FACE_OF[top])
        table.state.markets[0].top = FACE_OF[top]
    return pair


LEAKS = {
    "hand": [hand_not_hidden, hand_counted_but_not_pooled],
    "ploy": [ploy_not_hidden, ploy_betrayed_by_exclusion],
    "top": [top_not_hidden, top_taken_out_of_the_deck],
}


@pytest.mark.parametrize("secret", LEAKS)
def test_a_veil_hides_the_secret_and_a_planted_leak_shows_it(secret):
    one, two = worlds(secret)
    veils = [table.game.veil(table.state, ME) for table in (one, two)]
    assert veils[0].key() == veils[1].key()
    for leak in LEAKS[secret]:
        leaked = [leak(table.game, table.state, ME) for table in (one, two)]
        assert leaked[0].key() != leaked[1].key(), leak.__name__


@pytest.mark.parametrize("secret", LEAKS)
def test_the_owner_knows_the_secret(secret):
    one, two = worlds(secret)
    assert one.game.veil(one.state, RIVAL).key() != two.game.veil(two.state, RIVAL).key()


def test_a_shuffled_deck_has_no_order():
    """A shuffled deck is a count per face, so no order can leak."""
    table = Table(deck="stab guard mint")
    assert table.state.houses[ME].deck.listed() == sorted(
        FACE_OF[x] for x in ("stab", "guard", "mint")
    )
    assert len(table.state.markets[0].assets.under) == 0


def test_a_guess_never_gives_a_seat_an_excluded_ploy():
    table = Table("ploys=yes", ploy="mirage_city", their_ploy="afterthought")
    table.state.houses[RIVAL].excluded = bit(1) | bit(2)
    veiled = table.game.veil(table.state, ME)
    guessed = {table.game.guess(veiled, SeededDice(luck)).houses[RIVAL].ploy for luck in range(60)}
    assert guessed == {3, 4, 5}
    assert PLOYS[0].slug == "mirage_city"

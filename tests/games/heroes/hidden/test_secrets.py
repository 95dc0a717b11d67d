"""Planted leaks: veils that look right at a glance. Each must be caught by a pair of worlds."""

import pytest

from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import bit
from antro.core.contract.game import SPECTATOR, Seat
from antro.games.heroes.components.lots import INDEX, read_lot
from antro.games.heroes.kinds import MUSTER
from antro.games.heroes.options import make
from antro.games.heroes.state.copies_gen import copy_pile
from antro.games.heroes.state.order_text import read_order
from antro.games.heroes.state.pile import pile
from tests.games.heroes.support.position import position

ME, RIVAL = Seat(0), Seat(1)


def side_left_open(*names):
    """A leak: these fields of my rival's are as they are."""

    def veil(game, state, seat):
        veiled = game.veil(state, seat)
        for name in names:
            setattr(veiled.sides[RIVAL], name, getattr(state.sides[RIVAL], name))
        return veiled

    return veil


def hand_counted_but_not_pooled(game, state, seat):
    veiled = game.veil(state, seat)
    copy_pile(veiled.sides[RIVAL].deck, state.sides[RIVAL].deck)
    return veiled


def halves_left_apart(game, state, seat):
    veiled = game.veil(state, seat)
    for known, market in zip(veiled.markets, state.markets, strict=True):
        copy_pile(known.deck, market.deck)
    return veiled


def hands():
    for hand, deck in (("fireball", "boulder"), ("boulder", "fireball")):
        yield position().seat(RIVAL, hand=hand, deck=deck)


def armies():
    """My rival has mustered, and I have not."""
    for army in (5, 6):
        table = position()
        table.state.pending[:] = [table.game.bottom, table.config.question(MUSTER, 0, bit(0))]
        table.side(RIVAL).army, table.side(RIVAL).turned_up = army, 0
        yield table


def plans():
    for kept in ("FW", "CH"):
        yield position().seat(RIVAL, plan=INDEX[read_lot(kept)])


def orders():
    for order in ("FFF;C3 a0 l1 w0 met any", "S3+1H* a2 l1 w3 never goals"):
        yield position(pace="orders").seat(RIVAL, order=read_order(order), waited=len(order) % 3)


def halves():
    for one, two in (("fireball", "boulder"), ("boulder", "fireball")):
        table = position(4, mode="teams")
        for market, name in zip(table.state.markets, (one, two), strict=True):
            market.deck = pile([table.spell(name)])
            market.deck_size = 1
        yield table


LEAKS = [
    (hands, side_left_open("hand", "deck", "unseen")),
    (hands, hand_counted_but_not_pooled),
    (armies, side_left_open("army")),
    (plans, side_left_open("plan")),
    (orders, side_left_open("order")),
    (orders, side_left_open("waited")),
    (halves, halves_left_apart),
]
WORLDS = [hands, armies, plans, orders, halves]


@pytest.mark.parametrize("viewer", [ME, SPECTATOR])
@pytest.mark.parametrize("worlds", WORLDS)
def test_worlds_that_look_alike_have_one_veil_and_one_guess(worlds, viewer):
    one, two = worlds()
    assert one.state.key() != two.state.key()
    veils = [table.game.veil(table.state, viewer) for table in (one, two)]
    assert veils[0].key() == veils[1].key()
    guesses = [one.game.guess(veil, SeededDice(3)).key() for veil in veils]
    assert guesses[0] == guesses[1]


@pytest.mark.parametrize(("worlds", "leak"), LEAKS)
def test_a_leak_tells_them_apart(worlds, leak):
    keys = [leak(table.game, table.state, ME).key() for table in worlds()]
    assert keys[0] != keys[1]


def test_a_guess_draws_every_secret_from_where_it_was_pooled():
    """§1.9 Over many guesses my rival is suspected of both hands."""
    one, two = hands()
    veiled = one.game.veil(one.state, ME)
    guessed = {
        tuple(one.game.guess(veiled, SeededDice(seed)).sides[RIVAL].hand.listed())
        for seed in range(20)
    }
    assert guessed == {tuple(table.side(RIVAL).hand.listed()) for table in (one, two)}


def test_allies_do_not_see_each_others_hands():
    """§1.9 A hand is known to its owner only."""
    game = make({"players": "4", "mode": "teams", "pace": "stepped"})
    state = game.start()
    state.sides[1].hand = pile([0, 1])
    assert game.veil(state, ME).sides[1].hand.size == 0

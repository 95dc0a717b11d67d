"""Veils with a planted leak. A pair of worlds must reveal each leak."""

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


def leak_side(*names):
    """Return a veil that shows these fields of the opponent."""

    def veil(game, state, seat):
        veiled = game.veil(state, seat)
        for name in names:
            setattr(veiled.sides[RIVAL], name, getattr(state.sides[RIVAL], name))
        return veiled

    return veil


def leak_hand(game, state, seat):
    veiled = game.veil(state, seat)
    copy_pile(veiled.sides[RIVAL].deck, state.sides[RIVAL].deck)
    return veiled


def leak_halves(game, state, seat):
    veiled = game.veil(state, seat)
    for known, market in zip(veiled.markets, state.markets, strict=True):
        copy_pile(known.deck, market.deck)
    return veiled


def hands():
    for hand, deck in (("fireball", "boulder"), ("boulder", "fireball")):
        yield position().seat(RIVAL, hand=hand, deck=deck)


def armies():
    """Yield pairs where the opponent has chosen an army and the viewer has not."""
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
    (hands, leak_side("hand", "deck", "unseen")),
    (hands, leak_hand),
    (armies, leak_side("army")),
    (plans, leak_side("plan")),
    (orders, leak_side("order")),
    (orders, leak_side("waited")),
    (halves, leak_halves),
]
WORLDS = [hands, armies, plans, orders, halves]


@pytest.mark.parametrize("viewer", [ME, SPECTATOR])
@pytest.mark.parametrize("worlds", WORLDS)
def test_equal_looking_worlds_have_equal_veils_and_guesses(worlds, viewer):
    one, two = worlds()
    assert one.state.key() != two.state.key()
    veils = [table.game.veil(table.state, viewer) for table in (one, two)]
    assert veils[0].key() == veils[1].key()
    guesses = [one.game.guess(veil, SeededDice(3)).key() for veil in veils]
    assert guesses[0] == guesses[1]


@pytest.mark.parametrize(("worlds", "leak"), LEAKS)
def test_a_leak_is_found(worlds, leak):
    keys = [leak(table.game, table.state, ME).key() for table in worlds()]
    assert keys[0] != keys[1]


def test_guesses_include_every_possible_secret():
    """In many guesses the opponent has each of the two hands (§1.9)."""
    one, two = hands()
    veiled = one.game.veil(one.state, ME)
    guessed = {
        tuple(one.game.guess(veiled, SeededDice(seed)).sides[RIVAL].hand.listed())
        for seed in range(20)
    }
    assert guessed == {tuple(table.side(RIVAL).hand.listed()) for table in (one, two)}


def test_allies_do_not_see_each_others_hands():
    """Only its owner knows a hand (§1.9)."""
    game = make({"players": "4", "mode": "teams", "pace": "stepped"})
    state = game.start()
    state.sides[1].hand = pile([0, 1])
    assert game.veil(state, ME).sides[1].hand.size == 0

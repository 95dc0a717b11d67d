"""Bots and the coach choose strong armies, and the coach says what an army is good for (§5.1)."""

import pytest

from antro.bots.coach import hint
from antro.bots.policies import policy_of, reasons_of
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.core.text.words import load, say
from tests.games.heroes.flow.test_tournament import cost, matches
from tests.games.heroes.support.duels import DUSK, NIGHT
from tests.games.heroes.support.opening import opening

DESCENTS = 40


def advised(table, seat):
    """Return the coach's advice to a seat."""
    return hint(table.game, table.seen_by(seat), descents=DESCENTS)


@pytest.mark.parametrize("seat", range(4))
def test_5_1_the_coach_spends_nine_of_ten_points(seat):
    table = opening(4).take_all()
    advice = advised(table, seat)
    assert 9 <= cost(table, advice.move.text) <= 10
    assert advice.because[0].code == "good_army"


@pytest.mark.parametrize("seat", [DUSK, NIGHT])
def test_27_6_the_coach_spends_five_of_six_points_for_third_place(seat):
    table = matches()
    assert 5 <= cost(table, advised(table, seat).move.text) <= 6


def test_the_coach_advises_the_army_that_a_bot_chooses():
    table = opening(2).take_all()
    veiled, out = table.seen_by(0), Moves()
    table.game.offer(veiled, Seat(0), out)
    chosen = policy_of(table.game).sure(veiled, Seat(0), out)
    assert advised(table, 0).move.number == chosen


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "It spends 7 of 10 points on 2 creatures with 12 life and 7 strength in total."),
        ("it", "Spende 7 punti su 10 per 2 creature, con 12 punti ferita e forza 7 in totale."),
    ],
)
def test_the_reason_for_an_army_counts_its_creatures(language, expected):
    table = opening(2).take_all()
    number = table.number(Seat(0), "muster fire salamander fire_giant")
    [reason] = reasons_of(table.game)(table.game, table.seen_by(0), number)
    words = {**load("antro.core", language), **load("antro.games.heroes", language)}
    assert say(words, f"reason.{reason.code}", reason.fields) == expected

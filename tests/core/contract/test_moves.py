"""Sets as bits, the buffer of an offer, and the counting of move sequences."""

import pytest

from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import MOST, bit, listed, lowest
from antro.core.contract.moves import ROOM, Moves, Outcomes
from antro.core.record.perft import perft
from tests.core.support.toll import Toll


def test_every_member_of_a_set_has_its_own_bit():
    members = range(MOST)
    assert [bit(member) for member in members] == [2**member for member in members]
    assert [lowest(bit(member) | bit(MOST - 1)) for member in members] == [*members]
    assert listed(bit(3) | bit(40)) == [3, 40]


def test_an_offer_has_room_for_any_number_of_moves():
    out = Moves()
    room = len(ROOM)
    for move in range(room):
        out.add(move)
    out.add_each(room, bit(0) | bit(41))
    out.weigh(5000, 2)
    assert out.listed() == [*range(room + 1), room + 41, 5000]
    out.clear()
    assert (out.listed(), out.total_weight) == ([], 0)


@pytest.mark.parametrize("weights", [[1, 3], [2, 0, 5, 1]])
def test_a_move_is_picked_in_proportion_to_its_weight(weights):
    dice, out = SeededDice(1), Moves()
    for move, weight in enumerate(weights):
        out.weigh(move, weight)
    picked = [out.pick(dice) for _ in range(4000)]
    for move, weight in enumerate(weights):
        expected = 4000 * weight / sum(weights)
        assert abs(picked.count(move) - expected) < 130


def test_borrowed_outcomes_are_shown_until_the_offer_is_cleared():
    out, outcomes = Moves(), Outcomes([7, 9, 12], [1, 0, 5])
    for _ in range(2):
        out.borrow(outcomes)
        assert (out.listed(), out.count, out.total_weight) == ([7, 9, 12], 3, 6)
        assert {out.pick(SeededDice(seed)) for seed in range(50)} == {7, 12}
        assert out.heaviest() == 12
        out.clear()
        assert (out.listed(), out.total_weight) == ([], 0)
        out.add(3)
        out.weigh(5, 4)
        assert (out.listed(), out.total_weight) == ([3, 5], 4)
        out.clear()
    out.borrow(outcomes)
    assert out.listed() == [7, 9, 12]


def test_outcomes_are_borrowed_into_an_empty_offer_only():
    out = Moves()
    out.add(1)
    with pytest.raises(AssertionError, match="one choice"):
        out.borrow(Outcomes([2], [1]))


def test_moves_without_weights_are_equally_likely():
    dice, out = SeededDice(1), Moves()
    out.add_each(10, 0b111)
    picked = [out.pick(dice) for _ in range(3000)]
    assert sorted(set(picked)) == [10, 11, 12]
    assert all(900 < picked.count(move) < 1100 for move in (10, 11, 12))


def test_simultaneous_choices_are_counted_in_every_order():
    game = Toll(2)
    deals, pledges = 4 * 4, 3 * 3 * 2  # two coins of four faces; two pledges, in two orders
    start = game.start()
    assert [perft(game, start, depth) for depth in (0, 1, 2, 4)] == [1, 4, deals, deals * pledges]

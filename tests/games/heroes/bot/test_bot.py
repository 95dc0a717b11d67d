"""What the planner of bots knows: how long it takes to roll for something, and when to stop."""

import pytest

from antro.bots.policies import policy_of
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.heroes.bot.throws import throws_for
from antro.games.heroes.components.lots import read_lot
from tests.games.heroes.support.position import position

# Computed by hand: the mean number of throws with six dice, and with seven
EXACT = {
    "FF": (2.51, 2.20),
    "FFF": (3.88, 3.29),
    "FFFF": (5.71, 4.67),
    "FFFFF": (8.45, 6.49),
    "FFFFFF": (13.94, 9.24),
    "FFH": (3.06, 2.59),
    "FFHH": (4.21, 3.41),
    "FFFH": (4.70, 3.81),
    "FFFHH": (6.38, 4.81),
    "FFFHHH": (10.74, 6.74),
    "FFFFH": (7.32, 5.55),
    "FWEA": (3.32, 2.67),
}


@pytest.mark.parametrize("need", EXACT)
def test_the_mean_number_of_throws(need):
    six, seven = [round(throws_for(read_lot(need), 0, dice), 2) for dice in (6, 7)]
    assert (six, seven) == EXACT[need]


def test_what_lies_already_is_not_thrown_for():
    assert throws_for(read_lot("FFF"), read_lot("FFFWCH"), 6) == 0
    assert throws_for(read_lot("FFF"), read_lot("FFWCHA"), 6) < throws_for(read_lot("FFF"), 0, 6)


def sure(table, seat=0):
    """The text of the move that the policy is sure of."""
    out, veiled = Moves(), table.seen_by(seat)
    table.game.offer(veiled, Seat(seat), out)
    move = policy_of(table.game).sure(veiled, Seat(seat), out)
    return table.game.describe(move).text


def test_it_stops_when_its_spell_can_be_cast():
    table = position().seat(0, hand="fireball", dice="FFFACE")
    assert sure(table) == "plan to stop"


def test_it_keeps_what_its_spell_needs():
    table = position().seat(0, hand="fireball", dice="FFWEAC", deck="")
    assert sure(table) == "keep FF"


def test_a_stunned_player_rolls_for_cards():
    table = position(3, mode="points").seat(0, life=0, hand="fireball", dice="FFFCCW")
    assert sure(table) == "keep CC"
    table.seat(0, dice="CCCCCW")
    assert sure(table) == "plan to stop"


def test_live_it_stops_with_the_word():
    table = position(pace="live").seat(0, hand="fireball", dice="FFFACE")
    assert sure(table) == "stop"

"""The planner of bots: the expected number of rolls for a spell, and the time to stop."""

import pytest

from antro.bots.policies import policy_of
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.heroes.bot.throws import throws_for
from antro.games.heroes.components.lots import read_lot
from tests.games.heroes.support.position import position

# Calculated by hand: the mean number of rolls with six dice, and with seven
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
def test_the_mean_number_of_rolls(need):
    six, seven = [round(throws_for(read_lot(need), 0, dice), 2) for dice in (6, 7)]
    assert (six, seven) == EXACT[need]


def test_symbols_already_shown_need_no_roll():
    assert throws_for(read_lot("FFF"), read_lot("FFFWCH"), 6) == 0
    assert throws_for(read_lot("FFF"), read_lot("FFWCHA"), 6) < throws_for(read_lot("FFF"), 0, 6)


def certain_move(table, seat=0):
    """Return the text of the move that the policy is sure of."""
    out, veiled = Moves(), table.seen_by(seat)
    table.game.offer(veiled, Seat(seat), out)
    move = policy_of(table.game).sure(veiled, Seat(seat), out)
    return table.game.describe(move).text


def test_the_planner_stops_when_it_can_cast_its_spell():
    table = position().seat(0, hand="fireball", dice="FFFACE")
    assert certain_move(table) == "plan to stop"


def test_the_planner_keeps_the_dice_for_its_spell():
    table = position().seat(0, hand="fireball", dice="FFWEAC", deck="")
    assert certain_move(table) == "keep FF"


def test_a_stunned_player_rolls_for_cards():
    table = position(3, mode="points").seat(0, life=0, hand="fireball", dice="FFFCCW")
    assert certain_move(table) == "keep CC"
    table.seat(0, dice="CCCCCW")
    assert certain_move(table) == "plan to stop"


def test_in_real_time_the_planner_stops_with_the_move_stop():
    table = position(pace="live").seat(0, hand="fireball", dice="FFFACE")
    assert certain_move(table) == "stop"

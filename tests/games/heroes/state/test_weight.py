"""The memory size of a Heroes state."""

from antro.games.heroes.options import make
from antro.games.heroes.state.side import Side
from tests.games.heroes.support.walks import stroll
from tests.games.support.weight import most, weight_of


def test_a_state_of_four_is_under_six_kilobytes():
    *_, state = stroll(make({"players": "4", "pace": "stepped"}), 1, 600)
    assert 1000 < weight_of(state) < most(Side(), compiled=6144)

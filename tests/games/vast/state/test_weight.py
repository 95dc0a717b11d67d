"""The memory size of a Vast state."""

from antro.games.vast.options import make
from antro.games.vast.state.ground import Ground
from tests.games.support.weight import most, weight_of
from tests.games.vast.support.walks import stroll


def test_a_state_of_five_is_under_eight_kilobytes():
    *_, state = stroll(make({}), seed=1, plies=600)
    assert 1000 < weight_of(state) < most(Ground(), compiled=8192)

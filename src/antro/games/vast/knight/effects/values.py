"""Her numbers as they stand (§13.3, §13.9)."""

from mypy_extensions import i64

from antro.games.vast.knight.state import PERCEPTION, SHIELD, STRENGTH
from antro.games.vast.state.state import VastState


def strength(state: VastState) -> i64:
    """Her Strength now, for attack and for defence."""
    return 1 + state.knight.cubes[STRENGTH]


def perception(state: VastState) -> i64:
    """Her Perception now: Encounters on her turn, and her defence against the Thief."""
    return 1 + state.knight.cubes[PERCEPTION]


def is_shielded(state: VastState) -> bool:
    """§15.7 Whether nobody else may move her."""
    return state.knight.cubes[SHIELD] > 0


def forced_distance(state: VastState, steps: i64) -> i64:
    """§39.6 How far she may be moved where others would be moved so many squares."""
    return steps

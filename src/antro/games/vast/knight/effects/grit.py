"""Grit gained and lost, and the cubes that go with it (§15.1 to §15.3)."""

from mypy_extensions import i64

from antro.games.vast.components.decks import RUNE_STAFF
from antro.games.vast.components.squares import OFF
from antro.games.vast.knight.effects.cubes import release_cubes, take_back_cubes
from antro.games.vast.knight.effects.values import doubled, is_shielded
from antro.games.vast.knight.state import MOST_GRIT, ON_TREASURE
from antro.games.vast.state.state import VastState


def gain_grit(state: VastState, amount: i64) -> None:
    """Give the Knight Grit, and the cubes of the thresholds that she reaches."""
    knight = state.knight
    knight.grit = min(MOST_GRIT, knight.grit + amount)
    release_cubes(knight)


def lose_grit(state: VastState, amount: i64) -> None:
    """Take Grit: with the Shield 1 (§15.7), with the Cursed Amulet twice as much."""
    if amount <= 0:
        return
    harm: i64 = 1 if is_shielded(state) else amount
    lower_grit_to(state, state.knight.grit - doubled(state, harm), OFF)


def pay_grit_for_staff(state: VastState, amount: i64) -> None:
    """Pay Grit for the Rune Staff without losing the cube on it (§39.7)."""
    lower_grit_to(state, state.knight.grit - amount, ON_TREASURE + RUNE_STAFF)


def lower_grit_to(state: VastState, grit: i64, spared: i64) -> None:
    """Lower Grit, but not below 0, and take back cubes, if possible not from *spared*."""
    before = state.knight.grit
    state.knight.grit = max(0, grit)
    take_back_cubes(state, before, spared)

"""Smash and Wrath (§27.14, §27.15), and the Scales that they bring (§42.1)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.game import Step
from antro.games.vast.components.roles import DRAGON, DRAGON_PIECE, TRIBE_PIECES
from antro.games.vast.components.squares import OFF
from antro.games.vast.dragon.effects.cards import win_scale
from antro.games.vast.dragon.effects.waking import smash
from antro.games.vast.dragon.kinds import WRATH_DONE, WRATH_FALLS
from antro.games.vast.goblins.effects.trap import ask_for_trap
from antro.games.vast.map.effects.removing import collapse, may_collapse, remove_squares
from antro.games.vast.map.visibility.die import affected
from antro.games.vast.map.visibility.squares import pieces_on
from antro.games.vast.state.state import VastState


def smash_crystal(state: VastState) -> None:
    """Remove the Crystal token on the Dragon's square, and gain a Scale (§27.14)."""
    smash(state, state.ground.where[DRAGON_PIECE])
    win_scale(state)


def squares_to_collapse(state: VastState) -> list[i64]:
    """Return the squares that the die hits and that can be removed."""
    ground = state.ground
    hit = affected(ground, ground.where[DRAGON_PIECE], state.die)
    return [square for square in hit if square != OFF and may_collapse(state, square)]


def wrath(state: VastState) -> None:
    """Collapse the tiles that the die hits, unless a Trap protects the Tribes on them (§27.15)."""
    state.ask(WRATH_DONE, state.ground.crystals_gone)
    state.ask(WRATH_FALLS)
    state.goblins.trapped = 0
    for square in squares_to_collapse(state):
        if pieces_on(state.ground, square) & TRIBE_PIECES:
            ask_for_trap(state)
            return


@final
class WrathFalls(Step[VastState]):
    """Remove the tiles. Tribes saved by a Trap leave like all others (§27.15)."""

    def run(self, state: VastState, argument: i64) -> None:
        if state.goblins.trapped:
            remove_squares(state, squares_to_collapse(state), DRAGON)
        else:
            collapse(state, squares_to_collapse(state), DRAGON)


@final
class WrathDone(Step[VastState]):
    """Win a Scale if a Crystal tile was removed (§42.1)."""

    def run(self, state: VastState, argument: i64) -> None:
        if state.ground.crystals_gone > argument:
            win_scale(state)

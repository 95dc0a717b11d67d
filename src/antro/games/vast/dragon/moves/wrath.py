"""Smash and Wrath (§27.14, §27.15), and the Scales that they win (§42.1)."""

from typing import final

from mypy_extensions import i64

from antro.games.vast.choices import Aftermath
from antro.games.vast.dragon.effects.cards import win_scale
from antro.games.vast.dragon.effects.waking import smash
from antro.games.vast.goblins.effects.trap import ask_for_trap
from antro.games.vast.ground.removing import collapse, fall, may_fall
from antro.games.vast.printed.roles import DRAGON, DRAGON_PIECE, TRIBE_PIECES
from antro.games.vast.printed.squares import OFF
from antro.games.vast.sight.die import affected
from antro.games.vast.sight.squares import pieces_on
from antro.games.vast.state.state import VastState


def smash_crystal(state: VastState) -> None:
    """§27.14 The Crystal token of his square leaves the game."""
    smash(state, state.ground.where[DRAGON_PIECE])
    win_scale(state)


def falling_squares(state: VastState) -> list[i64]:
    """What the die hits and may fall."""
    ground = state.ground
    hit = affected(ground, ground.where[DRAGON_PIECE], state.die)
    return [square for square in hit if square != OFF and may_fall(state, square)]


def wrath(state: VastState) -> None:
    """§27.15 The die lies: tiles that it hits collapse; a Trap may save the Tribes on them."""
    asks = state.config.asks.dragon
    state.ask(asks.wrath_done, state.ground.crystals_gone)
    state.ask(asks.wrath_falls)
    state.goblins.trapped = 0
    for square in falling_squares(state):
        if pieces_on(state.ground, square) & TRIBE_PIECES:
            ask_for_trap(state)
            return


@final
class WrathFalls(Aftermath):
    """§27.15 The tiles go; Tribes that a Trap has saved leave like all others."""

    def done(self, state: VastState, frame: i64) -> None:
        if state.goblins.trapped:
            fall(state, falling_squares(state), DRAGON)
        else:
            collapse(state, falling_squares(state), DRAGON)


@final
class WrathDone(Aftermath):
    """§42.1 If a Crystal tile has gone, he wins a Scale."""

    def done(self, state: VastState, frame: i64) -> None:
        if state.ground.crystals_gone > frame:
            win_scale(state)

"""Claw and Hiss: what befalls Tribes, the Thief and the Knight (§27.2, §27.5)."""

from typing import final

from mypy_extensions import i64

from antro.core.game import Seat
from antro.core.moves import Moves
from antro.games.vast.choices import Aftermath, OfList
from antro.games.vast.dragon.effects.hunger import eat
from antro.games.vast.dragon.moves.reach import MEAT, clawed_pieces, hissed_tribes
from antro.games.vast.goblins.effects.arrival import meat_gone
from antro.games.vast.goblins.effects.population import be_eaten, hide, scatter
from antro.games.vast.goblins.effects.rage import gain_rage
from antro.games.vast.goblins.effects.trap import ask_for_trap
from antro.games.vast.ground.forced import move_piece
from antro.games.vast.printed.roles import (
    DRAGON,
    DRAGON_PIECE,
    FANGS,
    KNIGHT_PIECE,
    PIECES,
    THIEF_PIECE,
    TRIBE_PIECES,
    TRIBES,
)
from antro.games.vast.sight.die import affected
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.death import attack


def claw(state: VastState) -> None:
    """§27.2 The die lies: Tribes, the disc of Meat!, the Thief, the Knight, in this order."""
    asks, ground = state.config.asks.dragon, state.ground
    hit = clawed_pieces(state, affected(ground, ground.where[DRAGON_PIECE], state.die))
    if hit >> KNIGHT_PIECE & 1:
        state.ask(asks.claw_knight)
    if hit >> THIEF_PIECE & 1:
        state.ask(asks.claw_thief)
    if hit >> MEAT & 1:
        state.ask(asks.claw_meat)
    if hit & TRIBE_PIECES:
        state.ask(asks.claw_tribes, hit >> FANGS & 7)
        ask_for_trap(state)


def eat_meat(state: VastState) -> None:
    """§40.4 The disc of Meat! is gone, and he has eaten it."""
    meat_gone(state)
    eat(state, 1)


@final
class ClawTribes(Aftermath):
    """§27.2 Tribes that Claw hits scatter, unless a Trap was discarded."""

    def done(self, state: VastState, frame: i64) -> None:
        for tribe in range(TRIBES):
            if frame >> tribe & 1 and not state.goblins.trapped:
                eat(state, scatter(state, tribe))
                gain_rage(state, 1)


@final
class ClawMeat(Aftermath):
    """§27.2 Claw hits the disc of Meat!."""

    def done(self, state: VastState, frame: i64) -> None:
        eat_meat(state)


@final
class ClawThief(Aftermath):
    """§27.2 Claw hits the Thief."""

    def done(self, state: VastState, frame: i64) -> None:
        attack(state, DRAGON)


@final
class ClawKnight(Aftermath):
    """§27.2 He may move a Knight whom Claw hits one square."""

    def done(self, state: VastState, frame: i64) -> None:
        move_piece(state, KNIGHT_PIECE, 1, DRAGON)


@final
class HissAt(OfList):
    """§27.5 Which Tribe hides from him."""

    def __init__(self) -> None:
        super().__init__("hiss", "piece", PIECES[1:4])

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, hissed_tribes(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        state.ask(state.config.asks.dragon.hiss_tribe, move - self.first)
        ask_for_trap(state)


@final
class HissTribe(Aftermath):
    """§27.5 A Tribe hides with less Population, unless a Trap was discarded."""

    def done(self, state: VastState, frame: i64) -> None:
        if not state.goblins.trapped:
            hide(state, frame)
            be_eaten(state, frame, 1)
            gain_rage(state, 1)

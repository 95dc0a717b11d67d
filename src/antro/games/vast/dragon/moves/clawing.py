"""Claw and Hiss: effects on Tribes, the Thief and the Knight (§27.2, §27.5)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.components.roles import (
    DRAGON,
    DRAGON_PIECE,
    FANGS,
    KNIGHT_PIECE,
    PIECES,
    THIEF_PIECE,
    TRIBE_PIECES,
    TRIBES,
)
from antro.games.vast.dragon.effects.hunger import eat
from antro.games.vast.dragon.kinds import (
    CLAW_KNIGHT,
    CLAW_MEAT,
    CLAW_THIEF,
    CLAW_TRIBES,
    HISS_TRIBE,
)
from antro.games.vast.dragon.moves.reach import MEAT, clawed_pieces, hissed_tribes
from antro.games.vast.goblins.effects.arrival import remove_meat
from antro.games.vast.goblins.effects.population import hide, let_dragon_eat, scatter
from antro.games.vast.goblins.effects.rage import gain_rage
from antro.games.vast.goblins.effects.trap import ask_for_trap
from antro.games.vast.map.effects.forced import move_piece
from antro.games.vast.map.visibility.die import affected
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.death import attack


def claw(state: VastState) -> None:
    """Apply the die of Claw: Tribes, the disc of Meat!, the Thief, then the Knight (§27.2)."""
    ground = state.ground
    hit = clawed_pieces(state, affected(ground, ground.where[DRAGON_PIECE], state.die))
    if hit >> KNIGHT_PIECE & 1:
        state.ask(CLAW_KNIGHT)
    if hit >> THIEF_PIECE & 1:
        state.ask(CLAW_THIEF)
    if hit >> MEAT & 1:
        state.ask(CLAW_MEAT)
    if hit & TRIBE_PIECES:
        state.ask(CLAW_TRIBES, hit >> FANGS & 7)
        ask_for_trap(state)


def eat_meat(state: VastState) -> None:
    """Eat the disc of Meat! (§40.4)."""
    remove_meat(state)
    eat(state, 1)


@final
class ClawTribes(Step[VastState]):
    """Scatter the Tribes that Claw hits, unless a Trap was discarded (§27.2)."""

    def run(self, state: VastState, argument: i64) -> None:
        for tribe in range(TRIBES):
            if argument >> tribe & 1 and not state.goblins.trapped:
                eat(state, scatter(state, tribe))
                gain_rage(state, 1)


@final
class ClawMeat(Step[VastState]):
    """Hit the disc of Meat! with Claw (§27.2)."""

    def run(self, state: VastState, argument: i64) -> None:
        eat_meat(state)


@final
class ClawThief(Step[VastState]):
    """Hit the Thief with Claw (§27.2)."""

    def run(self, state: VastState, argument: i64) -> None:
        attack(state, DRAGON)


@final
class ClawKnight(Step[VastState]):
    """Let the Dragon move the Knight one square after a hit with Claw (§27.2)."""

    def run(self, state: VastState, argument: i64) -> None:
        move_piece(state, KNIGHT_PIECE, 1, DRAGON)


@final
class HissAt(OfList):
    """The Tribe that must hide (§27.5)."""

    def __init__(self) -> None:
        super().__init__("hiss", "piece", PIECES[1:4])

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, hissed_tribes(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        state.ask(HISS_TRIBE, move - self.first)
        ask_for_trap(state)


@final
class HissTribe(Step[VastState]):
    """Hide a Tribe with less Population, unless a Trap was discarded (§27.5)."""

    def run(self, state: VastState, argument: i64) -> None:
        if not state.goblins.trapped:
            hide(state, argument)
            let_dragon_eat(state, argument, 1)
            gain_rage(state, 1)

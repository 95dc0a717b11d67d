"""Scratch: an attack on a target on the Dragon's square (§27.12)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.components.roles import (
    DRAGON,
    DRAGON_PIECE,
    FANGS,
    KNIGHT_PIECE,
    THIEF_PIECE,
    TRIBE_PIECES,
    TRIBES,
)
from antro.games.vast.dragon.kinds import SCRATCH_TRIBES
from antro.games.vast.dragon.moves.clawing import eat_meat
from antro.games.vast.goblins.effects.population import let_dragon_eat
from antro.games.vast.goblins.effects.rage import gain_rage
from antro.games.vast.goblins.effects.trap import ask_for_trap
from antro.games.vast.knight.effects.grit import lose_grit
from antro.games.vast.map.visibility.squares import pieces_on
from antro.games.vast.state.ground import MEAT_TOKEN
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.death import attack

SCRATCHED_GRIT: Final[i64] = 5
KNIGHT_TARGET: Final[i64] = 0
TRIBES_TARGET: Final[i64] = 1
THIEF_TARGET: Final[i64] = 2
MEAT_TARGET: Final[i64] = 3
TARGETS: Final = ["knight", "goblins", "thief", "meat"]


def scratch_targets(state: VastState) -> i64:
    """Return the set of targets of Scratch."""
    ground = state.ground
    at = ground.where[DRAGON_PIECE]
    pieces = pieces_on(ground, at)
    found: i64 = 0
    if pieces >> KNIGHT_PIECE & 1 and state.knight.grit > 0:
        found |= bit(KNIGHT_TARGET)
    if pieces & TRIBE_PIECES:
        found |= bit(TRIBES_TARGET)
    if pieces >> THIEF_PIECE & 1:
        found |= bit(THIEF_TARGET)
    if ground.has(at, MEAT_TOKEN):
        found |= bit(MEAT_TARGET)
    return found


@final
class ScratchAt(OfList):
    """The target of Scratch (§27.12)."""

    def __init__(self) -> None:
        super().__init__("scratch", "target", TARGETS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, scratch_targets(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        target = move - self.first
        if target == KNIGHT_TARGET:
            lose_grit(state, SCRATCHED_GRIT)
        elif target == TRIBES_TARGET:
            scratch_tribes(state)
        elif target == THIEF_TARGET:
            attack(state, DRAGON)
        else:
            eat_meat(state)


def scratch_tribes(state: VastState) -> None:
    """Scratch all Tribes on the Dragon's square. A Trap may protect them."""
    pieces = pieces_on(state.ground, state.ground.where[DRAGON_PIECE])
    state.ask(SCRATCH_TRIBES, pieces >> FANGS & 7)
    ask_for_trap(state)


@final
class ScratchTribes(Step[VastState]):
    """Reduce Tribes to 0, unless a Trap was discarded (§27.12)."""

    def run(self, state: VastState, argument: i64) -> None:
        for tribe in range(TRIBES):
            if argument >> tribe & 1 and not state.goblins.trapped:
                let_dragon_eat(state, tribe, state.goblins.population[tribe])
                gain_rage(state, 1)

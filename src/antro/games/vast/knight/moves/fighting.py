"""Attacks on her own square: Tribes, Dragon, Thief, Crystals (§14.8 to §14.13)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.components.roles import DRAGON_PIECE, FANGS, PIECES, is_tribe
from antro.games.vast.goblins.effects.trap import set_guard
from antro.games.vast.knight.effects.foes import can_bomb_dragon, javelin_bonus
from antro.games.vast.knight.effects.strikes import apply_dragon_roll, strike_dragon
from antro.games.vast.knight.effects.values import strength
from antro.games.vast.knight.moves.attacks import (
    attack,
    smash_crystal,
    thief_attacked,
    throw_javelin,
)
from antro.games.vast.knight.moves.encounter import (
    attackable_pieces,
    attackable_with_javelin_only,
    can_smash,
    continue_encounter_here,
)
from antro.games.vast.knight.state import (
    BOMB_ATTACK,
    DRAGON_ATTACKED,
)
from antro.games.vast.state.state import VastState


@final
class Fight(OfList):
    """Attack a piece before she collects, each piece once per Encounter (§14.5).

    A piece that she must attack and can only beat with the Javelin comes first.
    """

    def __init__(self) -> None:
        super().__init__("knight_attacks", "piece", PIECES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if not state.knight.collecting:
            first = attackable_with_javelin_only(state)
            out.add_each(
                self.first, first if first else attackable_pieces(state) & ~state.knight.fought
            )

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        piece = move - self.first
        note_attack(state, piece)
        javelin = javelin_bonus(state)
        if javelin:
            throw_javelin(state)
        if is_tribe(piece):
            set_guard(state, piece - FANGS)
        attack(state, piece, strength(state) + javelin)


@final
class BombDragon(SingleMove[VastState]):
    """Attack the underground Dragon with the cube on the Bomb (§14.10)."""

    word = "bomb_dragon"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        knight = state.knight
        if knight.collecting or knight.fought >> DRAGON_PIECE & 1:
            return
        if can_bomb_dragon(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        note_attack(state, DRAGON_PIECE)
        state.knight.done |= bit(BOMB_ATTACK) | bit(DRAGON_ATTACKED)
        strike_dragon(state, strength(state), with_bomb=True)


def note_attack(state: VastState, piece: i64) -> None:
    """Note an attack on a piece, and continue the Encounter after it."""
    state.pop()
    state.knight.fulfilled = 0
    state.knight.fought |= bit(piece)
    continue_encounter_here(state)


@final
class Smash(SingleMove[VastState]):
    """Smash a Crystal (§14.13)."""

    word = "smash_crystal"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if not state.knight.collecting and can_smash(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        state.knight.fulfilled = 0
        continue_encounter_here(state)
        if javelin_bonus(state):
            throw_javelin(state)
        smash_crystal(state)


@final
class DragonRolled(Step[VastState]):
    """Apply the die of an attack on the Dragon (§14.9)."""

    def run(self, state: VastState, argument: i64) -> None:
        apply_dragon_roll(state, argument)


@final
class ThiefAttacked(Step[VastState]):
    """Note that the Thief died of an attack, unless he evaded (§14.12)."""

    def run(self, state: VastState, argument: i64) -> None:
        thief_attacked(state)

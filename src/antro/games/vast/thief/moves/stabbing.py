"""Backstab (§31.8)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.components.roles import DRAGON_PIECE, FANGS, KNIGHT_PIECE
from antro.games.vast.dragon.effects.cards import discard_cards
from antro.games.vast.goblins.effects.population import lose_population
from antro.games.vast.goblins.effects.rage import gain_rage
from antro.games.vast.goblins.effects.trap import use_trap
from antro.games.vast.knight.effects.grit import lose_grit
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.moves.looting import CERTAIN
from antro.games.vast.thief.moves.robbing import OnVictim
from antro.games.vast.thief.moves.stepping import must_move
from antro.games.vast.thief.moves.targets import VICTIMS, can_be_stabbed, note_target

GRIT: Final = vec[i64]([0, 1, 3, 5])  # [cubes]: Grit that the Knight loses


@final
class Backstab(OnVictim):
    """Stab a piece, with the crossbow also from a distance (§31.8)."""

    kind = "backstab"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if must_move(state):
            return
        for piece in range(VICTIMS):
            if can_be_stabbed(state, piece):
                self.add_prices(state, piece, out)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        piece, cubes = (move - self.first) // CERTAIN, (move - self.first) % CERTAIN + 1
        state.thief.cubes -= cubes
        note_target(state, piece)
        stab(state, piece, cubes)


def stab(state: VastState, piece: i64, cubes: i64) -> None:
    """Apply a Backstab that cost *cubes* cubes."""
    if piece == KNIGHT_PIECE:
        lose_grit(state, GRIT[cubes])
    elif piece == DRAGON_PIECE:
        discard_cards(state, cubes)
    else:
        use_trap(state)
        lose_population(state, piece - FANGS, cubes)
        gain_rage(state, 1)

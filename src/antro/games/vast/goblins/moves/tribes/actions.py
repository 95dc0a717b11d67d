"""Other actions of a Tribe than Attack and Plunder (§21.11, §21.14, §21.15), Flare and Wisp."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList, OnSides
from antro.games.vast.components.decks import SLINGSHOT, WISP
from antro.games.vast.components.roles import (
    DRAGON_PIECE,
    FANGS,
    GOBLINS,
    KNIGHT_PIECE,
    PIECES,
)
from antro.games.vast.components.squares import OFF, SQUARES
from antro.games.vast.goblins.effects.cards import draw_secrets, secrets_left
from antro.games.vast.goblins.effects.drawing import draw_monsters, monsters_left
from antro.games.vast.goblins.effects.monsters import has_monster
from antro.games.vast.goblins.effects.population import hide
from antro.games.vast.goblins.effects.rage import gain_rage, most_rage
from antro.games.vast.goblins.effects.values import is_lurking
from antro.games.vast.goblins.kinds import EXPLORED
from antro.games.vast.goblins.moves.tribes.activation import active_square, end_activation, may_act
from antro.games.vast.goblins.state import BONES_TRIBE, FANGS_TRIBE
from antro.games.vast.map.effects.entering import enter
from antro.games.vast.map.effects.flare import flare
from antro.games.vast.map.effects.forced import can_be_moved, move_piece
from antro.games.vast.map.effects.laying import bring_tile
from antro.games.vast.map.effects.stack import has_tiles
from antro.games.vast.map.visibility.lines import sees
from antro.games.vast.map.visibility.squares import is_dark
from antro.games.vast.map.visibility.steps import in_forest
from antro.games.vast.state.state import VastState

WISP_DISTANCE: Final[i64] = 3
SLING_RANGE: Final[i64] = 4


@final
class Explore(OnSides):
    """Place a tile next to a Dark tile, and move the Tribe there (§21.11)."""

    kind = "explore"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if not may_act(state) or state.collapsing or not has_tiles(state):
            return
        at = active_square(state)
        if is_dark(state.ground, at):
            for way in range(i64(4)):
                if state.ground.next(at, way) == OFF:
                    out.add(self.first + at * 4 + way)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.ask(EXPLORED, end_activation(state))
        bring_tile(state, move - self.first)


@final
class Explored(Step[VastState]):
    """Put the Tribe on the tile that it explored (§21.11). The argument is the Tribe."""

    def run(self, state: VastState, argument: i64) -> None:
        enter(state, FANGS + argument, state.ground.newest)


@final
class Hide(SingleMove[VastState]):
    """Return the Tribe to the board without a loss (§21.14)."""

    word = "hide_tribe"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if may_act(state) or is_lurking(state, state.goblins.active):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        hide(state, end_activation(state))


@final
class Special(SingleMove[VastState]):
    """Fangs gain 1 Rage, Bones draw a Monster, or Eye draws a Secret (§21.15)."""

    word = "special_action"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if may_act(state) and has_special(state, state.goblins.active):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        tribe = end_activation(state)
        if tribe == FANGS_TRIBE:
            gain_rage(state, 1)
        elif tribe == BONES_TRIBE:
            draw_monsters(state, 1)
        else:
            draw_secrets(state, 1)


def has_special(state: VastState, tribe: i64) -> bool:
    """Return True if the special action of a Tribe would have an effect (§1.8)."""
    if tribe == FANGS_TRIBE:
        return state.goblins.rage < most_rage(state)
    return monsters_left(state) if tribe == BONES_TRIBE else secrets_left(state)


@final
class Sling(OfList):
    """Weaken a visible piece within four squares with the Slingshot (§40.2).

    The effect lasts until the end of the turn.
    """

    def __init__(self) -> None:
        super().__init__("sling", "piece", PIECES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if state.goblins.has_face_up(SLINGSHOT) and may_act(state):
            out.add_each(self.first, sling_targets(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        end_activation(state)
        state.goblins.slung[move - self.first] += 1

    def handles(self, thing: str) -> list[str]:
        """Return the handles, the Slingshot first, because a piece can also be attacked."""
        return ["choice:sling", thing]


def sling_targets(state: VastState) -> i64:
    """Return the visible pieces with Strength, Armor or Perception to lose."""
    found: i64 = 0
    for piece in (KNIGHT_PIECE, DRAGON_PIECE):
        if can_aim_at(state, piece, SLING_RANGE):
            found |= bit(piece)
    return found


def can_aim_at(state: VastState, piece: i64, within: i64) -> bool:
    """Return True if the active Tribe sees a piece, and both are outside the Forest (§10.8)."""
    ground, target = state.ground, state.ground.where[piece]
    if not 0 <= target < SQUARES or in_forest(ground, piece):
        return False
    if in_forest(ground, FANGS + state.goblins.active):
        return False
    return sees(ground, active_square(state), target, within)


@final
class PushWithWisp(SingleMove[VastState]):
    """Move the Knight up to three squares with the Wisp, before the action (§23.7)."""

    word = "push_with_wisp"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        goblins = state.goblins
        able = not goblins.wisp_used and has_monster(goblins, goblins.active, WISP)
        able = able and may_act(state) and can_be_moved(state, KNIGHT_PIECE, GOBLINS)
        if able and can_aim_at(state, KNIGHT_PIECE, SQUARES):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.goblins.wisp_used = 1
        state.goblins.may_walk = 1
        move_piece(state, KNIGHT_PIECE, WISP_DISTANCE, GOBLINS)


@final
class TribeFlare(SingleMove[VastState]):
    """Use Flare on the Tribe's own square, before its first or after its last step (§33.1)."""

    word = "flare_of_tribe"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        able = state.config.variant.flare >> GOBLINS & 1 and not state.goblins.flared
        if able and may_act(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        goblins = state.goblins
        goblins.flared = 1
        if goblins.stirred:
            goblins.halted = 1
        flare(state, active_square(state), FANGS + goblins.active)

"""Walking, step by step, on the path with the lowest cost (§21.1 to §21.3)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OnSquares
from antro.games.vast.components.decks import UNDERWORM, WISP
from antro.games.vast.components.roles import FANGS, KNIGHT_PIECE
from antro.games.vast.components.squares import OFF, SQUARES
from antro.games.vast.goblins.effects.monsters import has_monster
from antro.games.vast.goblins.effects.population import lose_population
from antro.games.vast.goblins.effects.values import is_lurking, is_revealed
from antro.games.vast.goblins.kinds import TRIBE_STEP, WALK, WHICH_WAY
from antro.games.vast.goblins.moves.tribes.activation import end_activation, is_halted, may_act
from antro.games.vast.goblins.moves.tribes.lurking import steps_from_lurking
from antro.games.vast.goblins.moves.tribes.ways import Ways, note_left
from antro.games.vast.map.effects.entering import enter
from antro.games.vast.state.arguments import argument_of, part
from antro.games.vast.state.state import VastState


def step_to(state: VastState, tribe: i64, target: i64) -> None:
    """Move a Tribe to another square. Light may cost it Population first (§21.2)."""
    origin = state.ground.where[FANGS + tribe]
    state.ask(TRIBE_STEP, argument_of(tribe, target, origin))
    if note_left(state, tribe, origin):
        lose_population(state, tribe, 1)


@final
class TribeStep(Step[VastState]):
    """Enter the square after all effects of light, if the Tribe is still on the map."""

    def run(self, state: VastState, argument: i64) -> None:
        piece, target, origin = FANGS + part(argument, 0), part(argument, 1), part(argument, 2)
        if state.ground.where[piece] == origin:
            enter(state, piece, target)


@final
class Walk(Step[VastState]):
    """Move a Tribe towards a square. The argument: Tribe, target, square before."""

    def run(self, state: VastState, argument: i64) -> None:
        tribe, target, before = part(argument, 0), part(argument, 1), part(argument, 2)
        at = state.ground.where[FANGS + tribe]
        if at == target or not is_revealed(state, tribe):
            end_movement(state, tribe)
            return
        ways = Ways(state, tribe, before, target)
        if not ways.reaches(target):
            end_movement(state, tribe)
            return
        state.ask(WALK, argument_of(tribe, target, at))
        if may_move_again(state, tribe) and len(ways.first_steps(target)) > 1:
            state.ask(WHICH_WAY, argument_of(tribe, target, before))
        else:
            step_to(state, tribe, ways.first_step(target))


def may_move_again(state: VastState, tribe: i64) -> bool:
    """Return True if the path matters, because the Tribe may move again in this turn (§21.1)."""
    goblins = state.goblins
    wisp = has_monster(goblins, tribe, WISP) and not goblins.wisp_used
    worm = has_monster(goblins, tribe, UNDERWORM) and not goblins.wormed
    return wisp or worm or goblins.mushrooms == tribe


@final
class WhichWay(OnSquares):
    """Choose one of several equal ways by its next square (§21.1)."""

    kind = "tribe_by"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        argument = state.argument()
        target = part(argument, 1)
        ways = Ways(state, part(argument, 0), part(argument, 2), target)
        for square in ways.first_steps(target):
            out.add(self.first + square)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        step_to(state, part(state.pop(), 0), move - self.first)


def end_movement(state: VastState, tribe: i64) -> None:
    """End a movement. At the Knight's square the Tribe must attack."""
    where = state.ground.where
    if not is_revealed(state, tribe):
        end_activation(state)
    elif where[FANGS + tribe] == where[KNIGHT_PIECE]:
        state.goblins.must_attack = 1
        state.goblins.may_walk = 0


def walk(state: VastState, tribe: i64, target: i64) -> None:
    """Start to walk to a square, unless the Tribe is there already."""
    state.goblins.stirred = 1
    at = state.ground.where[FANGS + tribe]
    state.ask(WALK, argument_of(tribe, target, at))


@final
class GoTo(OnSquares):
    """The square that the Tribe walks to, on the path with the lowest cost (§21.1)."""

    kind = "tribe_to"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        goblins, tribe = state.goblins, state.goblins.active
        if is_lurking(state, tribe):
            for square in steps_from_lurking(state, tribe):
                out.add(self.first + square)
        elif goblins.may_walk and not is_halted(state) and may_act(state):
            ways = Ways(state, tribe, OFF)
            for square in range(SQUARES):
                if ways.reaches(square):
                    out.add(self.first + square)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        tribe, target = state.goblins.active, move - self.first
        if is_lurking(state, tribe):
            end_activation(state)
            enter(state, FANGS + tribe, target)
            return
        state.goblins.may_walk = 0
        walk(state, tribe, target)

"""Helms, and the activation of creatures by helms or by a spell (§16)."""

from typing import final

from librt.vecs import append
from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.game import Seat, Step
from antro.games.heroes.components.board import EVERYWHERE, NEIGHBOURS, SPACES
from antro.games.heroes.components.codes import FLIGHT, STRIKES
from antro.games.heroes.effects.abilities import can_do_anything
from antro.games.heroes.effects.attacks import attack
from antro.games.heroes.effects.permanents import helms_of
from antro.games.heroes.effects.reach import attackable, frozen
from antro.games.heroes.kinds import HELMS, STRIKE, STRIKE_MORE
from antro.games.heroes.state.act import Act
from antro.games.heroes.state.bout import Bout
from antro.games.heroes.state.side import NONE, Side
from antro.games.heroes.state.state import HeroesState


@final
class HelmsLeft(Step[HeroesState]):
    """The step that asks the actor to use helms, if any use is left (§11.2, §16.1)."""

    def run(self, state: HeroesState, argument: i64) -> None:
        act = state.bouts[argument].act
        if act.helms > 0 and (can_move(state, act) or ready_creatures(state, act) != 0):
            state.ask(HELMS, argument, act.seat)


def ready_creatures(state: HeroesState, act: Act) -> i64:
    """Return the spaces whose creature can be activated with the points left (§16.2, §16.3)."""
    side, found = state.sides[act.seat], i64(0)
    left = side.creatures() & ~side.activated & ~frozen(state, side)
    while left:
        space = lowest(left)
        left &= left - 1
        payable = helms_of(state, side, space) <= act.helms
        if payable and can_do_anything(state, Seat(act.seat), space):
            found |= bit(space)
    return found


def can_move(state: HeroesState, act: Act) -> bool:
    """True if a being can be moved. With an empty space there is always one (§16.4)."""
    side = state.sides[act.seat]
    return side.occupied != 0 and side.empty_spaces() != 0


def steps_from(state: HeroesState, side: Side, space: i64) -> i64:
    """Return the spaces that the being on a space may be moved to (§16.4, §18.9)."""
    being = side.board[space]
    flies = being >= 0 and state.config.creatures.static(being, FLIGHT) != 0
    return side.empty_spaces() & (EVERYWHERE if flies else NEIGHBOURS[space])


def activate(state: HeroesState, bout: Bout, seat: Seat, space: i64) -> None:
    """Activate a creature, and ask if it attacks or uses its ability (§16.3)."""
    bout.act.active = space
    state.sides[seat].activated |= bit(space)
    state.ask(STRIKE, bout.slot, seat)


def is_stuck(state: HeroesState, bout: Bout) -> bool:
    """True if the activated creature is asked for a target, and none is left (§30.5)."""
    act = bout.act
    if state.stack(bout.slot)[-1].kind != STRIKE.name or act.commanded:
        return False
    return not can_do_anything(state, Seat(act.seat), act.active)


def targets_left(state: HeroesState, seat: Seat, act: Act) -> i64:
    """Return the beings that the attack may still hit, all on one board (§17.1, §18.7)."""
    found = attackable(state, seat, act.active)
    if len(act.strikes):
        board = act.strikes[0] // SPACES
        found &= bit(SPACES * (board + 1)) - bit(SPACES * board)
        for target in act.strikes:
            found &= ~bit(target)
    return found


def strike(state: HeroesState, bout: Bout, seat: Seat, target: i64) -> None:
    """Add a being to the attack. When all are chosen, resolve it (§18.7)."""
    act = bout.act
    act.strikes = append(act.strikes, target)
    kind = state.sides[seat].board[act.active]
    most = state.config.creatures.static(kind, STRIKES)
    if len(act.strikes) < most and targets_left(state, seat, act):
        state.ask(STRIKE_MORE, bout.slot, seat)
    else:
        do_attack(state, bout, seat)


def do_attack(state: HeroesState, bout: Bout, seat: Seat) -> None:
    """Resolve the attack of the activated creature (§17.1)."""
    act = bout.act
    if act.active != NONE:
        attack(state, seat, act.active, act.strikes)
    act.rest()

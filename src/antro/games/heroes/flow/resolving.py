"""The steps that run by themselves after every move."""

from mypy_extensions import i64

from antro.core.contract.flow import carry_on, waits
from antro.games.heroes.effects.dice import default_face, give_up, owes_a_die
from antro.games.heroes.flow.action import cannot_act, cut_short
from antro.games.heroes.flow.bouts import creatures_of
from antro.games.heroes.flow.modes.mode import Mode
from antro.games.heroes.kinds import GIVE_DIE
from antro.games.heroes.state.bout import CLOSED, CYCLE, Bout
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import OVER, HeroesState


def resolve(state: HeroesState, mode: Mode) -> None:
    """Run steps until a player is asked: at the table, or in every bout."""
    if state.config.slots == 1:
        resolve_bout(state, mode, state.bouts[0])
        return
    resolve_table(state)
    while state.in_bouts():
        for bout in state.bouts:
            resolve_bout(state, mode, bout)
        if state.in_bouts():
            return
        resolve_table(state)


def resolve_table(state: HeroesState) -> None:
    """Run the steps outside of bouts: the set-up, and filling the spell rows again."""
    while not waits(state, state.pending[-1]):
        carry_on(state, state.pending.pop(), state.config.table)


def resolve_bout(state: HeroesState, mode: Mode, bout: Bout) -> None:
    """Run the steps of a bout until it asks a player, or is over."""
    while state.stage != OVER and not is_asking(state, mode, bout):
        pass


def is_asking(state: HeroesState, mode: Mode, bout: Bout) -> bool:
    """Return True if a bout waits for an answer. If not, run its next step."""
    if bout.phase != CLOSED and not bout.over:
        check_position(state, mode, bout)
    if bout.over:
        mode.bout_over(state, bout)
        return state.config.slots > 1 and not state.in_bouts()
    stack = state.stack(bout.slot)
    if waits(state, stack[-1]):
        return True
    carry_on(state, stack.pop(), bout.slot)
    return False


def check_position(state: HeroesState, mode: Mode, bout: Bout) -> None:
    """Check a bout after each step: creatures left, a fallen actor, surplus dice."""
    if bout.watched and not creatures_of(state, bout):
        mode.without_creatures(state, bout)
        if bout.over or bout.phase == CLOSED:
            return
    in_cycle = bout.phase == CYCLE
    if in_cycle and bout.act.seat != NONE and cannot_act(state, bout.act.seat):
        cut_short(state, bout)
    for seat in range(state.config.seats):
        if bout.alive >> seat & 1 and owes_a_die(state.sides[seat]):
            take_a_die(state, bout, seat)


def take_a_die(state: HeroesState, bout: Bout, seat: i64) -> None:
    """Make a player give up a die (§15.15).

    The player chooses it in a cycle. While all players roll, the default one leaves.
    """
    if bout.phase != CYCLE:
        give_up(state.sides[seat], default_face(state.sides[seat]))
        return
    stack, question = state.stack(bout.slot), state.config.question(GIVE_DIE, bout.slot, seat)
    if question not in stack:
        stack.append(question)

"""Trap: a face-up Secret that protects once, from an attack or a power of the Dragon (§24.11)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.decks import TRAP
from antro.games.vast.components.roles import FANGS, TRIBES
from antro.games.vast.goblins.effects.cards import lose_secret
from antro.games.vast.goblins.effects.values import perception, strength
from antro.games.vast.goblins.kinds import SPRING_TRAP
from antro.games.vast.state.state import VastState


def strength_against_knight(state: VastState, tribe: i64) -> i64:
    """Return the Strength of a Tribe against the Knight. The strongest on a square has the Trap."""
    return strength(state, tribe) + trap_bonus(state, tribe)


def perception_against_thief(state: VastState, tribe: i64) -> i64:
    """Return the Perception of a Tribe against the Thief, with the Trap."""
    trap: i64 = 1 if state.goblins.has_face_up(TRAP) else 0
    return perception(state, tribe) + trap


def trap_bonus(state: VastState, tribe: i64) -> i64:
    """Return 1 for the Tribe that has the Trap against the Knight, else 0.

    The Trap protects this Tribe until the end of an Encounter, even if the Knight first attacks
    another one.
    """
    if state.knight.on_guard >> FANGS + tribe & 1:
        return 1
    if not state.goblins.has_face_up(TRAP):
        return 0
    return 1 if tribe == strongest_beside(state, tribe) else 0


def strongest_beside(state: VastState, tribe: i64) -> i64:
    """Return the strongest Tribe on the square of *tribe*. Of equals, it is the first."""
    ground = state.ground
    best = tribe
    for other in range(TRIBES):
        if ground.where[FANGS + other] != ground.where[FANGS + tribe]:
            continue
        more = strength(state, other) - strength(state, best)
        if more > 0 or (more == 0 and other < best):
            best = other
    return best


def set_guard(state: VastState, tribe: i64) -> None:
    """Choose the Tribe that has the Trap, at the Knight's first attack on the square."""
    if state.goblins.has_face_up(TRAP):
        state.knight.on_guard = bit(FANGS + strongest_beside(state, tribe))


def use_trap(state: VastState) -> None:
    """Discard the Trap after an attack on a Tribe, hit or not."""
    if state.goblins.has_face_up(TRAP):
        lose_secret(state, TRAP)


def ask_for_trap(state: VastState) -> None:
    """Ask the Goblins if they discard a Trap against a power of the Dragon that hits Tribes.

    Afterwards ``goblins.trapped`` is 1 if they did. The rest of the power is below on the stack.
    """
    state.goblins.trapped = 0
    if state.goblins.face_up & bit(TRAP):
        state.ask(SPRING_TRAP)

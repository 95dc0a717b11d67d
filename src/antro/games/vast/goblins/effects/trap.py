"""§24.11 Trap: it lies face up until a Tribe is attacked, or a power of the Dragon comes."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.decks import TRAP
from antro.games.vast.components.roles import FANGS, TRIBES
from antro.games.vast.goblins.effects.cards import lose_secret
from antro.games.vast.goblins.effects.values import perception, strength
from antro.games.vast.goblins.kinds import SPRING_TRAP
from antro.games.vast.state.state import VastState


def defence(state: VastState, tribe: i64) -> i64:
    """The Strength of a Tribe that the Knight attacks: the strongest on a square has the Trap."""
    return strength(state, tribe) + trap_bonus(state, tribe)


def watchfulness(state: VastState, tribe: i64) -> i64:
    """The Perception of a Tribe that the Thief attacks, with the Trap."""
    trap: i64 = 1 if state.goblins.has_face_up(TRAP) else 0
    return perception(state, tribe) + trap


def trap_bonus(state: VastState, tribe: i64) -> i64:
    """1 for the Tribe that has the Trap against the Knight, else 0.

    It has it to the end of an Encounter, though another was attacked first.
    """
    if state.knight.on_guard >> FANGS + tribe & 1:
        return 1
    if not state.goblins.has_face_up(TRAP):
        return 0
    return 1 if tribe == strongest_beside(state, tribe) else 0


def strongest_beside(state: VastState, tribe: i64) -> i64:
    """The strongest Tribe on the square of one; of equals, the first."""
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
    """The Knight attacks a Tribe of her square: settle who has the Trap, which is spent by it."""
    if state.goblins.has_face_up(TRAP):
        state.knight.on_guard = bit(FANGS + strongest_beside(state, tribe))


def use_trap(state: VastState) -> None:
    """A Tribe was attacked, hit or not: the Trap, if there is one, is discarded."""
    if state.goblins.has_face_up(TRAP):
        lose_secret(state, TRAP)


def ask_for_trap(state: VastState) -> None:
    """A power of the Dragon is about to hit Tribes: the Goblins may discard a Trap against it.

    ``goblins.trapped`` tells afterwards whether they did; what goes on then lies below.
    """
    state.goblins.trapped = 0
    if state.goblins.face_up & bit(TRAP):
        state.ask(SPRING_TRAP)

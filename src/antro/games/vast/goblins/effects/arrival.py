"""What happens to a Tribe on a square (§5.3, §5.5, §10)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.decks import MEAT
from antro.games.vast.components.roles import FANGS, GOBLINS
from antro.games.vast.components.squares import (
    LAKE,
    MAGMA,
    OFF,
    RIVER,
    SQUARES,
    is_impassable,
    is_pit,
    is_river,
    terrain_of,
)
from antro.games.vast.goblins.effects.discs import take_meat_disc
from antro.games.vast.goblins.effects.population import hide, lose_population
from antro.games.vast.state.ground import FLAME_WALL, MEAT_TOKEN
from antro.games.vast.state.state import VastState


def entered(state: VastState, tribe: i64, square: i64, origin: i64 = OFF) -> None:
    """§5.3 Terrain and Flame Wall of a square that a Tribe enters, of its own or not.

    *origin* is where it stood before: a square, a space where it lurked, or ``OFF``.
    """
    loss = step_loss(state, square, origin if origin < SQUARES else OFF)
    if burns(state, square):
        state.dragon.burned |= bit(GOBLINS)
    if loss > 0:
        lose_population(state, tribe, loss)


def step_loss(state: VastState, square: i64, origin: i64) -> i64:
    """What Population Terrain and Flame Wall cost a Tribe that enters a square from another."""
    fire: i64 = 1 if burns(state, square) else 0
    return magma_loss(origin) + water_loss(square, origin) + fire


def burns(state: VastState, square: i64) -> bool:
    """§5.5 Whether a Flame Wall would hurt a Tribe there: once in a turn."""
    return state.ground.has(square, FLAME_WALL) and not state.dragon.burned >> GOBLINS & 1


def water_loss(square: i64, origin: i64) -> i64:
    """§10.6, §10.11 What Lake and River cost: to enter from outside, or to go upstream."""
    kind = terrain_of(square)
    if kind != LAKE and kind != RIVER:
        return 0
    if origin == OFF or terrain_of(origin) != kind:
        return 1
    return 1 if is_river(square) and square > origin else 0


def magma_loss(square: i64) -> i64:
    """§10.7 What it costs a Tribe to leave a square: one on Magma, also when it is moved."""
    return 1 if square != OFF and terrain_of(square) == MAGMA else 0


def covered(state: VastState, tribe: i64, square: i64) -> None:
    """§21.13 A tile has come to where a Tribe lurks: it is revealed there.

    Where nobody may stand, in a Pit or at an end of the Canyon, it is hidden (§10.3).
    """
    if is_pit(square) or is_impassable(square):
        hide(state, tribe)
    else:
        state.ground.where[FANGS + tribe] = square


def end_on_magma(state: VastState, tribe: i64) -> None:
    """§10.7 The Goblins' turn ends with a Tribe on Magma: it falls to 0."""
    at = state.ground.where[FANGS + tribe]
    if 0 <= at < SQUARES and terrain_of(at) == MAGMA:
        lose_population(state, tribe, state.goblins.population[tribe])


def meat_gone(state: VastState) -> None:
    """§40.4 The disc of Meat! leaves the map, by whatever means: the card is discarded."""
    goblins, square = state.goblins, meat_square(state)
    if square != OFF:
        state.ground.drop_token(square, MEAT_TOKEN)
    goblins.face_up &= ~bit(MEAT)
    goblins.secret_discards |= bit(MEAT)
    take_meat_disc(state)


def meat_square(state: VastState) -> i64:
    """Where the disc of Meat! lies; ``OFF`` if it does not."""
    if not state.goblins.has_face_up(MEAT):
        return OFF
    return state.ground.token_square(MEAT_TOKEN)

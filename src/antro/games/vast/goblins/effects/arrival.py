"""Effects of squares that a Tribe enters (§5.3, §5.5, §10)."""

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
    TILES,
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
    """Apply Terrain and Flame Wall of a square that a Tribe enters in any way (§5.3).

    *origin* is its place before: a square, a space where it lurked, or ``OFF``.
    """
    loss = step_loss(state, square, origin if origin < SQUARES else OFF)
    if burns(state, square):
        state.dragon.burned |= bit(GOBLINS)
    if loss > 0:
        lose_population(state, tribe, loss)


def step_loss(state: VastState, square: i64, origin: i64) -> i64:
    """Return the Population that Terrain and Flame Wall cost a Tribe for a step."""
    fire: i64 = 1 if burns(state, square) else 0
    if square < TILES and origin < TILES:
        return fire
    return magma_loss(origin) + water_loss(square, origin) + fire


def burns(state: VastState, square: i64) -> bool:
    """Return True if a Flame Wall hurts a Tribe there, which happens once per turn (§5.5)."""
    return state.ground.has(square, FLAME_WALL) and not state.dragon.burned >> GOBLINS & 1


def water_loss(square: i64, origin: i64) -> i64:
    """Return the cost of entering a Lake or River, or of going upstream (§10.6, §10.11)."""
    kind = terrain_of(square)
    if kind != LAKE and kind != RIVER:
        return 0
    if origin == OFF or terrain_of(origin) != kind:
        return 1
    return 1 if is_river(square) and square > origin else 0


def magma_loss(square: i64) -> i64:
    """Return the cost of leaving a square of Magma, also by forced movement (§10.7)."""
    return 1 if square != OFF and terrain_of(square) == MAGMA else 0


def covered(state: VastState, tribe: i64, square: i64) -> None:
    """Reveal a Tribe on the tile that was placed where it lurked (§21.13).

    In a Pit or at an end of the Canyon, where no piece may be, the Tribe is hidden (§10.3).
    """
    if is_pit(square) or is_impassable(square):
        hide(state, tribe)
    else:
        state.ground.where[FANGS + tribe] = square


def end_on_magma(state: VastState, tribe: i64) -> None:
    """Reduce a Tribe to 0 if it is on Magma at the end of the Goblins' turn (§10.7)."""
    at = state.ground.where[FANGS + tribe]
    if 0 <= at < SQUARES and terrain_of(at) == MAGMA:
        lose_population(state, tribe, state.goblins.population[tribe])


def remove_meat(state: VastState) -> None:
    """Remove the disc of Meat! from the map, and discard its card (§40.4)."""
    goblins, square = state.goblins, meat_square(state)
    if square != OFF:
        state.ground.drop_token(square, MEAT_TOKEN)
    goblins.face_up &= ~bit(MEAT)
    goblins.secret_discards |= bit(MEAT)
    take_meat_disc(state)


def meat_square(state: VastState) -> i64:
    """Return the square of the disc of Meat!, or ``OFF``."""
    if not state.goblins.has_face_up(MEAT):
        return OFF
    return state.ground.token_square(MEAT_TOKEN)

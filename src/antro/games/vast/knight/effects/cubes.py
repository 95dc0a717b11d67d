"""Hero cubes: the cubes that the Knight owns, gains and loses (§13.5, §13.6, §15.3, §15.8)."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.roles import KNIGHT
from antro.games.vast.components.squares import OFF
from antro.games.vast.knight.effects.possession import possession
from antro.games.vast.knight.effects.values import doubled
from antro.games.vast.knight.kinds import GIVE_CUBE
from antro.games.vast.knight.state import (
    ANCIENT_MAP,
    MOVEMENT,
    ON_TREASURE,
    PLACES,
    SET_ASIDE,
    SHIELD,
    SPENT,
    STRENGTH,
    THRESHOLDS,
    UNPLACED,
    Knight,
)
from antro.games.vast.state.arguments import argument_of
from antro.games.vast.state.state import VastState

FEWEST: Final[i64] = 2  # cubes that she always keeps (§13.6)
ON_A_TRACK: Final[i64] = 3  # largest number of cubes on a track or the Ancient Map

# Destinations of a cube that she gives up
TO_THE_TRACK: Final[i64] = 0
TO_THE_ENTRANCE: Final[i64] = 1


def is_placed(place: i64) -> bool:
    """Return True if *place* is a track, equipment or a Treasure."""
    return MOVEMENT <= place <= SHIELD or place >= ON_TREASURE


def can_discard(state: VastState) -> bool:
    """Return True if the Knight may discard a cube, which is never one of her last two (§13.6)."""
    return possession(state) > FEWEST


def room_at(place: i64) -> i64:
    """Return the largest number of cubes at a place (§13.3, §15)."""
    return ON_A_TRACK if MOVEMENT <= place <= STRENGTH or place == ANCIENT_MAP else 1


def move_cube(knight: Knight, start: i64, end: i64) -> None:
    knight.cubes[start] -= 1
    knight.cubes[end] += 1


def pick_up(knight: Knight) -> None:
    """Return all placed, spent and set-aside cubes to the hand (§13.4)."""
    for place in range(PLACES):
        if is_placed(place) or place in (SPENT, SET_ASIDE):
            knight.cubes[UNPLACED] += knight.cubes[place]
            knight.cubes[place] = 0


def set_aside(knight: Knight, treasure: i64) -> None:
    """Set aside the cube on a lost Treasure (§9.9)."""
    if knight.cubes[ON_TREASURE + treasure]:
        move_cube(knight, ON_TREASURE + treasure, SET_ASIDE)


# Cubes that the Grit track gives and takes back


def release_cubes(knight: Knight) -> None:
    """Give her the cubes of the thresholds that her Grit has reached (§15.1)."""
    for place in range(i64(len(THRESHOLDS))):
        if knight.track >> place & 1 and knight.grit >= THRESHOLDS[place]:
            knight.track &= ~bit(place)
            knight.cubes[UNPLACED] += 1


def take_back_cubes(state: VastState, before: i64, spared: i64) -> None:
    """Take back a cube for each threshold that her Grit fell below (§15.3).

    A cube at the place *spared* stays, if another one can go.
    """
    knight = state.knight
    owed = thresholds_between(knight, knight.grit, before)
    owed = min(owed, max(0, possession(state) - FEWEST))
    while owed > 0 and return_unplaced_cube(knight):
        owed -= 1
    if owed > 0:
        ask_for_cubes(state, TO_THE_TRACK, spared, owed)
    else:
        idle_thresholds(knight)


def ask_for_cubes(state: VastState, where_to: i64, spared: i64, cubes: i64) -> None:
    """Ask the Knight for cubes to give up, one after the other."""
    argument = argument_of(where_to, spared, cubes)
    ask_if_open(state, GIVE_CUBE, argument)


def thresholds_between(knight: Knight, low: i64, high: i64) -> i64:
    """Return the number of thresholds above *low* and up to *high* that have given a cube."""
    found: i64 = 0
    for place in range(i64(len(THRESHOLDS))):
        given = not (knight.track | knight.idle) >> place & 1
        if given and low < THRESHOLDS[place] <= high:
            found += 1
    return found


def return_unplaced_cube(knight: Knight) -> bool:
    """Return an unplaced, spent or set-aside cube to the track. Return False if there is none."""
    for place in (UNPLACED, SPENT, SET_ASIDE):
        if knight.cubes[place]:
            return_to_track(knight, place)
            return True
    return False


def return_to_track(knight: Knight, place: i64) -> None:
    """Return a cube to the highest empty threshold above her Grit (§15.3)."""
    threshold = highest_empty_threshold(knight)
    knight.cubes[place] -= 1
    knight.track |= bit(threshold)
    knight.idle &= ~bit(threshold)


def highest_empty_threshold(knight: Knight) -> i64:
    """Return the highest threshold above her Grit that has no cube."""
    place: i64 = len(THRESHOLDS) - 1
    while place > 0 and knight.track >> place & 1:
        place -= 1
    return place


def idle_thresholds(knight: Knight) -> None:
    """Stop empty thresholds above her Grit from giving or taking until they are filled (§15.3)."""
    for place in range(i64(len(THRESHOLDS))):
        if knight.grit < THRESHOLDS[place] and not knight.track >> place & 1:
            knight.idle |= bit(place)


def return_placed_cube(state: VastState, place: i64) -> None:
    """Return a placed cube to the track. In the Knight's own turn, this ends the turn (§15.3)."""
    return_to_track(state.knight, place)
    if state.is_turn_of(KNIGHT):
        state.turn_over = 1


# Cave Bread and Poison


def highest_cube_on_track(knight: Knight) -> i64:
    """Return the highest threshold with a cube, or ``OFF`` if all are empty."""
    place: i64 = len(THRESHOLDS) - 1
    while place >= 0:
        if knight.track >> place & 1:
            return place
        place -= 1
    return OFF


def take_highest_cube(knight: Knight) -> None:
    """Give her the highest cube of the Grit track. Its threshold becomes idle (§18.8)."""
    place = highest_cube_on_track(knight)
    if place != OFF:
        knight.track &= ~bit(place)
        knight.idle |= bit(place)
        knight.cubes[UNPLACED] += 1


def poison(state: VastState, cubes: i64) -> None:
    """Ask the Knight for cubes to put on the Entrance. She always keeps two (§24.9)."""
    owed = min(doubled(state, cubes), max(0, possession(state) - FEWEST))
    if owed > 0:
        ask_for_cubes(state, TO_THE_ENTRANCE, OFF, owed)

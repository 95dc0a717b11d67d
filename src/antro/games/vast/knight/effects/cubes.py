"""Hero cubes: which are hers, and how they come and go (§13.5, §13.6, §15.3, §15.8)."""

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
ON_A_TRACK: Final[i64] = 3  # cubes that a track, or the Ancient Map, has room for

# Where a cube goes that she gives up
TO_THE_TRACK: Final[i64] = 0
TO_THE_ENTRANCE: Final[i64] = 1


def is_placed(place: i64) -> bool:
    """Whether a cube there is on a track, equipment or a Treasure."""
    return MOVEMENT <= place <= SHIELD or place >= ON_TREASURE


def can_discard(state: VastState) -> bool:
    """§13.6 Whether she may discard a cube: not one of her last two."""
    return possession(state) > FEWEST


def room_at(place: i64) -> i64:
    """§13.3, §15 How many cubes may lie at a place."""
    return ON_A_TRACK if MOVEMENT <= place <= STRENGTH or place == ANCIENT_MAP else 1


def move_cube(knight: Knight, start: i64, end: i64) -> None:
    """A cube goes from one place to another."""
    knight.cubes[start] -= 1
    knight.cubes[end] += 1


def pick_up(knight: Knight) -> None:
    """§13.4 She takes all cubes in hand that are placed, spent or set aside."""
    for place in range(PLACES):
        if is_placed(place) or place in (SPENT, SET_ASIDE):
            knight.cubes[UNPLACED] += knight.cubes[place]
            knight.cubes[place] = 0


def set_aside(knight: Knight, treasure: i64) -> None:
    """§9.9 A Treasure is lost: the cube on it is set aside."""
    if knight.cubes[ON_TREASURE + treasure]:
        move_cube(knight, ON_TREASURE + treasure, SET_ASIDE)


# Cubes that come from the Grit track, and go back to it


def release_cubes(knight: Knight) -> None:
    """§15.1 The cubes of thresholds that her Grit has reached come to hand."""
    for place in range(i64(len(THRESHOLDS))):
        if knight.track >> place & 1 and knight.grit >= THRESHOLDS[place]:
            knight.track &= ~bit(place)
            knight.cubes[UNPLACED] += 1


def take_back_cubes(state: VastState, before: i64, spared: i64) -> None:
    """§15.3 Her Grit has fallen: a cube goes back for each threshold that she fell below.

    One at the place *spared* stays, if another can go.
    """
    knight = state.knight
    owed = thresholds_between(knight, knight.grit, before)
    owed = min(owed, max(0, possession(state) - FEWEST))
    while owed > 0 and give_unplaced(knight):
        owed -= 1
    if owed > 0:
        ask_for_cubes(state, TO_THE_TRACK, spared, owed)
    else:
        idle_thresholds(knight)


def ask_for_cubes(state: VastState, where_to: i64, spared: i64, cubes: i64) -> None:
    """She says which cubes she gives, one after the other."""
    argument = argument_of(where_to, spared, cubes)
    ask_if_open(state, GIVE_CUBE, argument)


def thresholds_between(knight: Knight, low: i64, high: i64) -> i64:
    """How many thresholds above *low*, up to *high*, have given her a cube."""
    found: i64 = 0
    for place in range(i64(len(THRESHOLDS))):
        given = not (knight.track | knight.idle) >> place & 1
        if given and low < THRESHOLDS[place] <= high:
            found += 1
    return found


def give_unplaced(knight: Knight) -> bool:
    """A cube in hand goes back, or one that is spent. Returns whether there was one."""
    for place in (UNPLACED, SPENT, SET_ASIDE):
        if knight.cubes[place]:
            return_to_track(knight, place)
            return True
    return False


def return_to_track(knight: Knight, place: i64) -> None:
    """§15.3 A cube goes back to the highest empty threshold above her Grit."""
    threshold = highest_empty(knight)
    knight.cubes[place] -= 1
    knight.track |= bit(threshold)
    knight.idle &= ~bit(threshold)


def highest_empty(knight: Knight) -> i64:
    """The highest threshold above her Grit without its cube."""
    place: i64 = len(THRESHOLDS) - 1
    while place > 0 and knight.track >> place & 1:
        place -= 1
    return place


def idle_thresholds(knight: Knight) -> None:
    """§15.3 Empty thresholds above her Grit neither give nor take until they are filled."""
    for place in range(i64(len(THRESHOLDS))):
        if knight.grit < THRESHOLDS[place] and not knight.track >> place & 1:
            knight.idle |= bit(place)


def give_placed(state: VastState, place: i64) -> None:
    """§15.3 A placed cube goes back to the track; on her own turn, that ends the turn."""
    return_to_track(state.knight, place)
    if state.is_turn_of(KNIGHT):
        state.turn_over = 1


# Cave Bread and Poison


def highest_on_track(knight: Knight) -> i64:
    """The highest threshold with its cube; ``OFF`` if all are empty."""
    place: i64 = len(THRESHOLDS) - 1
    while place >= 0:
        if knight.track >> place & 1:
            return place
        place -= 1
    return OFF


def take_highest(knight: Knight) -> None:
    """§18.8 The highest cube of the Grit track comes to hand; its threshold is idle then."""
    place = highest_on_track(knight)
    if place != OFF:
        knight.track &= ~bit(place)
        knight.idle |= bit(place)
        knight.cubes[UNPLACED] += 1


def poison(state: VastState, cubes: i64) -> None:
    """§24.9 She puts cubes of her choice on the Entrance; two are always left to her."""
    owed = min(doubled(state, cubes), max(0, possession(state) - FEWEST))
    if owed > 0:
        ask_for_cubes(state, TO_THE_ENTRANCE, OFF, owed)

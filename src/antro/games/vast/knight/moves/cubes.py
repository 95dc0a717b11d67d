"""Hero cubes that the Knight places or gives up (§13.5, §15.3)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import PlayerChoice
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.components.decks import TREASURES
from antro.games.vast.knight.effects.cubes import (
    TO_THE_TRACK,
    ask_for_cubes,
    idle_thresholds,
    is_placed,
    move_cube,
    return_placed_cube,
    room_at,
)
from antro.games.vast.knight.state import (
    ON_ENTRANCE,
    ON_TREASURE,
    PERCEPTION,
    PLACE_NAMES,
    PLACES,
    SET_ASIDE,
    SPENT,
    STRENGTH,
    UNPLACED,
)
from antro.games.vast.settings.config import Config
from antro.games.vast.state.arguments import part
from antro.games.vast.state.state import VastState

NAMES: Final = [*PLACE_NAMES, *TREASURES]  # names of all places


@final
class PlaceCube(OfList):
    """Place a cube on a track, equipment or a face-up Treasure (§13.5)."""

    spare = True

    def __init__(self, config: Config) -> None:
        super().__init__("place_cube", "cube", NAMES)
        self.needing: Final = [card.numbers["cube"] == 1 for card in config.treasures]

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if state.knight.cubes[UNPLACED] == 0:
            return
        for place in range(PLACES):
            if self.is_open(state, place) and state.knight.cubes[place] < room_at(place):
                out.add(self.first + place)

    def is_open(self, state: VastState, place: i64) -> bool:
        """Return True if cubes may be placed at a place."""
        if place < ON_TREASURE:
            return is_placed(place)
        treasure = place - ON_TREASURE
        return self.needing[treasure] and state.knight.face_up >> treasure & 1 != 0

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        move_cube(state.knight, UNPLACED, move - self.first)


@final
class LastCube(PlayerChoice[VastState]):
    """Place a cube on Perception or Strength after Prepared (§39.3)."""

    def __init__(self) -> None:
        super().__init__(2)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for place in (PERCEPTION, STRENGTH):
            if state.knight.cubes[UNPLACED] and state.knight.cubes[place] < room_at(place):
                out.add(self.first + place - PERCEPTION)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        move_cube(state.knight, UNPLACED, PERCEPTION + move - self.first)

    def describe(self, move: i64) -> Move:
        name = PLACE_NAMES[PERCEPTION + move - self.first]
        thing = f"cube:{name}"
        return Move(move, f"last cube {name}", "last_cube", {"cube": thing}, [thing])


@final
class GiveCube(OfList):
    """A cube that goes back to the Grit track, or onto the Entrance by Poison (§15.3, §24.9).

    The argument holds the destination, a place that is spared, and the number of cubes.
    """

    def __init__(self) -> None:
        super().__init__("give_cube", "cube", NAMES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        argument = state.argument()
        for place in range(PLACES):
            if state.knight.cubes[place] and self.is_open(argument, place):
                out.add(self.first + place)

    def is_open(self, argument: i64, place: i64) -> bool:
        """Return True if a cube at a place may be given up."""
        if is_placed(place):
            return place != part(argument, 1)
        in_hand = place in (UNPLACED, SPENT, SET_ASIDE)
        return in_hand and part(argument, 0) != TO_THE_TRACK

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        argument, place = state.pop(), move - self.first
        where_to, left = part(argument, 0), part(argument, 2) - 1
        if where_to == TO_THE_TRACK:
            return_placed_cube(state, place)
        else:
            move_cube(state.knight, place, ON_ENTRANCE)
        if left > 0:
            ask_for_cubes(state, where_to, part(argument, 1), left)
        else:
            idle_thresholds(state.knight)

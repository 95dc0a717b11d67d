"""Open spaces next to the map (§4.1). Each is named by its lowest side."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import lowest
from antro.games.vast.components.squares import OFF, SIDES, SQUARES
from antro.games.vast.map.visibility.squares import has_wall, lowest_side
from antro.games.vast.state.ground import STEP, Ground

NO_SIDES: Final = vec[i64]([OFF] * SIDES)


@final
class Spaces:
    """A set of open spaces, in the order in which they were added."""

    def __init__(self) -> None:
        self.sides = NO_SIDES[:]  # [number]: the lowest side
        self.places = NO_SIDES[:]  # [number]: coordinates as one number
        self.count: i64 = 0

    def add(self, place: i64, side: i64) -> None:
        """Add a space, unless it is here already. Its first side stays."""
        if not self.holds(place):
            self.places[self.count] = place
            self.sides[self.count] = side
            self.count += 1

    def holds(self, place: i64) -> bool:
        return any(self.places[number] == place for number in range(self.count))

    def listed(self) -> list[i64]:
        """Return the sides of all spaces, in the order in which they were added."""
        return [self.sides[number] for number in range(self.count)]


def open_spaces(ground: Ground) -> list[i64]:
    """Return all open spaces that share a side with the map, ascending."""
    found = Spaces()
    for square in range(SQUARES):
        if ground.at[square] == OFF:
            continue
        for way in range(i64(4)):
            if ground.next(square, way) == OFF:
                found.add(ground.at[square] + STEP[way], square * 4 + way)
    return found.listed()


def spaces_beside(ground: Ground, tiles: i64) -> list[i64]:
    """Return the open spaces that share a side with one of *tiles*, ascending."""
    found = Spaces()
    left = tiles & ground.laid
    while left:
        slot = lowest(left)
        left &= left - 1
        for way in range(i64(4)):
            if ground.next(slot, way) == OFF:
                add_by_lowest_side(ground, found, ground.at[slot] + STEP[way])
    return sorted(found.listed())


def spaces_at_open_edges(ground: Ground) -> list[i64]:
    """Return the open spaces at open edges, ascending (§4.4)."""
    found = Spaces()
    left = ground.lit
    while left:
        slot = lowest(left)
        left &= left - 1
        for way in range(i64(4)):
            if ground.next(slot, way) == OFF and not has_wall(ground, slot, way):
                add_by_lowest_side(ground, found, ground.at[slot] + STEP[way])
    return sorted(found.listed())


def add_by_lowest_side(ground: Ground, found: Spaces, place: i64) -> None:
    """Add a space under the lowest of its sides."""
    if not found.holds(place):
        found.add(place, lowest_side(ground, place))

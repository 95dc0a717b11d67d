"""Open spaces next to the map (§4.1). Each is named by its lowest side."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from antro.core.contract.bits import lowest
from antro.games.vast.components.squares import OFF, SQUARES
from antro.games.vast.map.visibility.squares import has_wall
from antro.games.vast.state.ground import STEP, Ground

# A power of two. A map of one part has at most 148 open spaces around it, and each further part
# adds at most 2.
ROOM: Final[i64] = 256
NO_PLACES: Final = vec[i64]([0] * ROOM)
TAKEN: Final[i64] = -1  # a place that has been taken out again


@final
class Places:
    """A set of coordinates, which are numbers above zero. The table is searched from a hash on."""

    def __init__(self) -> None:
        self.table: Final = NO_PLACES[:]
        self.count: i64 = 0

    def find(self, place: i64) -> i64:
        """Return the index of a place in the table, or of the free entry where it belongs."""
        table = self.table
        index = (place ^ place >> 5) & ROOM - 1
        while table[index] != place and table[index] != 0:
            index = index + 1 & ROOM - 1
        return index

    def add(self, place: i64) -> bool:
        """Add a place. Return False if it is here already."""
        index = self.find(place)
        if self.table[index]:
            return False
        self.table[index] = place
        self.count += 1
        return True

    def take(self, place: i64) -> bool:
        """Take a place out. Return False if it is not here."""
        index = self.find(place)
        if self.table[index] == 0:
            return False
        self.table[index] = TAKEN
        self.count -= 1
        return True


def open_spaces(ground: Ground) -> vec[i64]:
    """Return all open spaces that share a side with the map, ascending."""
    places, found, at = Places(), vec[i64](), ground.at
    for square in range(SQUARES):
        if at[square] == OFF:
            continue
        near = ground.near[square]
        for way in range(i64(4)):
            if near >> 8 * way & 255 == 0 and places.add(at[square] + STEP[way]):
                found = append(found, square * 4 + way)
    return found


def spaces_beside(ground: Ground, tiles: i64) -> vec[i64]:
    """Return the open spaces that share a side with one of *tiles*, ascending."""
    wanted = Places()
    left = tiles & ground.laid
    while left:
        slot = lowest(left)
        left &= left - 1
        for way in range(i64(4)):
            if ground.next(slot, way) == OFF:
                wanted.add(ground.at[slot] + STEP[way])
    return lowest_sides(ground, wanted)


def spaces_at_open_edges(ground: Ground) -> vec[i64]:
    """Return the open spaces at open edges, ascending (§4.4)."""
    wanted = Places()
    left = ground.lit
    while left:
        slot = lowest(left)
        left &= left - 1
        for way in range(i64(4)):
            if ground.next(slot, way) == OFF and not has_wall(ground, slot, way):
                wanted.add(ground.at[slot] + STEP[way])
    return lowest_sides(ground, wanted)


def lowest_sides(ground: Ground, wanted: Places) -> vec[i64]:
    """Return the lowest side of each wanted open space, ascending. This empties *wanted*."""
    found, at = vec[i64](), ground.at
    for square in range(SQUARES):
        if wanted.count == 0:
            break
        if at[square] == OFF:
            continue
        near = ground.near[square]
        for way in range(i64(4)):
            if near >> 8 * way & 255 == 0 and wanted.take(at[square] + STEP[way]):
                found = append(found, square * 4 + way)
    return found

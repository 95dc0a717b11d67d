"""The tree of a search: nodes are rows of numbers, found by parent and move.

A node is there from its first visit on, so a tree is no larger than the number of
descents. Children are found in a table of places (open addressing).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final[i64] = 0  # no node: the root is nobody's child
ROOT: Final[i64] = 0
SPREAD: Final[i64] = 0x1B873593  # odd, 29 bits: keys of 33 bits stay positive when multiplied


@final
class Tree:
    """What has been learned about each thing that may happen."""

    def __init__(self, space: i64, room: i64) -> None:
        self.space: Final = space  # of moves
        self.count: i64 = 1
        self.parents = vec[i64]([0] * int(room))
        self.shown = vec[i64]([0] * int(room))  # the move that leads here, as it is seen
        self.movers = vec[i64]([0] * int(room))  # who made it
        self.visits = vec[float]([0.0] * int(room))
        self.totals = vec[float]([0.0] * int(room))  # of values, for the mover
        self.available = vec[float]([0.0] * int(room))  # how often it was offered
        self.offered = vec[i64]([0] * int(room))  # in which descent, last
        self.below = vec[float]([0.0] * int(room))  # of values, for whoever moves next
        self.mask: Final = places(room) - 1
        self.places: Final = vec[i64]([NONE] * int(self.mask + 1))

    def place(self, parent: i64, shown: i64) -> i64:
        """Where a child is noted, or would be."""
        at = ((parent * self.space + shown) * SPREAD >> 13) & self.mask
        node = self.places[at]
        while node != NONE and (self.parents[node] != parent or self.shown[node] != shown):
            at = (at + 1) & self.mask
            node = self.places[at]
        return at

    def child(self, parent: i64, shown: i64) -> i64:
        return self.places[self.place(parent, shown)]

    def add(self, parent: i64, shown: i64, mover: i64) -> i64:
        """A new child. It counts as available for as long as its parent has been visited."""
        node = self.count
        self.count += 1
        self.parents[node] = parent
        self.shown[node] = shown
        self.movers[node] = mover
        self.available[node] = self.visits[parent] + 1.0
        self.places[self.place(parent, shown)] = node
        return node

    def learn(self, node: i64, values: list[float]) -> None:
        """Tell a node and all above it how a descent ended."""
        while node != ROOT:
            parent = self.parents[node]
            value = values[self.movers[node]]
            self.visits[node] += 1.0
            self.totals[node] += value
            self.below[parent] += value
            node = parent
        self.visits[ROOT] += 1.0

    def mean(self, node: i64) -> float:
        """The value of a node for its mover."""
        return self.totals[node] / self.visits[node]

    def under(self, node: i64, room: i64) -> "Tree":
        """The part of the tree below a node, with space for *room* more nodes."""
        part = Tree(self.space, self.count - node + room)
        twins = vec[i64]([NONE] * int(self.count))
        part.visits[ROOT] = self.visits[node]
        part.below[ROOT] = self.below[node]
        for old in range(node + 1, self.count):  # parents come before their children
            parent = self.parents[old]
            if parent == node or twins[parent] != NONE:
                twin = part.add(twins[parent], self.shown[old], self.movers[old])
                twins[old] = twin
                part.visits[twin] = self.visits[old]
                part.totals[twin] = self.totals[old]
                part.available[twin] = self.available[old]
                part.below[twin] = self.below[old]
        return part


def places(room: i64) -> i64:
    """A power of two with space to spare."""
    size: i64 = 64
    while size < 3 * room:
        size *= 2
    return size

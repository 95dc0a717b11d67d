"""The tree of a search. Nodes are indexes into rows of numbers, found by parent and move.

A node exists from its first visit, so a tree has at most one node per descent. Children are
found in a hash table (open addressing). Rows and table grow with the tree.
"""

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

NONE: Final[i64] = 0  # no node: the root is nobody's child
ROOT: Final[i64] = 0
SMALL: Final[i64] = 64  # places of an empty hash table, a power of two
SPARSE: Final[i64] = 3  # places per node, at least
SPREAD: Final[i64] = 0x1B873593  # odd, 29 bits: keys of 33 bits stay positive when multiplied


@final
class Tree:
    """The visits and values of the moves that a search has tried."""

    def __init__(self, space: i64) -> None:
        self.space: Final = space  # number of all moves in the game
        self.count: i64 = 1
        self.parents = vec[i64]([NONE])
        self.shown = vec[i64]([0])  # the move to this node, as the searcher sees it
        self.movers = vec[i64]([0])  # the seat that made it
        self.visits = vec[float]([0.0])
        self.totals = vec[float]([0.0])  # sum of values for the mover
        self.available = vec[float]([0.0])  # number of descents that offered it
        self.offered = vec[i64]([0])  # the last descent that offered it
        self.below = vec[float]([0.0])  # sum of values for the next mover
        self.places = no_nodes(SMALL)

    def place(self, parent: i64, shown: i64) -> i64:
        """Return the place of a child in the hash table, or its free place if it is new."""
        mask = len(self.places) - 1
        at = ((parent * self.space + shown) * SPREAD >> 13) & mask
        node = self.places[at]
        while node != NONE and (self.parents[node] != parent or self.shown[node] != shown):
            at = (at + 1) & mask
            node = self.places[at]
        return at

    def child(self, parent: i64, shown: i64) -> i64:
        return self.places[self.place(parent, shown)]

    def add(self, parent: i64, shown: i64, mover: i64) -> i64:
        """Add a child. It counts as available in all visits of its parent so far."""
        node = self.count
        self.count += 1
        self.parents = append(self.parents, parent)
        self.shown = append(self.shown, shown)
        self.movers = append(self.movers, mover)
        self.visits = append(self.visits, 0.0)
        self.totals = append(self.totals, 0.0)
        self.available = append(self.available, self.visits[parent] + 1.0)
        self.offered = append(self.offered, 0)
        self.below = append(self.below, 0.0)
        if SPARSE * self.count > len(self.places):
            self.widen()
        else:
            self.places[self.place(parent, shown)] = node
        return node

    def widen(self) -> None:
        """Double the hash table, and put every node into it again."""
        self.places = no_nodes(2 * len(self.places))
        for node in range(i64(1), self.count):
            self.places[self.place(self.parents[node], self.shown[node])] = node

    def learn(self, node: i64, values: list[float]) -> None:
        """Add the result of a descent to a node and to all nodes above it."""
        while node != ROOT:
            parent = self.parents[node]
            value = values[self.movers[node]]
            self.visits[node] += 1.0
            self.totals[node] += value
            self.below[parent] += value
            node = parent
        self.visits[ROOT] += 1.0

    def mean(self, node: i64) -> float:
        """Return the mean value of a node for its mover."""
        return self.totals[node] / self.visits[node]

    def under(self, node: i64) -> "Tree":
        """Return a copy of the part of the tree below a node."""
        part = Tree(self.space)
        twins = no_nodes(self.count)
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


def no_nodes(room: i64) -> vec[i64]:
    """Return at least *room* places without a node. Their number is a power of two."""
    places = vec[i64]([NONE] * int(SMALL))
    while len(places) < room:
        places = extend(places, places)
    return places

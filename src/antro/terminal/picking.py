"""Choose a move step by step: a card, then its symbol, then a figure, then a hex.

This works for any game. A move lists the things to pick, in order, and no list is the start of
another list. Some moves need picks in any order first, such as dice to keep or cards to pay. Here
they are picked in the order of the list.
"""

from typing import final

from antro.core.contract.descriptions import Move
from antro.core.text.words import Catalogue, say, worded


@final
class Picker:
    """The things picked so far, and the moves that are still possible."""

    def __init__(self, moves: list[Move], words: Catalogue) -> None:
        self.moves = moves
        self.words = words
        self.picked: list[str] = []
        self.trail: list[int] = []  # the number of things picked before each choice, for ``back``

    def left(self, *more: str) -> list[Move]:
        """Return the moves that start with the picked things, followed by *more*."""
        return self.starting([*self.picked, *more])

    def starting(self, path: list[str]) -> list[Move]:
        """Return the moves whose steps start with *path*."""
        return [move for move in self.moves if steps(move)[: len(path)] == path]

    def open(self) -> list[str]:
        """Return the things that can be picked next, in the order of the moves."""
        depth = len(self.picked)
        return list(dict.fromkeys(steps(move)[depth] for move in self.left()))

    def pick(self, handle: str) -> Move | None:
        """Pick one of the possible things. Return the move if only one move is left.

        If a step has a single thing to pick, it is picked automatically.
        """
        self.trail.append(len(self.picked))
        self.picked.append(handle)
        while len(self.left()) > 1 and len(self.open()) == 1:
            self.picked += self.open()
        left = self.left()
        return left[0] if len(left) == 1 else None

    def back(self) -> None:
        """Take the last choice back."""
        if self.trail:
            del self.picked[self.trail.pop() :]

    # In words

    def label(self, handle: str) -> str:
        """Return the name of a thing to pick, or of the whole move if this pick completes it."""
        left = self.left(handle)
        if len(left) > 1:
            return self.named(handle, left)
        [move] = left
        if f"offer.{move.kind}" in self.words:
            return say(self.words, f"offer.{move.kind}", move.fields)
        path = [self.named(thing, left) for thing in steps(move)[len(self.picked) :]]
        return " > ".join(path)

    def path(self) -> str:
        """Return the names of the things picked so far."""
        paths = [self.picked[: depth + 1] for depth in range(len(self.picked))]
        return " > ".join(self.named(path[-1], self.starting(path)) for path in paths)

    def named(self, handle: str, moves: list[Move]) -> str:
        """Return the name of a thing. A card without a name is named by its printed symbols."""
        kind = handle.partition(":")[0]
        printed = [move.fields[kind] for move in moves if isinstance(move.fields.get(kind), list)]
        return worded(self.words, printed[0] if printed else handle)


def steps(move: Move) -> list[str]:
    """Return all things to pick for a move, in order."""
    return [*move.picks, *move.handles]

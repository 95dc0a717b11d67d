"""From many moves to one, handle by handle: a card, then its symbol, then a figure, then a hex.

Knows no game: a move lists the things to pick, in order, and no list is the
beginning of another. What may be picked in any order before that, dice to keep or
cards to pay, is picked here in the order in which the move lists it.
"""

from typing import final

from antro.core.contract.descriptions import Move
from antro.core.text.words import Catalogue, say, worded


@final
class Picker:
    """What has been picked so far, and what that leaves open."""

    def __init__(self, moves: list[Move], words: Catalogue) -> None:
        self.moves = moves
        self.words = words
        self.picked: list[str] = []
        self.trail: list[int] = []  # how much was picked before each choice: the way back

    def left(self, *more: str) -> list[Move]:
        """The moves that begin with what was picked, followed by *more*."""
        return self.starting([*self.picked, *more])

    def starting(self, path: list[str]) -> list[Move]:
        """The moves whose handles begin with *path*."""
        return [move for move in self.moves if steps(move)[: len(path)] == path]

    def open(self) -> list[str]:
        """What can be picked next, in the order of the moves."""
        depth = len(self.picked)
        return list(dict.fromkeys(steps(move)[depth] for move in self.left()))

    def pick(self, handle: str) -> Move | None:
        """Pick one of the open things. Returns the move, once only one is left.

        A step with a single thing to pick is taken at once.
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
        """The name of an open thing; of the whole move, if picking it completes one."""
        left = self.left(handle)
        if len(left) > 1:
            return self.named(handle, left)
        [move] = left
        if f"offer.{move.kind}" in self.words:
            return say(self.words, f"offer.{move.kind}", move.fields)
        path = [self.named(thing, left) for thing in steps(move)[len(self.picked) :]]
        return " > ".join(path)

    def path(self) -> str:
        """What was picked so far, by name."""
        paths = [self.picked[: depth + 1] for depth in range(len(self.picked))]
        return " > ".join(self.named(path[-1], self.starting(path)) for path in paths)

    def named(self, handle: str, moves: list[Move]) -> str:
        """A thing by its name; a card, which has none, by what is printed on it."""
        kind = handle.partition(":")[0]
        printed = [move.fields[kind] for move in moves if isinstance(move.fields.get(kind), list)]
        return worded(self.words, printed[0] if printed else handle)


def steps(move: Move) -> list[str]:
    """All that is picked for a move."""
    return [*move.picks, *move.handles]

"""From many moves to one, handle by handle: a card, then its symbol, then a figure, then a hex.

Knows no game: a move lists the things to pick, in order, and no list is the
beginning of another.
"""

from typing import final

from antro.core.told import Move


@final
class Picker:
    """What has been picked so far, and what that leaves open."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves
        self.picked: list[str] = []
        self.trail: list[int] = []  # how much was picked before each choice: the way back

    def left(self) -> list[Move]:
        """The moves that start with what was picked."""
        depth = len(self.picked)
        return [move for move in self.moves if move.handles[:depth] == self.picked]

    def open(self) -> list[str]:
        """What can be picked next, in the order of the moves."""
        depth = len(self.picked)
        return list(dict.fromkeys(move.handles[depth] for move in self.left()))

    def pick(self, handle: str) -> Move | None:
        """Pick one of the open things. Returns the move, once only one is left.

        A step with nothing to choose is walked by itself, but for the last: a
        move is never made without a choice.
        """
        self.trail.append(len(self.picked))
        self.picked.append(handle)
        while (move := self.single()) is None and len(self.open()) == 1 and not self.at_the_end():
            self.picked += self.open()
        return move

    def single(self) -> Move | None:
        """The move whose handles have all been picked, if there is one."""
        return next((move for move in self.left() if move.handles == self.picked), None)

    def at_the_end(self) -> bool:
        """Whether the next pick makes a move."""
        return any(len(move.handles) == len(self.picked) + 1 for move in self.left())

    def back(self) -> None:
        """Take the last choice back."""
        if self.trail:
            del self.picked[self.trail.pop() :]

"""What a bot remembers at a table, from one choice to the next: the tree of its last search.

A tree is of use while the game follows it. So a bot is told with every question all that
its seat has heard since the start, move by move as it saw them; where that goes on from
what it had heard before, the part of its tree that came true is a head start. After an
undo, or in another process, nothing is remembered, and nothing goes wrong.
"""

from typing import final

from mypy_extensions import i64

from antro.bots.search.tree import NONE, ROOT, Tree


@final
class Memory:
    def __init__(self) -> None:
        self.heard: list[int] = []  # when the tree began to grow
        self.tree: Tree | None = None

    def recall(self, heard: list[int], room: i64) -> Tree | None:
        """What was thought of this position before, with space for *room* more nodes."""
        tree, known = self.tree, len(self.heard)
        if tree is None or heard[:known] != self.heard:
            return None
        node = ROOT
        for shown in heard[known:]:
            node = tree.child(node, shown)
            if node == NONE:
                return None
        return tree.under(node, room)

    def keep(self, heard: list[int], tree: Tree) -> None:
        """Remember what was thought, for the next choice."""
        self.heard = heard
        self.tree = tree

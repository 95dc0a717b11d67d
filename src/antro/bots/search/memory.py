"""The memory of a bot at a table: the tree of its last search.

A tree is useful while the game follows it. So with every question the bot receives all moves
since the start, as its seat saw them. If they continue the moves of its last search, the next
search starts with the matching part of the tree. After an undo, or in another process, the search
starts with an empty tree.
"""

from typing import final

from antro.bots.search.tree import NONE, ROOT, Tree


@final
class Memory:
    def __init__(self) -> None:
        self.heard: list[int] = []  # the moves that the seat had seen before the last search
        self.tree: Tree | None = None

    def recall(self, heard: list[int]) -> Tree | None:
        """Return the part of the tree for this position, if there is one."""
        tree, known = self.tree, len(self.heard)
        if tree is None or heard[:known] != self.heard:
            return None
        node = ROOT
        for shown in heard[known:]:
            node = tree.child(node, shown)
            if node == NONE:
                return None
        return tree.under(node)

    def keep(self, heard: list[int], tree: Tree) -> None:
        """Keep the tree of a search for the next choice."""
        self.heard = heard
        self.tree = tree

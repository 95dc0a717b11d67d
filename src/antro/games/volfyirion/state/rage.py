"""The dragon's cards in a game against it (§17, §19). All of it is public."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antro.games.volfyirion.components.cards import NOTHING
from antro.games.volfyirion.state.piles import Pile


@final
@mypyc_attr(acyclic=True)
class Rage:
    """The rage pile. Its unseen cards are counted in the strategy deck."""

    def __init__(self) -> None:
        self.top: i64 = NOTHING  # the Command face up on top
        self.aside = Pile()  # cards set aside
        self.shown = Pile()  # the revealed cards of the pile
        self.awake: i64 = 0  # 1 if the dragon strikes at the end of this turn
        self.attack: i64 = 0  # the rest of its attack
        self.calming: i64 = 0  # unseen cards that have been paid for


@final
@mypyc_attr(acyclic=True)
class Grid:
    """The face-up rage cards, in two columns: left to right, top to bottom."""

    def __init__(self) -> None:
        self.cells = vec[i64]()  # faces, or NOTHING
        self.sealed: i64 = 0  # the set of cells that the attack skips
        self.discards = Pile()
        self.due: i64 = 0  # cards to turn up
        self.still: i64 = 0  # 1 if the dragon has not moved yet this turn
        self.removed_for: i64 = 0  # the set of seats that have paid for a removal this turn

    def set_cells(self, cells: list[int]) -> None:
        self.cells = vec[i64]([i64(face) for face in cells])

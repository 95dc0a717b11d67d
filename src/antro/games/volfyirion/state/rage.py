"""§17, §19 The dragon's cards in a game against it: data and copying, no rules."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from antro.games.volfyirion.printed.cards import NOTHING
from antro.games.volfyirion.state.piles import Pile, no_cards


@final
class Rage:
    """The rage pile, but for its unseen cards: those are counted in the strategy deck."""

    def __init__(
        self, top: i64, aside: Pile, shown: Pile, awake: i64, fury: i64, calming: i64
    ) -> None:
        self.top = top  # the Command that lies on it face up, or NOTHING
        self.aside = aside  # cards set aside
        self.shown = shown  # cards of the pile that have been turned up
        self.awake = awake  # whether the dragon strikes at the end of this turn
        self.fury = fury  # what is left of its attack
        self.calming = calming  # unseen cards that have been paid for

    def copy(self) -> "Rage":
        return Rage(
            self.top, self.aside.copy(), self.shown.copy(), self.awake, self.fury, self.calming
        )

    def key(self) -> tuple[object, ...]:
        return (
            self.top,
            tuple(self.aside.counts),
            tuple(self.shown.counts),
            self.awake,
            self.fury,
            self.calming,
        )


def new_rage() -> Rage:
    return Rage(NOTHING, no_cards(), no_cards(), awake=0, fury=0, calming=0)


@final
class Grid:
    """The rage cards that lie open, in two columns: left to right, top to bottom."""

    def __init__(
        self, cells: vec[i64], sealed: i64, discards: Pile, due: i64, still: i64, thinned: i64
    ) -> None:
        self.cells = cells  # faces, or NOTHING
        self.sealed = sealed  # the set of cells that the attack passes over
        self.discards = discards
        self.due = due  # cards to turn up
        self.still = still  # whether the dragon is yet to move in this turn
        self.thinned = thinned  # the set of seats that have removed a card for knowledge points

    def copy(self) -> "Grid":
        return Grid(
            self.cells[:], self.sealed, self.discards.copy(), self.due, self.still, self.thinned
        )

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.cells),
            self.sealed,
            tuple(self.discards.counts),
            self.due,
            self.still,
            self.thinned,
        )


def new_grid() -> Grid:
    return Grid(vec[i64](), 0, no_cards(), due=0, still=0, thinned=0)

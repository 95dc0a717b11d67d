"""§17 The dragon's cards in a game against it: data and copying, no rules."""

from typing import final

from mypy_extensions import i64

from antro.games.volfyirion.cards import NOTHING
from antro.games.volfyirion.piles import Pile, no_cards


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

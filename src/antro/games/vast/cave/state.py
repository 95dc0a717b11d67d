"""The board of the Cave (§28): tiles in hand, Omens. Data only."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antro.games.vast.components.squares import OFF

HAND: Final[i64] = 3  # tiles
NO_OMEN: Final[i64] = -1

NO_HAND: Final = vec[i64]([OFF] * HAND)
NO_BACKS: Final = vec[i64]([0] * HAND)
NO_OMENS: Final = vec[i64]([0] * 6)


@final
@mypyc_attr(acyclic=True)
class Cave:
    """The Cave's hand and Omens."""

    def __init__(self) -> None:
        self.sections = NO_BACKS  # [place]: the section of the stack where the tile was drawn
        self.omens = NO_OMENS  # [symbol]: Omens held
        self.bag = NO_OMENS  # [symbol]: Omens in the bag
        self.hatred: i64 = 0  # Hatred tokens left
        self.drawing: i64 = 0  # Omens that are still to draw
        self.giving: i64 = 0  # Omens that are still to give up
        # this turn
        self.uses = NO_OMENS  # [omen]: uses in this turn
        self.paying: i64 = NO_OMEN  # the omen that the Cave is paying for
        self.left_to_pay: i64 = 0
        self.to_remove: i64 = 0  # tiles that Shape still removes
        self.shaped: i64 = 0  # 1 after Shape
        self.treasure_done: i64 = 0  # 1 after Place Treasure
        # secret
        self.hand = NO_HAND  # [place]: a printed tile, or HIDDEN for other roles

    def hand_size(self) -> i64:
        """Return the number of tiles in hand."""
        size: i64 = 0
        for place in range(HAND):
            if self.hand[place] != OFF:
                size += 1
        return size

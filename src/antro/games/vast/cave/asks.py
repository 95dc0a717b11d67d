"""What the room of the Cave asks."""

from typing import final

from antro.games.vast.not_asked import NOT_ASKED


@final
class CaveAsks:
    """Questions, by what is asked."""

    def __init__(self) -> None:
        self.turn = NOT_ASKED
        self.collect = NOT_ASKED  # Omens drawn
        self.give_omens = NOT_ASKED
        self.bats = NOT_ASKED
        self.old_rockslide = NOT_ASKED
        self.rockslide = NOT_ASKED
        self.spores = NOT_ASKED
        self.hatred = NOT_ASKED
        self.curse = NOT_ASKED
        self.rotate = NOT_ASKED

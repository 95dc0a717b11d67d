"""What the room of the Dragon asks."""

from typing import final

from antro.games.vast.not_asked import NOT_ASKED


@final
class DragonAsks:
    """Questions, by what is asked."""

    def __init__(self) -> None:
        self.turn = NOT_ASKED
        self.reroll = NOT_ASKED  # after a roll of his own, while he holds Shriek

"""What the room of the Knight asks."""

from typing import final

from antro.games.vast.not_asked import NOT_ASKED


@final
class KnightAsks:
    """Questions, by what is asked."""

    def __init__(self) -> None:
        self.turn = NOT_ASKED

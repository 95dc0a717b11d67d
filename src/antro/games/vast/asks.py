"""All that Vast ever asks: made once for a game, shared by its states. ``questions`` fills it in.

Each room has a class of its own for what it asks (``<room>/asks.py``).
"""

from typing import Final, final

from antro.core.game import Question
from antro.games.vast.cave.asks import CaveAsks
from antro.games.vast.dragon.asks import DragonAsks
from antro.games.vast.goblins.asks import GoblinsAsks
from antro.games.vast.ground_asks import GroundAsks
from antro.games.vast.knight.asks import KnightAsks
from antro.games.vast.thief.asks import ThiefAsks


@final
class Asks:
    """Questions, by who asks them."""

    def __init__(self) -> None:
        self.ground: Final = GroundAsks()
        self.knight: Final = KnightAsks()
        self.goblins: Final = GoblinsAsks()
        self.dragon: Final = DragonAsks()
        self.cave: Final = CaveAsks()
        self.thief: Final = ThiefAsks()
        self.over: list[Question] = []  # [ending]
        self.of_turn: list[Question] = []  # what is dropped when a turn ends at once
        self.other_limit: dict[str, Question] = {}  # [text]: the same in the other kind of turn

    def in_time(self, question: Question, *, own_turn: bool) -> Question:
        """§47.1 A question with the limit that it has in one's own turn, or in another's."""
        other = self.other_limit.get(question.text)
        if other is None or (question.wait > other.wait) == own_turn:
            return question
        return other

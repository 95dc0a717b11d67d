"""The luck of a table: the source of the moves that nobody chooses."""

from typing import Final

from antro.core.chance.fair import TABLE, Chance
from antro.core.contract.descriptions import Reason
from antro.core.contract.game import CHANCE, S
from antro.core.match.events import Event, Played
from antro.core.match.match import Match


class FairLuck:
    """Draws from the seed of the table and the texts of its seats.

    A lesson has another source of luck (``core.tutorial.scripted_luck``), which overrides these
    methods.
    """

    def __init__(self, chance: Chance) -> None:
        self.chance: Final = chance

    def next_move(self, match: Match[S], at: int) -> Played | None:
        """Return the next automatic move; None if a player has to choose."""
        if match.going_on and match.chance_is_asked:
            return Played(int(CHANCE), next_draw(match, self.chance), at)
        return None

    def why_unwanted(self, match: Match[S], event: Event, *, fresh: bool) -> Reason | None:
        """Return a reason against an event that the rules allow. Fair luck has none.

        *fresh* is True if the seat saw the choice that it has now.
        """
        return None

    def moving(self, match: Match[S], seats: list[int]) -> list[int]:
        """Return the seats in *seats* that may move now."""
        return seats

    def scripted_move(self, match: Match[S], seat: int) -> int | None:
        """Return the move that a script gives to a seat; None without a script."""
        return None


def next_draw(match: Match[S], chance: Chance) -> int:
    """Return the move that chance makes next."""
    question = match.question_to(int(CHANCE))
    stream = match.stream(question)
    chance.seat = stream if stream < match.game.seats else TABLE
    chance.draw = match.next_draw_number(question)
    return int(match.open_to(CHANCE).pick(chance))

"""A move that was made, with all data that an undo needs."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.game import Game, Question, S, Seat

LEAVING: Final = -1  # no move: the seat left the game
NO_DRAW: Final = -1  # the move of a seat


@final
class PlayedMove:
    """A move that was made, even if it was taken back later, or a seat that left."""

    def __init__(
        self,
        version: int,
        seat: int,
        move: int,
        question: Question,
        acting: i64,
        asked_at: list[int],
        thought: int = 0,
        *,
        draw: int = NO_DRAW,
        certain: bool = False,
        by_default: bool = False,
    ) -> None:
        self.version: Final = version  # of the table before the move
        self.seat: Final = seat
        self.move: Final = move  # or LEAVING
        self.question: Final = question  # the question that the move answered
        self.acting: Final = acting  # the set of all seats that could have moved
        self.asked_at: Final = asked_at  # the times at which the open questions were asked
        self.thought: Final = thought  # milliseconds
        self.draw: Final = draw  # the number of a draw of chance
        self.certain: Final = certain  # True: the only possible draw of chance
        self.by_default: Final = by_default  # True: an automatic answer to a new question


def make_again(game: Game[S], state: S, played: PlayedMove) -> None:
    """Repeat a move on a state that is the same as before the move."""
    if played.move == LEAVING:
        game.leave(state, Seat(played.seat))
    else:
        game.apply(state, Seat(played.seat), played.move)

"""All choices of the Knight in the order of their numbers, and the questions that ask for them."""

from antro.games.vast.choices import Choices
from antro.games.vast.knight.moves.turn import EndKnightTurn
from antro.games.vast.printed.roles import KNIGHT
from antro.games.vast.question_maker import QuestionMaker


def ask_knight(maker: QuestionMaker) -> Choices:
    """Make the questions of this room. Returns its choices."""
    asks = maker.config.asks.knight
    end = EndKnightTurn()
    asks.turn = maker.of_turn(KNIGHT, "turn", "3.1", [end])
    return [end]

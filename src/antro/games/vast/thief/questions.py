"""All choices of the Thief in the order of their numbers, and the questions that ask for them."""

from antro.games.vast.choices import Choices
from antro.games.vast.printed.roles import THIEF
from antro.games.vast.question_maker import QuestionMaker
from antro.games.vast.thief.moves.turn import EndThiefTurn


def ask_thief(maker: QuestionMaker) -> Choices:
    """Make the questions of this room. Returns its choices."""
    asks = maker.config.asks.thief
    end = EndThiefTurn()
    asks.turn = maker.of_turn(THIEF, "turn", "3.1", [end])
    return [end]

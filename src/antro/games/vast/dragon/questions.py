"""All choices of the Dragon in the order of their numbers, and the questions that ask for them."""

from antro.games.vast.choices import Choices
from antro.games.vast.dragon.moves.turn import EndDragonTurn
from antro.games.vast.printed.roles import DRAGON
from antro.games.vast.question_maker import QuestionMaker


def ask_dragon(maker: QuestionMaker) -> Choices:
    """Make the questions of this room. Returns its choices."""
    asks = maker.config.asks.dragon
    end = EndDragonTurn()
    asks.turn = maker.of_turn(DRAGON, "turn", "3.1", [end])
    return [end]

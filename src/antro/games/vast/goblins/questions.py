"""All choices of the Goblins in the order of their numbers, and the questions that ask for them."""

from antro.games.vast.choices import Choices
from antro.games.vast.goblins.moves.turn import EndGoblinsTurn
from antro.games.vast.printed.roles import GOBLINS
from antro.games.vast.question_maker import QuestionMaker


def ask_goblins(maker: QuestionMaker) -> Choices:
    """Make the questions of this room. Returns its choices."""
    asks = maker.config.asks.goblins
    end = EndGoblinsTurn()
    asks.turn = maker.of_turn(GOBLINS, "turn", "3.1", [end])
    return [end]

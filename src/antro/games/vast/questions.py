"""All choices of Vast in the order of their numbers, and the questions that ask for them.

Records hold the numbers of moves, which follow from the order of choices: to reorder them is a
new version of the rules.
"""

from antro.core.game import Question, lay_out
from antro.games.vast.cave.questions import ask_cave
from antro.games.vast.choices import Choices
from antro.games.vast.config import Config
from antro.games.vast.dragon.questions import ask_dragon
from antro.games.vast.flow import turns
from antro.games.vast.flow.time import TimeUp
from antro.games.vast.goblins.questions import ask_goblins
from antro.games.vast.ground.questions import (
    ask_chance,
    ask_coming,
    ask_forced,
    ask_going,
    ask_reveal,
)
from antro.games.vast.knight.questions import ask_knight
from antro.games.vast.question_maker import QuestionMaker
from antro.games.vast.thief.questions import ask_thief
from antro.games.vast.victory import ENDINGS


def number_choices(config: Config) -> Choices:
    """Make all choices, and the questions of *config*. Returns the owner of every number."""
    time_up = TimeUp()
    maker = QuestionMaker(config, time_up)
    choices = [
        *ask_chance(maker),
        *ask_reveal(maker),
        *ask_coming(maker),
        *ask_forced(maker),
        *ask_going(maker),
        *ask_knight(maker),
        *ask_goblins(maker),
        *ask_dragon(maker),
        *ask_cave(maker),
        *ask_thief(maker),
        time_up,
    ]
    ask_turns(maker)
    config.asks.over = [Question(f"over {clause}", clause, 0, []) for clause in ENDINGS]
    return lay_out(choices)


def ask_turns(maker: QuestionMaker) -> None:
    """§3 What leads from turn to turn: no choices, but questions nevertheless."""
    asks = maker.config.asks.ground
    asks.next_turn = maker.after("next_turn", "3.1", turns.NextTurn())
    asks.end_turn = maker.after("end_turn", "3.4", turns.EndTurn())
    asks.end_tiles = maker.after("end_tiles", "3.5", turns.EndTiles())
    asks.place_more = maker.after("place_more", "33.4", turns.PlaceMore())
    asks.end_plunder = maker.after("end_plunder", "33.2", turns.EndPlunder())

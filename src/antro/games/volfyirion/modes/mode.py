"""What a mode says about itself."""

from abc import ABC, abstractmethod

from mypy_extensions import i64

from antro.core.game import Options, Question, lay_out
from antro.games.volfyirion.config import ENDINGS, OVERCOMING, Config
from antro.games.volfyirion.modes.common import Choices, turns
from antro.games.volfyirion.printed.cards import ASSETS, WONDERS
from antro.games.volfyirion.seating import Seating
from antro.games.volfyirion.state.market import LAIR_PLACES
from antro.games.volfyirion.state.state import AT_HOME


class Mode(ABC):
    """One way to play: its table, its choices in order, and where its rules differ.

    Records hold the numbers of moves, which follow from the order of choices: to reorder
    those of a mode is a new version of the rules.
    """

    turn_clause: str  # the rule by which a player acts in his turn
    end_clause: str  # the rule by which the game ends when no City of a side stands
    limit_clause: str = "9.7"  # and after its last turn
    victory_clause: str = ""  # and when the dragon is overcome, where that is the goal

    @abstractmethod
    def seating(self, options: Options) -> Seating:
        """Its table: who sits where, and what is whose."""

    @abstractmethod
    def chance_choices(self, config: Config) -> Choices:
        """What chance does, first to last; gives *config* the questions that call for it."""

    @abstractmethod
    def turn_choices(self, config: Config) -> Choices:
        """What a main phase allows, in the order of the rulebook."""

    def later_turn_choices(self) -> Choices:
        """What later rules added to a main phase.

        It is numbered behind all else, so that numbers in older records mean what they meant.
        """
        return []

    @abstractmethod
    def answers(self, config: Config) -> Choices:
        """What is answered in between; gives *config* the questions that ask for it."""

    def assets(self) -> i64:
        """The set of faces in the strategy deck."""
        return ASSETS

    def wonders(self) -> i64:
        """The set of faces in the wonder deck."""
        return WONDERS

    def lair_places(self) -> i64:
        """How many Wonders lie on a Lair, to be acquired."""
        return LAIR_PLACES

    def dragon_start(self) -> i64:
        """Where the dragon is when the game begins."""
        return AT_HOME

    def number(self, config: Config) -> Choices:
        """Number every choice there can be. Returns the choice of each number."""
        chance = self.chance_choices(config)
        turn, later = self.turn_choices(config), self.later_turn_choices()
        config.turn = turns(config, self.turn_clause, turn + later)
        clauses = [self.end_clause, self.limit_clause, *[self.victory_clause] * len(OVERCOMING)]
        config.ended = [
            Question(text, clause, 0, []) for text, clause in zip(ENDINGS, clauses, strict=True)
        ]
        return lay_out(chance + turn + self.answers(config) + later)

"""The base of all modes."""

from abc import ABC, abstractmethod

from mypy_extensions import i64

from antro.core.contract.flow import Kind
from antro.core.contract.game import Options
from antro.games.volfyirion.components.cards import ASSETS, WONDERS
from antro.games.volfyirion.components.seating import Seating
from antro.games.volfyirion.modes.common import Choices, Links
from antro.games.volfyirion.state.config import Config
from antro.games.volfyirion.state.market import LAIR_PLACES
from antro.games.volfyirion.state.state import AT_HOME


class Mode(ABC):
    """A mode: its table, its links in order, and its own rules."""

    turn_clause: str  # the rule that limits actions to a player's own turn
    end_clause: str  # the rule that ends the game when a side has no City
    limit_clause: str = "9.7"  # the rule that ends it after the last turn
    victory_clause: str = ""  # the rule that ends it when the dragon is beaten, if any
    never_asked: list[Kind]  # kinds of questions that only other modes ask

    @abstractmethod
    def seating(self, options: Options) -> Seating:
        """Return the table: seats, sides and Cities."""

    @abstractmethod
    def chance_links(self, config: Config) -> Links:
        """Link the choices of chance, first to last, and the steps."""

    @abstractmethod
    def turn_choices(self, config: Config) -> Choices:
        """Return the choices of a main phase, in rulebook order."""

    def later_turn_choices(self) -> Choices:
        """Return the choices that later rules added to a main phase.

        They are numbered last, so that numbers in older records keep their meaning.
        """
        return []

    @abstractmethod
    def answer_links(self, config: Config) -> Links:
        """Link the questions in the middle of a turn."""

    def assets(self) -> i64:
        """Return the set of faces in the strategy deck."""
        return ASSETS

    def wonders(self) -> i64:
        """Return the set of faces in the wonder deck."""
        return WONDERS

    def lair_places(self) -> i64:
        """Return the number of Wonders on a Lair."""
        return LAIR_PLACES

    def dragon_start(self) -> i64:
        """Return the place of the dragon when the game starts."""
        return AT_HOME

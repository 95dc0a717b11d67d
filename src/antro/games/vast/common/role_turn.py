"""What each role does with its turn: a subclass per role, in its ``moves/turn.py``."""

from abc import ABC, abstractmethod

from mypy_extensions import i64

from antro.games.vast.state.state import VastState


class RoleTurn(ABC):
    @abstractmethod
    def begin(self, state: VastState) -> None:
        """Make the role ready for a turn, and ask what it does."""

    @abstractmethod
    def end(self, state: VastState) -> None:
        """Do what the end of the turn brings."""

    @abstractmethod
    def pass_over(self, state: VastState) -> None:
        """§46.2 Do what a turn brings all the same that is passed over."""

    def tiles_alone(self, state: VastState) -> i64:
        """§33.4 Alone in the Dark: how many tiles come or go after the turn, crystals apart."""
        return 0

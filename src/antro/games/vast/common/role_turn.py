"""The start and end of each role's turn: a subclass per role, in its ``moves/turn.py``."""

from abc import ABC, abstractmethod

from mypy_extensions import i64

from antro.games.vast.state.state import VastState


class RoleTurn(ABC):
    @abstractmethod
    def begin(self, state: VastState) -> None:
        """Prepare the role for its turn, and ask for its first action."""

    @abstractmethod
    def end(self, state: VastState) -> None:
        """Apply the effects at the end of the role's turn."""

    @abstractmethod
    def skip_turn(self, state: VastState) -> None:
        """Apply the effects that a skipped turn still has (§46.2)."""

    def tiles_when_alone(self, state: VastState) -> i64:
        """Return the number of tiles due after the turn, before Crystals are counted (§33.4)."""
        return 0

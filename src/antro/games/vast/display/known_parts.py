"""The parts of boards that show cards as far as the viewer knows them."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from antro.core.view.parts import Value
from antro.games.vast.display.names import things
from antro.games.vast.state.state import VastState


class KnownCards(Value[VastState, None]):
    """The known cards of a set."""

    def __init__(self, kind: str, names: list[str]) -> None:
        super().__init__(None)
        self.kind: Final = kind
        self.names: Final = names

    @abstractmethod
    def members(self, veiled: VastState) -> i64:
        """Return the set."""

    def differs(self, was: VastState, veiled: VastState) -> bool:
        return self.members(was) != self.members(veiled)

    def build(self, veiled: VastState) -> list[str]:
        return things(self.kind, self.names, self.members(veiled))

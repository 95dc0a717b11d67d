"""Views and their changes. One part for each struct gives both.

A game describes its view as structs. A part for each struct builds it from a veiled state:

    class SideView(Struct, frozen=True, gc=False, kw_only=True):
        role: str
        hand_size: int
        hand: list[CardView] = []

    class SidePart(StructPart[State, SideView]):
        def __init__(self, config: Config, seat: Seat) -> None:
            super().__init__(SideView, {"hand": Hand(config, seat)})
            ...

        def fill(self, veiled: State) -> SideView:
            return SideView(role=self.role, hand_size=len(veiled.hands[self.seat]))

The struct is built for two states and compared. A field with a default has its own part, which
compares it faster. This is for long lists and for values that never change.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar, final

from msgspec import Struct

from antro.core.contract.descriptions import Change
from antro.core.contract.game import HOST, Game, State
from antro.core.view.parts import StructPart

V = TypeVar("V", bound=Struct)


@final
class View(Generic[V]):
    """The view of a game: a struct, and the part that fills it for one table."""

    def __init__(self, shape: type[V], part: Callable[[Any], StructPart[Any, V]]) -> None:
        self.shape: Final = shape
        self.part: Final = part
        self.part_of: Final = lru_cache(maxsize=64)(self.placed)

    def placed(self, game: Game[Any]) -> StructPart[Any, V]:
        """Return the part for one game, with its parts in their places."""
        whole = self.part(game)
        whole.place([])
        return whole

    def build(self, game: Game[Any], veiled: State) -> V:
        """Return the whole view of the viewer."""
        assert veiled.viewer != HOST, "only a veiled state is shown"
        return self.part_of(game).build(veiled)

    def changes(self, game: Game[Any], was: State, veiled: State) -> list[Change]:
        """Return the changes from the view of *was* to that of *veiled*."""
        assert veiled.viewer == was.viewer != HOST, "two veiled states of one viewer are compared"
        found: list[Change] = []
        self.part_of(game).tell(was, veiled, found)
        return found

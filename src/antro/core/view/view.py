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
compares it faster. This is for long lists, for values that never change, and for fields that only
some viewers know. If ``fill`` then reads nothing hidden, the part is ``public``.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar, final

from msgspec import Struct

from antro.core.contract.descriptions import Change
from antro.core.contract.game import HOST, Game, State
from antro.core.view.parts import StructPart, ViewPart

V = TypeVar("V", bound=Struct)


@final
class Shown:
    """A veiled state, with the structs that parts have filled from it."""

    def __init__(self, veiled: State, structs: list[Any]) -> None:
        assert veiled.viewer != HOST, "only a veiled state is shown"
        self.veiled: Final = veiled
        self.structs: Final = structs


@final
class PartGroup:
    """The public parts of a view, or the other ones."""

    def __init__(self, leaves: list[ViewPart[Any]], *, public: bool) -> None:
        parts = [leaf for leaf in leaves if leaf.public == public]
        self.structs: Final = [part for part in parts if isinstance(part, StructPart)]
        self.values: Final = [part for part in parts if not isinstance(part, StructPart)]

    def shown(self, veiled: State) -> Shown:
        """Return what the viewer sees of these parts."""
        return Shown(veiled, [part.fill(veiled) for part in self.structs])

    def changes(self, was: Shown, now: Shown) -> list[Change]:
        assert was.veiled.viewer == now.veiled.viewer, "two veiled states of one viewer"
        found: list[Change] = []
        for at, part in enumerate(self.structs):
            part.compare(was.structs[at], now.structs[at], found)
        for value in self.values:
            value.tell(was.veiled, now.veiled, found)
        return found


@final
class Parts(Generic[V]):
    """All parts of a view for one game, in their places."""

    def __init__(self, whole: StructPart[Any, V]) -> None:
        whole.place([])
        self.whole: Final = whole
        self.public: Final = PartGroup(whole.leaves(), public=True)
        self.own: Final = PartGroup(whole.leaves(), public=False)


@final
class View(Generic[V]):
    """The view of a game: a struct, and the part that fills it for one table."""

    def __init__(self, shape: type[V], part: Callable[[Any], StructPart[Any, V]]) -> None:
        self.shape: Final = shape
        self.part: Final = part
        self.parts_of: Final = lru_cache(maxsize=64)(self.placed)

    def placed(self, game: Game[Any]) -> Parts[V]:
        """Return the parts for one game."""
        return Parts(self.part(game))

    def build(self, game: Game[Any], veiled: State) -> V:
        """Return the whole view of the viewer."""
        assert veiled.viewer != HOST, "only a veiled state is shown"
        return self.parts_of(game).whole.build(veiled)

    def changes(self, game: Game[Any], was: State, veiled: State) -> list[Change]:
        """Return the changes from the view of *was* to that of *veiled*."""
        assert veiled.viewer == was.viewer != HOST, "two veiled states of one viewer are compared"
        parts = self.parts_of(game)
        return [
            *parts.public.changes(parts.public.shown(was), parts.public.shown(veiled)),
            *parts.own.changes(parts.own.shown(was), parts.own.shown(veiled)),
        ]

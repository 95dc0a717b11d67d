"""What a viewer is shown, described once: from it follow the view, its changes and its type.

A game describes its view as structs. Each field names, beside its type, the part that fills it:

    class SideView(Struct, frozen=True, gc=False):
        role: Annotated[str, Role]
        hand_size: Annotated[int, HandSize]
        figures: Annotated[list[FigureView], figures]

A part is a class, or any function that returns one, and is made once for each game, out of what
it is a part of: the game, or a side of it. It says how it is built from a veiled state, and when
it differs between two of them.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    TypeVar,
    cast,
    final,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import Struct

from antro.core.descriptions import Change
from antro.core.game import HOST, Game, State
from antro.core.parts import Absent, Group, Part, Series

V = TypeVar("V", bound=Struct)


def group(shape: type[Struct], owner: Any) -> Group[Any]:
    """The parts that fill a struct, made for *owner*. Raises ``TypeError`` for a field without."""
    hints = get_type_hints(shape, include_extras=True)
    parts: list[Part[Any]] = []
    for name in shape.__struct_fields__:
        if get_origin(hints[name]) is not Annotated:
            raise TypeError(f"{shape.__name__}.{name} names no part: Annotated[type, part]")
        _, maker = get_args(hints[name])
        parts.append(maker(owner))
    return Group(shape, parts)


def each(shape: type[Struct], owners: Callable[[Any], list[Any]]) -> Callable[[Any], Part[Any]]:
    """For a list of structs, one for each of the *owners* that are found in what has the list."""

    def made(owner: Any) -> Part[Any]:
        return Series([group(shape, one) for one in owners(owner)])

    return made


def one(shape: type[Struct], owner_of: Callable[[Any], Any]) -> Callable[[Any], Part[Any]]:
    """For a struct within a struct; none, where *owner_of* finds none that it could be of."""

    def made(owner: Any) -> Part[Any]:
        found = owner_of(owner)
        return Absent() if found is None else group(shape, found)

    return made


@final
class View(Generic[V]):
    """What a game shows: the struct that describes it, filled from veiled states of any game."""

    def __init__(self, shape: type[V]) -> None:
        self.shape: Final = shape
        self.parts_of: Final = lru_cache(maxsize=64)(self.describe)

    def describe(self, game: Game[Any]) -> Group[Any]:
        """The parts for one game, each in its place."""
        whole = group(self.shape, game)
        whole.place([])
        return whole

    def build(self, game: Game[Any], veiled: State) -> V:
        """All that the viewer is shown."""
        assert veiled.viewer != HOST, "only a veiled state is shown"
        return cast(V, self.parts_of(game).build(veiled))

    def changes(self, game: Game[Any], was: State, veiled: State) -> list[Change]:
        """What to change in the view of *was* to have that of *veiled*. Builds nothing else."""
        assert veiled.viewer == was.viewer != HOST, "two veiled states of one viewer are compared"
        found: list[Change] = []
        self.parts_of(game).tell(was, veiled, found)
        return found

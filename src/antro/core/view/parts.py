"""The building blocks of a view. The module ``view`` has an example."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar, final

from librt.vecs import vec
from msgspec import Struct
from msgspec.structs import fields, replace
from mypy_extensions import i64, mypyc_attr

from antro.core.contract.descriptions import Change
from antro.core.contract.game import S

Path = list[str | int]
"""The keys that lead to a part of a view: names of fields, and places in lists."""

Owner = TypeVar("Owner")
V = TypeVar("V", bound=Struct)
NO_PARTS: Final[Mapping[str, Any]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class ViewPart(ABC, Generic[S]):
    """A part of a view.

    A *public* part is the same for all viewers. It is built and compared once per move, from the
    knowledge of a spectator.
    """

    public: ClassVar[bool] = False
    path: Path  # set by ``place``

    def place(self, path: Path) -> None:
        """Set the place of this part in the view."""
        self.path = path

    def leaves(self) -> "list[ViewPart[S]]":
        """Return the parts that find changes: this part, and those inside it."""
        return [self]

    @abstractmethod
    def build(self, veiled: S) -> Any:
        """Return the value that the viewer of a position sees."""

    @abstractmethod
    def tell(self, was: S, veiled: S, found: list[Change]) -> None:
        """Add the changes between two positions to *found*."""


# Parts without other parts inside


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(ViewPart[S], Generic[S, Owner]):
    """A part that is sent whole when it differs."""

    def __init__(self, owner: Owner) -> None:
        self.owner: Final = owner  # the object that this part belongs to
        self.path = []

    def differs(self, was: S, veiled: S) -> bool:
        """Build both values and compare them. Override this if building is slow."""
        return bool(self.build(was) != self.build(veiled))

    def tell(self, was: S, veiled: S, found: list[Change]) -> None:
        if self.differs(was, veiled):
            found.append([*self.path, self.build(veiled)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed(Value[S, Owner]):
    """A value that never changes during a game."""

    def leaves(self) -> list[ViewPart[S]]:
        return []

    def tell(self, was: S, veiled: S, found: list[Change]) -> None:
        """Add nothing."""


@final
class Viewer(Fixed[S, None]):
    """The seat of the viewer, or ``SPECTATOR``."""

    def __init__(self) -> None:
        super().__init__(None)

    def build(self, veiled: S) -> int:
        return int(veiled.viewer)


@mypyc_attr(allow_interpreted_subclasses=True)
class Row(Value[S, Owner]):
    """A list that is sent entry by entry while its length stays the same."""

    @abstractmethod
    def build(self, veiled: S) -> list[Any]: ...

    def differs(self, was: S, veiled: S) -> bool:
        """True if the lists may differ. Then both are built and compared entry by entry."""
        return True

    def tell(self, was: S, veiled: S, found: list[Change]) -> None:
        if not self.differs(was, veiled):
            return
        before, after = self.build(was), self.build(veiled)
        if len(before) != len(after):
            found.append([*self.path, after])
            return
        for place, entry in enumerate(after):
            if entry is not before[place] and entry != before[place]:
                found.append([*self.path, place, entry])


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Value[S, Owner]):
    """A list of things counted by kind, with an entry for each kind present, sent one by one.

    Entries are small and appear in many views, so they are cached.
    """

    def __init__(self, owner: Owner, first: i64, kinds: i64) -> None:
        super().__init__(owner)
        self.first: Final = first  # the place of the first kind in the counts
        self.kinds: Final = kinds
        self.kept: Final[dict[i64, Any]] = {}

    @abstractmethod
    def counts(self, veiled: S) -> vec[i64]:
        """Return the number of each kind, at most 255."""

    @abstractmethod
    def made(self, kind: i64, count: i64) -> Any:
        """Return the entry for a number of things of one kind."""

    def build(self, veiled: S) -> list[Any]:
        counts, found = self.counts(veiled), []
        kind: i64 = 0
        while kind < self.kinds:
            if counts[self.first + kind]:
                found.append(self.entry(kind, counts[self.first + kind]))
            kind += 1
        return found

    def entry(self, kind: i64, count: i64) -> Any:
        key = kind << 8 | count
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = self.made(kind, count)
        return found

    def differs(self, was: S, veiled: S) -> bool:
        """True if the counts may differ. Then all counts are compared."""
        return True

    def tell(self, was: S, veiled: S, found: list[Change]) -> None:
        """Add the changes entry by entry while the kinds stay the same."""
        if self.differs(was, veiled):
            self.compare(was, veiled, found)

    def compare(self, was: S, veiled: S, found: list[Change]) -> None:
        before, after = self.counts(was), self.counts(veiled)
        told, place = len(found), 0
        kind: i64 = 0
        while kind < self.kinds:
            had, has = before[self.first + kind], after[self.first + kind]
            if (had == 0) != (has == 0):
                found[told:] = [[*self.path, self.build(veiled)]]
                return
            if had != has:
                found.append([*self.path, place, self.entry(kind, has)])
            if has:
                place += 1
            kind += 1


def rows_differ(before: vec[i64], after: vec[i64]) -> bool:
    """True if two rows of numbers differ."""
    size, at = len(after), 0
    if size != len(before):
        return True
    while at < size and before[at] == after[at]:
        at += 1
    return at < size


# Parts that are made of parts


@final
class Series(ViewPart[S]):
    """A list that never grows, with a part for each entry."""

    def __init__(self, parts: list[ViewPart[S]]) -> None:
        self.parts: Final = parts

    def place(self, path: Path) -> None:
        for at, part in enumerate(self.parts):
            part.place([*path, at])

    def leaves(self) -> list[ViewPart[S]]:
        return [leaf for part in self.parts for leaf in part.leaves()]

    def build(self, veiled: S) -> list[Any]:
        return [part.build(veiled) for part in self.parts]

    def tell(self, was: S, veiled: S, found: list[Change]) -> None:
        for part in self.parts:
            part.tell(was, veiled, found)


@mypyc_attr(allow_interpreted_subclasses=True)
class StructPart(ViewPart[S], Generic[S, V]):
    """A struct that is built whole and sent field by field.

    Lists that are expensive to build have their own parts in *own*, by the names of their fields.
    These fields have a default in the struct, and ``fill`` leaves them out. If a field does not
    exist in a game, its part is None and it keeps its default.
    """

    def __init__(self, shape: type[V], own: "Mapping[str, ViewPart[S] | None]" = NO_PARTS) -> None:
        optional = [field.name for field in fields(shape) if not field.required]
        for name in sorted({*own} ^ {*optional}):
            raise TypeError(f"{shape.__name__}.{name} needs a default and a part, or neither")
        names = shape.__struct_fields__
        self.filled: Final = [name for name in names if name not in own]
        self.own: Final = [(name, part) for name in names if (part := own.get(name)) is not None]
        self.path = []

    def place(self, path: Path) -> None:
        self.path = path
        for name, part in self.own:
            part.place([*path, name])

    def leaves(self) -> list[ViewPart[S]]:
        return [self, *(leaf for _, part in self.own for leaf in part.leaves())]

    @abstractmethod
    def fill(self, veiled: S) -> V:
        """Return the struct without the fields that have parts of their own."""

    def build(self, veiled: S) -> V:
        return replace(self.fill(veiled), **{name: part.build(veiled) for name, part in self.own})

    def tell(self, was: S, veiled: S, found: list[Change]) -> None:
        """Add the changes of the fields without parts of their own."""
        self.compare(self.fill(was), self.fill(veiled), found)

    def compare(self, before: V, after: V, found: list[Change]) -> None:
        """Add the changes between two structs of ``fill``."""
        if before == after:
            return
        for name in self.filled:
            value = getattr(after, name)
            if getattr(before, name) != value:
                found.append([*self.path, name, value])

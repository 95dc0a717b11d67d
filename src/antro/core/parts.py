"""The kinds of parts that a view is made of. How a game describes its view is told in ``view``."""

from abc import ABC, abstractmethod
from typing import Any, Final, Generic, TypeVar, final

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64, mypyc_attr

from antro.core.descriptions import Change
from antro.core.game import S

Path = list[str | int]
"""The keys that lead to a part of a view: names of fields, and places in lists."""

Owner = TypeVar("Owner")


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(ABC, Generic[S]):
    """A part of a view."""

    path: Path  # given by place

    def place(self, path: Path) -> None:
        """Say where in the view this part lies."""
        self.path = path

    @abstractmethod
    def build(self, veiled: S) -> Any:
        """What is shown of a position."""

    @abstractmethod
    def tell(self, was: S, veiled: S, found: list[Change]) -> None:
        """Add what is shown otherwise than it was."""


# Parts of which a view is made


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(Part[S], Generic[S, Owner]):
    """A part that is told whole when it differs."""

    def __init__(self, owner: Owner) -> None:
        self.owner: Final = owner  # what this is a part of
        self.path = []

    def differs(self, was: S, veiled: S) -> bool:
        """Builds it twice and compares. A part that costs more to build knows a quicker way."""
        return bool(self.build(was) != self.build(veiled))

    def tell(self, was: S, veiled: S, found: list[Change]) -> None:
        if self.differs(was, veiled):
            found.append([*self.path, self.build(veiled)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed(Value[S, Owner]):
    """What stays as it is for as long as a game lasts."""

    def tell(self, was: S, veiled: S, found: list[Change]) -> None:
        """There is never anything to tell."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Value[S, Owner]):
    """A number that is always there."""

    @abstractmethod
    def number(self, veiled: S) -> i64:
        """The number to be shown."""

    def build(self, veiled: S) -> int:
        return int(self.number(veiled))

    def differs(self, was: S, veiled: S) -> bool:
        return self.number(was) != self.number(veiled)


@mypyc_attr(allow_interpreted_subclasses=True)
class Row(Value[S, Owner]):
    """A list that is told entry by entry, for as long as it has the same length."""

    @abstractmethod
    def build(self, veiled: S) -> list[Any]: ...

    def differs(self, was: S, veiled: S) -> bool:
        """Whether to look closer: if so, both lists are built and compared by entries."""
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
    """What is counted by kind: an entry for each kind that is there, told one by one.

    Entries are small and come again from view to view, so they are kept.
    """

    def __init__(self, owner: Owner, first: i64, kinds: i64) -> None:
        super().__init__(owner)
        self.first: Final = first  # of the counts, those from here on
        self.kinds: Final = kinds
        self.kept: Final[dict[i64, Any]] = {}

    @abstractmethod
    def counts(self, veiled: S) -> vec[i64]:
        """How many there are of each kind; none of them more than 255."""

    @abstractmethod
    def made(self, kind: i64, count: i64) -> Any:
        """The entry for so many of a kind."""

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
        """Whether to look closer: if so, all counts are compared."""
        return True

    def tell(self, was: S, veiled: S, found: list[Change]) -> None:
        """Entry by entry, for as long as the same kinds are there."""
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


# Parts that are made of parts


@final
class Series(Part[S]):
    """A list that never grows: one part for each of its entries, told one by one."""

    def __init__(self, parts: list[Part[S]]) -> None:
        self.parts: Final = parts

    def place(self, path: Path) -> None:
        for at, part in enumerate(self.parts):
            part.place([*path, at])

    def build(self, veiled: S) -> list[Any]:
        return [part.build(veiled) for part in self.parts]

    def tell(self, was: S, veiled: S, found: list[Change]) -> None:
        for part in self.parts:
            part.tell(was, veiled, found)


@final
class Group(Part[S]):
    """A struct: one part for each of its fields, told one by one."""

    def __init__(self, shape: type[Struct], parts: list[Part[S]]) -> None:
        self.shape: Final = shape
        self.parts: Final = parts

    def place(self, path: Path) -> None:
        for name, part in zip(self.shape.__struct_fields__, self.parts, strict=True):
            part.place([*path, name])

    def build(self, veiled: S) -> Struct:
        return self.shape(*[part.build(veiled) for part in self.parts])

    def tell(self, was: S, veiled: S, found: list[Change]) -> None:
        for part in self.parts:
            part.tell(was, veiled, found)


@final
class Absent(Part[S]):
    """None: in this game there is no such thing."""

    def build(self, veiled: S) -> None:
        return None

    def tell(self, was: S, veiled: S, found: list[Change]) -> None:
        """There is never anything to tell."""

"""Views built from parts, the changes between them, and refused definitions."""

import pytest
from librt.vecs import vec
from msgspec import Struct, to_builtins
from mypy_extensions import i64

from antro.core.contract.game import HOST, SPECTATOR, State
from antro.core.view.parts import Counted, Fixed, Row, Series, StructPart, Value
from antro.core.view.view import View
from antro.testing.laws.messages import changed
from tests.core.support.toll import Toll


class Yard(State):
    """Two pens with animals in them, a gate, and perhaps a dog."""

    def __init__(self, pens, *, names=("a", "b"), gate="shut", naps=0, viewer=SPECTATOR):
        self.viewer, self.pending = viewer, []
        self.pens = [vec[i64](pen) for pen in pens]
        self.names, self.gate, self.naps = [*names], gate, naps

    def clone(self):
        raise NotImplementedError

    def key(self):
        raise NotImplementedError


class Animals(Counted[Yard, int]):
    def __init__(self, pen):
        super().__init__(pen, 1, 2)

    def counts(self, veiled):
        return veiled.pens[self.owner]

    def made(self, kind, count):
        return [f"kind {kind}", count]


class PenView(Struct, frozen=True, kw_only=True):
    pen: int
    animals: list[list[object]] = []


class PenPart(StructPart[Yard, PenView]):
    def __init__(self, pen):
        super().__init__(PenView, {"animals": Animals(pen)})
        self.pen = pen

    def fill(self, veiled):
        return PenView(pen=self.pen)


class DogView(Struct, frozen=True):
    naps: int


class DogPart(StructPart[Yard, DogView]):
    def __init__(self):
        super().__init__(DogView)

    def fill(self, veiled):
        return DogView(veiled.naps)


class Names(Row[Yard, Toll]):
    def build(self, veiled):
        return veiled.names


class Sign(Fixed[Yard, Toll]):
    def build(self, veiled):
        return f"for {self.owner.seats}"


class Hay(Value[Yard, Toll]):
    def build(self, veiled):
        return [veiled.naps // 2]


class YardView(Struct, frozen=True, kw_only=True):
    sign: str = ""
    names: list[str] = []
    gate: str
    pens: list[PenView] = []
    dog: DogView | None = None
    hay: list[int] = []


class YardPart(StructPart[Yard, YardView]):
    def __init__(self, game):
        parts = {
            "sign": Sign(game),
            "names": Names(game),
            "pens": Series([PenPart(0), PenPart(1)]),
            "dog": DogPart() if game.seats > 2 else None,
            "hay": Hay(game),
        }
        super().__init__(YardView, parts)

    def fill(self, veiled):
        return YardView(gate=veiled.gate)


VIEW = View(YardView, YardPart)
PENS = [[9, 1, 0], [9, 2, 3]]
WITH_DOG, WITHOUT = Toll(3), Toll(2)


def changes_of(was, veiled, game=WITH_DOG):
    return VIEW.changes(game, was, veiled)


def test_a_view_is_built_part_by_part():
    assert VIEW.build(WITH_DOG, Yard(PENS, naps=4)) == YardView(
        sign="for 3",
        names=["a", "b"],
        gate="shut",
        pens=[
            PenView(pen=0, animals=[["kind 0", 1]]),
            PenView(pen=1, animals=[["kind 0", 2], ["kind 1", 3]]),
        ],
        dog=DogView(4),
        hay=[2],
    )


def test_a_part_that_a_game_lacks_is_none_and_never_changes():
    assert VIEW.build(WITHOUT, Yard(PENS)).dog is None
    assert changes_of(Yard(PENS), Yard(PENS, naps=1), WITHOUT) == []


@pytest.mark.parametrize(
    ("after", "changes"),
    [
        (Yard(PENS), []),
        (Yard(PENS, gate="open"), [["gate", "open"]]),
        (Yard(PENS, naps=1), [["dog", "naps", 1]]),
        (Yard(PENS, naps=2), [["dog", "naps", 2], ["hay", [1]]]),
        (Yard(PENS, names=["c", "b"], gate="open"), [["gate", "open"], ["names", 0, "c"]]),
        (Yard(PENS, names=["a", "c"]), [["names", 1, "c"]]),
        (Yard(PENS, names=["a"]), [["names", ["a"]]]),
        (Yard([PENS[0], [9, 2, 4]]), [["pens", 1, "animals", 1, ["kind 1", 4]]]),
        (Yard([[9, 1, 2], PENS[1]]), [["pens", 0, "animals", [["kind 0", 1], ["kind 1", 2]]]]),
        (Yard([PENS[0], [9, 5, 0]]), [["pens", 1, "animals", [["kind 0", 5]]]]),
        (Yard([[7, 1, 0], PENS[1]]), []),  # the count before the first shown one
    ],
)
def test_changes_contain_only_differences_and_lead_to_the_new_view(after, changes):
    before = Yard(PENS)
    assert changes_of(before, after) == changes
    shown = [to_builtins(VIEW.build(WITH_DOG, yard)) for yard in (before, after)]
    assert changed(shown[0], changes) == shown[1]


@pytest.mark.parametrize("names", [[], ["names", "gate"]], ids=str)
def test_a_default_without_a_part_and_a_part_without_a_default_are_refused(names):
    class Bare(Struct, kw_only=True):
        gate: str
        names: list[str] = []

    class BarePart(StructPart[Yard, Bare]):
        def __init__(self, game):
            super().__init__(Bare, {name: Names(game) for name in names})

        def fill(self, veiled):
            return Bare(gate="shut")

    wrong = "gate" if names else "names"
    with pytest.raises(TypeError, match=rf"Bare\.{wrong} needs a default and a part, or neither"):
        View(Bare, BarePart).build(WITHOUT, Yard(PENS))


def test_a_full_state_is_never_shown():
    full, veiled = Yard(PENS, viewer=HOST), Yard(PENS)
    with pytest.raises(AssertionError, match="veiled"):
        VIEW.build(WITHOUT, full)
    with pytest.raises(AssertionError, match="veiled"):
        changes_of(full, full)
    with pytest.raises(AssertionError, match="of one viewer"):
        changes_of(full, veiled)

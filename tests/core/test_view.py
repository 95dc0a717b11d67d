"""Views by description: what is built, what is told, and what is refused."""

from typing import Annotated

import pytest
from librt.vecs import vec
from msgspec import Struct, to_builtins
from mypy_extensions import i64

from antro.core.game import HOST, SPECTATOR, State
from antro.core.parts import Counted, Fixed, Number, Row, Value
from antro.core.view import View, each, one
from tests.contract.messages import changed
from tests.core.toll import Toll


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


class PenNumber(Fixed[Yard, int]):
    def build(self, veiled):
        return self.owner


class Animals(Counted[Yard, int]):
    def __init__(self, pen):
        super().__init__(pen, 1, 2)

    def counts(self, veiled):
        return veiled.pens[self.owner]

    def made(self, kind, count):
        return [f"kind {kind}", count]


class PenView(Struct, frozen=True):
    pen: Annotated[int, PenNumber]
    animals: Annotated[list[list[object]], Animals]


class Naps(Number[Yard, int]):
    def number(self, veiled):
        return veiled.naps


class DogView(Struct, frozen=True):
    naps: Annotated[int, Naps]


class Gate(Value[Yard, Toll]):
    def build(self, veiled):
        return veiled.gate


class Names(Row[Yard, Toll]):
    def build(self, veiled):
        return veiled.names


class YardView(Struct, frozen=True):
    gate: Annotated[str, Gate]
    names: Annotated[list[str], Names]
    pens: Annotated[list[PenView], each(PenView, lambda game: [0, 1])]
    dog: Annotated[
        DogView | None, one(DogView, lambda game: game.seats if game.seats > 2 else None)
    ]


VIEW = View(YardView)
PENS = [[9, 1, 0], [9, 2, 3]]
WITH_DOG, WITHOUT = Toll(3), Toll(2)


def told(was, veiled, game=WITH_DOG):
    return VIEW.changes(game, was, veiled)


def test_a_view_is_built_part_by_part():
    assert VIEW.build(WITH_DOG, Yard(PENS, naps=4)) == YardView(
        gate="shut",
        names=["a", "b"],
        pens=[PenView(0, [["kind 0", 1]]), PenView(1, [["kind 0", 2], ["kind 1", 3]])],
        dog=DogView(4),
    )


def test_what_is_not_in_a_game_is_none_and_never_told():
    assert VIEW.build(WITHOUT, Yard(PENS)).dog is None
    assert told(Yard(PENS), Yard(PENS, naps=1), WITHOUT) == []


@pytest.mark.parametrize(
    ("after", "changes"),
    [
        (Yard(PENS), []),
        (Yard(PENS, gate="open"), [["gate", "open"]]),
        (Yard(PENS, naps=2), [["dog", "naps", 2]]),
        (Yard(PENS, names=["a", "c"]), [["names", 1, "c"]]),
        (Yard(PENS, names=["a"]), [["names", ["a"]]]),
        (Yard([PENS[0], [9, 2, 4]]), [["pens", 1, "animals", 1, ["kind 1", 4]]]),
        (Yard([[9, 1, 2], PENS[1]]), [["pens", 0, "animals", [["kind 0", 1], ["kind 1", 2]]]]),
        (Yard([PENS[0], [9, 5, 0]]), [["pens", 1, "animals", [["kind 0", 5]]]]),
        (Yard([[7, 1, 0], PENS[1]]), []),  # counted before the first that is shown
    ],
)
def test_only_what_differs_is_told_and_leads_to_the_view_of_after(after, changes):
    before = Yard(PENS)
    assert told(before, after) == changes
    shown = [to_builtins(VIEW.build(WITH_DOG, yard)) for yard in (before, after)]
    assert changed(shown[0], changes) == shown[1]


def test_a_field_without_a_part_is_refused_by_its_name():
    class Bare(Struct):
        gate: Annotated[str, Gate]
        sign: str

    with pytest.raises(TypeError, match=r"Bare\.sign names no part"):
        View(Bare).build(WITHOUT, Yard(PENS))


def test_a_full_state_is_never_shown():
    full, veiled = Yard(PENS, viewer=HOST), Yard(PENS)
    with pytest.raises(AssertionError, match="veiled"):
        VIEW.build(WITHOUT, full)
    with pytest.raises(AssertionError, match="veiled"):
        told(full, full)
    with pytest.raises(AssertionError, match="of one viewer"):
        told(full, veiled)

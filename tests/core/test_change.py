"""What changed, put into the view before, makes the view after."""

from functools import reduce
from operator import getitem

import pytest
from msgspec import Struct, to_builtins

from antro.core.change import changes


class Card(Struct, frozen=True):
    face: str
    count: int


class View(Struct, frozen=True):
    turn: int
    cards: list[Card] = []
    top: Card | None = None
    fields: dict[str, int] = {}


STONE, STAR = Card("stone", 1), Card("star", 2)

PAIRS = [
    (View(1), View(1), []),
    (View(1), View(2), [["turn", 2]]),
    (View(1, [STONE]), View(1, [STONE]), []),
    (View(1, [STONE, STAR]), View(1, [STONE, Card("star", 3)]), [["cards", 1, "count", 3]]),
    (View(1, [STONE]), View(1, [STONE, STAR]), [["cards", [STONE, STAR]]]),
    (View(1, [STONE]), View(1), [["cards", []]]),
    (View(1), View(1, top=STAR), [["top", STAR]]),
    (View(1, top=STAR), View(1), [["top", None]]),
    (View(1, fields={"n": 1, "m": 2}), View(1, fields={"n": 1}), [["fields", {"n": 1}]]),
]


@pytest.mark.parametrize(("before", "after", "expected"), PAIRS)
def test_only_what_differs_is_told(before, after, expected):
    assert changes(before, after) == expected
    assert changed(to_builtins(before), changes(before, after)) == to_builtins(after)


def changed(view, found):
    for *way, last, value in to_builtins(found):
        reduce(getitem, way, view)[last] = value
    return view

"""The laws of copying check every part of a state: fields, lists and nested objects."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from antro.testing.laws.copies import numbers_in, put


class Part:
    def __init__(self):
        self.count = 1


class Whole:
    def __init__(self):
        self.name = "no number"
        self.turn = 0
        self.row = vec[i64]([2, 3])
        self.counts = [4, 5]
        self.rows = [vec[i64]([6]), vec[i64]([7])]
        self.parts: list[Any] = [[Part()], Part()]


def test_numbers_are_found_in_fields_parts_and_lists():
    found = [
        value if isinstance(value, int) else [*value] for _, _, value, _ in numbers_in(Whole())
    ]
    assert found == [0, [2, 3], 4, 5, [6], [7], 1, 1]


def test_a_number_is_put_where_it_was_found():
    whole = Whole()
    for holder, place, value, _ in [*numbers_in(whole)]:
        if isinstance(value, int):
            put(holder, place, value + 10)
    assert (whole.turn, whole.counts, whole.parts[0][0].count) == (10, [14, 15], 11)

"""What changes in a view: for each new value, the way to it."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

Change = list[Any]  # the keys that lead to a value, names and places in lists, and then the value


def differ(numbers: vec[i64], before: vec[i64], first: i64 = 0, end: i64 = -1) -> bool:
    """Whether two rows of numbers are not the same, from *first* to *end*."""
    if end < 0:
        if len(numbers) != len(before):
            return True
        end = len(numbers)
    while first < end and numbers[first] == before[first]:
        first += 1
    return first < end

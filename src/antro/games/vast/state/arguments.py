"""Arguments: the number beside each question on the stack, which names its subject.

Up to eight small numbers, -1 to 126, are packed into one. A set of tiles is an argument by itself.
"""

from typing import Final

from mypy_extensions import i64

WIDTH: Final[i64] = 7
MASK: Final[i64] = 127


def argument_of(one: i64, two: i64 = 0, three: i64 = 0, four: i64 = 0) -> i64:
    """Pack up to four numbers. Use ``part`` to read them by their places from 0."""
    high = (four + 1) << WIDTH | (three + 1)
    return (high << WIDTH | (two + 1)) << WIDTH | (one + 1)


def part(argument: i64, place: i64) -> i64:
    """Return the number at a place of an argument."""
    return (argument >> WIDTH * place & MASK) - 1


def with_part(argument: i64, place: i64, value: i64) -> i64:
    """Return the argument with another number at a place."""
    shift = WIDTH * place
    return argument & ~(MASK << shift) | (value + 1) << shift

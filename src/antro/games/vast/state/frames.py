"""Frames: the number beside each question on the stack, for what the question is about.

Up to eight small numbers, -1 to 126, are packed into one. A set of tiles is a frame by itself.
"""

from typing import Final

from mypy_extensions import i64

WIDTH: Final[i64] = 7
MASK: Final[i64] = 127


def frame_of(one: i64, two: i64 = 0, three: i64 = 0, four: i64 = 0) -> i64:
    """The frame of up to four numbers; each is found by ``part`` under its place, from 0."""
    high = (four + 1) << WIDTH | (three + 1)
    return (high << WIDTH | (two + 1)) << WIDTH | (one + 1)


def part(frame: i64, place: i64) -> i64:
    """The number at a place of a frame."""
    return (frame >> WIDTH * place & MASK) - 1


def with_part(frame: i64, place: i64, value: i64) -> i64:
    """The frame with another number at a place."""
    shift = WIDTH * place
    return frame & ~(MASK << shift) | (value + 1) << shift

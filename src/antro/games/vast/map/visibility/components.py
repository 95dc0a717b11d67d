"""Separated parts of the map, and the ways to slide them together (§11.10)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.games.vast.components.squares import (
    DX,
    DY,
    EAST,
    NORTH,
    OFF,
    SOUTH,
    SQUARES,
    WEST,
    apart,
)
from antro.games.vast.state.ground import Ground

NEVER: Final[i64] = 10_000
NO_PARTS: Final = vec[i64]([OFF] * SQUARES)
NO_SLIDES: Final = vec[i64]([NEVER] * 4)


def part_numbers(ground: Ground) -> vec[i64]:
    """Return for each square the lowest square of its part, or ``OFF`` for an open space."""
    found = NO_PARTS[:]
    for square in range(SQUARES):
        if ground.has_square(square) and found[square] == OFF:
            number_part(ground, square, found)
    return found


def number_part(ground: Ground, start: i64, found: vec[i64]) -> None:
    """Give all squares that are connected with *start* its number."""
    found[start] = start
    ahead = NO_PARTS[:]
    ahead[0] = start
    waiting: i64 = 1
    while waiting:
        waiting -= 1
        square = ahead[waiting]
        for way in range(i64(4)):
            other = ground.next(square, way)
            if other != OFF and found[other] == OFF:
                found[other] = start
                ahead[waiting] = other
                waiting += 1


def is_connected(ground: Ground) -> bool:
    """Return True if the map has only one part."""
    found = NO_PARTS[:]
    number_part(ground, ground.entrance, found)
    return all(found[at] != OFF or ground.at[at] == OFF for at in range(SQUARES))


def slide_length(ground: Ground, numbers: vec[i64], part: i64, way: i64) -> i64:
    """Return the steps a part slides until it touches another part, or ``NEVER``."""
    return slide_lengths(ground, numbers, part)[way]


def slide_lengths(ground: Ground, numbers: vec[i64], part: i64) -> vec[i64]:
    """Return for each way the steps a part slides until it touches another, or ``NEVER``."""
    best = NO_SLIDES[:]
    for square in range(SQUARES):
        if numbers[square] != part:
            continue
        x, y = ground.x(square), ground.y(square)
        for other in range(SQUARES):
            if numbers[other] != OFF and numbers[other] != part:
                east, south = ground.x(other) - x, ground.y(other) - y
                if -1 <= south <= 1:
                    shorten(best, EAST if east > 0 else WEST, apart(east, 0), apart(south, 0))
                if -1 <= east <= 1:
                    shorten(best, SOUTH if south > 0 else NORTH, apart(south, 0), apart(east, 0))
    return best


def shorten(best: vec[i64], way: i64, ahead: i64, aside: i64) -> None:
    """Note the steps until a square touches another that is so far ahead, and 0 or 1 aside."""
    steps = ahead if aside else ahead - 1
    if 0 < steps < best[way]:
        best[way] = steps


def slides(ground: Ground) -> list[i64]:
    """Return the legal slides, ascending: the lowest square of a part * 4 + way (§11.10).

    Slides that make two parts touch come first. If there are none, return the shortest slides after
    which such a slide becomes possible.
    """
    numbers = part_numbers(ground)
    still = numbers[ground.entrance]
    parts = [square for square in range(SQUARES) if numbers[square] == square and square != still]
    found: list[i64] = []
    for part in parts:
        lengths = slide_lengths(ground, numbers, part)
        found += [part * 4 + way for way in range(i64(4)) if lengths[way] != NEVER]
    if found:
        return found
    least = min(
        [steps_to_line_up(ground, numbers, part, way) for part in parts for way in range(i64(4))]
    )
    return [
        part * 4 + way
        for part in parts
        for way in range(i64(4))
        if steps_to_line_up(ground, numbers, part, way) == least
    ]


def steps_to_line_up(ground: Ground, numbers: vec[i64], part: i64, way: i64) -> i64:
    """Return the steps after which a part can slide towards another, or ``NEVER``."""
    best = NEVER
    for square in range(SQUARES):
        if numbers[square] != part:
            continue
        for other in range(SQUARES):
            if numbers[other] != OFF and numbers[other] != part:
                east = ground.x(other) - ground.x(square)
                south = ground.y(other) - ground.y(square)
                ahead = east * DX[way] + south * DY[way] - 1
                if ahead > 0:
                    best = min(best, ahead)
    return best

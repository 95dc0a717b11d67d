"""Separated parts of the map, and the ways to slide them together (§11.10)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.games.vast.components.squares import DX, DY, OFF, SQUARES, apart
from antro.games.vast.state.ground import Ground

NEVER: Final[i64] = 10_000
NO_PARTS: Final = vec[i64]([OFF] * SQUARES)


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
    best = NEVER
    for square in range(SQUARES):
        if numbers[square] != part:
            continue
        for other in range(SQUARES):
            if numbers[other] != OFF and numbers[other] != part:
                best = min(best, steps_to_touch(ground, square, other, way))
    return best


def steps_to_touch(ground: Ground, square: i64, other: i64, way: i64) -> i64:
    """Return the steps after which a square shares a side with another, or ``NEVER``."""
    east, south = ground.x(other) - ground.x(square), ground.y(other) - ground.y(square)
    ahead = east * DX[way] + south * DY[way]
    aside = apart(east * DY[way], 0) + apart(south * DX[way], 0)
    if aside == 0 and ahead > 1:
        return ahead - 1
    if aside == 1 and ahead > 0:
        return ahead
    return NEVER


def slides(ground: Ground) -> list[i64]:
    """Return the legal slides, ascending: the lowest square of a part * 4 + way (§11.10).

    Slides that make two parts touch come first. If there are none, return the shortest slides after
    which such a slide becomes possible.
    """
    numbers = part_numbers(ground)
    still = numbers[ground.entrance]
    parts = [square for square in range(SQUARES) if numbers[square] == square and square != still]
    found = [
        part * 4 + way
        for part in parts
        for way in range(i64(4))
        if slide_length(ground, numbers, part, way) != NEVER
    ]
    if found:
        return found
    lengths = [
        steps_to_line_up(ground, numbers, part, way) for part in parts for way in range(i64(4))
    ]
    least = min(lengths)
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

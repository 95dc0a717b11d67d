"""The pull of squares on a piece: the worth of each square, less the way to it."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from antro.games.vast.components.squares import OFF, SQUARES, is_impassable, is_pit
from antro.games.vast.map.visibility.squares import has_wall, is_dark
from antro.games.vast.state.ground import Ground

NOTHING: Final[i64] = -10_000  # the pull of a square without a way to anything
STEP: Final[i64] = 10  # the loss of pull for each square of the way

# Kinds of movement
WALKS: Final[i64] = 0  # through no wall
DIGS: Final[i64] = 1  # through everything: the Dragon underground
IN_LIGHT: Final[i64] = 2  # through no wall and over no Dark tile: the Dragon surfaced

NO_PULL: Final = vec[i64]([NOTHING] * SQUARES)
ALL_OPEN: Final = vec[i64]([0] * SQUARES)


@final
class Attraction:
    """The pull of every square. Bar closed squares, add worth to others, then spread it."""

    def __init__(self) -> None:
        self.pull = NO_PULL[:]  # [square]
        self.barred = ALL_OPEN[:]  # [square]: 1 where the piece cannot go
        self.ahead = vec[i64]()  # squares to spread from

    def add(self, square: i64, worth: i64) -> None:
        """Set the worth of being on a square."""
        if worth > self.pull[square] and not self.barred[square]:
            self.pull[square] = worth
            self.ahead = append(self.ahead, square)

    def bar(self, square: i64) -> None:
        """Close a square. Call this before ``add``."""
        self.barred[square] = 1

    def spread(self, ground: Ground, manner: i64) -> None:
        """Spread the pull of every square over the ways to it."""
        ahead, pulls, nth = self.ahead, self.pull, i64(0)
        while nth < len(ahead):
            square = ahead[nth]
            nth += 1
            pull = pulls[square] - STEP
            for way in range(i64(4)):
                other = ground.next(square, way)
                if other == OFF or pull <= pulls[other] or self.barred[other]:
                    continue
                if is_way(ground, square, way, other, manner):
                    pulls[other] = pull
                    ahead = append(ahead, other)

    def gain(self, origin: i64, target: i64) -> i64:
        """Return the pull of *target*, less the pull of *origin*."""
        return self.pull[target] - self.pull[origin]


def is_way(ground: Ground, square: i64, way: i64, other: i64, manner: i64) -> bool:
    """Return True if a piece with this kind of movement may pass between two neighbours."""
    if manner == DIGS:
        return True
    if is_impassable(other) or is_pit(other) or has_wall(ground, square, way):
        return False
    return manner == WALKS or not is_dark(ground, other)


def steps_from(ground: Ground, square: i64, manner: i64) -> Attraction:
    """Return all ways to a square. ``steps`` gives the length of each."""
    found = Attraction()
    found.add(square, 0)
    found.spread(ground, manner)
    return found


def steps(ways: Attraction, square: i64) -> i64:
    """Return the number of steps to a square, or a very large number without a way."""
    return -ways.pull[square] // STEP

"""The state of a game of Rush."""

from itertools import combinations_with_replacement
from typing import Final, Self, final

from antro.core.contract.bits import bit
from antro.core.contract.game import Question, Seat, State

FACES: Final = 3
DICE: Final = 3
ARMIES: Final = 3
UNKNOWN: Final = ARMIES  # an army that the viewer cannot see
NONE: Final = -1


def lots(dice: int) -> list[tuple[int, ...]]:
    """Return every result of a roll, as the number of dice that show each face."""
    rolls = combinations_with_replacement(range(FACES), dice)
    return [tuple(faces.count(face) for face in range(FACES)) for faces in rolls]


WHOLE: Final = lots(DICE)
KEPT: Final = [
    lot for dice in range(DICE) for lot in lots(dice)
]  # by plan; at least one die is rolled
KEEP_NONE: Final = 0
HOLD: Final = len(KEPT)
STOPPING: Final = HOLD + 1
SECRET: Final = HOLD + 2  # a plan that the viewer cannot see


@final
class Duel:
    """A part of the game with its own questions."""

    def __init__(self, slot: int, pending: list[Question]) -> None:
        self.slot: Final = slot
        self.pending = pending  # a stack: the last one is being asked
        self.seats = 0  # the set of its seats
        self.shown = 0  # the set of seats whose plans are revealed
        self.followers = 0  # the set of seats that have not been asked to score yet
        self.stopper = NONE
        self.stops = 0

    def clone(self) -> "Duel":
        twin = Duel(self.slot, self.pending[:])
        twin.seats, twin.shown, twin.followers = self.seats, self.shown, self.followers
        twin.stopper, twin.stops = self.stopper, self.stops
        return twin


@final
class RushState(State):
    def __init__(
        self,
        viewer: Seat,
        pending: list[Question],
        armies: list[int],
        dice: list[int],
        plans: list[int],
        throws: list[int],
        points: list[int],
        out: int,
        duels: list[Duel],
    ) -> None:
        self.viewer = viewer
        self.pending = pending  # the questions outside of duels
        self.armies = armies  # [seat]
        self.dice = dice  # [seat]: one of WHOLE
        self.plans = plans  # [seat]: one of KEPT, or HOLD, STOPPING, SECRET
        self.throws = throws  # [seat]: rolls since the last stop
        self.points = points  # [seat]
        self.out = out  # the set of seats that left or lost
        self.duels = duels  # [slot]: always two, running or not

    def clone(self) -> Self:
        return type(self)(
            self.viewer,
            self.pending[:],
            self.armies[:],
            self.dice[:],
            self.plans[:],
            self.throws[:],
            self.points[:],
            self.out,
            [duel.clone() for duel in self.duels],
        )

    def duel_of(self, seat: int) -> Duel | None:
        """Return the duel of a seat."""
        return next((duel for duel in self.duels if duel.seats & bit(seat)), None)

    def throws_now(self, seat: int) -> bool:
        return KEEP_NONE <= self.plans[seat] < HOLD

    def best(self, seat: int) -> int:
        """Return the highest number of dice that are alike (§4)."""
        return max(WHOLE[self.dice[seat]])

    def wealth(self, seat: int) -> int:
        return self.points[seat] + self.armies[seat]

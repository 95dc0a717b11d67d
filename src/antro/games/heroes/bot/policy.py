"""The policy of Heroes: how bots roll, and which actions a search tries first.

While all players roll, the planner decides alone: there is no time to search, and a search finds
little more. Actions, targets and helms are weighed for a search.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.core.evaluation.policy import UNSURE, ManySidedPolicy
from antro.core.evaluation.weights import weights_of
from antro.games.heroes.bot.answers import Answers
from antro.games.heroes.bot.counts import NAMES, counts_of
from antro.games.heroes.bot.move_weights import MoveWeights
from antro.games.heroes.rules import Heroes
from antro.games.heroes.state.bout import READY
from antro.games.heroes.state.state import HeroesState

# Seconds between two rolls, by level: the median (from measured players), and its spread
MEDIANS: Final = {1: 2.8, 2: 2.3, 3: 2.0, 4: 1.7, 5: 1.5}
SPREAD: Final = 0.2


@final
class HeroesPolicy(ManySidedPolicy[HeroesState]):
    def __init__(self, game: Heroes) -> None:
        self.horizon = 12
        self.scale = 0.05
        self.answers: Final = Answers(game)
        self.move_weights: Final = MoveWeights(game)
        sides = game.sides()
        self.sides = vec[i64](sides)
        self.members: Final = vec[i64](
            [members(sides, side) for side in range(max(sides) + 1)]  # [side]: a set of seats
        )
        self.names = [NAMES for _ in self.members]
        weights = weights_of("heroes", game.options["mode"], NAMES)
        self.learned = [vec[float](weights) for _ in self.members]

    def sure(self, state: HeroesState, seat: Seat, moves: Moves) -> i64:
        """Return the planner’s answer if it is legal, or ``UNSURE``."""
        move = self.answers.move(state, seat)
        if move == UNSURE:
            return UNSURE
        for at in range(moves.count):
            if moves.numbers[at] == move:
                return move
        return UNSURE

    def tempo(self, level: int) -> tuple[float, float] | None:
        return MEDIANS[level], SPREAD

    def weigh(self, state: HeroesState, seat: Seat, moves: Moves) -> None:
        total: i64 = 0
        for at in range(moves.count):
            weight = self.move_weights.weight(state, seat, moves.numbers[at])
            moves.weights[at] = weight
            total += weight
        moves.total_weight = total

    def calm(self, state: HeroesState) -> bool:
        """True if a cycle is over and the next roll has not started."""
        return any(bout.phase == READY for bout in state.bouts)

    def counts(self, state: HeroesState, side: i64) -> vec[float]:
        return counts_of(state, self.members[side])


def members(sides: list[int], side: int) -> i64:
    """Return the set of seats of a side."""
    found: i64 = 0
    for seat, other in enumerate(sides):
        if other == side:
            found |= bit(seat)
    return found

"""First thoughts about Vast: each role has its own, and all are measured by how far they are."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.game import Seat
from antro.core.moves import Moves
from antro.core.policy import Policy, softmax
from antro.games.vast.bot.cave import CaveThoughts
from antro.games.vast.bot.dragon import DragonThoughts
from antro.games.vast.bot.goblins import GoblinThoughts
from antro.games.vast.bot.knight import KnightThoughts
from antro.games.vast.bot.progress import progress
from antro.games.vast.bot.thief import ThiefThoughts
from antro.games.vast.bot.thoughts import Thoughts
from antro.games.vast.dragon.moves.powers import UsePower
from antro.games.vast.printed.roles import CAVE, DRAGON, GOBLINS, KNIGHT
from antro.games.vast.rules import Vast
from antro.games.vast.state.state import VastState

SHARPNESS: Final = 6.0  # how much more likely to win progress makes a role


@final
class VastPolicy(Policy[VastState]):
    def __init__(self, game: Vast) -> None:
        self.horizon = 16
        self.scale = 0.05
        self.config: Final = game.config
        self.kinds: Final = [kind_of(game, move) for move in range(len(game.owners))]
        self.firsts: Final = vec[i64]([owner.first for owner in game.owners])
        self.powers: Final = powers_of(game)

    def thoughts(self, state: VastState, role: i64) -> Thoughts:
        """What a role thinks in a position."""
        if role == KNIGHT:
            return KnightThoughts(state)
        if role == GOBLINS:
            return GoblinThoughts(state)
        if role == DRAGON:
            return DragonThoughts(state, self.powers)
        return CaveThoughts(state) if role == CAVE else ThiefThoughts(state)

    def weigh(self, state: VastState, seat: Seat, moves: Moves) -> None:
        thoughts = self.thoughts(state, self.config.role_of_seat[seat])
        total: i64 = 0
        for at in range(moves.count):
            move = moves.numbers[at]
            weight = max(i64(1), thoughts.weight(self.kinds[move], move - self.firsts[move]))
            moves.weights[at] = weight
            total += weight
        moves.total_weight = total

    def calm(self, state: VastState) -> bool:
        """A role is to choose what it does in its own turn."""
        return len(state.pending) <= TURN_DEPTH

    def evaluate(self, state: VastState) -> list[float]:
        """How likely each wins; where nobody plays the Cave, it may still win against all."""
        strengths = [
            SHARPNESS * progress(state, self.config.role_of_seat[seat])
            for seat in range(self.config.seats)
        ]
        if not self.config.has_cave:
            strengths.append(SHARPNESS * progress(state, CAVE))
        odds = softmax(strengths)
        return [2.0 * odds[seat] - 1.0 for seat in range(self.config.seats)]


TURN_DEPTH: Final = 3  # questions on the stack while a turn has nothing half done


def kind_of(game: Vast, move: int) -> str:
    """What kind of move a number stands for; nothing for what is never a move."""
    return game.describe(move).kind


def powers_of(game: Vast) -> UsePower:
    """The choice of a power, which knows what each number pays."""
    for owner in game.owners:
        if isinstance(owner, UsePower):
            return owner
    raise AssertionError("every game has the powers of the Dragon")

"""First thoughts about Vast: each role has its own, and its own counts of how it stands."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.core.evaluation.policy import UNSURE, ManySidedPolicy
from antro.core.evaluation.weights import weights_of
from antro.games.vast.bot.cave import CaveThoughts
from antro.games.vast.bot.counts import NAMES, UNPLAYED, counts_of
from antro.games.vast.bot.dragon import DragonThoughts
from antro.games.vast.bot.goblins import GoblinThoughts
from antro.games.vast.bot.knight import KnightThoughts
from antro.games.vast.bot.thief import ThiefThoughts
from antro.games.vast.bot.thoughts import Thoughts
from antro.games.vast.components.roles import CAVE, DRAGON, GOBLINS, KNIGHT, ROLES
from antro.games.vast.dragon.moves.powers import UsePower
from antro.games.vast.goblins.state import NO_CARD
from antro.games.vast.rules import Vast
from antro.games.vast.state.state import VastState

ALWAYS: Final = ["reveal_sidequest", "smash_crystal", "loot_treasure"]  # whatever else is open
SELDOM_MATTERS: Final = [  # where first thoughts are as good as any
    "lay_tile", "turn_up_next", "tribe_by", "slide", "move_off", "terrain_at", "terrain_turn",
    "choose_terrain", "give_card", "give_omen", "give_secret", "give_cube", "lose_monster",
]  # fmt: skip
NOBODY_PLAYS: Final = "nobody"  # as ``weights.csv`` calls the Cave that is no role of a game
TURN_DEPTH: Final = 4  # questions on the stack while nothing in a turn is half done


@final
class VastPolicy(ManySidedPolicy[VastState]):
    """Every role is a side; where nobody plays the Cave it is one more, which all may lose to."""

    def __init__(self, game: Vast) -> None:
        self.horizon = 12
        self.scale = 0.05
        self.config: Final = game.config
        self.kinds: Final = [kind_of(game, move) for move in range(len(game.choice_of))]
        self.firsts: Final = vec[i64]([owner.first for owner in game.choice_of])
        self.always: Final = vec[i64]([kind in ALWAYS for kind in self.kinds])
        self.seldom: Final = vec[i64]([kind in SELDOM_MATTERS for kind in self.kinds])
        self.powers: Final = powers_of(game)
        unplayed = [] if game.config.has_cave else [int(UNPLAYED)]
        roles = [*map(int, game.config.role_of_seat), *unplayed]
        self.counted: Final = vec[i64](roles)  # [side]: whose counts it has
        self.sides = vec[i64](range(game.config.seats))
        self.names = [NAMES[role] for role in roles]
        self.learned = [learned_weights(role, game.config.seats) for role in roles]

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

    def sure(self, state: VastState, seat: Seat, moves: Moves) -> i64:
        """What can only help; and first thoughts, where the answer seldom matters."""
        for at in range(moves.count):
            if self.always[moves.numbers[at]]:
                return moves.numbers[at]
        if not self.seldom[moves.numbers[0]] or self.config.role_of_seat[seat] == CAVE:
            return UNSURE
        self.weigh(state, seat, moves)
        return moves.heaviest()

    def calm(self, state: VastState) -> bool:
        """A turn has begun, and nothing is done in it yet."""
        return len(state.pending) <= TURN_DEPTH and is_unbegun(state)

    def counts(self, state: VastState, side: i64) -> vec[float]:
        return counts_of(state, self.counted[side])


def learned_weights(role: int, seats: int) -> vec[float]:
    """What the counts of a role are worth; alone, as told by hand."""
    owner = ROLES[role] if role < len(ROLES) else NOBODY_PLAYS
    names = [f"{owner}: {name}" for name in NAMES[role]]
    return vec[float](weights_of("vast", "weight" if seats > 1 else "alone", names))


def is_unbegun(state: VastState) -> bool:
    """Whether whose turn it is has done nothing in it."""
    if state.role == KNIGHT:
        return state.knight.moved == 0 and state.knight.encounters == 0
    if state.role == GOBLINS:
        return state.goblins.war == NO_CARD
    if state.role == DRAGON:
        return state.dragon.free_move == 0 and state.dragon.gems_used == 0
    if state.role == CAVE:
        return state.cave.shaped == 0
    return state.thief.cubes == 0 and state.thief.moved == 0


def kind_of(game: Vast, move: int) -> str:
    """What kind of move a number stands for."""
    return game.describe(move).kind


def powers_of(game: Vast) -> UsePower:
    """The choice of a power, which knows what each number pays."""
    for owner in game.choice_of:
        if isinstance(owner, UsePower):
            return owner
    raise AssertionError("every game has the powers of the Dragon")

"""The policy of Vast: weights of moves and counts of a position for each role."""

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

ALWAYS: Final = ["reveal_sidequest", "smash_crystal", "loot_treasure"]  # before all other moves
SELDOM_MATTERS: Final = [  # questions where a search does not help
    "lay_tile", "turn_up_next", "tribe_by", "slide", "move_off", "terrain_at", "terrain_turn",
    "choose_terrain", "give_card", "give_omen", "give_secret", "give_cube", "lose_monster",
]  # fmt: skip
NOBODY_PLAYS: Final = "nobody"  # the Cave without a player in ``weights.csv``
TURN_DEPTH: Final = 4  # questions on the stack between two moves of a turn


@final
class VastPolicy(ManySidedPolicy[VastState]):
    """Each role is a side. A Cave without a player is one more side, which wins if all lose."""

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
        self.counted: Final = vec[i64](roles)  # [side]: the role of its counts
        self.sides = vec[i64](range(game.config.seats))
        self.names = [NAMES[role] for role in roles]
        self.learned = [learned_weights(role, game.config.seats) for role in roles]

    def thoughts(self, state: VastState, role: i64) -> Thoughts:
        """Return the weights of the moves of a role in a position."""
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
        """Return a move that needs no search, or ``UNSURE``.

        Some moves always help, and some questions seldom matter.
        """
        for at in range(moves.count):
            if self.always[moves.numbers[at]]:
                return moves.numbers[at]
        if not self.seldom[moves.numbers[0]] or self.config.role_of_seat[seat] == CAVE:
            return UNSURE
        self.weigh(state, seat, moves)
        return moves.heaviest()

    def calm(self, state: VastState) -> bool:
        """Return True at the start of a turn, before its first move."""
        return len(state.pending) <= TURN_DEPTH and is_unbegun(state)

    def counts(self, state: VastState, side: i64) -> vec[float]:
        return counts_of(state, self.counted[side])


def learned_weights(role: int, seats: int) -> vec[float]:
    """Return the learned weights of the counts of a role. Solo games have weights of their own."""
    owner = ROLES[role] if role < len(ROLES) else NOBODY_PLAYS
    names = [f"{owner}: {name}" for name in NAMES[role]]
    return vec[float](weights_of("vast", "weight" if seats > 1 else "alone", names))


def is_unbegun(state: VastState) -> bool:
    """Return True if the role at turn has not made a move in it."""
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
    """Return the kind of a move."""
    return game.describe(move).kind


def powers_of(game: Vast) -> UsePower:
    """Return the choice of powers, which knows the payment of each move."""
    for owner in game.choice_of:
        if isinstance(owner, UsePower):
            return owner
    raise AssertionError("every game has the powers of the Dragon")

"""The weights of moves of Drako for a search, and the value of a position."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.game import Choice, Seat
from antro.core.contract.moves import Moves
from antro.core.evaluation.policy import CountingPolicy
from antro.core.evaluation.weights import weights_of
from antro.games.drako.bot.counts import COUNTS, NAMES
from antro.games.drako.components.board import HEXES, NEAR, NOWHERE
from antro.games.drako.moves.answers import Block, BlockAgain, Dodge, Take
from antro.games.drako.moves.dragon import Breathe, DragonWalk, Fly
from antro.games.drako.moves.dwarves import Crossbow, EndTurn, Escape, Net
from antro.games.drako.moves.knights import Bow, LayShield, Reinforce
from antro.games.drako.moves.striking import Strike, StrikeOn
from antro.games.drako.moves.trolls import Charge, Ram, ThrowRock
from antro.games.drako.moves.turn import Draw, Spend
from antro.games.drako.moves.walking import Walk, WalkOn
from antro.games.drako.rules import Drako
from antro.games.drako.state.config import Config
from antro.games.drako.state.state import (
    DECK,
    FLYING,
    HAND,
    NOBODY,
    SEATS,
    SLOTS,
    DrakoState,
    owner,
    rival,
    target_of,
    value_of,
)

# The weight of a move depends on …
NOTHING: Final[i64] = 0  # … nothing: it is in the table
TARGET: Final[i64] = 1  # … the wounds of the target
NEIGHBOURS: Final[i64] = 2  # … the enemies next to the hex
HAND_SIZE: Final[i64] = 3  # … the number of cards in hand
ATTACKED: Final[i64] = 4  # … the effect of the attack

CLOSE: Final = vec[i64]([4, 14, 16, 16])  # [enemies next to a hex]: weight of moving there
CLOSE_DRAGON: Final = vec[i64]([6, 14, 8, 4])  # the Dragon prefers one enemy at a time
DRAW: Final = vec[i64]([60, 60, 50, 40, 25, 10, 5])  # [cards held]
PER_WOUND: Final[i64] = 16


@final
class DrakoPolicy(CountingPolicy[DrakoState]):
    """The weights of moves, and the value of positions by the counts in ``counts``."""

    def __init__(self, game: Drako) -> None:
        self.horizon = 6
        self.config: Final = game.config
        self.weights: Final = vec[i64]([plain_weight(owner) for owner in game.choice_of])
        self.dependencies: Final = vec[i64]([dependency_of(owner) for owner in game.choice_of])
        self.aims: Final = aims(game)  # the target slot, or the hex, of a move
        self.sides = vec[i64]([0, 1])
        self.names = NAMES
        self.learned = vec[float](weights_of("drako", game.config.matchup.name, NAMES))

    def weigh(self, state: DrakoState, seat: Seat, moves: Moves) -> None:
        """Give every offered move its weight."""
        total: i64 = 0
        for at in range(moves.count):
            move = moves.numbers[at]
            weight = self.weights[move]
            depends_on = self.dependencies[move]
            if depends_on == NEIGHBOURS:
                weight = self.weigh_step(state, seat, self.aims[move])
            elif depends_on == TARGET:
                weight = self.weigh_hit(state, self.aims[move], weight)
            elif depends_on == HAND_SIZE:
                weight = DRAW[min(state.counts[HAND + seat], 6)]
            elif depends_on == ATTACKED:
                weight = self.weigh_taking(state)
            moves.weights[at] = weight
            total += weight
        moves.total_weight = total

    def weigh_step(self, state: DrakoState, seat: Seat, to: i64) -> i64:
        """Return the weight of moving to a hex, by the number of enemies next to it."""
        near = NEAR[to] & state.standing(rival(seat))
        enemies: i64 = 0
        while near:
            near &= near - 1
            enemies += 1
        if seat * 3 == self.config.dragon:
            return CLOSE_DRAGON[enemies]
        return CLOSE[enemies]

    def weigh_hit(self, state: DrakoState, target: i64, weight: i64) -> i64:
        """Return the weight of an attack: twice as much if it would kill."""
        left = self.config.spaces[target] - state.wounds[target]
        return weight * 2 if weight >= left * PER_WOUND else weight

    def weigh_taking(self, state: DrakoState) -> i64:
        """Return the weight of taking an attack: high if it is small, low if it kills."""
        target = target_of(state.strikes)
        value = value_of(state.strikes)
        if value >= self.config.spaces[target] - state.wounds[target]:
            return 2
        return 40 // value

    def calm(self, state: DrakoState) -> bool:
        """Return True if the only open question is the next action."""
        return len(state.pending) == 1

    def counts(self, state: DrakoState) -> vec[float]:
        """Return the counts of a position, in the order of ``counts.NAMES``."""
        config = self.config
        values = vec[float]([0.0] * COUNTS)
        values[0] = 1.0
        values[1] = 1.0 if state.turn == 0 else -1.0
        for slot in range(SLOTS):
            if state.hexes[slot] != NOWHERE:
                left = config.spaces[slot] - state.wounds[slot]
                values[2 + slot] = float(left + state.shields[slot])
                values[8 + slot] = 1.0
        for seat in SEATS:
            values[14 + seat] = float(state.counts[HAND + seat])
            values[16 + seat] = float(state.counts[DECK + seat])
        for area in range(i64(3)):
            if state.wounds[FLYING + area] >= config.spaces[FLYING + area]:
                values[18 + area] = 1.0
        values[21] = float(state.rocks)
        values[22] = float(state.fury)
        values[23] = float(state.dodge)
        if state.netted != NOBODY:
            values[24] = 1.0 if owner(state.netted) == 0 else -1.0
        return values


def plain_weight(choice: Choice[DrakoState]) -> i64:
    """Return the weight of a move if no position changes it."""
    if isinstance(choice, Strike | Charge):
        return choice.value * PER_WOUND * choice.symbol.figures
    if isinstance(choice, Breathe | Crossbow | Bow | ThrowRock):
        return choice.value * PER_WOUND
    if isinstance(choice, StrikeOn | Ram | Net):
        return 40
    if isinstance(choice, Block | BlockAgain | Dodge | Escape | Reinforce | LayShield):
        return 20
    if isinstance(choice, EndTurn):
        return 100
    return 1 if isinstance(choice, Spend) else 6


def dependency_of(choice: Choice[DrakoState]) -> i64:
    """Return the dependency of the weight of a choice, one of the constants above."""
    if isinstance(choice, Strike):
        return TARGET
    if isinstance(choice, Walk | WalkOn | DragonWalk | Fly):
        return NEIGHBOURS
    if isinstance(choice, Draw):
        return HAND_SIZE
    return ATTACKED if isinstance(choice, Take) else NOTHING


def aims(game: Drako) -> vec[i64]:
    """Return the target of each move."""
    return vec[i64]([aim(game.config, move, choice) for move, choice in enumerate(game.choice_of)])


def aim(config: Config, move: i64, choice: Choice[DrakoState]) -> i64:
    """Return the target slot of a strike. For other moves, return the target hex."""
    nth = move - choice.first
    if isinstance(choice, Strike):
        enemy = rival(choice.seat)
        return enemy * 3 + nth % config.figures[enemy]
    return nth % HEXES

"""First thoughts about Drako: which moves deserve a look, and how a position stands."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.game import Choice, Seat
from antro.core.moves import Moves
from antro.core.policy import CountingPolicy
from antro.core.weights import weights_of
from antro.games.drako.board import HEXES, NEAR, NOWHERE
from antro.games.drako.bot.counts import COUNTS, NAMES
from antro.games.drako.config import Config
from antro.games.drako.moves.answers import Block, BlockAgain, Dodge, Take
from antro.games.drako.moves.dragon import Breathe, DragonWalk, Fly
from antro.games.drako.moves.dwarves import Crossbow, Escape, Net
from antro.games.drako.moves.knights import Bow, LayShield, Reinforce
from antro.games.drako.moves.striking import Strike, StrikeOn
from antro.games.drako.moves.trolls import Charge, Ram, ThrowRock
from antro.games.drako.moves.turn import Draw, Spend
from antro.games.drako.moves.walking import Walk, WalkOn
from antro.games.drako.rules import Drako
from antro.games.drako.state import (
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

# What a weight depends on
PLAIN: Final[i64] = 0  # nothing: it is in the table
HIT: Final[i64] = 1  # how hurt the target is
STEP_TO: Final[i64] = 2  # who stands next to the hex
DRAWING: Final[i64] = 3  # how many cards are held
TAKING: Final[i64] = 4  # what the attack would do

CLOSE: Final = vec[i64]([4, 14, 16, 16])  # [enemies next to a hex]: weight of going there
CLOSE_DRAGON: Final = vec[i64]([6, 14, 8, 4])  # the dragon would rather meet them one by one
DRAW: Final = vec[i64]([60, 60, 50, 40, 25, 10, 5])  # [cards held]
PER_WOUND: Final[i64] = 16


@final
class DrakoPolicy(CountingPolicy[DrakoState]):
    def __init__(self, game: Drako) -> None:
        self.horizon = 6
        self.config: Final = game.config
        self.weights: Final = vec[i64]([plain_weight(owner) for owner in game.owners])
        self.sorts: Final = vec[i64]([sort_of(owner) for owner in game.owners])
        self.subjects: Final = subjects(game)  # the target slot, or the hex, of a move
        self.sides = vec[i64]([0, 1])
        self.names = NAMES
        self.learned = vec[float](weights_of("drako", game.config.matchup.name, NAMES))

    def weigh(self, state: DrakoState, seat: Seat, moves: Moves) -> None:
        total: i64 = 0
        for at in range(moves.count):
            move = moves.numbers[at]
            weight = self.weights[move]
            sort = self.sorts[move]
            if sort == STEP_TO:
                weight = self.going(state, seat, self.subjects[move])
            elif sort == HIT:
                weight = self.hitting(state, self.subjects[move], weight)
            elif sort == DRAWING:
                weight = DRAW[min(state.counts[HAND + seat], 6)]
            elif sort == TAKING:
                weight = self.taking(state)
            moves.weights[at] = weight
            total += weight
        moves.total_weight = total

    def going(self, state: DrakoState, seat: Seat, to: i64) -> i64:
        near = NEAR[to] & state.standing(rival(seat))
        met: i64 = 0
        while near:
            near &= near - 1
            met += 1
        if seat * 3 == self.config.dragon:
            return CLOSE_DRAGON[met]
        return CLOSE[met]

    def hitting(self, state: DrakoState, target: i64, weight: i64) -> i64:
        """A blow that would kill is worth more."""
        left = self.config.spaces[target] - state.wounds[target]
        return weight * 2 if weight >= left * PER_WOUND else weight

    def taking(self, state: DrakoState) -> i64:
        """Small attacks are taken more gladly, deadly ones hardly ever."""
        target = target_of(state.strikes)
        value = value_of(state.strikes)
        if value >= self.config.spaces[target] - state.wounds[target]:
            return 2
        return 40 // value

    def calm(self, state: DrakoState) -> bool:
        return len(state.pending) == 1

    def counts(self, state: DrakoState) -> vec[float]:
        """In the order of ``drako_weights.NAMES``."""
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
    """The weight of a move that depends on no position."""
    if isinstance(choice, Strike | Charge):
        return choice.value * PER_WOUND * choice.symbol.figures
    if isinstance(choice, Breathe | Crossbow | Bow | ThrowRock):
        return choice.value * PER_WOUND
    if isinstance(choice, StrikeOn | Ram | Net):
        return 40
    if isinstance(choice, Block | BlockAgain | Dodge | Escape | Reinforce | LayShield):
        return 20
    return 1 if isinstance(choice, Spend) else 6


def sort_of(choice: Choice[DrakoState]) -> i64:
    if isinstance(choice, Strike):
        return HIT
    if isinstance(choice, Walk | WalkOn | DragonWalk | Fly):
        return STEP_TO
    if isinstance(choice, Draw):
        return DRAWING
    return TAKING if isinstance(choice, Take) else PLAIN


def subjects(game: Drako) -> vec[i64]:
    return vec[i64](
        [subject(game.config, move, game.owners[move]) for move in range(len(game.owners))]
    )


def subject(config: Config, move: i64, choice: Choice[DrakoState]) -> i64:
    """Whom or where a move is aimed at."""
    nth = move - choice.first
    if isinstance(choice, Strike):
        enemy = rival(choice.seat)
        return enemy * 3 + nth % config.figures[enemy]
    return nth % HEXES

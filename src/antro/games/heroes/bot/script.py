"""The script bot: the planner without a search. Level 5 is measured against it.

It rolls for the best aim and stops when the aim is met. Then it takes the action with the highest
value. It follows if the action is clearly worth more than its wounds. It uses only the free
reinforcements of its spells.
"""

from functools import lru_cache
from math import inf
from typing import Final

from mypy_extensions import i64

from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.core.evaluation.policy import UNSURE
from antro.games.heroes.bot.policy import HeroesPolicy
from antro.games.heroes.bot.values import CARD, best_attack, free, has_enemy_spell, value_of
from antro.games.heroes.components.lots import count
from antro.games.heroes.components.symbols import CARD as CARD_FACE
from antro.games.heroes.effects.openings import DRAWING, castable
from antro.games.heroes.flow.ordering import opposite
from antro.games.heroes.rules import Heroes
from antro.games.heroes.state.goals import spare_opposites
from antro.games.heroes.state.state import HeroesState

FOLLOWING: Final = 1.3  # follow if an action is worth more wounds than this
LEARNED: Final = 1.4
DISPELLED: Final = 1.2
HELMED: Final = 0.8  # the share of an attack that each helm left is worth


def script(game: Heroes, veiled: HeroesState) -> int:
    """Return the planner’s answer, or the move with the highest value."""
    policy, out, seat = policy_for(game), Moves(), veiled.viewer
    game.offer(veiled, seat, out)
    sure = policy.sure(veiled, seat, out)
    if sure != UNSURE:
        return int(sure)
    policy.weigh(veiled, seat, out)
    firsts, best, most = policy.move_weights.firsts, out.numbers[0], -inf
    for nth in range(out.count):
        move = out.numbers[nth]
        kind, at = game.describe(move).kind, move - firsts[move]
        gain = worth(veiled, seat, kind, at, float(out.weights[nth]))
        if gain > most:
            best, most = move, gain
    return int(best)


@lru_cache(maxsize=4)
def policy_for(game: Heroes) -> HeroesPolicy:
    """Return the policy of a game. It is built once."""
    return HeroesPolicy(game)


def worth(state: HeroesState, seat: Seat, kind: str, at: i64, weight: float) -> float:
    """The value of a move.

    *at* is its number within its choice. *weight* is the value of all other kinds of moves.
    """
    match kind:
        case "act":
            return follower_gain(state, seat)
        case "pass":
            return FOLLOWING
        case "cast":
            return cast_gain(state, seat, at)
        case "draw":
            return draw_gain(state, seat)
        case "learn":
            return LEARNED
        case "dispel":
            return DISPELLED if has_enemy_spell(state, seat) else 0.0
        case "forgo":
            return -2.0
        case "reinforce":
            return -abs(float(at) - free_times(state, seat))
    return weight


def free_times(state: HeroesState, seat: Seat) -> float:
    """The number of free reinforcements of the spell being cast."""
    spell = state.bout(seat).act.spell
    return float(free(state, seat, spell)) if spell >= 0 else 0.0


def follower_gain(state: HeroesState, seat: Seat) -> float:
    """The value of the best action as a follower, less the wounds of stop effects."""
    best = draw_gain(state, seat)
    open_kinds = castable(state, seat)
    for kind in range(state.config.spells.kinds):
        if open_kinds >> kind & 1:
            best = max(best, cast_gain(state, seat, kind))
    suffered = 0.0
    if state.config.followers_suffer:
        suffered = float(spare_opposites(0, state.sides[seat].dice, opposite(state, seat)))
    return best - suffered


def cast_gain(state: HeroesState, seat: Seat, kind: i64) -> float:
    """The value of a spell and of the helms left after it, less half a card."""
    helms = state.config.spells.helms_left(kind, state.sides[seat].dice)
    attacks = HELMED * best_attack(state, seat) * float(min(helms, 2))
    return value_of(state, seat, kind) + attacks - 0.5 * CARD


def draw_gain(state: HeroesState, seat: Seat) -> float:
    """The value of the cards that the dice allow to draw."""
    side = state.sides[seat]
    drawn = count(side.dice, CARD_FACE) - DRAWING + 1
    there = side.deck_size() + side.discard.size
    if drawn <= 0 or there == 0:
        return 0.0
    return 0.6 + CARD * float(min(drawn, there))

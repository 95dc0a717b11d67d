"""The planner: compare what a player could roll for.

The aims are each spell in hand, with or without further helms, cards, and a dispel. The value of an
aim is its gain less the wounds that the opposite symbols on the spare dice will cause. The score
divides this by the number of rolls until the aim is met.
"""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import lowest
from antro.core.contract.game import Seat
from antro.games.heroes.bot.throws import throws_for
from antro.games.heroes.bot.values import CARD, best_attack, has_enemy_spell, value_of
from antro.games.heroes.components.lots import ONE_DIE, common, count, size
from antro.games.heroes.components.symbols import CARD as CARD_FACE
from antro.games.heroes.components.symbols import HELM
from antro.games.heroes.effects.reach import has_target
from antro.games.heroes.flow.ordering import opposite
from antro.games.heroes.state.goals import different, element_of_same, spare_opposites
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import HeroesState

ROUND: Final = 2.5  # rolls that a cycle costs in addition
MOST_HELMS: Final[i64] = 2
RECOVERY: Final[i64] = 5  # cards (§25.5)
ELEMENTS: Final[i64] = 4
ACCEPTABLE: Final[i64] = 3  # opposite symbols that a spell may need


@final
class Aim:
    """The dice to roll for, with their value and their score per roll."""

    def __init__(self) -> None:
        self.need: i64 = 0
        self.value = 0.0
        self.score = -1.0

    def consider(self, need: i64, value: float, dice: i64, dice_size: i64, weak: i64) -> None:
        """Make another lot the aim if its score is higher."""
        if size(need) > dice_size:
            return
        away = throws_for(need, dice, dice_size)
        spare = float(dice_size - size(need)) / 6.0 if weak != NONE else 0.0
        if away == 0.0:
            spare = float(spare_opposites(need, dice, weak))
        score = (value - spare) / (away + ROUND)
        if score > self.score:
            self.need, self.value, self.score = need, value - spare, score


def best_aim(state: HeroesState, seat: Seat, dice: i64) -> Aim:
    """Return the best aim of a player with these dice on the table."""
    side, aim, weak = state.sides[seat], Aim(), opposite(state, seat)
    if side.is_stunned():
        aim.consider(RECOVERY * ONE_DIE[CARD_FACE], 9.0, dice, side.dice_size, NONE)
        return aim
    left = side.hand.kinds
    while left:
        kind = lowest(left)
        left &= left - 1
        if has_target(state, seat, kind):
            consider_spell(state, seat, kind, dice, aim)
    consider_cards(state, seat, dice, aim)
    if has_enemy_spell(state, seat):
        all_four = different(ELEMENTS, dice, ACCEPTABLE, weak)
        aim.consider(all_four, 1.2, dice, side.dice_size, weak)
    return aim


def consider_spell(state: HeroesState, seat: Seat, kind: i64, dice: i64, aim: Aim) -> None:
    """Consider a spell, alone and with further helms for creatures."""
    side, weak = state.sides[seat], opposite(state, seat)
    need, value = need_of(state, seat, kind, dice), value_of(state, seat, kind) - 0.5 * CARD
    helm = 0.8 * best_attack(state, seat)
    for helms in range(MOST_HELMS + 1):
        more = float(helms) * helm * (1.0 if helms < 2 else 0.8)
        aim.consider(need + helms * ONE_DIE[HELM], value + more, dice, side.dice_size, weak)


def need_of(state: HeroesState, seat: Seat, kind: i64, dice: i64) -> i64:
    """Return the dice that a spell needs. The dice shown may decide its elements."""
    spells, weak = state.config.spells, opposite(state, seat)
    if spells.same[kind]:
        element = element_of_same(dice, ACCEPTABLE - 1, state.sides[seat].hero, weak)
        return spells.same[kind] * ONE_DIE[element]
    if spells.different[kind]:
        return different(spells.different[kind], dice, 0, weak)
    return spells.needs[kind]


def consider_cards(state: HeroesState, seat: Seat, dice: i64, aim: Aim) -> None:
    """Consider drawing cards, or learning a spell if none can be drawn (§20)."""
    side, weak = state.sides[seat], opposite(state, seat)
    there = side.deck_size() + side.discard.size
    wanted = CARD if side.hand_size() < 6 else 0.3 * CARD
    for cards in range(3, 6):
        drawn = min(i64(cards) - 2, there)
        if drawn > 0:
            need = i64(cards) * ONE_DIE[CARD_FACE]
            aim.consider(need, 0.6 + wanted * float(drawn), dice, side.dice_size, weak)
    if not there:
        aim.consider(4 * ONE_DIE[CARD_FACE], 1.4, dice, side.dice_size, weak)


def kept_for(aim: Aim, dice: i64, dice_size: i64) -> i64:
    """Return the dice to keep: those that the aim needs, and further helms if there is room."""
    lot = common(aim.need, dice)
    room = dice_size - size(aim.need)
    further = min(count(dice, HELM) - count(lot, HELM), room)
    return lot + max(further, 0) * ONE_DIE[HELM] if aim.need else lot

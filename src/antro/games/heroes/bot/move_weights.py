"""The weight of a move before a search: how promising it looks."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.game import Seat
from antro.games.heroes.bot.values import value_of
from antro.games.heroes.components.board import COLUMNS, HERO, IN_COLUMN, SPACES
from antro.games.heroes.components.codes import (
    ACTIVATE,
    BLESS,
    DIE,
    HEAL,
    MAGICAL_WARD,
    PHYSICAL_WARD,
    STRENGTH,
    WINGS,
)
from antro.games.heroes.rules import Heroes
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import HeroesState

PLAIN: Final = {  # the weight of choices with equal moves
    "TakeHero": 6,
    "ActToo": 6,
    "Pass": 3,
    "DrawCards": 8,
    "Learn": 3,
    "Dispel": 2,
    "Activate": 12,
    "Done": 2,
    "Enough": 1,
    "UseSwap": 2,
}
SORTS: Final = {  # the formula for choices with different moves
    "Cast": 1,
    "TargetBeing": 2,
    "TargetColumn": 3,
    "TargetPlayer": 4,
    "Strike": 5,
    "UseOn": 6,
    "UseColumn": 3,
    "Reinforce": 7,
    "TakeSpell": 8,
}
HELPFUL: Final = [HEAL, BLESS, STRENGTH, MAGICAL_WARD, PHYSICAL_WARD, WINGS, DIE, ACTIVATE]
HERO_HIT: Final[i64] = 20  # the weight of hitting an enemy hero
CREATURE_HIT: Final[i64] = 8


@final
class MoveWeights:
    """The weights of all moves, by move number."""

    def __init__(self, game: Heroes) -> None:
        names = [type(owner).__name__ for owner in game.choice_of]
        self.firsts: Final = vec[i64]([owner.first for owner in game.choice_of])
        self.plain: Final = vec[i64]([PLAIN.get(name, 1) for name in names])
        self.sorts: Final = vec[i64]([SORTS.get(name, 0) for name in names])

    def weight(self, state: HeroesState, seat: Seat, move: i64) -> i64:
        """Return the weight of a move for a seat, at least 1."""
        sort, at = self.sorts[move], move - self.firsts[move]
        if sort == 0:
            return self.plain[move]
        if sort == 1:
            return 4 + i64(6.0 * max(0.0, value_of(state, seat, at)))
        if sort == 3:
            return column_weight(state, seat, at)
        if sort == 4:
            return 1 if helps(state, seat) != is_friend(state, seat, at) else 10
        if sort == 7:
            return 1 + 3 * at
        if sort == 8:
            return drafting(state, seat, at)
        return being_weight(state, seat, at, sort)


def is_friend(state: HeroesState, seat: Seat, other: i64) -> bool:
    return state.config.allies[seat] >> other & 1 != 0


def helps(state: HeroesState, seat: Seat) -> bool:
    """True if the spell being cast is good for its target."""
    act = state.bout(seat).act
    return act.spell != NONE and state.config.spells.effects[act.spell] in HELPFUL


def being_weight(state: HeroesState, seat: Seat, at: i64, sort: i64) -> i64:
    """The weight of a being as a target, by its owner and its kind."""
    other, space = at // SPACES, at % SPACES
    friend, being = is_friend(state, seat, other), state.sides[other].board[space]
    helping = helps(state, seat) if sort == 2 else sort == 6 and friend
    if helping != friend:
        return 1
    if being == HERO:
        return HERO_HIT
    side = state.sides[other]
    left = state.config.creatures.lives[being] - side.wounds[space] if being >= 0 else i64(0)
    return CREATURE_HIT + (6 if left <= 2 else 0)


def column_weight(state: HeroesState, seat: Seat, at: i64) -> i64:
    """The weight of a column as a target. Enemies in it add weight."""
    side = state.sides[at // COLUMNS]
    if is_friend(state, seat, at // COLUMNS):
        return 1
    spaces = side.occupied & IN_COLUMN[at % COLUMNS]
    hero = side.hero_at != NONE and spaces >> side.hero_at & 1
    return (HERO_HIT if hero else CREATURE_HIT) + (6 if spaces & (spaces - 1) else 0)


def drafting(state: HeroesState, seat: Seat, at: i64) -> i64:
    """The weight of a spell in the draft. The hero’s own element counts more."""
    spells, hero = state.config.spells, state.sides[seat].hero
    element = spells.elements[at % spells.kinds]
    return 12 if hero == element else 4

"""Rough values of spells and creatures for a player, in wounds of an enemy hero."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import lowest
from antro.core.contract.game import Seat
from antro.games.heroes.components.board import COLUMNS, IN_COLUMN, SPACES
from antro.games.heroes.components.codes import (
    ACTIVATE,
    BEING,
    CHAIN,
    COLUMN,
    DISCARD,
    DISPEL,
    DRAIN,
    EFFECTS,
    EXPOSED_BEINGS,
    HEAL,
    NOT_REINFORCED,
    REVIVE,
    WOUND,
)
from antro.games.heroes.effects.permanents import is_frozen, strength
from antro.games.heroes.state.side import NONE, Side, caster_of
from antro.games.heroes.state.state import HeroesState

CREATURE: Final = 0.6  # a wound of a creature
HEALED: Final = 0.7  # a wound healed
CARD: Final = 0.8  # a card in hand

LASTING: Final = {  # permanent spells, over the time that they may last
    "burn": 3.0,
    "bless": 2.5,
    "strength": 1.5,
    "freeze": 1.5,
    "magical ward": 1.8,
    "physical ward": 1.5,
    "wings": 0.8,
    "helm curse": 1.5,
    "card curse": 1.2,
    "die": 3.0,
}
BY_EFFECT: Final = [LASTING.get(word, 0.3) for word in EFFECTS]


def value_of(state: HeroesState, seat: Seat, kind: i64) -> float:
    """The value of casting a spell with its free reinforcement."""
    spells = state.config.spells
    effect = spells.effects[kind]
    amount = float(spells.amounts[kind] + free(state, seat, kind))
    if spells.permanent[kind]:
        return BY_EFFECT[effect]
    if effect == WOUND:
        return wounding(state, seat, kind, amount)
    if effect in (DRAIN, CHAIN):
        hit = float(spells.amounts[kind]) * exposed_worth(state, seat)
        return hit + HEALED * float(spells.seconds[kind])
    if effect == HEAL:
        return HEALED * min(amount, float(most_wounds(state, state.sides[seat])))
    if effect == DISCARD:
        return 0.5 * min(amount, float(most_cards(state, seat)))
    if effect == ACTIVATE:
        return best_attack(state, seat)
    if effect == REVIVE:
        return 2.0
    if effect == DISPEL:
        return 1.0 if has_enemy_spell(state, seat) else 0.2
    return BY_EFFECT[effect]


def free(state: HeroesState, seat: Seat, kind: i64) -> i64:
    """Return 1 if a spell is reinforced for free, otherwise 0 (§13.2)."""
    spells, config = state.config.spells, state.config
    if not config.texts or spells.reinforcements[kind] == NOT_REINFORCED:
        return 0
    return 1 if spells.elements[kind] == state.sides[seat].hero else 0


def wounding(state: HeroesState, seat: Seat, kind: i64, amount: float) -> float:
    """The value of wounds to one being, a column, or all exposed beings of a player."""
    target = state.config.spells.targets[kind]
    if target == BEING:
        return amount
    if target == COLUMN:
        return amount * best_column(state, seat)
    if target == EXPOSED_BEINGS:
        return amount * best_front(state, seat)
    return amount * exposed_worth(state, seat)


def worth_of(side: Side, spaces: i64) -> float:
    """The value of one wound to each being of a set."""
    found = 0.0
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        found += 1.0 if space == side.hero_at else CREATURE
    return found


def exposed_worth(state: HeroesState, seat: Seat) -> float:
    """The value of one wound to the best exposed being of an opponent."""
    best, left = 0.0, state.opponents(seat)
    while left:
        side = state.sides[lowest(left)]
        left &= left - 1
        exposed = side.hero_at != NONE and side.exposed() >> side.hero_at & 1
        best = max(best, 1.0 if exposed else CREATURE)
    return best


def best_column(state: HeroesState, seat: Seat) -> float:
    best, left = 0.0, state.opponents(seat)
    while left:
        side = state.sides[lowest(left)]
        left &= left - 1
        for column in range(COLUMNS):
            best = max(best, worth_of(side, side.occupied & IN_COLUMN[column]))
    return best


def best_front(state: HeroesState, seat: Seat) -> float:
    best, left = 0.0, state.opponents(seat)
    while left:
        side = state.sides[lowest(left)]
        left &= left - 1
        best = max(best, worth_of(side, side.exposed()))
    return best


def most_wounds(state: HeroesState, side: Side) -> i64:
    """The most wounds on one being of a side."""
    most = side.most_life - side.life
    for space in range(SPACES):
        most = max(most, side.wounds[space])
    return most


def most_cards(state: HeroesState, seat: Seat) -> i64:
    most, left = i64(0), state.opponents(seat)
    while left:
        most = max(most, state.sides[lowest(left)].hand_size())
        left &= left - 1
    return most


def best_attack(state: HeroesState, seat: Seat) -> float:
    """The value of an attack by the strongest creature."""
    side, best = state.sides[seat], i64(0)
    for space in range(SPACES):
        if side.board[space] >= 0 and not is_frozen(state, side, space):
            best = max(best, strength(state, side, space))
    return CREATURE * float(best)


def has_enemy_spell(state: HeroesState, seat: Seat) -> bool:
    """True if an opponent’s permanent spell is on this player’s side."""
    for entry in state.sides[seat].permanents:
        if state.config.allies[seat] >> caster_of(entry) & 1 == 0:
            return True
    return False

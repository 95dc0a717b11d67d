"""Spells and creatures as columns of numbers, for fast access by the rules."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.games.heroes.components.codes import EFFECTS, NO_EFFECT
from antro.games.heroes.components.creatures import DIRECTIONS, Creature
from antro.games.heroes.components.effects import REINFORCEMENTS, TARGETS, Effect
from antro.games.heroes.components.lots import (
    common,
    count,
    different_elements,
    most_of_an_element,
    packed,
)
from antro.games.heroes.components.spells import BASIC, MARKET, PLAYERS, SPECIAL, Spell
from antro.games.heroes.components.symbols import ELEMENTS, HELM


@final
class Spells:
    """The printed values of spells. Each column has a row for each kind of spell."""

    def __init__(self, spells: list[Spell]) -> None:
        self.cards: Final = spells
        self.kinds: Final[i64] = len(spells)
        self.names: Final = [spell.id for spell in spells]
        self.elements: Final = vec[i64]([spell.element for spell in spells])
        self.permanent: Final = vec[i64]([int(spell.permanent) for spell in spells])
        self.targets: Final = vec[i64]([TARGETS.index(spell.target) for spell in spells])
        self.effects: Final = vec[i64]([EFFECTS.index(spell.effect.word) for spell in spells])
        self.amounts: Final = vec[i64]([spell.effect.amount for spell in spells])
        self.seconds: Final = vec[i64]([spell.effect.more for spell in spells])  # second number
        self.wounds: Final = vec[i64]([spell.effect.wound for spell in spells])
        self.reinforcements: Final = vec[i64](
            [REINFORCEMENTS.index(spell.reinforcement) for spell in spells]
        )
        self.needs: Final = vec[i64]([packed(tuple(spell.needs.counts)) for spell in spells])
        self.same: Final = vec[i64]([spell.needs.same for spell in spells])
        self.different: Final = vec[i64]([spell.needs.different for spell in spells])
        self.lasting: Final = [at for at, spell in enumerate(spells) if spell.permanent]
        self.lasting_kinds: Final = vec[i64](self.lasting)  # [permanent]: its kind
        self.basic: Final = of_group(spells, BASIC, PLAYERS)  # of one player
        self.market: Final = of_group(spells, MARKET, 1)
        self.special: Final = vec[i64](
            [special_of(spells, element) for element in range(len(ELEMENTS))]
        )

    def are_met(self, kind: i64, dice: i64) -> bool:
        """True if dice show the symbols that a spell needs (§12.2)."""
        if self.same[kind]:
            return most_of_an_element(dice) >= self.same[kind]
        if self.different[kind]:
            return different_elements(dice) >= self.different[kind]
        return common(dice, self.needs[kind]) == self.needs[kind]

    def helms_left(self, kind: i64, dice: i64) -> i64:
        """The number of helms that a spell does not use (§16.1)."""
        return count(dice, HELM) - count(self.needs[kind], HELM)


@final
class Creatures:
    """The printed values of creatures. Each column has a row for each kind of creature."""

    def __init__(self, creatures: list[Creature]) -> None:
        self.cards: Final = creatures
        self.kinds: Final[i64] = len(creatures)
        self.names: Final = [creature.id for creature in creatures]
        self.elements: Final = vec[i64]([creature.element for creature in creatures])
        self.copies: Final = vec[i64]([creature.copies for creature in creatures])
        self.costs: Final = vec[i64]([creature.cost for creature in creatures])
        self.strengths: Final = vec[i64]([creature.strength for creature in creatures])
        self.lives: Final = vec[i64]([creature.life for creature in creatures])
        self.helms: Final = vec[i64]([creature.helms for creature in creatures])
        self.directions: Final = vec[i64](
            [DIRECTIONS.index(creature.direction) for creature in creatures]
        )
        self.actives: Final = vec[i64]([code(creature.active) for creature in creatures])
        self.active_targets: Final = vec[i64](
            [target_code(creature.target) for creature in creatures]
        )
        self.active_amounts: Final = vec[i64]([amount(creature.active) for creature in creatures])
        self.active_wounds: Final = vec[i64]([wound(creature.active) for creature in creatures])
        self.statics: Final = vec[i64]([code(creature.static) for creature in creatures])
        self.static_amounts: Final = vec[i64]([amount(creature.static) for creature in creatures])
        # the creatures of a hero are also numbered among themselves
        self.own: Final = [
            [kind for kind, creature in enumerate(creatures) if creature.element == element]
            for element in range(len(ELEMENTS))
        ]
        self.own_index: Final = vec[i64](
            [self.own[creature.element].index(kind) for kind, creature in enumerate(creatures)]
        )
        self.own_kinds: Final = [vec[i64](kinds) for kinds in self.own]  # [element][own index]

    def static(self, kind: i64, effect: i64) -> i64:
        """The number of a static ability, or 0 if the creature does not have it (§18.10)."""
        if self.statics[kind] != effect:
            return 0
        return max(1, self.static_amounts[kind])


def target_code(name: str) -> int:
    """Return the number of a kind of target, or -1 for none."""
    return TARGETS.index(name) if name else -1


def of_group(spells: list[Spell], group: str, sharers: int) -> list[int]:
    """Return the kinds of a group, once for each copy that one of the sharers gets."""
    return [
        kind
        for kind, spell in enumerate(spells)
        if spell.group == group
        for _ in range(spell.copies // sharers)
    ]


def special_of(spells: list[Spell], element: int) -> int:
    """Return the special spell of a hero (§3.3)."""
    return next(
        kind
        for kind, spell in enumerate(spells)
        if spell.group == SPECIAL and spell.element == element
    )


def code(effect: Effect | None) -> int:
    return int(NO_EFFECT) if effect is None else EFFECTS.index(effect.word)


def amount(effect: Effect | None) -> int:
    return 0 if effect is None else effect.amount


def wound(effect: Effect | None) -> int:
    return 0 if effect is None else int(effect.wound)

"""The printed texts of spells, creatures and heroes. They are sent once."""

from typing import final

from antro.core.view.parts import Fixed
from antro.games.heroes.components.creatures import Creature
from antro.games.heroes.components.effects import WOUNDS
from antro.games.heroes.components.spells import Spell
from antro.games.heroes.components.symbols import ELEMENTS, NO_ELEMENT, OPPOSITES
from antro.games.heroes.display.view_types import CreatureFace, HeroFace, SpellFace
from antro.games.heroes.state.config import Config
from antro.games.heroes.state.state import HeroesState


@final
class SpellFaces(Fixed[HeroesState, Config]):
    def build(self, veiled: HeroesState) -> list[SpellFace]:
        return [spell_face(spell) for spell in self.owner.spells.cards]


@final
class CreatureFaces(Fixed[HeroesState, Config]):
    def build(self, veiled: HeroesState) -> list[CreatureFace]:
        return [creature_face(creature) for creature in self.owner.creatures.cards]


@final
class HeroFaces(Fixed[HeroesState, Config]):
    def build(self, veiled: HeroesState) -> list[HeroFace]:
        config = self.owner
        return [
            HeroFace(
                hero=f"hero:{hero.id}",
                names=hero.names,
                element=f"element:{ELEMENTS[hero.element]}",
                opposite=f"element:{ELEMENTS[OPPOSITES[hero.element]]}",
                special=f"spell:{config.spells.names[config.spells.special[hero.element]]}",
            )
            for hero in config.heroes
        ]


def spell_face(spell: Spell) -> SpellFace:
    named = spell.element != NO_ELEMENT
    return SpellFace(
        spell=f"spell:{spell.id}",
        names=spell.names,
        group=spell.group,
        element=f"element:{ELEMENTS[spell.element]}" if named else None,
        needs=spell.needs.counts,
        same=spell.needs.same,
        different=spell.needs.different,
        permanent=spell.permanent,
        target=spell.target,
        effect=spell.effect.word,
        amount=spell.effect.amount,
        second=spell.effect.more,
        wound=WOUNDS[spell.effect.wound],
        reinforcement=spell.reinforcement,
        confidence=spell.confidence,
    )


def creature_face(creature: Creature) -> CreatureFace:
    active, static = creature.active, creature.static
    return CreatureFace(
        creature=f"creature:{creature.id}",
        names=creature.names,
        element=f"element:{ELEMENTS[creature.element]}",
        copies=creature.copies,
        cost=creature.cost,
        strength=creature.strength,
        life=creature.life,
        helms=creature.helms,
        direction=creature.direction,
        active=None if active is None else active.word,
        active_target=creature.target,
        active_amount=0 if active is None else active.amount,
        active_wound="" if active is None else WOUNDS[active.wound],
        static=None if static is None else static.word,
        static_amount=0 if static is None else static.amount,
        confidence=creature.confidence,
    )

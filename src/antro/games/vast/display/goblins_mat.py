"""The view of the Goblins' board."""

from typing import final

from mypy_extensions import i64

from antro.core.view.parts import StructPart
from antro.games.vast.components.decks import MONSTERS, SECRETS, WAR_CARDS
from antro.games.vast.components.roles import FANGS, TRIBES
from antro.games.vast.display.known_parts import KnownCards
from antro.games.vast.display.names import piece_thing, thing_or_none, things
from antro.games.vast.display.view_types import GoblinsView, TribeView
from antro.games.vast.goblins.effects.values import perception, strength
from antro.games.vast.goblins.state import MONSTER_SLOTS, NO_CARD, SLOT_TRIBE
from antro.games.vast.state.state import VastState


@final
class Secrets(KnownCards):
    def members(self, veiled: VastState) -> i64:
        return veiled.goblins.secrets


@final
class GoblinsPart(StructPart[VastState, GoblinsView]):
    """The board, with the Secrets that the viewer knows."""

    public = True

    def __init__(self) -> None:
        super().__init__(GoblinsView, {"secrets": Secrets("secret", SECRETS)})

    def fill(self, veiled: VastState) -> GoblinsView:
        goblins = veiled.goblins
        return GoblinsView(
            tribes=[tribe_view(veiled, tribe) for tribe in range(TRIBES)],
            rage=int(goblins.rage),
            crystals=int(goblins.crystals),
            war=thing_or_none("war", WAR_CARDS, goblins.war),
            war_drawn=things("war", WAR_CARDS, goblins.war_drawn),
            monsters_drawn=things("monster", MONSTERS, goblins.monsters_drawn),
            secrets_held=int(goblins.secrets_held),
            face_up=things("secret", SECRETS, goblins.face_up),
            bought=things("secret", SECRETS, goblins.bought),
            discards=things("secret", SECRETS, goblins.secret_discards),
            held_treasures=int(goblins.held_treasures),
        )


def tribe_view(state: VastState, tribe: i64) -> TribeView:
    """Return the view of a Tribe."""
    goblins = state.goblins
    return TribeView(
        piece=piece_thing(FANGS + tribe),
        population=int(goblins.population[tribe]),
        strength=int(strength(state, tribe)),
        perception=int(perception(state, tribe)),
        monsters=[
            f"monster:{MONSTERS[goblins.monsters[slot]]}"
            for slot in range(MONSTER_SLOTS)
            if SLOT_TRIBE[slot] == tribe and goblins.monsters[slot] != NO_CARD
        ],
        activated=int(goblins.activated[tribe]),
        active=bool(goblins.active == tribe),
    )

"""The view of the Goblins' board."""

from mypy_extensions import i64

from antro.games.vast.components.decks import MONSTERS, SECRETS, WAR_CARDS
from antro.games.vast.components.roles import FANGS, TRIBES
from antro.games.vast.display.names import piece_thing, thing_or_none, things
from antro.games.vast.display.view_types import GoblinsView, TribeView
from antro.games.vast.goblins.effects.values import perception, strength
from antro.games.vast.goblins.state import MONSTER_SLOTS, NO_CARD, SLOT_TRIBE
from antro.games.vast.state.state import VastState


def goblins_view(veiled: VastState) -> GoblinsView:
    """Return the board as the viewer knows it."""
    goblins = veiled.goblins
    return GoblinsView(
        tribes=[tribe_view(veiled, tribe) for tribe in range(TRIBES)],
        rage=int(goblins.rage),
        crystals=int(goblins.crystals),
        war=thing_or_none("war", WAR_CARDS, goblins.war),
        war_drawn=things("war", WAR_CARDS, goblins.war_drawn),
        monsters_drawn=things("monster", MONSTERS, goblins.monsters_drawn),
        secrets=things("secret", SECRETS, goblins.secrets),
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

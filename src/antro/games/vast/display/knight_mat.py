"""The view of the Knight's board."""

from typing import Final

from antro.core.contract.bits import listed
from antro.games.vast.components.decks import EVENTS, SIDEQUESTS, TREASURES
from antro.games.vast.display.names import counted, things, those_there
from antro.games.vast.display.view_types import KnightView
from antro.games.vast.knight.effects.values import movement, perception, strength
from antro.games.vast.knight.state import PLACE_NAMES, THRESHOLDS
from antro.games.vast.state.state import VastState

PLACES: Final = [*PLACE_NAMES, *TREASURES]  # where a cube may be


def knight_view(veiled: VastState) -> KnightView:
    """Return the board as the viewer knows it."""
    knight = veiled.knight
    return KnightView(
        health=int(knight.health),
        most_health=int(knight.most_health),
        dead=bool(knight.dead),
        grit=int(knight.grit),
        track=[int(THRESHOLDS[at]) for at in listed(knight.track)],
        movement=int(movement(veiled)),
        perception=int(perception(veiled)),
        strength=int(strength(veiled)),
        moved=int(knight.moved),
        encounters=int(knight.encounters),
        cubes=those_there(counted("cube", PLACES, knight.cubes)),
        bombs=int(knight.bombs),
        crystals=int(knight.smashed),
        sidequests=things("sidequest", SIDEQUESTS, knight.sidequests),
        sidequests_held=int(knight.sidequests_held),
        face_down=things("treasure", TREASURES, knight.face_down),
        treasures_held=int(knight.treasures_held),
        face_up=things("treasure", TREASURES, knight.face_up),
        next_events=[f"event:{EVENTS[event]}" for event in knight.event_top if event >= 0],
    )

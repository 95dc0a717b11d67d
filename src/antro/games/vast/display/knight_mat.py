"""The view of the Knight's board."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import listed
from antro.core.view.parts import StructPart, Value, rows_differ
from antro.games.vast.components.decks import EVENTS, SIDEQUESTS, TREASURES
from antro.games.vast.display.known_parts import KnownCards
from antro.games.vast.display.names import counted, things, those_there
from antro.games.vast.display.view_types import KnightView
from antro.games.vast.knight.effects.values import movement, perception, strength
from antro.games.vast.knight.state import PLACE_NAMES, THRESHOLDS
from antro.games.vast.state.state import VastState

PLACES: Final = [*PLACE_NAMES, *TREASURES]  # where a cube may be


@final
class Sidequests(KnownCards):
    def members(self, veiled: VastState) -> i64:
        return veiled.knight.sidequests


@final
class FaceDown(KnownCards):
    """The Treasures that are face down."""

    def members(self, veiled: VastState) -> i64:
        return veiled.knight.face_down


@final
class NextEvents(Value[VastState, None]):
    """The Events on top of their deck."""

    def differs(self, was: VastState, veiled: VastState) -> bool:
        return rows_differ(was.knight.event_top, veiled.knight.event_top)

    def build(self, veiled: VastState) -> list[str]:
        return [f"event:{EVENTS[event]}" for event in veiled.knight.event_top if event >= 0]


@final
class KnightPart(StructPart[VastState, KnightView]):
    """The board, with the cards that the viewer knows."""

    public = True

    def __init__(self) -> None:
        super().__init__(
            KnightView,
            {
                "sidequests": Sidequests("sidequest", SIDEQUESTS),
                "face_down": FaceDown("treasure", TREASURES),
                "next_events": NextEvents(None),
            },
        )

    def fill(self, veiled: VastState) -> KnightView:
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
            sidequests_held=int(knight.sidequests_held),
            treasures_held=int(knight.treasures_held),
            face_up=things("treasure", TREASURES, knight.face_up),
        )

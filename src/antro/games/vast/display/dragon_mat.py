"""The view of the Dragon's board."""

from typing import final

from antro.core.view.parts import StructPart, Value, rows_differ
from antro.games.vast.components.decks import POWER_CARDS
from antro.games.vast.display.names import counted, things, those_there
from antro.games.vast.display.view_types import CountView, DragonView
from antro.games.vast.dragon.effects.values import armor, spirit
from antro.games.vast.dragon.state import GEMS, SLOTH
from antro.games.vast.state.state import VastState


@final
class Hand(Value[VastState, None]):
    def differs(self, was: VastState, veiled: VastState) -> bool:
        return rows_differ(was.dragon.hand, veiled.dragon.hand)

    def build(self, veiled: VastState) -> list[CountView]:
        return those_there(counted("card", POWER_CARDS, veiled.dragon.hand))


@final
class DragonPart(StructPart[VastState, DragonView]):
    """The board, with the hand if the viewer knows it."""

    public = True

    def __init__(self) -> None:
        super().__init__(DragonView, {"hand": Hand(None)})

    def fill(self, veiled: VastState) -> DragonView:
        dragon = veiled.dragon
        return DragonView(
            health=int(dragon.health),
            awake=bool(dragon.awake),
            surfaced=bool(dragon.surfaced),
            sloth=counted("sloth", SLOTH, dragon.sloth),
            wake=int(dragon.wake),
            wake_at=int(veiled.config.variant.wake_at),
            locked=int(dragon.locked),
            armor=int(armor(veiled)),
            spirit=int(spirit(veiled)),
            eaten=int(dragon.eaten),
            shriek=bool(dragon.shriek),
            treasures=int(dragon.treasures),
            gems=things("gem", GEMS, dragon.gems),
            gems_used=things("gem", GEMS, dragon.gems_used),
            cards_held=int(dragon.cards_held),
            used=those_there(counted("card", POWER_CARDS, dragon.used)),
            scales=things("card", POWER_CARDS, dragon.shown_scales),
            moved_freely=bool(dragon.free_move),
        )

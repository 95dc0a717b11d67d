"""The board of the Dragon, as it is shown."""

from typing import final

from antro.core.parts import Value
from antro.games.vast.display.names import counted, things, those_there
from antro.games.vast.display.view_types import DragonView
from antro.games.vast.dragon.effects.values import armor, spirit
from antro.games.vast.dragon.state import GEMS, SLOTH
from antro.games.vast.printed.decks import POWER_CARDS
from antro.games.vast.printed.roles import DRAGON
from antro.games.vast.rules import Vast
from antro.games.vast.state.state import VastState


@final
class DragonMat(Value[VastState, Vast]):
    """None, where nobody plays the Dragon."""

    def build(self, veiled: VastState) -> DragonView | None:
        if not veiled.plays(DRAGON):
            return None
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
            hand=those_there(counted("card", POWER_CARDS, dragon.hand)),
            cards_held=int(dragon.cards_held),
            used=those_there(counted("card", POWER_CARDS, dragon.used)),
            scales=things("card", POWER_CARDS, dragon.shown_scales),
            moved_freely=bool(dragon.free_move),
        )

"""The view of the Dragon's board."""

from antro.games.vast.components.decks import POWER_CARDS
from antro.games.vast.display.names import counted, things, those_there
from antro.games.vast.display.view_types import DragonView
from antro.games.vast.dragon.effects.values import armor, spirit
from antro.games.vast.dragon.state import GEMS, SLOTH
from antro.games.vast.state.state import VastState


def dragon_view(veiled: VastState) -> DragonView:
    """Return the board as the viewer knows it."""
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

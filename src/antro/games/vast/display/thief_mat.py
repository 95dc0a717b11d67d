"""The view of the Thief's board."""

from antro.games.vast.components.decks import UPGRADE_CARDS, UPGRADES
from antro.games.vast.components.roles import PIECES
from antro.games.vast.display.names import counted, thing_or_none, things
from antro.games.vast.display.view_types import ThiefView
from antro.games.vast.dragon.state import GEMS
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.values import movement, stealth, thievery
from antro.games.vast.thief.state import STATS


def thief_view(veiled: VastState) -> ThiefView:
    """Return the board as the viewer knows it."""
    thief = veiled.thief
    return ThiefView(
        stats=counted("stat", STATS, thief.stats),
        movement=int(movement(veiled)),
        stealth=int(stealth(veiled)),
        thievery=int(thievery(veiled)),
        moved=int(thief.moved),
        cubes=int(thief.cubes),
        treasures=int(thief.treasures),
        gems=things("gem", GEMS, thief.gems),
        stashed=int(thief.stashed),
        stash_needed=int(veiled.config.variant.stash_needed),
        upgrades=things("upgrade", [*UPGRADES, "card"], thief.upgrades),
        loot_drop=int(thief.loot_drop),
        card=thing_or_none("upgrade", UPGRADE_CARDS, thief.card),
        card_shown=bool(thief.card_shown),
        charges=int(thief.charges),
        targeted=things("piece", PIECES, thief.targeted),
    )

"""The view of the Thief's board."""

from typing import final

from antro.core.view.parts import StructPart, Value
from antro.games.vast.components.decks import UPGRADE_CARDS, UPGRADES
from antro.games.vast.components.roles import PIECES
from antro.games.vast.display.names import counted, thing_or_none, things
from antro.games.vast.display.view_types import ThiefView
from antro.games.vast.dragon.state import GEMS
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.values import movement, stealth, thievery
from antro.games.vast.thief.state import STATS


@final
class UpgradeCard(Value[VastState, None]):
    def differs(self, was: VastState, veiled: VastState) -> bool:
        return was.thief.card != veiled.thief.card

    def build(self, veiled: VastState) -> str | None:
        return thing_or_none("upgrade", UPGRADE_CARDS, veiled.thief.card)


@final
class ThiefPart(StructPart[VastState, ThiefView]):
    """The board, with the upgrade card if the viewer knows it."""

    public = True

    def __init__(self) -> None:
        super().__init__(ThiefView, {"card": UpgradeCard(None)})

    def fill(self, veiled: VastState) -> ThiefView:
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
            card_shown=bool(thief.card_shown),
            charges=int(thief.charges),
            targeted=things("piece", PIECES, thief.targeted),
        )

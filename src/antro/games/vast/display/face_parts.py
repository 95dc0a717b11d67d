"""The printed texts of cards and boards. They are sent once."""

from typing import Final, final

from antro.core.view.parts import Fixed
from antro.games.vast.components.decks import read_omens
from antro.games.vast.components.lists import Named
from antro.games.vast.display.view_types import CardFace
from antro.games.vast.rules import Vast
from antro.games.vast.settings.config import Config
from antro.games.vast.state.state import VastState

COSTS: Final = ["cost", "symbols"]  # columns that hold symbols; numbers among them are no symbols


@final
class Faces(Fixed[VastState, Vast]):
    """Every card, power, omen and upgrade that this table may see."""

    def build(self, veiled: VastState) -> list[CardFace]:
        return faces(veiled.config)


def faces(config: Config) -> list[CardFace]:
    """Return the printed texts of all cards, powers, omens and upgrades."""
    lists = {
        "treasure": config.treasures,
        "sidequest": config.sidequests,
        "event": config.events,
        "war": config.war_cards,
        "monster": config.monsters,
        "secret": config.secrets,
        "card": config.power_cards,
        "power": config.powers,
        "omens": read_omens(),
        "upgrade": [*config.upgrades, *config.upgrade_cards],
    }
    return [face(kind, named) for kind, cards in lists.items() for named in cards]


def face(kind: str, named: Named) -> CardFace:
    """Return the printed text of one of them."""
    printed = [word for column in COSTS for word in named.fields.get(column, "").split()]
    return CardFace(
        thing=f"{kind}:{named.id}",
        names=named.names,
        cost=[word for word in printed if not word.isdigit()],
        numbers=named.numbers,
        confidence=named.confidence,
    )

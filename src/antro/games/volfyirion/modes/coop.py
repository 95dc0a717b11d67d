"""Two players against the dragon, with a grid of face-up rage cards (§19)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.flow import asks
from antro.core.contract.game import Options
from antro.games.volfyirion import kinds
from antro.games.volfyirion.components.cards import ASSETS, DRAGON_MOVERS
from antro.games.volfyirion.components.seating import ALL_SIX, FIRST, SECOND, Seating
from antro.games.volfyirion.flow.grid_attack import CoopTurnEnd
from antro.games.volfyirion.modes import common
from antro.games.volfyirion.modes.common import Choices, Links
from antro.games.volfyirion.modes.mode import Mode
from antro.games.volfyirion.moves.answers import Decline, RemoveCard
from antro.games.volfyirion.moves.coop import (
    DRAGON_START,
    BeatDragon,
    DiscardRage,
    MoveDragon,
    PayForRemoval,
    SealRage,
    Surge,
)
from antro.games.volfyirion.moves.play import End, Redraw
from antro.games.volfyirion.moves.trade import Acquire, Redeploy, Replace
from antro.games.volfyirion.state.config import Config


@final
class Coop(Mode):
    def __init__(self) -> None:
        self.turn_clause = "19.3"
        self.end_clause = self.limit_clause = "19.13"
        self.victory_clause = "19.11"
        self.never_asked = [
            *kinds.OF_RIVALS,
            *kinds.OF_VARIANTS,
            *kinds.OF_SOLO,
            *kinds.OF_TEAMS,
            kinds.UNEARTH,
        ]

    def seating(self, options: Options) -> Seating:
        return Seating(
            roles=["volarees", "rorius"],
            sides=[0, 0],
            next_seats=[0, 0],
            cities=[FIRST, SECOND],
            enemy_cities=[0, 0],
            open_cities=[ALL_SIX, ALL_SIX],
            redraw_turns=1,
            most_turns=40,  # §19.13
            rage_grids=1,
        )

    def chance_links(self, config: Config) -> Links:
        return [
            *common.start(config, config.role_names),
            asks(kinds.SURGE, Surge()),
            *common.hands(config, CoopTurnEnd()),
        ]

    def turn_choices(self, config: Config) -> Choices:
        choices: Choices = common.card_choices(config)
        choices += [Acquire(), Redeploy(config.sites), Replace()]
        choices += [DiscardRage(), SealRage(), MoveDragon(), PayForRemoval(), BeatDragon()]
        return [*choices, End()]

    def later_turn_choices(self) -> Choices:
        return [Redraw()]

    def answer_links(self, config: Config) -> Links:
        return [asks(kinds.REMOVE, RemoveCard(), Decline())]

    def assets(self) -> i64:
        """Return the strategy deck without the cards that move the dragon (§19.2)."""
        return ASSETS & ~DRAGON_MOVERS

    def lair_places(self) -> i64:
        """Return 0: the Wonders are the dragon's cards (§19.2)."""
        return 0

    def dragon_start(self) -> i64:
        return DRAGON_START

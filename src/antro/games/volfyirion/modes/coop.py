"""§19 Together against the dragon, whose cards lie open in a grid."""

from typing import final

from mypy_extensions import i64

from antro.core.game import Options
from antro.games.volfyirion.config import Config
from antro.games.volfyirion.modes import common
from antro.games.volfyirion.modes.common import Choices
from antro.games.volfyirion.modes.mode import Mode
from antro.games.volfyirion.moves.answers import Decline
from antro.games.volfyirion.moves.coop import (
    DRAGON_START,
    BeatDragon,
    DiscardRage,
    MoveDragon,
    PayForRemoval,
    SealRage,
    Surge,
)
from antro.games.volfyirion.moves.coop_attack import CoopTurnEnd
from antro.games.volfyirion.moves.ending import End
from antro.games.volfyirion.moves.play import Redraw
from antro.games.volfyirion.moves.trade import Acquire, Redeploy, Replace
from antro.games.volfyirion.printed.cards import ASSETS, DRAGON_MOVERS
from antro.games.volfyirion.seating import ALL_SIX, FIRST, SECOND, Seating


@final
class Coop(Mode):
    def __init__(self) -> None:
        self.turn_clause = "19.3"
        self.end_clause = self.limit_clause = "19.13"
        self.victory_clause = "19.11"

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

    def chance_choices(self, config: Config) -> Choices:
        choices: Choices = [common.first_player(config, config.role_names)]
        choices += common.supplies(config)
        surge = Surge()
        config.surging = [common.by_chance("surge", "19.4", surge)]
        config.laying = config.supplies[0]
        return [*choices, surge, *common.hands(config, CoopTurnEnd())]

    def turn_choices(self, config: Config) -> Choices:
        choices: Choices = common.card_choices(config)
        choices += [Acquire(), Redeploy(config.sites), Replace()]
        choices += [DiscardRage(), SealRage(), MoveDragon(), PayForRemoval(), BeatDragon()]
        return [*choices, End()]

    def later_turn_choices(self) -> Choices:
        return [Redraw()]

    def answers(self, config: Config) -> Choices:
        decline = Decline()
        return [common.removal(config, decline), decline]

    def assets(self) -> i64:
        """§19.2 No card that moves the dragon."""
        return ASSETS & ~DRAGON_MOVERS

    def lair_places(self) -> i64:
        """§19.2 None: the Wonders are the dragon's cards."""
        return 0

    def dragon_start(self) -> i64:
        return DRAGON_START

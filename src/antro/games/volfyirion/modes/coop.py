"""§19 Together against the dragon, whose cards lie open in a grid."""

from typing import final

from mypy_extensions import i64

from antro.games.volfyirion.config import Config
from antro.games.volfyirion.modes.mode import (
    Choices,
    Mode,
    by_chance,
    card_choices,
    first_player,
    hands,
    removal,
    supply,
)
from antro.games.volfyirion.moves.answers import Decline
from antro.games.volfyirion.moves.coop import DRAGON_START, Banish, Dispel, Lull, Lure, Surge, Thin
from antro.games.volfyirion.moves.coop_attack import CoopTurnEnd
from antro.games.volfyirion.moves.ending import End
from antro.games.volfyirion.moves.trade import Acquire, Redeploy, Replace
from antro.games.volfyirion.printed.cards import ASSETS, DRAGON_MOVERS
from antro.games.volfyirion.seating import ALL_SIX, FIRST, SECOND, Seating


@final
class Coop(Mode):
    def __init__(self) -> None:
        self.turn_clause = "19.3"
        self.end_clause = "19.13"
        self.seating = Seating(
            roles=["volarees", "rorius"],
            sides=[0, 0],
            next_seats=[0, 0],
            cities=[FIRST, SECOND],
            enemy_cities=[0, 0],
            open_cities=[ALL_SIX, ALL_SIX],
            most_turns=40,  # §19.13
            rage_grids=1,
        )

    def chance_choices(self, config: Config) -> Choices:
        choices: Choices = [first_player(config, config.role_names), supply(config)]
        surge = Surge()
        config.surging = [by_chance("surge", "19.4", surge)]
        config.laying = config.supplies[0]
        return [*choices, surge, *hands(config, CoopTurnEnd())]

    def turn_choices(self, config: Config) -> Choices:
        choices: Choices = card_choices(config)
        choices += [Acquire(), Redeploy(config.sites), Replace()]
        return [*choices, Dispel(), Lull(), Lure(), Thin(), Banish(), End()]

    def answers(self, config: Config) -> Choices:
        decline = Decline()
        return [removal(config, decline), decline]

    def assets(self) -> i64:
        """§19.2 No card that moves the dragon."""
        return ASSETS & ~DRAGON_MOVERS

    def has_lair(self) -> bool:
        """§19.2 The Wonders are the dragon's cards."""
        return False

    def dragon_start(self) -> i64:
        return DRAGON_START

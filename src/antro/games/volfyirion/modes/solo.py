"""§17 Alone against the dragon, whose cards lie in a rage pile."""

from typing import final

from mypy_extensions import i64

from antro.core.game import Options
from antro.games.volfyirion.config import Config
from antro.games.volfyirion.modes import common
from antro.games.volfyirion.modes.common import Choices
from antro.games.volfyirion.modes.mode import Mode
from antro.games.volfyirion.moves.answers import Decline, RemoveBuilding, RemoveTroop
from antro.games.volfyirion.moves.battle import AcquireWonder
from antro.games.volfyirion.moves.ending import End, TurnEnd
from antro.games.volfyirion.moves.knowledge import Unseal
from antro.games.volfyirion.moves.play import Redraw
from antro.games.volfyirion.moves.solo import Calm, Overcome, SetAside
from antro.games.volfyirion.moves.solo_attack import ChooseCity, DragonAttack, Keep, TurnRage
from antro.games.volfyirion.moves.trade import Acquire, Exchange, Redeploy, Replace
from antro.games.volfyirion.printed.cards import ASSETS, DRAGON_MOVERS, WONDERS
from antro.games.volfyirion.seating import FIRST, Seating


@final
class Solo(Mode):
    def __init__(self) -> None:
        self.turn_clause = "17.2"
        self.end_clause = self.limit_clause = self.victory_clause = "17.12"

    def seating(self, options: Options) -> Seating:
        return Seating(
            roles=["volarees"],
            sides=[0],
            next_seats=[0],
            cities=[FIRST],
            enemy_cities=[0],
            redraw_turns=1,
            privileged_turns=1,
            most_turns=60,  # §17.12
            top_face_down=True,
            rage_piles=1,
        )

    def chance_choices(self, config: Config) -> Choices:
        choices: Choices = [common.first_player(config, config.role_names)]
        choices += [*common.supplies(config), *common.unearths(config)]
        choices += common.hands(config, TurnEnd())
        config.laying = config.unearthings[0] + config.supplies[0]
        turn_rage, attack, set_aside = TurnRage(), DragonAttack(), SetAside()
        config.turning_rage = [common.by_chance("wrath", "17.5", turn_rage)]
        config.attacking = [common.by_chance("fury", "17.8", attack)]
        config.calming = [common.by_chance("calm", "17.11", set_aside)]
        return [*choices, turn_rage, attack, set_aside]

    def turn_choices(self, config: Config) -> Choices:
        choices: Choices = [Redraw(), *common.card_choices(config)]
        choices += [Acquire(), Exchange(), Redeploy(config.sites), AcquireWonder(), Replace()]
        choices += [Calm(), Overcome(), End()]
        if config.unseal:
            choices.append(Unseal(["sealed"]))
        return choices

    def answers(self, config: Config) -> Choices:
        decline, keep = Decline(), Keep()
        troop = RemoveTroop("yield_troop", config.sites, own=True)
        building = RemoveBuilding("yield_building", config.sites, own=True)
        city = ChooseCity(config.sites)
        config.yielding_troop = common.by_seat(config, "yield_troop", "17.6", [troop])
        config.yielding_building = common.by_seat(config, "yield_building", "17.7", [building])
        config.choosing_city = common.by_seat(config, "doom", "17.8", [city])
        config.keeping = common.by_seat(config, "keep", "17.10", [keep])
        return [common.removal(config, decline), decline, troop, building, city, keep]

    def assets(self) -> i64:
        """§17.1 No card that moves the dragon."""
        return ASSETS & ~DRAGON_MOVERS

    def wonders(self) -> i64:
        """§17.1 No card that moves the dragon."""
        return WONDERS & ~DRAGON_MOVERS

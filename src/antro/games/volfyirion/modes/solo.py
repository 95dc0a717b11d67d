"""One player against the dragon and its rage pile (§17)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.flow import asks, follows
from antro.core.contract.game import Options
from antro.games.volfyirion import kinds
from antro.games.volfyirion.components.cards import ASSETS, DRAGON_MOVERS, WONDERS
from antro.games.volfyirion.components.seating import FIRST, Seating
from antro.games.volfyirion.flow.dragon_attack import DragonAttack
from antro.games.volfyirion.flow.turn_end import TurnEnd
from antro.games.volfyirion.modes import common
from antro.games.volfyirion.modes.common import Choices, Links
from antro.games.volfyirion.modes.mode import Mode
from antro.games.volfyirion.moves.answers import Decline, RemoveBuilding, RemoveCard, RemoveTroop
from antro.games.volfyirion.moves.battle import AcquireWonder
from antro.games.volfyirion.moves.knowledge import Unseal
from antro.games.volfyirion.moves.play import End, Redraw
from antro.games.volfyirion.moves.solo import Calm, Overcome, SetAside
from antro.games.volfyirion.moves.solo_attack import ChooseCity, Keep, TurnRage
from antro.games.volfyirion.moves.trade import Acquire, Exchange, Redeploy, Replace
from antro.games.volfyirion.state.config import Config


@final
class Solo(Mode):
    def __init__(self) -> None:
        self.turn_clause = "17.2"
        self.end_clause = self.limit_clause = self.victory_clause = "17.12"
        self.never_asked = [*kinds.OF_RIVALS, *kinds.OF_VARIANTS, *kinds.OF_TEAMS, kinds.SURGE]

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

    def chance_links(self, config: Config) -> Links:
        return [
            *common.start(config, config.role_names),
            *common.lairs(config),
            *common.hands(config, TurnEnd()),
            asks(kinds.WRATH, TurnRage()),
            follows(kinds.FURY, DragonAttack()),
            asks(kinds.CALM, SetAside()),
        ]

    def turn_choices(self, config: Config) -> Choices:
        choices: Choices = [Redraw(), *common.card_choices(config)]
        choices += [Acquire(), Exchange(), Redeploy(config.sites), AcquireWonder(), Replace()]
        choices += [Calm(), Overcome(), End()]
        if config.unseal:
            choices.append(Unseal(["sealed"]))
        return choices

    def answer_links(self, config: Config) -> Links:
        return [
            asks(kinds.REMOVE, RemoveCard(), Decline()),
            asks(kinds.YIELD_TROOP, RemoveTroop("yield_troop", config.sites, own=True)),
            asks(kinds.YIELD_BUILDING, RemoveBuilding("yield_building", config.sites, own=True)),
            asks(kinds.DOOM, ChooseCity(config.sites)),
            asks(kinds.KEEP, Keep()),
        ]

    def assets(self) -> i64:
        """Return the strategy deck without the cards that move the dragon (§17.1)."""
        return ASSETS & ~DRAGON_MOVERS

    def wonders(self) -> i64:
        """Return the Wonders without the cards that move the dragon (§17.1)."""
        return WONDERS & ~DRAGON_MOVERS

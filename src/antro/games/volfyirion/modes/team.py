"""Two against two, with Strongholds and a market for each team (§18)."""

from typing import final

from antro.core.contract.flow import asks, in_order
from antro.core.contract.game import Options
from antro.games.volfyirion import kinds
from antro.games.volfyirion.components.pairings import pairs_of
from antro.games.volfyirion.components.seating import ALL_SIX, Seating
from antro.games.volfyirion.components.sites import BOX, MOST_SITES
from antro.games.volfyirion.flow.turn_end import TeamTurnEnd
from antro.games.volfyirion.modes import common
from antro.games.volfyirion.modes.common import Choices, Links
from antro.games.volfyirion.modes.mode import Mode
from antro.games.volfyirion.moves.answers import Decline, RemoveCard
from antro.games.volfyirion.moves.battle import AcquireWonder
from antro.games.volfyirion.moves.knowledge import Seal, Unseal
from antro.games.volfyirion.moves.play import End, Redraw
from antro.games.volfyirion.moves.team import (
    Lock,
    Siege,
    TeamFly,
    TeamSend,
    Unlock,
)
from antro.games.volfyirion.moves.team_wonders import HandOver, Share, Vanquish
from antro.games.volfyirion.moves.trade import (
    Acquire,
    Exchange,
    ExchangeAll,
    Redeploy,
    Replace,
)
from antro.games.volfyirion.state.config import Config


@final
class Team(Mode):
    def __init__(self) -> None:
        self.turn_clause = "18.4"
        self.end_clause = "18.13"
        self.never_asked = [*kinds.OF_VARIANTS, *kinds.OF_SOLO, kinds.SURGE]

    def seating(self, options: Options) -> Seating:
        one, shared, two = pairs_of(options["strongholds_1"])
        one_2, shared_2, two_2 = [pair << BOX for pair in pairs_of(options["strongholds_2"])]
        return Seating(
            roles=["volarees", "volarees_ally", "rorius", "rorius_ally"],
            sides=[0, 0, 1, 1],
            next_seats=[2, 2, 0, 0],
            cities=[one | shared, two | shared, one_2 | shared_2, two_2 | shared_2],
            enemy_cities=[ALL_SIX << BOX, ALL_SIX << BOX, ALL_SIX, ALL_SIX],
            unbuilt=shared | shared_2,  # §18.3
            strongholds=[one, shared, two, one_2, shared_2, two_2],
            sites=MOST_SITES,
            redraw_turns=2,
            privileged_turns=2,
            most_turns=100,  # §18.13
            teams=True,
        )

    def chance_links(self, config: Config) -> Links:
        return [
            *common.start(config, [config.role_names[0], config.role_names[2]]),
            *common.lairs(config),
            *common.hands(config, TeamTurnEnd()),
        ]

    def turn_choices(self, config: Config) -> Choices:
        choices: Choices = common.card_choices(config)
        choices += [Acquire(), Redeploy(config.sites), Replace(), AcquireWonder()]
        choices += [Siege(), Vanquish(), TeamFly(), Lock(), Unlock()]
        choices += [Seal(["play", "ally", "rival", "rival2"])]
        choices += [Unseal(["sealed", "ally_sealed", "rival_sealed", "rival2_sealed"])]
        return [*choices, End()]

    def later_turn_choices(self) -> Choices:
        return [Redraw(), Exchange(), ExchangeAll()]

    def answer_links(self, config: Config) -> Links:
        remove, send, decline = RemoveCard(), TeamSend(), Decline()
        troop, building = common.breaking(config)
        return [
            in_order(remove, troop, building, send, decline),
            asks(kinds.REMOVE, remove, decline),
            asks(kinds.REMOVE_FOR_WONDER, remove, decline, HandOver()),
            asks(kinds.BREAK_TROOP, troop, decline),
            asks(kinds.BREAK_BUILDING, building, decline),
            asks(kinds.SEND, send, decline, clause="18.9"),
            asks(kinds.SHARE, Share()),
        ]

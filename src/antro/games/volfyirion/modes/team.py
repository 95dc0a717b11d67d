"""§18 Two against two, with strongholds and a market for each team."""

from typing import final

from antro.core.game import Options
from antro.games.volfyirion.config import Config
from antro.games.volfyirion.modes import common
from antro.games.volfyirion.modes.common import Choices
from antro.games.volfyirion.modes.mode import Mode
from antro.games.volfyirion.moves.answers import Decline
from antro.games.volfyirion.moves.battle import AcquireWonder
from antro.games.volfyirion.moves.ending import End
from antro.games.volfyirion.moves.knowledge import Seal, Unseal
from antro.games.volfyirion.moves.play import Redraw
from antro.games.volfyirion.moves.team import (
    Lock,
    Siege,
    TeamFly,
    TeamSend,
    TeamTurnEnd,
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
from antro.games.volfyirion.printed.pairings import pairs_of
from antro.games.volfyirion.printed.sites import BOX, MOST_SITES
from antro.games.volfyirion.seating import ALL_SIX, Seating


@final
class Team(Mode):
    def __init__(self) -> None:
        self.turn_clause = "18.4"
        self.end_clause = "18.13"

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

    def chance_choices(self, config: Config) -> Choices:
        first = common.first_player(config, [config.role_names[0], config.role_names[2]])
        supplies, unearths = common.supplies(config), common.unearths(config)
        config.laying = config.unearthings[1] + config.unearthings[0]
        config.laying += config.supplies[1] + config.supplies[0]
        return [first, *supplies, *unearths, *common.hands(config, TeamTurnEnd())]

    def turn_choices(self, config: Config) -> Choices:
        choices: Choices = common.card_choices(config)
        choices += [Acquire(), Redeploy(config.sites), Replace(), AcquireWonder()]
        choices += [Siege(), Vanquish(), TeamFly(), Lock(), Unlock()]
        choices += [Seal(["play", "ally", "rival", "rival2"])]
        choices += [Unseal(["sealed", "ally_sealed", "rival_sealed", "rival2_sealed"])]
        return [*choices, End()]

    def later_turn_choices(self) -> Choices:
        return [Redraw(), Exchange(), ExchangeAll()]

    def answers(self, config: Config) -> Choices:
        send, decline, hand_over, share = TeamSend(), Decline(), HandOver(), Share()
        remove = common.removal(config, decline)
        config.removing_for_wonder = common.by_seat(
            config, "remove for wonder", "18.6", [remove, decline, hand_over]
        )
        config.sending = common.by_seat(config, "send", "18.9", [send, decline])
        config.sharing = common.by_seat(config, "share", "18.12", [share])
        return [remove, *common.breaking(config, decline), send, decline, hand_over, share]

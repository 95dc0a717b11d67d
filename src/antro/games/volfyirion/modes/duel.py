"""§1 to §16 A duel: two houses against each other, with all that may be added to it."""

from typing import final

from antro.core.game import Options, Seat
from antro.games.volfyirion.config import Config
from antro.games.volfyirion.modes import common
from antro.games.volfyirion.modes.common import Choices
from antro.games.volfyirion.modes.mode import Mode
from antro.games.volfyirion.moves.answers import Decline, Send
from antro.games.volfyirion.moves.battle import AcquireWonder, Attack, Defeat, Party
from antro.games.volfyirion.moves.ending import End, TurnEnd
from antro.games.volfyirion.moves.extras import DealPerk, DealPloy, Explore, Peek
from antro.games.volfyirion.moves.knowledge import Collide, Fly, Seal, TakeOver, Unseal
from antro.games.volfyirion.moves.play import Redraw
from antro.games.volfyirion.moves.ploys import Check, Recover
from antro.games.volfyirion.moves.trade import (
    Acquire,
    AcquireTop,
    Exchange,
    ExchangeAll,
    Rebuild,
    Redeploy,
    Replace,
)
from antro.games.volfyirion.seating import FIRST, SECOND, Seating


@final
class Duel(Mode):
    def __init__(self) -> None:
        self.turn_clause = "3.5"
        self.end_clause = "9.6"

    def seating(self, options: Options) -> Seating:
        return Seating(
            roles=["volarees", "rorius"],
            sides=[0, 1],
            next_seats=[1, 0],
            cities=[FIRST, SECOND],
            enemy_cities=[SECOND, FIRST],
            redraw_turns=2,
            privileged_turns=2,
            most_turns=100,  # §9.7
            dragon_flies_home=True,
        )

    def chance_choices(self, config: Config) -> Choices:
        choices: Choices = [common.first_player(config, config.role_names)]
        choices += [*common.supplies(config), *common.unearths(config)]
        choices += common.hands(config, TurnEnd())
        choices += perks(config) + ploys(config)
        config.laying = config.unearthings[0] + config.supplies[0] + config.laying
        return choices

    def turn_choices(self, config: Config) -> Choices:
        choices: Choices = [Redraw(), *common.card_choices(config)]
        choices += [Acquire(), Exchange(), ExchangeAll(), Redeploy(config.sites)]
        choices += [Attack(), AcquireWonder(), Defeat()]
        choices += [Seal(["play", "rival"]), Unseal(["sealed", "rival_sealed"])]
        choices += [Replace(), Fly(), End()]
        if config.ascension:
            choices.append(TakeOver())
        if config.perks:
            choices += [Collide(), AcquireTop(), Party()]
        if config.rebuild:
            choices.append(Rebuild())
        return choices

    def answers(self, config: Config) -> Choices:
        send, recover, decline = Send(), Recover(), Decline()
        choices: Choices = [common.removal(config, decline)]
        choices += [*common.breaking(config, decline), send]
        config.sending = common.by_seat(config, "send", "5.10", [send, decline])
        if config.ploys:
            config.recovering = common.by_seat(config, "recover", "14.9", [recover, decline])
            choices.append(recover)
        return [*choices, decline]


def perks(config: Config) -> Choices:
    """§13 Perks, and what the Oracle sees."""
    if not config.perks:
        return []
    seats, names = [Seat(0), Seat(1)], config.role_names
    deals, explore = [DealPerk(to, names[to]) for to in seats], Explore()
    config.laying += [common.by_chance(f"perk {deal.to}", "13.1", deal) for deal in deals]
    config.exploring = [common.by_chance("explore", "13.5", explore)]
    if config.top_up:
        return [*deals, explore]
    peeks = [Peek(to, names[to]) for to in seats]
    looks = [common.by_chance(f"peek {peek.to}", "16.2", peek) for peek in peeks]
    config.supplies = [looks + config.supplies[0]]
    return [*deals, explore, *peeks]


def ploys(config: Config) -> Choices:
    """§14 Ploys, and the looks that are taken at them."""
    if not config.ploys:
        return []
    seats, names = [Seat(0), Seat(1)], config.role_names
    deals = [DealPloy(to, names[to]) for to in seats]
    checks = [Check(of, names[of]) for of in seats]
    config.laying += [common.by_chance(f"ploy {deal.to}", "14.1", deal) for deal in deals]
    config.checking = [common.by_chance(f"check {check.of}", "14.2", check) for check in checks]
    return [*deals, *checks]

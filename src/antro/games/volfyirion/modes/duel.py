"""A duel of two Houses, with all variants (§1 to §16)."""

from typing import final

from antro.core.contract.flow import asks, in_order, never
from antro.core.contract.game import Options, Seat
from antro.games.volfyirion import kinds
from antro.games.volfyirion.components.seating import FIRST, SECOND, Seating
from antro.games.volfyirion.flow.turn_end import TurnEnd
from antro.games.volfyirion.modes import common
from antro.games.volfyirion.modes.common import Choices, Links
from antro.games.volfyirion.modes.mode import Mode
from antro.games.volfyirion.moves.answers import Decline, RemoveCard, Send
from antro.games.volfyirion.moves.battle import AcquireWonder, Attack, Defeat, Party
from antro.games.volfyirion.moves.extras import DealPerk, DealPloy, Explore, Peek
from antro.games.volfyirion.moves.knowledge import Collide, Fly, Seal, TakeOver, Unseal
from antro.games.volfyirion.moves.play import End, Redraw
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
from antro.games.volfyirion.state.config import Config


@final
class Duel(Mode):
    def __init__(self) -> None:
        self.turn_clause = "3.5"
        self.end_clause = "9.6"
        self.never_asked = [*kinds.OF_SOLO, *kinds.OF_TEAMS, kinds.SURGE]

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

    def chance_links(self, config: Config) -> Links:
        return [
            *common.start(config, config.role_names),
            *common.lairs(config),
            *common.hands(config, TurnEnd()),
            *perks(config),
            *ploys(config),
        ]

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

    def answer_links(self, config: Config) -> Links:
        remove, send, recover, decline = RemoveCard(), Send(), Recover(), Decline()
        troop, building = common.breaking(config)
        recovery: Choices = [recover] if config.ploys else []
        return [
            in_order(remove, troop, building, send, *recovery, decline),
            asks(kinds.REMOVE, remove, decline),
            asks(kinds.BREAK_TROOP, troop, decline),
            asks(kinds.BREAK_BUILDING, building, decline),
            asks(kinds.SEND, send, decline),
            asks(kinds.RECOVER, recover, decline) if config.ploys else never(kinds.RECOVER),
        ]


def perks(config: Config) -> Links:
    """Link Perks, and the cards that the Oracle sees (§13)."""
    if not config.perks:
        return [never(kinds.PERK), never(kinds.EXPLORE), never(kinds.PEEK)]
    seats, names = [Seat(0), Seat(1)], config.role_names
    peeks = [Peek(to, names[to]) for to in seats] if config.peeks else []
    return [
        asks(kinds.PERK, *[DealPerk(to, names[to]) for to in seats]),
        asks(kinds.EXPLORE, Explore()),
        asks(kinds.PEEK, *peeks) if config.peeks else never(kinds.PEEK),
    ]


def ploys(config: Config) -> Links:
    """Link Ploys, and the checks for them (§14)."""
    if not config.ploys:
        return [never(kinds.PLOY), never(kinds.CHECK)]
    seats, names = [Seat(0), Seat(1)], config.role_names
    return [
        asks(kinds.PLOY, *[DealPloy(to, names[to]) for to in seats]),
        asks(kinds.CHECK, *[Check(of, names[of]) for of in seats]),
    ]

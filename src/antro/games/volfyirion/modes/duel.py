"""The choices and questions of a duel, numbered."""

from typing import Final

from mypy_extensions import i64

from antro.core.bits import bit, listed
from antro.core.game import CHANCE, Choice, Question, Seat, lay_out
from antro.games.volfyirion.config import Config
from antro.games.volfyirion.moves.answers import (
    BreakBuilding,
    BreakTroop,
    Decline,
    RemoveCard,
    Send,
)
from antro.games.volfyirion.moves.battle import AcquireWonder, Attack, Defeat, Party
from antro.games.volfyirion.moves.chance import (
    Deal,
    DealPerk,
    DealPloy,
    Explore,
    First,
    Peek,
    Supply,
    Unearth,
)
from antro.games.volfyirion.moves.chance_base import Aftermath, ChanceChoice
from antro.games.volfyirion.moves.ending import End, Night, Shed
from antro.games.volfyirion.moves.knowledge import Collide, Fly, Seal, TakeOver, Unseal
from antro.games.volfyirion.moves.play import Chain, Gain, Play, Redraw, Sacrifice, Station
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
from antro.games.volfyirion.state.state import VolfState

BY_CHANCE: Final[i64] = bit(CHANCE)

Choices = list[Choice[VolfState]]


def number(config: Config) -> Choices:
    """Every choice there can be, and the questions that hold them.

    Records hold these numbers: to reorder them is a new version of the rules.
    """
    seats = [Seat(seat) for seat in range(config.seats)]
    chance = lay_table(config, seats)
    turn = turn_choices(config)
    config.turn = of_sets(seats, "3.5", turn)
    return lay_out(chance + turn + answers(config, seats))


def by_chance(text: str, clause: str, choice: ChanceChoice) -> Question:
    return Question(text, clause, BY_CHANCE, [choice])


def of_seats(seats: list[Seat], text: str, clause: str, choices: Choices) -> list[Question]:
    return [Question(f"{text} {seat}", clause, bit(seat), choices) for seat in seats]


def of_sets(seats: list[Seat], clause: str, choices: Choices) -> list[Question]:
    """[set of seats]: a turn that all of them take together."""
    every = range(2 ** len(seats))
    texts = [" ".join(["turn", *map(str, listed(those))]) for those in every]
    return [Question(text, clause, those, choices) for those, text in enumerate(texts)]


def ending(clause: str) -> list[Question]:
    return [Question("ended", clause, 0, [])]


def lay_table(config: Config, seats: list[Seat]) -> Choices:
    """What chance does; the order in which the table is laid is that of the stack, reversed."""
    first, supply, unearth = First(config.whose), Supply(0), Unearth(0)
    hands = lay_hands(config, seats, Night())
    config.opening = [by_chance("first", "2.7", first)]
    config.unearthings = [[by_chance("unearth", "9.5", unearth)]]
    config.supplies = [[by_chance("supply", "9.5", supply)]]
    config.ended = ending("9.6")
    extras = lay_perks(config, seats) + lay_ploys(config, seats)
    config.laying = config.unearthings[0] + config.supplies[0] + config.laying
    return [first, supply, unearth, *hands, *extras]


def lay_hands(config: Config, seats: list[Seat], night: Aftermath) -> Choices:
    """§3.2, §9.2 Hands that come and go, in every mode."""
    deals = [Deal(to, config.whose[to], config.parties[to]) for to in seats]
    sheds = [Shed(of, config.whose[of]) for of in seats]
    config.drawing = [by_chance(f"draw {deal.to}", "3.2", deal) for deal in deals]
    config.shedding = [by_chance(f"shed {shed.of}", "9.2", shed) for shed in sheds]
    config.night = [by_chance("night", "9.4", night)]
    return [*deals, *sheds, night]


def lay_perks(config: Config, seats: list[Seat]) -> Choices:
    """§13 Perks, and what the Oracle sees."""
    if not config.perks:
        return []
    perks, explore, peeks = (
        [DealPerk(to, config.whose[to]) for to in seats],
        Explore(),
        [Peek(to, config.whose[to]) for to in seats],
    )
    config.laying += [by_chance(f"perk {deal.to}", "13.1", deal) for deal in perks]
    config.exploring = [by_chance("explore", "13.5", explore)]
    if config.top_up:
        return [*perks, explore]
    looks = [by_chance(f"peek {peek.to}", "16.2", peek) for peek in peeks]
    config.supplies = [looks + config.supplies[0]]
    return [*perks, explore, *peeks]


def lay_ploys(config: Config, seats: list[Seat]) -> Choices:
    """§14 Ploys, and the looks that are taken at them."""
    if not config.ploys:
        return []
    ploys, checks = (
        [DealPloy(to, config.whose[to]) for to in seats],
        [Check(of, config.whose[of]) for of in seats],
    )
    config.laying += [by_chance(f"ploy {deal.to}", "14.1", deal) for deal in ploys]
    config.checking = [by_chance(f"check {check.of}", "14.2", check) for check in checks]
    return [*ploys, *checks]


def card_choices(config: Config) -> Choices:
    """§4, §5 What is done with cards, in every mode."""
    sites = config.sites
    choices: Choices = [Play(), Station(sites), Chain(sites), Sacrifice(sites)]
    return choices if config.auto else [*choices, Gain(sites)]


def turn_choices(config: Config) -> Choices:
    """What a main phase allows, in the order of the rulebook."""
    choices: Choices = [Redraw(), *card_choices(config)]
    choices += [Acquire(), Exchange(), ExchangeAll(), Redeploy(config.sites)]
    choices += [Attack(), AcquireWonder(), Defeat()]
    choices += [
        Seal(["play", "rival"]),
        Unseal(["sealed", "rival_sealed"]),
        Replace(),
        Fly(),
        End(),
    ]
    if config.ascension:
        choices.append(TakeOver())
    if config.perks:
        choices += [Collide(), AcquireTop(), Party()]
    if config.rebuild:
        choices.append(Rebuild())
    return choices


def answers(config: Config, seats: list[Seat]) -> Choices:
    """What is asked in between."""
    remove, break_troop, break_building = (
        RemoveCard(),
        BreakTroop(config.sites),
        BreakBuilding(config.sites),
    )
    send, recover, decline = Send(), Recover(), Decline()
    config.removing = of_seats(seats, "remove", "5.7", [remove, decline])
    config.breaking_troop = of_seats(seats, "break_troop", "5.8", [break_troop, decline])
    config.breaking_building = of_seats(seats, "break_building", "5.9", [break_building, decline])
    config.sending = of_seats(seats, "send", "5.10", [send, decline])
    if not config.ploys:
        return [remove, break_troop, break_building, send, decline]
    config.recovering = of_seats(seats, "recover", "14.9", [recover, decline])
    return [remove, break_troop, break_building, send, recover, decline]

"""Choices and questions that several modes have."""

from typing import Final

from mypy_extensions import i64

from antro.core.bits import bit, listed
from antro.core.game import CHANCE, Choice, Question, Seat
from antro.games.volfyirion.config import Config
from antro.games.volfyirion.moves.answers import Decline, RemoveBuilding, RemoveCard, RemoveTroop
from antro.games.volfyirion.moves.chance import Deal, Supply, Unearth
from antro.games.volfyirion.moves.chance_base import Aftermath, ChanceChoice
from antro.games.volfyirion.moves.ending import Shed
from antro.games.volfyirion.moves.play import Chain, Gain, Play, Sacrifice, Station
from antro.games.volfyirion.moves.turn_start import First
from antro.games.volfyirion.state.state import VolfState

BY_CHANCE: Final[i64] = bit(CHANCE)

Choices = list[Choice[VolfState]]


def by_chance(text: str, clause: str, choice: ChanceChoice) -> Question:
    """A question that chance answers."""
    return Question(text, clause, BY_CHANCE, [choice])


def by_seat(config: Config, text: str, clause: str, choices: Choices) -> list[Question]:
    """[seat]: the same question to each."""
    every = range(config.seats)
    return [Question(f"{text} {seat}", clause, bit(seat), choices) for seat in every]


def turns(config: Config, clause: str, choices: Choices) -> list[Question]:
    """[set of seats]: a turn that all of them take together."""
    every = range(2**config.seats)
    texts = [" ".join(["turn", *map(str, listed(those))]) for those in every]
    return [Question(text, clause, those, choices) for those, text in enumerate(texts)]


def first_player(config: Config, sides: list[str]) -> First:
    """§2.7 Who starts, of these sides; asked before all else."""
    first = First(sides)
    config.opening = [by_chance("first", "2.7", first)]
    return first


def supplies(config: Config) -> list[Supply]:
    """§9.5 The next cards of each strategy deck."""
    found = [Supply(at) for at in range(config.market_count)]
    texts = by_market(config, "supply")
    config.supplies = [[by_chance(texts[one.at], "9.5", one)] for one in found]
    return found


def unearths(config: Config) -> list[Unearth]:
    """§9.5 The next cards of each wonder deck."""
    found = [Unearth(at) for at in range(config.market_count)]
    texts = by_market(config, "unearth")
    config.unearthings = [[by_chance(texts[one.at], "9.5", one)] for one in found]
    return found


def by_market(config: Config, text: str) -> list[str]:
    """[market]: the text of a question; numbered, if there are several."""
    count = config.market_count
    return [text] if count == 1 else [f"{text} {at}" for at in range(count)]


def hands(config: Config, turn_end: Aftermath) -> Choices:
    """§3.2, §9.2 Hands are drawn and discarded; then a turn ends."""
    seats = [Seat(seat) for seat in range(config.seats)]
    names = config.role_names
    deals = [Deal(to, names[to], config.allies[to]) for to in seats]
    sheds = [Shed(of, names[of]) for of in seats]
    config.drawing = [by_chance(f"draw {deal.to}", "3.2", deal) for deal in deals]
    config.shedding = [by_chance(f"shed {shed.of}", "9.2", shed) for shed in sheds]
    config.turn_end = [by_chance("night", "9.4", turn_end)]
    return [*deals, *sheds, turn_end]


def card_choices(config: Config) -> Choices:
    """§4, §5 What is done with cards."""
    sites = config.sites
    choices: Choices = [Play(), Station(sites), Chain(sites), Sacrifice(sites)]
    return choices if config.auto else [*choices, Gain(sites)]


def removal(config: Config, decline: Decline) -> RemoveCard:
    """§5.7 A card of one's own."""
    remove = RemoveCard()
    config.removing = by_seat(config, "remove", "5.7", [remove, decline])
    config.removing_for_wonder = config.removing
    return remove


def breaking(config: Config, decline: Decline) -> Choices:
    """§5.8, §5.9 A Troop or a Building of the enemy's."""
    troop = RemoveTroop("break_troop", config.sites, own=False)
    building = RemoveBuilding("break_building", config.sites, own=False)
    config.breaking_troop = by_seat(config, "break_troop", "5.8", [troop, decline])
    config.breaking_building = by_seat(config, "break_building", "5.9", [building, decline])
    return [troop, building]

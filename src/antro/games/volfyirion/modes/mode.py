"""What a mode says about itself, and what it need not say because all modes have it."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from antro.core.bits import bit, listed
from antro.core.game import CHANCE, Choice, Question, Seat, lay_out
from antro.games.volfyirion.config import Config
from antro.games.volfyirion.moves.answers import BreakBuilding, BreakTroop, Decline, RemoveCard
from antro.games.volfyirion.moves.chance import Deal, First, Supply, Unearth
from antro.games.volfyirion.moves.chance_base import Aftermath, ChanceChoice
from antro.games.volfyirion.moves.ending import Shed
from antro.games.volfyirion.moves.play import Chain, Gain, Play, Sacrifice, Station
from antro.games.volfyirion.printed.cards import ASSETS, WONDERS
from antro.games.volfyirion.seating import Seating
from antro.games.volfyirion.state.state import AT_HOME, VolfState

BY_CHANCE: Final[i64] = bit(CHANCE)

Choices = list[Choice[VolfState]]


class Mode(ABC):
    """One way to play: its table, its choices in order, and where its rules differ.

    Records hold the numbers of moves, which follow from the order of choices: to reorder
    those of a mode is a new version of the rules.
    """

    seating: Seating
    turn_clause: str  # the rule by which a player acts in his turn
    end_clause: str  # the rule by which the game ends

    @abstractmethod
    def chance_choices(self, config: Config) -> Choices:
        """What chance does, first to last; gives *config* the questions that call for it."""

    @abstractmethod
    def turn_choices(self, config: Config) -> Choices:
        """What a main phase allows, in the order of the rulebook."""

    @abstractmethod
    def answers(self, config: Config) -> Choices:
        """What is answered in between; gives *config* the questions that ask for it."""

    def assets(self) -> i64:
        """The set of faces in the strategy deck."""
        return ASSETS

    def wonders(self) -> i64:
        """The set of faces in the wonder deck."""
        return WONDERS

    def has_lair(self) -> bool:
        """Whether Wonders lie on a Lair, to be acquired."""
        return True

    def dragon_start(self) -> i64:
        """Where the dragon is when the game begins."""
        return AT_HOME

    def number(self, config: Config) -> Choices:
        """Number every choice there can be. Returns the choice of each number."""
        chance = self.chance_choices(config)
        turn = self.turn_choices(config)
        config.turn = turns(config, self.turn_clause, turn)
        config.ended = [Question("ended", self.end_clause, 0, [])]
        return lay_out(chance + turn + self.answers(config))


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


# What several modes have


def first_player(config: Config, sides: list[str]) -> First:
    """§2.7 Who starts, of these sides; asked before all else."""
    first = First(sides)
    config.opening = [by_chance("first", "2.7", first)]
    return first


def supply(config: Config) -> Supply:
    """§9.5 The one strategy deck."""
    choice = Supply(0)
    config.supplies = [[by_chance("supply", "9.5", choice)]]
    return choice


def unearth(config: Config) -> Unearth:
    """§9.5 The one wonder deck."""
    choice = Unearth(0)
    config.unearthings = [[by_chance("unearth", "9.5", choice)]]
    return choice


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
    return remove


def breaking(config: Config, decline: Decline) -> Choices:
    """§5.8, §5.9 A Troop or a Building of the enemy's."""
    troop, building = BreakTroop(config.sites), BreakBuilding(config.sites)
    config.breaking_troop = by_seat(config, "break_troop", "5.8", [troop, decline])
    config.breaking_building = by_seat(config, "break_building", "5.9", [building, decline])
    return [troop, building]

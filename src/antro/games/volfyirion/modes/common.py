"""Links that several modes share."""

from antro.core.contract.flow import Link, asks, follows
from antro.core.contract.game import Choice, Seat, Step
from antro.games.volfyirion import kinds
from antro.games.volfyirion.moves.answers import RemoveBuilding, RemoveTroop
from antro.games.volfyirion.moves.chance import Deal, First, Shed, Supply, Unearth
from antro.games.volfyirion.moves.play import Chain, Gain, Play, Sacrifice, Station
from antro.games.volfyirion.state.config import Config
from antro.games.volfyirion.state.state import VolfState

Choices = list[Choice[VolfState]]
Links = list[Link[VolfState]]


def start(config: Config, sides: list[str]) -> Links:
    """Link the first player, one of these sides, and the strategy decks (§2.7, §9.5)."""
    supplies = [Supply(market) for market in range(config.market_count)]
    return [asks(kinds.FIRST, First(sides)), asks(kinds.SUPPLY, *supplies)]


def lairs(config: Config) -> Links:
    """Link the wonder decks (§9.5)."""
    return [asks(kinds.UNEARTH, *[Unearth(market) for market in range(config.market_count)])]


def hands(config: Config, turn_end: Step[VolfState]) -> Links:
    """Link drawing and discarding hands, and the end of a turn (§3.2, §9.2)."""
    names = config.role_names
    seats = [Seat(seat) for seat in range(config.seats)]
    return [
        asks(kinds.DRAW_CARDS, *[Deal(to, names[to], config.allies[to]) for to in seats]),
        asks(kinds.SHED, *[Shed(of, names[of]) for of in seats]),
        follows(kinds.NIGHT, turn_end),
    ]


def card_choices(config: Config) -> Choices:
    """Return the choices about cards (§4, §5)."""
    sites = config.sites
    choices: Choices = [Play(), Station(sites), Chain(sites), Sacrifice(sites)]
    return choices if config.auto else [*choices, Gain(sites)]


def breaking(config: Config) -> tuple[RemoveTroop, RemoveBuilding]:
    """Return the choices of an enemy Troop and of an enemy Building (§5.8, §5.9)."""
    troop = RemoveTroop("break_troop", config.sites, own=False)
    return troop, RemoveBuilding("break_building", config.sites, own=False)

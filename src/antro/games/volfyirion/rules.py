"""Volfyirion as a ``Game``: setup, hidden information, scores."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import listed
from antro.core.contract.flow import resolve
from antro.core.contract.game import CHANCE, Game, Options, Seat
from antro.core.contract.moves import Dice
from antro.games.volfyirion.components.cards import CARDS, NOTHING, STARTING
from antro.games.volfyirion.hidden.veil import guessed, veiled
from antro.games.volfyirion.kinds import FIRST
from antro.games.volfyirion.links import link_choices
from antro.games.volfyirion.modes.coop import Coop
from antro.games.volfyirion.modes.duel import Duel
from antro.games.volfyirion.modes.mode import Mode
from antro.games.volfyirion.modes.solo import Solo
from antro.games.volfyirion.modes.team import Team
from antro.games.volfyirion.state.config import Config, sets
from antro.games.volfyirion.state.market import CENTRE, Market
from antro.games.volfyirion.state.piles import Pile, pile
from antro.games.volfyirion.state.state import VolfState

MODES: Final[dict[str, Mode]] = {
    "duel": Duel(),
    "solo": Solo(),
    "team": Team(),
    "coop": Coop(),
}
TURN_MOVES: Final = 2000  # more than the cards and points of a turn allow


@final
class Volfyirion(Game[VolfState]):
    def __init__(self, options: Options) -> None:
        self.name = "volfyirion"
        self.version = 2
        self.options = options
        self.mode: Final = MODES[options["mode"]]
        self.config: Final = Config(options, self.mode.seating(options))
        self.roles = self.config.seating.roles
        self.seats = len(self.roles)
        self.longest = int(self.config.most_turns) * TURN_MOVES
        self.choice_of = link_choices(self.config, self.mode)

    def start(self) -> VolfState:
        config, kinds = self.config, sets(self.options)
        state = VolfState(config, [config.questions.of(FIRST)])
        state.turn.seat = Seat(NOTHING) if config.random_first else Seat(0)
        state.points = vec[i64]([0] * (3 * self.seats))
        state.sites.troops = vec[i64]([NOTHING] * config.sites)
        state.sites.buildings = vec[i64]([NOTHING] * config.sites)
        state.sites.standing = config.side_cities[0] | config.side_cities[1]
        state.dragon = self.mode.dragon_start()
        for house in state.houses:
            house.deck = starting_deck()
        for market in state.markets:
            lay_market(market, self.mode, kinds)
        resolve(state)
        return state

    def apply(self, state: VolfState, seat: Seat, move: i64) -> None:
        if seat != CHANCE:
            state.turn.opening &= ~state.turn.redraw_of(seat)
        self.choice_of[move].apply(state, seat, move)
        resolve(state)

    def veil(self, state: VolfState, viewer: Seat) -> VolfState:
        return veiled(state, viewer)

    def guess(self, veiled: VolfState, dice: Dice) -> VolfState:
        return guessed(veiled, dice)

    def scores(self, state: VolfState) -> list[float]:
        """Return 1 for each winner and -1 for each loser, or 0 for all in a draw (§9.6, §9.7)."""
        if state.winners == NOTHING:
            return [0.0] * self.seats
        return [1.0 if state.winners >> seat & 1 else -1.0 for seat in range(self.seats)]

    def sides(self) -> list[int]:
        """Return the side of each seat. All players against the dragon are one side (§18.1)."""
        return [int(side) for side in self.config.sides]

    def forfeit(self, loser: Seat) -> list[float]:
        """Return the scores after a resignation: the loser's whole side loses."""
        sides = self.config.sides
        return [-1.0 if sides[seat] == sides[loser] else 1.0 for seat in range(self.seats)]


def starting_deck() -> Pile:
    """Return the starting deck of one House: half of the starting cards (§2.1)."""
    return pile([face for face in listed(STARTING) for _ in range(CARDS[face].copies // 2)])


def lay_market(market: Market, mode: Mode, kinds: set[str]) -> None:
    """Set up the shared decks from the card sets of this table (§2.2)."""
    market.assets.bag = pile(copies(mode.assets(), kinds))
    market.wonders.bag = pile(copies(mode.wonders(), kinds))
    market.centre = vec[i64]([NOTHING] * CENTRE)
    market.lair = vec[i64]([NOTHING] * mode.lair_places())


def copies(faces: i64, kinds: set[str]) -> list[int]:
    """Return every copy of these faces that belongs to these sets."""
    played = [face for face in listed(faces) if CARDS[face].set in kinds]
    return [face for face in played for _ in range(CARDS[face].copies)]

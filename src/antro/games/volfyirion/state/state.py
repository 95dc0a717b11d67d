"""A position of Volfyirion: its parts, copies, and plain questions about it. No rules.

Each part lists its fields once, with their starting values. Copies, keys and the packed form are
made from them.
"""

from typing import Final, NewType, Self, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.flow import Kind
from antro.core.contract.game import HOST, Question, Seat, State
from antro.games.volfyirion.components.cards import DEFENCE, NOTHING
from antro.games.volfyirion.components.extras import FIRST_ATTACK, PLOYS
from antro.games.volfyirion.components.sites import LAIR
from antro.games.volfyirion.state.config import Config
from antro.games.volfyirion.state.copies_gen import copy_volf_state
from antro.games.volfyirion.state.house import House
from antro.games.volfyirion.state.market import Market
from antro.games.volfyirion.state.piles import Pile
from antro.games.volfyirion.state.rage import Grid, Rage
from antro.games.volfyirion.state.sites import Sites
from antro.games.volfyirion.state.turn import Turn, Unresolved

Phase = NewType("Phase", i64)
SETUP: Final = Phase(0)
PLAYING: Final = Phase(1)
OVER: Final = Phase(2)

FORTIFYING: Final[i64] = PLOYS[FIRST_ATTACK].amount  # §14.4

LAIR_OF: Final[i64] = 60  # the dragon's place in a team's Lair is 60 or 61
AT_HOME: Final[i64] = 62  # in its Lair; between teams, outside before its first move
DEFEATED: Final[i64] = 63


@final
class VolfState(State):
    """Houses, markets, Cities and a dragon. A new state is a table before the setup."""

    def __init__(self, config: Config, pending: list[Question]) -> None:
        self.viewer = HOST
        self.pending = pending
        self.config: Final = config
        self.phase = SETUP
        self.winners: i64 = NOTHING  # a set of seats; NOTHING in a draw or before the end
        self.turn = Turn()
        self.unresolved = Unresolved()
        self.sites = Sites()
        self.dragon: i64 = AT_HOME  # a site, AT_HOME, DEFEATED or in a team's Lair
        self.removed = Pile()
        self.points = vec[i64]()  # indexed by ``config.points_at``
        self.rages = [Rage() for _ in range(config.rage_count)]  # one in the solo mode
        self.grids = [Grid() for _ in range(config.grid_count)]  # one in the co-op mode
        # secret, in part
        self.houses = [House() for _ in range(config.seats)]  # [seat]
        self.markets = [Market() for _ in range(config.market_count)]

    def clone(self) -> Self:
        twin = VolfState(self.config, self.pending)
        copy_volf_state(twin, self)
        return twin

    def ask(self, kind: Kind, at: i64 = 0) -> None:
        """Ask a seat, a set of seats or about a market, before any other question."""
        self.pending.append(self.config.questions.of(kind, at))

    def ask_only(self, kind: Kind, at: i64 = 0) -> None:
        """Ask this question and drop all others."""
        self.pending = [self.config.questions.of(kind, at)]

    def has(self, seat: Seat, kind: i64) -> i64:
        """Return the points of a kind that a seat can spend."""
        return self.points[self.config.points_at[seat * 3 + kind]]

    def pay(self, seat: Seat, kind: i64, amount: i64) -> None:
        self.points[self.config.points_at[seat * 3 + kind]] -= amount

    def award(self, seat: Seat, kind: i64, amount: i64) -> None:
        self.points[self.config.points_at[seat * 3 + kind]] += amount

    def market(self, seat: Seat) -> Market:
        """Return the market that a seat acquires from."""
        return self.markets[self.config.markets[seat]]

    def on_turn(self, seat: Seat) -> bool:
        """Return True if it is the turn of the seat's side."""
        return self.config.allies[seat] >> self.turn.seat & 1 != 0

    def own_cities(self, seat: Seat) -> i64:
        """Return the standing Cities of a seat, where it owns the cards."""
        return self.config.cities[seat] & self.sites.standing

    def own_sites(self, seat: Seat) -> i64:
        """Return the standing Cities of a seat, and the Lair if the seat has claimed it."""
        mine = self.sites.lair_owner == seat
        return (self.config.cities[seat] | self.lair(mine)) & self.sites.standing

    def open_cities(self, seat: Seat) -> i64:
        """Return the standing Cities where a seat may put cards."""
        return self.config.open_cities[seat] & self.sites.standing

    def enemy_sites(self, seat: Seat) -> i64:
        """Return the standing sites of the enemies, with a Lair that they have claimed."""
        owner = self.sites.lair_owner
        theirs = owner != NOTHING and owner != seat
        return (self.config.enemy_cities[seat] | self.lair(theirs)) & self.sites.standing

    def side_sites(self, side: i64) -> i64:
        """Return the standing sites that keep a side in the game."""
        owner = self.sites.lair_owner
        claimed = owner != NOTHING and self.config.sides[owner] == side
        return (self.config.side_cities[side] | self.lair(claimed)) & self.sites.standing

    def lair(self, claimed: bool) -> i64:
        """Return the Lair as a set of sites, if it is claimed."""
        return bit(LAIR) if claimed else 0

    def attack_price(self, site: i64) -> i64:
        """Return the price of an attack on a site, in battle points."""
        price = self.config.defence[site]
        if self.sites.troops[site] != NOTHING:
            price += DEFENCE[self.sites.troops[site]]
        if self.turn.fortified >> site & 1:
            price += FORTIFYING
        return price


def rival(seat: Seat) -> Seat:
    """Return the other of two seats."""
    return Seat(1 - seat)

"""A position of Volfyirion: its parts, copying, and plain questions about it; no rules.

Each part gives its fields once, with the values that they start from, and copies them once;
key and packed form follow. A law fails when a copy leaves a field out.
"""

from typing import Final, NewType, Self, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.game import HOST, Question, Seat, State
from antro.games.volfyirion.config import Config
from antro.games.volfyirion.printed.cards import DEFENCE, NOTHING
from antro.games.volfyirion.printed.extras import FIRST_ATTACK, PLOYS
from antro.games.volfyirion.printed.sites import LAIR
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

LAIR_OF: Final[i64] = 60  # where the dragon is, when on no City: in a team's Lair, 60 or 61
AT_HOME: Final[i64] = 62  # in its Lair; between teams, before it is first moved, outside
DEFEATED: Final[i64] = 63


@final
class VolfState(State):
    """Houses, a market between them, Cities, a dragon. A new one is a table not yet laid."""

    def __init__(self, config: Config, pending: list[Question]) -> None:
        self.viewer = HOST
        self.pending = pending
        self.config: Final = config
        self.phase = SETUP
        self.winners: i64 = NOTHING  # a set of seats; NOTHING in a draw, or while it goes on
        self.turn = Turn()
        self.unresolved = Unresolved()
        self.sites = Sites()
        self.dragon: i64 = AT_HOME  # a site, AT_HOME, DEFEATED or in a team's Lair
        self.removed = Pile()
        self.points = vec[i64]()  # as ``config.points_at`` tells
        self.houses = [House() for _ in range(config.seats)]  # [seat]
        self.markets = [Market() for _ in range(config.market_count)]
        self.rages = [Rage() for _ in range(config.rage_count)]  # one, when one plays alone
        self.grids = [Grid() for _ in range(config.grid_count)]  # one, when two play together

    def clone(self) -> Self:
        twin = VolfState(self.config, self.pending[:])
        twin.viewer = self.viewer
        twin.copy_open(self)
        for at in range(len(self.houses)):
            twin.houses[at].copy_from(self.houses[at])
        for at in range(len(self.markets)):
            twin.markets[at].copy_from(self.markets[at])
        return twin

    def copy_open(self, other: "VolfState") -> None:
        """Take over all that everybody knows: questions apart, anything but houses and markets."""
        self.phase = other.phase
        self.winners = other.winners
        self.turn.copy_from(other.turn)
        self.unresolved.copy_from(other.unresolved)
        self.sites.copy_from(other.sites)
        self.dragon = other.dragon
        self.removed.copy_from(other.removed)
        self.points = other.points[:]
        for at in range(len(self.rages)):
            self.rages[at].copy_from(other.rages[at])
        for at in range(len(self.grids)):
            self.grids[at].copy_from(other.grids[at])

    def has(self, seat: Seat, kind: i64) -> i64:
        """How many points of a kind a seat can spend."""
        return self.points[self.config.points_at[seat * 3 + kind]]

    def pay(self, seat: Seat, kind: i64, amount: i64) -> None:
        self.points[self.config.points_at[seat * 3 + kind]] -= amount

    def award(self, seat: Seat, kind: i64, amount: i64) -> None:
        self.points[self.config.points_at[seat * 3 + kind]] += amount

    def market(self, seat: Seat) -> Market:
        """The market that a seat acquires from."""
        return self.markets[self.config.markets[seat]]

    def on_turn(self, seat: Seat) -> bool:
        """Whether it is the turn of its side."""
        return self.config.allies[seat] >> self.turn.seat & 1 != 0

    def own_cities(self, seat: Seat) -> i64:
        """The set of standing Cities whose cards are a seat's own."""
        return self.config.cities[seat] & self.sites.standing

    def own_sites(self, seat: Seat) -> i64:
        """The same, and a Lair that it has claimed."""
        mine = self.sites.lair_owner == seat
        return (self.config.cities[seat] | self.lair(mine)) & self.sites.standing

    def open_cities(self, seat: Seat) -> i64:
        """The set of standing Cities where a seat may put cards."""
        return self.config.open_cities[seat] & self.sites.standing

    def enemy_sites(self, seat: Seat) -> i64:
        """The set of standing sites of its enemies, a Lair that they have claimed included."""
        owner = self.sites.lair_owner
        theirs = owner != NOTHING and owner != seat
        return (self.config.enemy_cities[seat] | self.lair(theirs)) & self.sites.standing

    def side_sites(self, side: i64) -> i64:
        """The set of standing sites that keep a side in the game."""
        owner = self.sites.lair_owner
        claimed = owner != NOTHING and self.config.sides[owner] == side
        return (self.config.side_cities[side] | self.lair(claimed)) & self.sites.standing

    def lair(self, claimed: bool) -> i64:
        """The Lair as a set of sites, if it is claimed."""
        return bit(LAIR) if claimed else 0

    def attack_price(self, site: i64) -> i64:
        """The battle points that an attack on a site costs."""
        price = self.config.defence[site]
        if self.sites.troops[site] != NOTHING:
            price += DEFENCE[self.sites.troops[site]]
        if self.turn.fortified >> site & 1:
            price += FORTIFYING
        return price


def rival(seat: Seat) -> Seat:
    """The other of two seats."""
    return Seat(1 - seat)

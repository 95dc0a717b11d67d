"""A position of Volfyirion. Data, copying and plain questions about it; no rules."""

from typing import Final, NewType, Self, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.game import Question, Seat, State
from antro.games.volfyirion.config import Config
from antro.games.volfyirion.printed.cards import DEFENCE, NOTHING
from antro.games.volfyirion.printed.extras import PLOYS, ruled
from antro.games.volfyirion.printed.sites import LAIR
from antro.games.volfyirion.state.house import House
from antro.games.volfyirion.state.market import Market
from antro.games.volfyirion.state.piles import Pile
from antro.games.volfyirion.state.rage import Grid, Rage

Phase = NewType("Phase", i64)
SETUP: Final = Phase(0)
PLAYING: Final = Phase(1)
OVER: Final = Phase(2)

REDRAW: Final[i64] = 1  # what is still open in a first turn, as bits
PRIVILEGE: Final[i64] = 2

SHIFT: Final[i64] = PLOYS[ruled(PLOYS, "first attack")].amount  # §14.4

LAIR_OF: Final[i64] = 60  # where the dragon is, when on no City: in a team's Lair, 60 or 61
AT_HOME: Final[i64] = 62  # in its Lair; between teams, before it is first moved, outside
DEFEATED: Final[i64] = 63


@final
class VolfState(State):
    """Two houses, a market between them, Cities, a dragon."""

    def __init__(
        self,
        viewer: Seat,
        config: Config,
        pending: list[Question],
        phase: Phase,
        turn: Seat,
        turns: i64,
        winners: i64,
        opening: i64,
        houses: list[House],
        markets: list[Market],
        points: vec[i64],
        troops: vec[i64],
        buildings: vec[i64],
        standing: i64,
        rebuilt: i64,
        lair_owner: i64,
        dragon: i64,
        removed: Pile,
        ready_sites: i64,
        fired_sites: i64,
        strike: i64,
        struck: i64,
        shifted: i64,
        raiders: i64,
        alarm: i64,
        fresh: vec[i64],
        collided: i64,
        exploring: i64,
        rages: list[Rage],
        grids: list[Grid],
    ) -> None:
        self.viewer = viewer
        self.config = config
        self.pending = pending
        self.phase = phase
        self.turn = turn
        self.turns = turns  # begun so far
        self.winners = winners  # a set of seats; NOTHING in a draw, or while it goes on
        self.opening = opening  # REDRAW and PRIVILEGE, while they are open
        self.houses = houses  # [seat]
        self.markets = markets
        self.points = points  # as ``config.purse`` tells
        self.troops = troops  # [site]: a face, or NOTHING
        self.buildings = buildings  # [site]: a face, or NOTHING
        self.standing = standing  # the set of sites that are not destroyed
        self.rebuilt = rebuilt  # the set of those that will not be rebuilt again
        self.lair_owner = lair_owner  # a seat, or NOTHING
        self.dragon = dragon  # a site, AT_HOME or DEFEATED
        self.removed = removed
        self.ready_sites = ready_sites  # whose Building, or Lair, is still to give its points
        self.fired_sites = fired_sites  # whose Building's chain was used this turn
        self.strike = strike  # the site under attack while Ploys are looked at, or NOTHING
        self.struck = struck  # the set of seats that have been attacked
        self.shifted = shifted  # the set of sites with more Defence this turn
        self.raiders = raiders  # the set of Troops removed for battle points this turn
        self.alarm = alarm  # the set of Ploys whose condition holds right now
        self.fresh = fresh  # the Wonders just acquired, which 7.7 does not remove
        self.collided = collided  # how often 13.3 was used this turn
        self.exploring = exploring  # Wonders still to be taken unseen
        self.rages = rages  # the dragon's cards, when one plays against it
        self.grids = grids  # the dragon's cards, when two do

    def clone(self) -> Self:
        return VolfState(
            self.viewer,
            self.config,
            self.pending[:],
            self.phase,
            self.turn,
            self.turns,
            self.winners,
            self.opening,
            [house.copy() for house in self.houses],
            [market.copy() for market in self.markets],
            self.points[:],
            self.troops[:],
            self.buildings[:],
            self.standing,
            self.rebuilt,
            self.lair_owner,
            self.dragon,
            self.removed.copy(),
            self.ready_sites,
            self.fired_sites,
            self.strike,
            self.struck,
            self.shifted,
            self.raiders,
            self.alarm,
            self.fresh[:],
            self.collided,
            self.exploring,
            [rage.copy() for rage in self.rages],
            [grid.copy() for grid in self.grids],
        )

    def key(self) -> tuple[object, ...]:
        return (
            self.viewer,
            self.config.text,
            tuple([question.text for question in self.pending]),
            self.phase,
            self.turn,
            self.turns,
            self.winners,
            self.opening,
            tuple([house.key() for house in self.houses]),
            tuple([market.key() for market in self.markets]),
            tuple(self.points),
            tuple(self.troops),
            tuple(self.buildings),
            self.standing,
            self.rebuilt,
            self.lair_owner,
            self.dragon,
            tuple(self.removed.counts),
            self.ready_sites,
            self.fired_sites,
            self.strike,
            self.struck,
            self.shifted,
            self.raiders,
            self.alarm,
            tuple(self.fresh),
            self.collided,
            self.exploring,
            tuple([rage.key() for rage in self.rages]),
            tuple([grid.key() for grid in self.grids]),
        )

    def has(self, seat: Seat, kind: i64) -> i64:
        """How many points of a kind a seat can spend."""
        return self.points[self.config.purse[seat * 3 + kind]]

    def pay(self, seat: Seat, kind: i64, amount: i64) -> None:
        self.points[self.config.purse[seat * 3 + kind]] -= amount

    def award(self, seat: Seat, kind: i64, amount: i64) -> None:
        self.points[self.config.purse[seat * 3 + kind]] += amount

    def market(self, seat: Seat) -> Market:
        return self.markets[self.config.markets[seat]]

    def grounds(self, seat: Seat) -> i64:
        """The set of standing sites whose cards are a seat's own."""
        return self.config.lands[seat] & self.standing

    def haven(self, seat: Seat) -> i64:
        """The set of standing sites where a seat may put cards."""
        return self.config.havens[seat] & self.standing

    def on_turn(self, seat: Seat) -> bool:
        """Whether it is the turn of its side."""
        return self.config.parties[seat] >> self.turn & 1 != 0

    def land(self, seat: Seat) -> i64:
        """The same, and a Lair that it has claimed."""
        return (self.config.lands[seat] | self.lair(self.lair_owner == seat)) & self.standing

    def enemy(self, seat: Seat) -> i64:
        """The set of standing sites of its enemies, a Lair that they have claimed included."""
        theirs = self.lair_owner != NOTHING and self.lair_owner != seat
        return (self.config.foes[seat] | self.lair(theirs)) & self.standing

    def realm(self, side: i64) -> i64:
        """The set of standing sites that keep a side in the game."""
        owner = self.lair_owner
        claimed = owner != NOTHING and self.config.sides[owner] == side
        return (self.config.realms[side] | self.lair(claimed)) & self.standing

    def lair(self, claimed: bool) -> i64:
        """The Lair as a set of sites, if it is claimed."""
        return bit(LAIR) if claimed else 0

    def guard(self, site: i64) -> i64:
        """What an attack on a site costs."""
        price = self.config.defence[site]
        if self.troops[site] != NOTHING:
            price += DEFENCE[self.troops[site]]
        if self.shifted >> site & 1:
            price += SHIFT
        return price


def rival(seat: Seat) -> Seat:
    return Seat(1 - seat)

"""Whose turn it is, and what holds for a while only. All of it is open to all."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antro.core.contract.game import Seat
from antro.games.volfyirion.components.cards import NOTHING
from antro.games.volfyirion.state.market import LAIR_PLACES

# What is still open in a first turn, as bits
REDRAW: Final[i64] = 1  # to the seat whose turn it is
PRIVILEGE: Final[i64] = 2  # to its side
ALLYS_REDRAW: Final[i64] = 4  # to its ally, who takes the turn with it

NO_WONDERS: Final = vec[i64]([NOTHING] * LAIR_PLACES)


@final
@mypyc_attr(acyclic=True)
class Turn:
    """A turn, and what holds until its end."""

    def __init__(self) -> None:
        self.seat = Seat(0)  # whose it is; NOTHING before that is decided
        self.number: i64 = 0  # turns begun so far
        self.opening: i64 = 0  # REDRAW, PRIVILEGE and ALLYS_REDRAW, while they are open
        self.ready_sites: i64 = 0  # the set of those whose Building, or Lair, has points to give
        self.used_sites: i64 = 0  # the set of those whose Building's chain was used
        self.fortified: i64 = 0  # the set of those with more Defence (§14.4)
        self.raiders: i64 = 0  # the set of Troops removed for battle points (§14.9)
        self.collided: i64 = 0  # how often §13.3 was used

    def redraw_of(self, seat: Seat) -> i64:
        """The bit that says whether a seat whose turn it is may still redraw."""
        return REDRAW if seat == self.seat else ALLYS_REDRAW

    def end(self) -> None:
        """§9.3 What holds for this turn only is over."""
        self.ready_sites = 0
        self.used_sites = 0
        self.fortified = 0
        self.raiders = 0
        self.collided = 0


@final
@mypyc_attr(acyclic=True)
class Unresolved:
    """What has begun, and is not done before something is answered."""

    def __init__(self) -> None:
        self.attacked: i64 = NOTHING  # the site under attack, while Ploys are looked at
        self.ploys: i64 = 0  # the set of Ploys whose condition holds right now
        self.acquired = NO_WONDERS[:]  # faces that §7.7 does not remove, or NOTHING
        self.exploring: i64 = 0  # Wonders still to be taken unseen

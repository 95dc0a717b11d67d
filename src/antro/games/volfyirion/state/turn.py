"""The current turn, and facts that last only for a while. All of it is public."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antro.core.contract.game import Seat
from antro.games.volfyirion.components.cards import NOTHING
from antro.games.volfyirion.state.market import LAIR_PLACES

# Actions of a first turn that are still possible, as bits
REDRAW: Final[i64] = 1  # of the seat whose turn it is
PRIVILEGE: Final[i64] = 2  # of its side
ALLYS_REDRAW: Final[i64] = 4  # of its ally, who takes the turn with it

NO_WONDERS: Final = vec[i64]([NOTHING] * LAIR_PLACES)


@final
@mypyc_attr(acyclic=True)
class Turn:
    """The current turn, and facts that last until its end."""

    def __init__(self) -> None:
        self.seat = Seat(0)  # the seat whose turn it is; NOTHING before the start
        self.number: i64 = 0  # turns started so far
        self.opening: i64 = 0  # REDRAW, PRIVILEGE and ALLYS_REDRAW, while they are possible
        self.ready_sites: i64 = 0  # the sites whose Building or Lair has points to give
        self.used_sites: i64 = 0  # the sites whose Building's chain was used
        self.fortified: i64 = 0  # the sites with more Defence (§14.4)
        self.raiders: i64 = 0  # the Troops removed for battle points (§14.9)
        self.collided: i64 = 0  # the number of uses of §13.3

    def redraw_of(self, seat: Seat) -> i64:
        """Return the bit of a seat's redraw, for a seat whose turn it is."""
        return REDRAW if seat == self.seat else ALLYS_REDRAW

    def end(self) -> None:
        """Forget everything that lasts until the end of the turn (§9.3)."""
        self.ready_sites = 0
        self.used_sites = 0
        self.fortified = 0
        self.raiders = 0
        self.collided = 0


@final
@mypyc_attr(acyclic=True)
class Unresolved:
    """An action that waits for an answer."""

    def __init__(self) -> None:
        self.attacked: i64 = NOTHING  # the site under attack, while Ploys are checked
        self.ploys: i64 = 0  # the set of Ploys whose condition holds now
        self.acquired = NO_WONDERS[:]  # faces that §7.7 does not remove, or NOTHING
        self.exploring: i64 = 0  # Wonders to draw unseen

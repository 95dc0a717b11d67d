"""A position of Drako: data, copying and plain questions, but no rules.

There are six slots for figures, three per seat: ``seat * 3 + figure``. Cards are counted
per face: ``[seat * width + face]``, with the ``width`` of the ``Config``.
"""

from typing import Final, Self, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import HOST, Question, Seat, State
from antro.games.drako.components.board import BOARD, NOWHERE
from antro.games.drako.state.copies_gen import copy_drako_state

SEATS: Final = [Seat(0), Seat(1)]
SLOTS: Final[i64] = 6
NOBODY: Final[i64] = 6  # no slot

# After the six slots: the wounds in each area of the Dragon (§7.1)
ARMOUR: Final[i64] = 6
FLYING: Final[i64] = 7
BREATHING: Final[i64] = 8
WALKING: Final[i64] = 9

# The sizes of hands and decks: ``counts[DECK + seat]``
HAND: Final[i64] = 0
DECK: Final[i64] = 2

ENDED: Final[i64] = -1  # the actions left, after a side ended its turn by choice
WOUNDED: Final[i64] = -1  # the turns since a wound, in the turn of the wound

# The endings of a game
GOING: Final[i64] = 0
DEFEATED: Final[i64] = 1  # §11.1
OUT_OF_CARDS: Final[i64] = 2  # §11.3
QUIET: Final[i64] = 3  # §11.5, §14.4


@final
class DrakoState(State):
    """Two sides on the board, each with a hand drawn from its own deck.

    A deck is a bag with a count per face: a card has an identity only after a player
    has seen it. A bag may hold more cards than its deck, because cards that were put aside
    unseen stay in it (§15.2). In a veiled state the hands of other seats are in their bags
    too. ``counts`` still gives their sizes. ``known`` gives the cards that a player can
    work out by counting; they are not shown.
    """

    def __init__(self, pending: list[Question]) -> None:
        self.viewer = HOST
        self.pending = pending
        self.hexes = vec[i64]()  # [slot]; NOWHERE if dead or not yet placed
        self.wounds = vec[i64]()  # [slot], then by area of the dragon
        self.shields = vec[i64]()  # [slot]: reinforcements on a knight (§17.6)
        # secret
        self.hands = vec[i64]()  # [seat * width + face]
        # open
        self.known = vec[i64]()  # cards of the hands that anyone can count: see effects.refill
        # secret
        self.bags = vec[i64]()
        # open
        self.discards = vec[i64]()  # includes reinforcements on knights
        self.counts = vec[i64]()  # [HAND + seat], [DECK + seat]
        self.rocks: i64 = 0
        self.netted: i64 = NOBODY  # slot
        self.fury: i64 = 1  # unused tokens: 1 or 0
        self.dodge: i64 = 1
        self.rebuild: i64 = 1  # §15.2 new decks still allowed
        self.turn: Seat = SEATS[0]
        self.actions: i64 = 1  # §3.1
        self.turns: i64 = 1  # started so far
        self.quiet: i64 = 0  # turns that ended since the last wound (§11.5), or WOUNDED
        # A card in use
        self.value: i64 = 0  # its number
        self.used: i64 = 0  # slots that have moved or attacked with it
        self.more: i64 = 0  # figures that may still do it
        self.strikes: i64 = 0  # attacks declared, ten bits each, the next one lowest
        self.due: i64 = 0  # wounds of the Dragon that are not placed yet
        # The end
        self.ending: i64 = GOING
        self.winner: i64 = -1  # seat; none in a draw

    def clone(self) -> Self:
        """Return an independent copy."""
        twin = DrakoState(self.pending)
        copy_drako_state(twin, self)
        return twin

    def standing(self, seat: Seat) -> i64:
        """Return the set of hexes of a side. Dead figures add NOWHERE, which is off the board."""
        first = seat * 3
        hexes = self.hexes
        return bit(hexes[first]) | bit(hexes[first + 1]) | bit(hexes[first + 2])

    def free(self) -> i64:
        """Return the set of empty hexes."""
        return BOARD & ~(self.standing(SEATS[0]) | self.standing(SEATS[1]))

    def at(self, hex: i64) -> i64:
        """Return the slot of the figure on a hex, or NOBODY."""
        if hex == NOWHERE:
            return NOBODY
        for slot in range(SLOTS):
            if self.hexes[slot] == hex:
                return slot
        return NOBODY


def rival(seat: Seat) -> Seat:
    """Return the other seat."""
    return Seat(1 - seat)


def owner(slot: i64) -> Seat:
    """Return the seat of a slot."""
    return Seat(slot // 3)


STRIKE: Final[i64] = 10  # bits of an attack: four for its value, three for each slot


def strike(by: i64, target: i64, value: i64) -> i64:
    """Return an attack by a slot on a slot, as a part of ``strikes``."""
    return value << 6 | by << 3 | target


def target_of(strikes: i64) -> i64:
    """Return the slot that the next attack targets."""
    return strikes & 7


def attacker_of(strikes: i64) -> i64:
    """Return the slot that makes the next attack."""
    return strikes >> 3 & 7


def value_of(strikes: i64) -> i64:
    """Return the wounds that the next attack would deal."""
    return strikes >> 6 & 15

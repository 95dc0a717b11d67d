"""The side of one player: hero, cards, army, board, dice and plans."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antro.core.contract.bits import bit
from antro.games.heroes.components.board import EMPTY, EVERYWHERE, HERO, exposed
from antro.games.heroes.components.lots import LOTS, NO_DICE, size
from antro.games.heroes.state.pile import Pile

NONE: Final[i64] = -1
HIDDEN: Final[i64] = -3  # not known to the viewer

# Plans (§7.8): the index of the lot to keep, or one of these
HOLD: Final[i64] = LOTS
STOP: Final[i64] = LOTS + 1
REST: Final[i64] = LOTS + 2
SECRET: Final[i64] = LOTS + 3  # made, but not known to the viewer
KEEP_NONE: Final[i64] = 0  # the index of the empty lot

DICE: Final[i64] = 6  # §2.2

FALLEN: Final[i64] = 1  # out of the game, but may play for the third place (§27.6)
GONE: Final[i64] = 2  # has resigned

# A permanent spell is one number: its kind, the space of its being, its caster, its tokens
SPACE_SHIFT: Final[i64] = 6
CASTER_SHIFT: Final[i64] = 10
POWER_SHIFT: Final[i64] = 13
ON_PLAYER: Final[i64] = 8  # the space of a spell on a player
ONE_TOKEN: Final[i64] = 8192

BARE: Final = vec[i64]([EMPTY] * 8)
UNHURT: Final = vec[i64]([0] * 8)


@final
@mypyc_attr(acyclic=True)
class Side:
    """Everything that belongs to one player.

    In a veiled state, a hidden hand is part of the deck. ``unseen`` is the number of its cards.
    """

    def __init__(self) -> None:
        # the hero
        self.hero: i64 = NONE  # its element
        self.life: i64 = 0
        self.most_life: i64 = 0
        self.out: i64 = 0  # FALLEN or GONE, once its player is out
        self.points: i64 = 0  # §25.2
        # spells
        self.discard = Pile()
        self.owed: i64 = 0  # cards to draw
        self.losing: i64 = 0  # cards to discard (§14.5)
        # the army
        self.turned_up: i64 = 0  # 1 once the army is revealed
        self.to_place: i64 = 0  # creatures to place: four bits for each kind of its hero
        self.destroyed: i64 = 0  # creatures beside the board, in the same form
        # the board
        self.board = BARE[:]  # [space]
        self.wounds = UNHURT[:]  # [space]: of creatures
        self.occupied: i64 = 0  # the set of spaces with a being
        self.hero_at: i64 = NONE  # a space
        self.activated: i64 = 0  # the spaces of creatures activated in this action
        self.permanents = vec[i64]()  # on its beings and itself, in the order of casting
        # dice
        self.dice: i64 = NO_DICE  # the lot on the table
        self.dice_size: i64 = DICE  # the number of dice, also those in hand
        self.kept: i64 = NO_DICE  # at the last roll
        self.thrown: i64 = NO_DICE  # the last roll since the last cycle
        self.throws: i64 = 0  # rolls since the last cycle
        self.acted: i64 = 0  # 1 after an action in this cycle
        self.order_step: i64 = 0  # answers given so far for a new order (§8)
        # secret
        self.hand = Pile()
        self.deck = Pile()
        self.unseen: i64 = 0  # cards of a veiled hand, pooled with the deck
        self.army: i64 = NONE  # an index of the armies of its hero
        self.plan: i64 = NONE
        self.order: i64 = NONE  # the last order given
        self.waited: i64 = 0  # beats waited for further dice (§8.9 c)

    # The board

    def put(self, space: i64, being: i64) -> None:
        """Put a being without wounds on an empty space."""
        self.board[space] = being
        self.wounds[space] = 0
        self.occupied |= bit(space)
        if being == HERO:
            self.hero_at = space

    def clear(self, space: i64) -> None:
        """Remove the being on a space from the board."""
        if self.board[space] == HERO:
            self.hero_at = NONE
        self.board[space] = EMPTY
        self.wounds[space] = 0
        self.occupied &= ~bit(space)
        self.activated &= ~bit(space)

    def exposed(self) -> i64:
        """Return the spaces whose being is exposed (§1.5)."""
        return exposed(self.occupied)

    def creatures(self) -> i64:
        """Return the spaces with a creature."""
        return self.occupied if self.hero_at == NONE else self.occupied & ~bit(self.hero_at)

    def empty_spaces(self) -> i64:
        """Return the spaces of the board without a being."""
        return EVERYWHERE & ~self.occupied

    # Cards and dice

    def hand_size(self) -> i64:
        return self.hand.size + self.unseen

    def deck_size(self) -> i64:
        return self.deck.size - self.unseen

    def dice_in_hand(self) -> i64:
        """The number of dice that are not on the table."""
        return self.dice_size - size(self.dice)

    def is_stunned(self) -> bool:
        """True if the hero is at 0 and has not fallen (§25.1)."""
        return self.life == 0 and self.out == 0

    # Permanent spells

    def place_of(self, kind: i64, space: i64) -> i64:
        """Return the index of a permanent spell on a being or on the player, or ``NONE``."""
        for at in range(i64(len(self.permanents))):
            entry = self.permanents[at]
            if entry & 63 == kind and entry >> SPACE_SHIFT & 15 == space:
                return at
        return NONE

    def set_permanents(self, permanents: list[int]) -> None:
        self.permanents = vec[i64]([i64(entry) for entry in permanents])

    def lay(self, kind: i64, space: i64, caster: i64, power: i64) -> None:
        """Put a permanent spell beside a being or the player (§15.1)."""
        entry = kind | space << SPACE_SHIFT | caster << CASTER_SHIFT | power << POWER_SHIFT
        self.permanents = append(self.permanents, entry)


def kind_of(entry: i64) -> i64:
    """Return the kind of a permanent spell."""
    return entry & 63


def space_of(entry: i64) -> i64:
    """Return the space of the being with this spell, or ``ON_PLAYER``."""
    return entry >> SPACE_SHIFT & 15


def caster_of(entry: i64) -> i64:
    """Return the seat that cast a permanent spell."""
    return entry >> CASTER_SHIFT & 7


def power_of(entry: i64) -> i64:
    """The number of power tokens on a permanent spell (§15.2)."""
    return entry >> POWER_SHIFT

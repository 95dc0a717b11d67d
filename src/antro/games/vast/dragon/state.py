"""The board of the Dragon (§25, §26): sleep, Wakefulness, cards. Data only."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# Boxes of Sloth cubes: two tracks, and the three boxes of Pride
GREED: Final[i64] = 0
HUNGER: Final[i64] = 1
PRIDE_EVENT: Final[i64] = 2
PRIDE_GEM: Final[i64] = 3
PRIDE_STILL: Final[i64] = 4
SLOTH: Final = ["greed", "hunger", "pride_event", "pride_gem", "pride_still"]
BOXES: Final[i64] = 5
GEMS: Final = ["claw", "flame", "wing"]
ALL_GEMS: Final[i64] = 7
MOST_EATEN: Final[i64] = 7
CARD_KINDS: Final[i64] = 6

NO_SLOTH: Final = vec[i64]([0] * 5)
NO_POWER_CARDS: Final = vec[i64]([0] * 6)


@final
@mypyc_attr(acyclic=True)
class Dragon:
    """The Dragon's board and cards.

    Nobody knows the kind of a won Scale before it is drawn. Until then it is one of
    ``unseen_scales`` cards in the deck, and can be any of ``scales``.
    """

    def __init__(self) -> None:
        self.health: i64 = 0
        self.placed: i64 = 0  # 1 after he came to the map
        self.awake: i64 = 0
        self.surfaced: i64 = 0
        self.sloth = NO_SLOTH  # [box]: cubes
        self.wake: i64 = 0  # cubes on Wakefulness
        self.locked: i64 = 0  # cubes on Wakefulness that the Cave cannot move back
        self.eaten: i64 = 0
        self.shriek: i64 = 0  # 1 if he has the token
        self.shriek_turns: i64 = 0  # turns with a use of Shriek
        self.treasures: i64 = 0  # tokens held
        self.gems: i64 = 0  # Gems in his supply: a set; the others are on the map or with the Thief
        # cards
        self.used = NO_POWER_CARDS  # [kind]
        self.cards_held: i64 = 0  # number of cards in hand
        self.shown_scales: i64 = 0  # Scales that all players have seen: a set
        # this turn
        self.moved: i64 = 0  # 1 after he moved himself
        self.free_move: i64 = 0  # 1 after his free move
        self.pit_from: i64 = -1  # the square before the Pit that he is in
        self.gems_used: i64 = 0  # Gems that have paid in this turn: a set
        self.paid: i64 = 0  # tracks that have given a cube: a set of their first boxes
        self.shrieked: i64 = 0  # 1 after he used Shriek in this turn
        self.keeps_silver: i64 = 0  # 1 if the Silver Scale stays when he replaces his hand
        # this turn, of any role
        self.burned: i64 = 0  # roles that the Flame Wall has hurt: a set
        # secret
        self.hand = NO_POWER_CARDS  # [kind]
        self.deck = NO_POWER_CARDS  # [kind]; in a veiled state it includes the hand
        self.scales: i64 = 0  # Scales that the viewer has never seen: a set of kinds
        self.unseen_scales: i64 = 0  # number of unseen Scales that he has won

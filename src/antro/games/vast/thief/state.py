"""The board of the Thief (§30): stats, loot, upgrades. Data only."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MOVEMENT: Final[i64] = 0
STEALTH: Final[i64] = 1
THIEVERY: Final[i64] = 2
STATS: Final = ["movement", "stealth", "thievery"]
MOST_CUBES: Final[i64] = 5
MOST_LOOT_DROP: Final[i64] = 3
UPGRADE_SPACES: Final[i64] = 11
CARD_SPACE: Final[i64] = 11  # of the upgrade card, the place after the others
NO_UPGRADE_CARD: Final[i64] = -1

NO_STATS: Final = vec[i64]([0] * 3)


@final
@mypyc_attr(acyclic=True)
class Thief:
    """His board and his card."""

    def __init__(self) -> None:
        self.stats = NO_STATS  # [stat]: the token on it
        self.treasures: i64 = 0  # carried
        self.gems: i64 = 0  # carried: a set
        self.upgrades: i64 = 0  # spaces with a token: a set
        self.stashed: i64 = 0
        self.plain_stash: i64 = 0  # of these, beside the board (§36.6)
        self.bare_stash: i64 = 0  # of these, Gems for which no Treasure token was left
        self.loot_drop: i64 = 0
        self.card_shown: i64 = 0
        self.charges: i64 = 0  # of the Wand
        # this turn
        self.cubes: i64 = 0
        self.moved: i64 = 0
        self.halted: i64 = 0  # 1: he may not move any further
        self.stepped_out: i64 = 0  # 1 once a tile came before him (§5.6)
        self.pits: i64 = 0  # Pits on the way that he is on
        self.pit_from: i64 = -1  # where he went into the first
        self.targeted: i64 = 0  # pieces: a set
        self.barred: i64 = 0  # roles that Charm bars: a set
        self.tried: i64 = 0  # Vaults tried: a set of slots
        self.card_used: i64 = 0
        self.rerolled: i64 = 0
        # any turn
        self.evasion_turn: i64 = -1  # the turn in which he last evaded, or tried to
        self.evaded: i64 = 0  # 1: the attack in hand has failed
        # secret
        self.card: i64 = NO_UPGRADE_CARD  # until it is shown, HIDDEN in the eyes of others

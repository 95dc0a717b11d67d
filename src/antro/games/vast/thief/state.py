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
CARD_SPACE: Final[i64] = 11  # space of the upgrade card, after the others
NO_UPGRADE_CARD: Final[i64] = -1

NO_STATS: Final = vec[i64]([0] * 3)


@final
@mypyc_attr(acyclic=True)
class Thief:
    """The Thief's board and card."""

    def __init__(self) -> None:
        self.stats = NO_STATS  # [stat]: its token
        self.treasures: i64 = 0  # Treasure tokens that he carries
        self.gems: i64 = 0  # Gems that he carries: a set
        self.upgrades: i64 = 0  # spaces with a token: a set
        self.stashed: i64 = 0
        self.plain_stash: i64 = 0  # stashed tokens without an upgrade (§36.6)
        self.bare_stash: i64 = 0  # stashed Gems without a Treasure token in their place
        self.loot_drop: i64 = 0
        self.card_shown: i64 = 0
        self.charges: i64 = 0  # charges of the Wand
        # this turn
        self.cubes: i64 = 0
        self.moved: i64 = 0
        self.halted: i64 = 0  # 1 if he may no longer move
        self.stepped_out: i64 = 0  # 1 after he stepped onto a new tile (§5.6)
        self.pits: i64 = 0  # Pits entered in a row
        self.pit_from: i64 = -1  # the square before the first Pit
        self.targeted: i64 = 0  # pieces that were a target: a set
        self.barred: i64 = 0  # roles that he has helped with Charm: a set
        self.tried: i64 = 0  # Vaults tried: a set of slots
        self.card_used: i64 = 0
        self.rerolled: i64 = 0
        # any turn
        self.evasion_turn: i64 = -1  # the turn of the latest evasion, successful or not
        self.evaded: i64 = 0  # 1 if he has evaded the current attack
        # secret
        self.card: i64 = NO_UPGRADE_CARD  # HIDDEN for other roles until it is revealed

"""The board of the Goblins (§20): three Tribes, Rage, cards. Data only."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# Tribes, by number
FANGS_TRIBE: Final[i64] = 0
BONES_TRIBE: Final[i64] = 1
EYE_TRIBE: Final[i64] = 2
TRIBE_NAMES: Final = ["fangs", "bones", "eye"]

MOST_POPULATION: Final[i64] = 4
MONSTER_SLOTS: Final[i64] = 4
SLOT_TRIBE: Final = vec[i64]([0, 1, 1, 2])  # [slot]: whose it is
SLOT_NAMES: Final = ["fangs", "bones", "bones_2", "eye"]
NO_CARD: Final[i64] = -1
NO_TRIBE: Final[i64] = -1

# Decks, by number, for the Goblin Ruby
WAR_DECK: Final[i64] = 0
MONSTER_DECK: Final[i64] = 1
SECRET_DECK: Final[i64] = 2

# What may have one of the three Strength discs that are shared (§40.5)
OGRE_DISC: Final[i64] = 0
TROLL_DISC: Final[i64] = 1
GIANT_DISC: Final[i64] = 2
MEAT_DISC: Final[i64] = 3
ARMORY_DISC: Final[i64] = 4
DISC_NAMES: Final = ["ogre", "troll", "flame_giant", "meat", "armory"]
SHARED_DISCS: Final[i64] = 3

NO_TRIBES: Final = vec[i64]([0] * 3)
NO_MONSTERS: Final = vec[i64]([NO_CARD] * MONSTER_SLOTS)
NOT_SLUNG: Final = vec[i64]([0] * 6)


@final
@mypyc_attr(acyclic=True)
class Goblins:
    """Their board and their cards."""

    def __init__(self) -> None:
        self.population = NO_TRIBES  # [tribe]
        self.monsters = NO_MONSTERS  # [slot]: kind of the Monster
        self.discs: i64 = 0  # cards that have a Strength disc: a set
        self.rage: i64 = 0
        self.crystals: i64 = 0  # smashed, where there is no Knight
        self.hexed: i64 = 0  # Stealth that the Thief lacks until their next turn
        # cards
        self.war: i64 = NO_CARD  # the card that was kept
        self.war_drawn: i64 = 0  # drawn and not yet chosen from: a set
        self.secrets_held: i64 = 0  # how many are in hand
        self.new_secrets_held: i64 = 0  # how many the draw under way brought
        self.secrets_known: i64 = 0  # of the hand, what everybody knows: a set
        self.secret_discards: i64 = 0
        self.face_up: i64 = 0  # a set
        self.bought: i64 = 0  # Schemes: a set
        self.monster_deck: i64 = 0
        self.monster_discards: i64 = 0
        self.monsters_drawn: i64 = 0  # still to be assigned: a set
        self.held_treasures: i64 = 0
        self.armory: i64 = NO_TRIBE  # the Tribe with its disc
        self.armory_due: i64 = 0  # 1: the Armory is to have a disc, and waits for one
        self.ruby_turn: i64 = NO_CARD  # the turn in which the Goblin Ruby was used last
        self.trapped: i64 = 0  # 1: a Trap keeps the Tribes from the power in hand
        # this turn
        self.activated = NO_TRIBES  # [tribe]: how often
        self.lit_left = NO_TRIBES  # [tribe]: Lit squares left: a set
        self.boosted: i64 = 0  # Tribes with a Fire Bomber: a set
        self.slung = NOT_SLUNG  # [piece]: by the Slingshot
        self.furious: i64 = 0  # Tribes that lose nothing to light: a set
        self.tunnels: i64 = 0
        self.mushrooms: i64 = NO_TRIBE  # the Tribe that is activated three times
        self.wisp_used: i64 = 0
        self.pledged: i64 = NO_TRIBE  # the Tribe that waits for another at a Crystal
        # this activation
        self.active: i64 = NO_TRIBE
        self.stirred: i64 = 0  # 1 once it has moved
        self.may_walk: i64 = 0  # 1 while it may choose where to go
        self.halted: i64 = 0  # 1: it may not move any more
        self.flared: i64 = 0
        self.wormed: i64 = 0  # 1 once it went along a diagonal
        self.stepped_out: i64 = 0  # 1 once it left Terrain for an open space
        self.must_attack: i64 = 0  # 1: it has walked up to the Knight
        self.poisoned: i64 = 0  # 1: the attack in hand is poisoned
        # secret
        self.secrets: i64 = 0  # the hand: a set of kinds
        self.new_secrets: i64 = 0  # of these, what the draw under way brought: a set
        self.secret_deck: i64 = 0  # a set; in a veiled state, the hand lies in it too

    def clear_turn(self) -> None:
        """Forget what is true of one turn alone."""
        self.activated = NO_TRIBES[:]
        self.lit_left = NO_TRIBES[:]
        self.boosted = 0
        self.slung = NOT_SLUNG[:]
        self.furious = 0
        self.tunnels = 0
        self.mushrooms = NO_TRIBE
        self.wisp_used = 0
        self.pledged = NO_TRIBE
        self.active = NO_TRIBE
        self.stirred = 0
        self.may_walk = 0
        self.halted = 0
        self.flared = 0
        self.wormed = 0
        self.stepped_out = 0
        self.must_attack = 0
        self.poisoned = 0

    def has_face_up(self, secret: i64) -> bool:
        """Whether a Secret lies face up."""
        return self.face_up >> secret & 1 != 0

    def has_bought(self, scheme: i64) -> bool:
        """Whether a Scheme was bought."""
        return self.bought >> scheme & 1 != 0

"""The board of the Goblins (§20): three Tribes, Rage, cards. Data only."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antro.games.vast.components.roles import PIECE_COUNT, TRIBES

# Tribes, by number
FANGS_TRIBE: Final[i64] = 0
BONES_TRIBE: Final[i64] = 1
EYE_TRIBE: Final[i64] = 2
TRIBE_NAMES: Final = ["fangs", "bones", "eye"]

MOST_POPULATION: Final[i64] = 4
MONSTER_SLOTS: Final[i64] = 4
SLOT_TRIBE: Final = vec[i64]([0, 1, 1, 2])  # [slot]: the Tribe that owns it
SLOT_NAMES: Final = ["fangs", "bones", "bones_2", "eye"]
NO_CARD: Final[i64] = -1
NO_TRIBE: Final[i64] = -1

# Decks, by number, for the Goblin Ruby
WAR_DECK: Final[i64] = 0
MONSTER_DECK: Final[i64] = 1
SECRET_DECK: Final[i64] = 2

# Cards that may have one of the three shared Strength discs (§40.5)
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
    """The Goblins' board and cards."""

    def __init__(self) -> None:
        self.population = NO_TRIBES  # [tribe]
        self.monsters = NO_MONSTERS  # [slot]: kind of the Monster
        self.discs: i64 = 0  # cards with a Strength disc: a set
        self.rage: i64 = 0
        self.crystals: i64 = 0  # smashed Crystals, in games without a Knight
        self.hexed: i64 = 0  # Stealth that the Thief lacks until the Goblins' next turn
        # cards
        self.war: i64 = NO_CARD  # the card in use
        self.war_drawn: i64 = 0  # drawn cards to choose from: a set
        self.secrets_held: i64 = 0  # number of Secrets in hand
        self.new_secrets_held: i64 = 0  # number of cards of the current draw
        self.secrets_known: i64 = 0  # Secrets in hand that all players know: a set
        self.secret_discards: i64 = 0
        self.face_up: i64 = 0  # a set
        self.bought: i64 = 0  # Schemes: a set
        self.monster_deck: i64 = 0
        self.monster_discards: i64 = 0
        self.monsters_drawn: i64 = 0  # drawn Monsters that are not assigned yet: a set
        self.held_treasures: i64 = 0
        self.armory: i64 = NO_TRIBE  # the Tribe with its disc
        self.armory_due: i64 = 0  # 1 if the Armory waits for a disc
        self.ruby_turn: i64 = NO_CARD  # the last turn with a use of the Goblin Ruby
        self.trapped: i64 = 0  # 1 if a Trap protects the Tribes from the current power
        # this turn
        self.activated = NO_TRIBES  # [tribe]: number of activations
        self.lit_left = NO_TRIBES  # [tribe]: Lit squares left: a set
        self.boosted: i64 = 0  # Tribes with a Fire Bomber: a set
        self.slung = NOT_SLUNG  # [piece]: times that the Slingshot was used on it
        self.furious: i64 = 0  # Tribes that lose nothing to light: a set
        self.tunnels: i64 = 0
        self.mushrooms: i64 = NO_TRIBE  # the Tribe with three activations
        self.wisp_used: i64 = 0
        self.pledged: i64 = NO_TRIBE  # the Tribe that waits for another one at a Crystal
        # this activation
        self.active: i64 = NO_TRIBE
        self.stirred: i64 = 0  # 1 after its first move
        self.may_walk: i64 = 0  # 1 if it may choose a square to walk to
        self.halted: i64 = 0  # 1 if it may no longer move
        self.flared: i64 = 0
        self.wormed: i64 = 0  # 1 after a move along a diagonal
        self.stepped_out: i64 = 0  # 1 after a step from Terrain onto an open space
        self.must_attack: i64 = 0  # 1 after it walked to the Knight
        self.poisoned: i64 = 0  # 1 if the current attack is poisoned
        # secret
        self.secrets: i64 = 0  # the hand: a set of kinds
        self.new_secrets: i64 = 0  # Secrets in hand from the current draw: a set
        self.secret_deck: i64 = 0  # a set; in a veiled state it includes the hand

    def clear_turn(self) -> None:
        """Reset the fields of a single turn."""
        for tribe in range(TRIBES):
            self.activated[tribe] = 0
            self.lit_left[tribe] = 0
        for piece in range(PIECE_COUNT):
            self.slung[piece] = 0
        self.boosted = 0
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
        """Return True if a Secret is face up."""
        return self.face_up >> secret & 1 != 0

    def has_bought(self, scheme: i64) -> bool:
        """Return True if a Scheme is bought."""
        return self.bought >> scheme & 1 != 0

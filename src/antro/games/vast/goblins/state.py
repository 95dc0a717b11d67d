"""The board of the Goblins (§20): three Tribes, Rage, cards. Data only."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MOST_POPULATION: Final[i64] = 4
MONSTER_SLOTS: Final[i64] = 4
SLOT_TRIBE: Final = vec[i64]([0, 1, 1, 2])  # [slot]: whose it is
NO_CARD: Final[i64] = -1

NO_TRIBES: Final = vec[i64]([0] * 3)
NO_MONSTERS: Final = vec[i64]([NO_CARD] * MONSTER_SLOTS)
NOT_SLUNG: Final = vec[i64]([0] * 6)


@final
@mypyc_attr(acyclic=True)
class Goblins:
    """Their board and their cards."""

    def __init__(self) -> None:
        self.population = NO_TRIBES  # [tribe]
        self.discs = NO_TRIBES  # [tribe]: Strength discs
        self.monsters = NO_MONSTERS  # [slot]: kind of the Monster
        self.rage: i64 = 0
        self.crystals: i64 = 0  # smashed, where there is no Knight
        self.hexed: i64 = 0  # Stealth that the Thief lacks until their next turn
        # cards
        self.war: i64 = NO_CARD  # the card that was kept
        self.war_drawn: i64 = 0  # drawn and not yet chosen from: a set, secret
        self.secrets: i64 = 0  # the hand: a set of kinds, secret
        self.secret_deck: i64 = 0  # a set; in a veiled state, the hand lies in it too
        self.secrets_held: i64 = 0  # how many
        self.secret_discards: i64 = 0
        self.face_up: i64 = 0  # a set
        self.bought: i64 = 0  # Schemes: a set
        self.monster_deck: i64 = 0
        self.monster_discards: i64 = 0
        self.monsters_drawn: i64 = 0  # still to be assigned: a set
        self.held_treasures: i64 = 0
        self.armory: i64 = NO_CARD  # the Tribe with its disc
        self.meat: i64 = 0  # 1 while its disc lies on the map
        # this turn
        self.activated = NO_TRIBES  # [tribe]: how often
        self.lit_left = NO_TRIBES  # [tribe]: Lit tiles left, a set of slots
        self.boosted = NO_TRIBES  # [tribe]: Strength of the Fire Bomber
        self.slung = NOT_SLUNG  # [piece]: by the Slingshot
        self.furious: i64 = 0  # Tribes that lose nothing to light: a set
        self.tunnels: i64 = 0
        self.active: i64 = NO_CARD  # the Tribe that is being activated
        self.pledged: i64 = NO_CARD  # the Tribe that waits for another at a Crystal

    def copy_from(self, other: "Goblins") -> None:
        """Take over everything."""
        self.copy_open(other)
        self.war_drawn = other.war_drawn
        self.secrets = other.secrets
        self.secret_deck = other.secret_deck

    def copy_open(self, other: "Goblins") -> None:
        """Take over what everybody knows."""
        self.population = other.population[:]
        self.discs = other.discs[:]
        self.monsters = other.monsters[:]
        self.rage = other.rage
        self.crystals = other.crystals
        self.hexed = other.hexed
        self.war = other.war
        self.secrets_held = other.secrets_held
        self.secret_discards = other.secret_discards
        self.face_up = other.face_up
        self.bought = other.bought
        self.monster_deck = other.monster_deck
        self.monster_discards = other.monster_discards
        self.monsters_drawn = other.monsters_drawn
        self.held_treasures = other.held_treasures
        self.armory = other.armory
        self.meat = other.meat
        self.activated = other.activated[:]
        self.lit_left = other.lit_left[:]
        self.boosted = other.boosted[:]
        self.slung = other.slung[:]
        self.furious = other.furious
        self.tunnels = other.tunnels
        self.active = other.active
        self.pledged = other.pledged

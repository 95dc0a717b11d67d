"""The board of the Knight (§13): cubes, Grit, cards. Data only."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# Places of a Hero cube
UNPLACED: Final[i64] = 0
MOVEMENT: Final[i64] = 1
PERCEPTION: Final[i64] = 2
STRENGTH: Final[i64] = 3
BOMB: Final[i64] = 4
BOW: Final[i64] = 5
ANCIENT_MAP: Final[i64] = 6
SHIELD: Final[i64] = 7
SPENT: Final[i64] = 8  # until her next turn
DISCARDED: Final[i64] = 9
ON_ENTRANCE: Final[i64] = 10  # after Poison
SET_ASIDE: Final[i64] = 11  # from a lost Treasure, until her next turn
ON_TREASURE: Final[i64] = 12  # plus the kind of the Treasure
PLACES: Final[i64] = 23
PLACE_NAMES: Final = [
    "unplaced", "movement", "perception", "strength", "bomb", "bow", "ancient_map", "shield",
    "spent", "discarded", "entrance", "aside",
]  # fmt: skip
CUBES: Final[i64] = 7
THRESHOLDS: Final = vec[i64]([5, 11, 18, 26, 35])  # Grit that gives a cube (§15.1)
MOST_GRIT: Final[i64] = 45

# Actions of this turn, as members of a set
BOMBED: Final[i64] = 0  # opened a wall with the Bomb
BOMB_ATTACK: Final[i64] = 1
BOW_SHOT: Final[i64] = 2
ENCHANTED_SHOT: Final[i64] = 3
FLARED: Final[i64] = 4
STAFF_USED: Final[i64] = 5
DRAGON_ATTACKED: Final[i64] = 6  # underground
JAVELIN_READY: Final[i64] = 7  # announced for her next attack: kept from turn to turn
JAVELIN_THROWN: Final[i64] = 8

NO_CUBES: Final = vec[i64]([0] * PLACES)
NO_BURIED_TREASURES: Final = vec[i64]([-1] * 11)  # room for all of them
NO_BURIED_EVENTS: Final = vec[i64]([-1] * 20)  # more than exist
NO_MONSTER: Final[i64] = -1
UNKNOWN: Final[i64] = 15  # the kind of a card at the bottom of a deck that the viewer does not know
NO_EVENTS: Final = vec[i64]([0] * 9)
NO_TOP: Final = vec[i64]([-1] * 3)


@final
@mypyc_attr(acyclic=True)
class Knight:
    """The Knight's board, her cards, and the Event and Treasure decks."""

    def __init__(self) -> None:
        self.health: i64 = 0
        self.most_health: i64 = 0
        self.dead: i64 = 0
        self.grit: i64 = 0
        self.track: i64 = 0  # thresholds that still have their cube: a set
        self.idle: i64 = 0  # empty thresholds that neither give nor take a cube (§15.3): a set
        self.cubes = NO_CUBES  # [place]
        self.bombs: i64 = 0
        self.smashed: i64 = 0  # Crystals that she smashed
        self.golem: i64 = 0  # 1 if the Golem weakens the Ancient Map (§19.5)
        self.beetles: i64 = 0  # 1 if the next Monster is stronger
        self.charmed: i64 = 0  # Strength from the Thief's Charm
        # cards
        self.sidequests_held: i64 = 0  # number of Sidequests
        self.sidequests_known: i64 = 0  # Sidequests that all know and she still holds: a set
        self.treasures_held: i64 = 0  # number of face-down Treasures
        self.face_up: i64 = 0  # a set of kinds
        self.drawn_held: i64 = 0  # numbers of cards in four secret sets
        self.rejected_held: i64 = 0
        self.offered_held: i64 = 0
        self.declined_held: i64 = 0
        self.treasures_left: i64 = 0  # size of the deck; a veiled set also has unknown cards
        self.events_left: i64 = 0  # size of the deck; veiled copies also count unknown cards
        # this turn
        self.moved: i64 = 0
        self.encounters: i64 = 0
        self.map_used: i64 = 0  # cubes on the Ancient Map that are used up
        self.done: i64 = 0  # actions of this turn: a set
        self.fulfilled: i64 = 0  # Sidequests that have just come true: a set
        self.entered: i64 = 0  # Cave tiles entered: a set
        self.entered_terrain: i64 = 0  # squares of Terrain entered, counted from the first: a set
        self.met: i64 = 0  # Cave tiles of Encounters: a set
        self.met_terrain: i64 = 0
        self.ambushes: i64 = 0
        self.collected: i64 = 0  # Treasure tokens collected
        self.crystals_left: i64 = 0  # tiles with Crystals that she left: a set
        self.pits: i64 = 0  # Pits entered in a row
        self.before_pits: i64 = -1  # the square before the first Pit
        # this Encounter
        self.collecting: i64 = 0  # 1 after she started to collect: no more attacks
        self.must_fight: i64 = 0  # pieces that she must attack: a set
        self.fought: i64 = 0  # pieces that she has attacked: a set
        self.on_guard: i64 = 0  # the Tribe whose Trap is used up: a set of one or none
        self.in_the_dark: i64 = 0  # pieces that were on the tile before she revealed it: a set
        self.monster: i64 = NO_MONSTER  # the Monster of the current Ambush
        self.boost: i64 = 0  # its extra Strength from Bright Beetles
        # secret: her cards and the decks
        self.sidequests: i64 = 0  # a set of kinds
        self.sidequest_deck: i64 = 0  # a set; in a veiled state it includes the hand
        self.face_down: i64 = 0  # Treasures: a set of kinds
        self.drawn: i64 = 0  # Treasures that the Cave chooses from: a set
        self.drawn_known: i64 = 0  # drawn Treasures that the Knight knows: a set
        self.rejected: i64 = 0  # drawn Treasures for the bottom of the deck: a set
        self.offered: i64 = 0  # Treasures that she may keep or decline: a set
        self.declined: i64 = 0  # Treasures that left the game unseen: a set
        self.treasure_deck: i64 = 0  # kinds in the shuffled part: a set
        self.treasure_bottom = NO_BURIED_TREASURES  # in order; see knight.effects.decks
        self.event_deck = NO_EVENTS  # [kind]: copies in the shuffled part
        self.event_top = NO_TOP  # the next three Events, which the Cave sees
        self.event_bottom = NO_BURIED_EVENTS  # in order, known to the Cave
        # secret: the possible kinds of cards that the Cave gave her, as three sets
        self.given: i64 = 0  # face-down Treasures
        self.choosing: i64 = 0  # offered Treasures
        self.refused: i64 = 0  # declined Treasures

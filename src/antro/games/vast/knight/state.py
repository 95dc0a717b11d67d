"""The board of the Knight (§13): cubes, Grit, cards. Data only."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# Where a Hero cube may be
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
ON_ENTRANCE: Final[i64] = 10  # by Poison
SET_ASIDE: Final[i64] = 11  # of a Treasure that was lost, until her next turn
ON_TREASURE: Final[i64] = 12  # plus the kind of the Treasure
PLACES: Final[i64] = 23
PLACE_NAMES: Final = [
    "unplaced", "movement", "perception", "strength", "bomb", "bow", "ancient_map", "shield",
    "spent", "discarded", "entrance", "aside",
]  # fmt: skip
CUBES: Final[i64] = 7
THRESHOLDS: Final = vec[i64]([5, 11, 18, 26, 35])  # Grit at which a cube is won (§15.1)
MOST_GRIT: Final[i64] = 45

# What she has done in this turn: a set
BOMBED: Final[i64] = 0  # opened a wall
BOMB_ATTACK: Final[i64] = 1
BOW_SHOT: Final[i64] = 2
ENCHANTED_SHOT: Final[i64] = 3
FLARED: Final[i64] = 4
STAFF_USED: Final[i64] = 5
DRAGON_ATTACKED: Final[i64] = 6  # underground
JAVELIN_READY: Final[i64] = 7  # said, and bound to her next attack: kept from turn to turn
JAVELIN_THROWN: Final[i64] = 8

NO_CUBES: Final = vec[i64]([0] * PLACES)
NO_BURIED_TREASURES: Final = vec[i64]([-1] * 11)  # as many as there are
NO_BURIED_EVENTS: Final = vec[i64]([-1] * 20)  # more than there are
NO_MONSTER: Final[i64] = -1
UNKNOWN: Final[i64] = 15  # the kind of a card at the bottom of a deck that the viewer does not know
NO_EVENTS: Final = vec[i64]([0] * 9)
NO_TOP: Final = vec[i64]([-1] * 3)


@final
@mypyc_attr(acyclic=True)
class Knight:
    """Her board, her cards, and the Event and Treasure decks that are drawn for her."""

    def __init__(self) -> None:
        self.health: i64 = 0
        self.most_health: i64 = 0
        self.dead: i64 = 0
        self.grit: i64 = 0
        self.track: i64 = 0  # thresholds that still have their cube: a set
        self.idle: i64 = 0  # empty ones that neither give nor take a cube (§15.3): a set
        self.cubes = NO_CUBES  # [place]
        self.bombs: i64 = 0
        self.smashed: i64 = 0  # Crystals
        self.golem: i64 = 0  # 1 while it hinders the Ancient Map (§19.5)
        self.beetles: i64 = 0  # 1: the next Monster is stronger
        self.charmed: i64 = 0  # Strength that the Thief's Charm lends her
        # cards
        self.sidequests_held: i64 = 0  # how many
        self.sidequests_known: i64 = 0  # those that she has shown to all, and still holds: a set
        self.treasures_held: i64 = 0  # how many lie face down
        self.face_up: i64 = 0  # a set of kinds
        self.drawn_held: i64 = 0  # how many of each of four secret sets
        self.rejected_held: i64 = 0
        self.offered_held: i64 = 0
        self.declined_held: i64 = 0
        self.treasures_left: i64 = 0  # size of the deck; a veiled set has unknown ones, too
        self.events_left: i64 = 0  # size of the deck; veiled copies have unknown ones, too
        # this turn
        self.moved: i64 = 0
        self.encounters: i64 = 0
        self.map_used: i64 = 0  # cubes on the Ancient Map that have done their work
        self.done: i64 = 0  # what she has done: a set
        self.fulfilled: i64 = 0  # Sidequests whose event has just happened: a set
        self.entered: i64 = 0  # Cave tiles entered: a set
        self.entered_terrain: i64 = 0  # squares of Terrain entered, from the first: a set
        self.met: i64 = 0  # Cave tiles of Encounters: a set
        self.met_terrain: i64 = 0
        self.ambushes: i64 = 0
        self.collected: i64 = 0  # Treasure tokens
        self.crystals_left: i64 = 0  # tiles with Crystals that she left: a set
        self.pits: i64 = 0  # Pits entered in a row
        self.before_pits: i64 = -1  # the square from which she went into the first
        # this Encounter
        self.collecting: i64 = 0  # 1 once she collects: no more attacks
        self.must_fight: i64 = 0  # pieces that she has to attack: a set
        self.fought: i64 = 0  # pieces that she has attacked: a set
        self.on_guard: i64 = 0  # the Tribe that has the Trap, which is spent: a set of one or none
        self.in_the_dark: i64 = 0  # pieces that were on the tile before she revealed it: a set
        self.monster: i64 = NO_MONSTER  # of an Ambush that goes on
        self.boost: i64 = 0  # its Strength by Bright Beetles
        # secret: her cards and the decks
        self.sidequests: i64 = 0  # a set of kinds
        self.sidequest_deck: i64 = 0  # a set; in a veiled state, the hand lies in it too
        self.face_down: i64 = 0  # Treasures: a set of kinds
        self.drawn: i64 = 0  # Treasures to choose from, as the Cave sees them: a set
        self.drawn_known: i64 = 0  # of these, what she knows: a set
        self.rejected: i64 = 0  # of these, what goes under the deck after she saw the others: a set
        self.offered: i64 = 0  # Treasures that she may keep or decline: a set
        self.declined: i64 = 0  # Treasures that left the game unseen: a set
        self.treasure_deck: i64 = 0  # kinds in no known order: a set
        self.treasure_bottom = NO_BURIED_TREASURES  # in order; see knight.effects.decks
        self.event_deck = NO_EVENTS  # [kind]: copies in no known order
        self.event_top = NO_TOP  # the next three, as the Cave sees them
        self.event_bottom = NO_BURIED_EVENTS  # in order, known to the Cave
        # secret: kinds among which the Cave knows the cards that it gave her, three sets
        self.given: i64 = 0  # Treasures that lie face down
        self.choosing: i64 = 0  # Treasures that she is offered
        self.refused: i64 = 0  # Treasures that she declined

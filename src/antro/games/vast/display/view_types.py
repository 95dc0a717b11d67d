"""The structs of a view of Vast: a square, a piece, the five boards, the table.

Fields with a default are filled by view parts of their own.

Whatever can be named on the table is a thing (``core.descriptions``); those that moves are made
with are handles. Squares are numbered by slot: a number stays with what lies there when it slides.

=====================  =====================================================================
``square:17``          a square: 0 to 51 are places for Cave tiles, from 52 on Terrain
``side:17:2``          a side of it: 0 north, 1 east, 2 south, 3 west; and the space beyond it
``piece:fangs``        a piece: knight, fangs, bones, eye, dragon, thief
``way:north``          a way to go; ``way:north:2`` so many squares of it
``turn:1``             a tile turned by so many quarters, clockwise
``cube:bow``           a place for a Hero cube on the Knight's board
``treasure:javelin``   a Treasure card; likewise ``sidequest``, ``event``, ``war``, ``monster``,
                       ``secret``, ``upgrade``
``power:wrath``        a power of the Dragon; ``card:claw`` a card that pays for it
``gem:wing``           a Gem
``sloth:greed``        a box of Sloth cubes
``action:loot:2``      an action of the Thief, with so many cubes
``omens:giant_bats``   an omen; ``omen:bat`` a token that pays for it
``hand:2``             a place of the Cave's hand
``choice:<word>``      anything that is only said
=====================  =====================================================================
"""

from msgspec import Struct


class CountView(Struct, frozen=True, gc=False):
    """So many of a thing."""

    thing: str
    count: int


# The map


class SquareView(Struct, frozen=True, gc=False):
    """A Cave tile on the map, or a square of Terrain."""

    thing: str  # square:17
    x: int  # east of the first Entrance
    y: int  # south of it
    lit: bool
    symbol: str | None  # on the back of a tile: fangs, bones, eye
    type: str | None  # of a tile that the viewer knows: ambush, event, treasure_room, vault …
    shape: str | None  # likewise: open, side, corner, tunnel, dead_end
    turn: int  # quarters clockwise
    peeked: bool  # the Thief has looked at it
    terrain: str | None  # canyon, lake, magma, mushroom_forest, pits, river
    impassable: bool
    walls: list[bool]  # its own: north, east, south, west
    bombs: list[bool]  # likewise
    rockslides: list[bool]  # likewise
    treasures: int  # tokens
    gems: list[str]
    tokens: list[str]  # crystal, event, vault, flame_wall, ogre, troll, meat
    falling: bool  # about to be removed


class PieceView(Struct, frozen=True, gc=False):
    """A piece, and where it is: on a square, on an open space at a side, or off the map."""

    piece: str  # piece:fangs
    role: str
    square: str | None
    side: str | None  # of a Tribe that lurks


class SuppliesView(Struct, frozen=True, gc=False):
    """What is left beside the map."""

    tiles: int  # in the stack
    treasures: int
    events: int
    vaults: int
    crystals: int
    rockslides: int


class FallenView(Struct, frozen=True, gc=False):
    """How many tiles have fallen, which tells when the cave does."""

    crystals: int  # Crystal tiles removed
    crystals_to_fall: int  # with these the cave has fallen
    in_this_round: int  # tiles


# Who wants what, and how far it is


class MeterView(Struct, frozen=True, gc=False):
    """A number that matters, and the one that it is measured by."""

    meter: str  # meter:health
    now: int
    most: int


class GoalView(Struct, frozen=True, gc=False):
    """What a seat plays for."""

    role: str
    goal: str  # goal:kill_dragon
    clause: str
    ready: bool  # all that is left is to enter the Entrance
    meters: list[MeterView]  # first how far it is, then what else matters most


# The five boards


class KnightView(Struct, frozen=True, gc=False):
    health: int
    most_health: int
    dead: bool
    grit: int
    track: list[int]  # Grit at which a cube is still to be won
    movement: int  # what her cubes are worth now, as are the next two
    perception: int
    strength: int
    moved: int  # steps in this turn
    encounters: int  # in this turn
    cubes: list[CountView]  # cube:movement …, all places where there is one
    bombs: int
    crystals: int
    sidequests: list[str]  # those that the viewer knows
    sidequests_held: int
    face_down: list[str]  # Treasures that the viewer knows
    treasures_held: int  # face down
    face_up: list[str]
    next_events: list[str]  # those that the viewer knows


class TribeView(Struct, frozen=True, gc=False):
    piece: str
    population: int
    strength: int
    perception: int
    monsters: list[str]
    activated: int  # how often in this turn
    active: bool  # it is being activated


class GoblinsView(Struct, frozen=True, gc=False):
    tribes: list[TribeView]  # fangs, bones, eye
    rage: int
    crystals: int  # smashed, where nobody plays the Knight
    war: str | None
    war_drawn: list[str]  # to keep one of, as far as the viewer knows
    monsters_drawn: list[str]  # to be assigned
    secrets: list[str]  # in hand, those that the viewer knows
    secrets_held: int
    face_up: list[str]
    bought: list[str]  # Schemes
    discards: list[str]  # Secrets
    held_treasures: int


class DragonView(Struct, frozen=True, gc=False):
    health: int
    awake: bool
    surfaced: bool
    sloth: list[CountView]  # the five boxes
    wake: int  # cubes on Wakefulness
    wake_at: int  # with so many he wakes
    locked: int  # of these, out of reach of the Cave
    armor: int
    spirit: int
    eaten: int
    shriek: bool
    treasures: int  # held
    gems: list[str]  # in his supply
    gems_used: list[str]  # in this turn
    hand: list[CountView]  # as far as the viewer knows it
    cards_held: int
    used: list[CountView]
    scales: list[str]  # that everybody has seen
    moved_freely: bool  # his free move is spent


class HandTileView(Struct, frozen=True, gc=False):
    """A tile in the Cave's hand; what it is, as far as the viewer knows."""

    thing: str  # hand:2
    type: str | None
    shape: str | None
    symbol: str | None


class OmenView(Struct, frozen=True, gc=False):
    omen: str
    price: int  # now
    uses: int  # in this turn


class CaveView(Struct, frozen=True, gc=False):
    hand: list[HandTileView]
    symbols: list[CountView]  # tokens held, in the order of the ring
    bag: list[CountView]
    omens: list[OmenView]
    paying: str | None  # the omen that is being paid for
    left_to_pay: int
    hatred: int  # tokens left
    to_remove: int  # tiles in this turn


class ThiefView(Struct, frozen=True, gc=False):
    stats: list[CountView]  # stat:movement, stealth, thievery: the token on each
    movement: int  # what he may go, with upgrades
    stealth: int  # less what he carries
    thievery: int
    moved: int
    cubes: int  # for actions
    treasures: int  # carried
    gems: list[str]  # carried
    stashed: int
    stash_needed: int
    upgrades: list[str]
    loot_drop: int
    card: str | None  # his upgrade card, if the viewer knows it
    card_shown: bool
    charges: int
    targeted: list[str]  # pieces, in this turn


# What is printed


class CardFace(Struct, frozen=True, gc=False):
    """A card, a power, an omen or an upgrade."""

    thing: str
    names: dict[str, str]  # by language
    cost: list[str]  # symbols of a power or an omen
    numbers: dict[str, int]  # by what they are: discs, Strength of an Ambush, Grit …
    confidence: str  # printed, inferred, reconstructed


# All of it


class VastView(Struct, frozen=True, gc=False, kw_only=True):
    """The map, the five boards, and how far each seat is."""

    viewer: int
    set: str  # KGDC
    set_clause: str  # what changes with this set
    roles: list[str]  # by seat
    levels: list[str]  # by seat: knight-level:easiest
    campaign: bool
    gone: list[int]  # seats that gave up
    round: int
    turn: int  # turns begun, of anybody
    turn_of: str | None  # a role
    goals: list[GoalView]  # by seat
    collapsing: bool
    fallen: FallenView
    die: str | None  # ring, centre, orthogonal, plus, corners, x
    toss: int  # the die of six
    newest: str | None  # the square of the tile that came last
    squares: list[SquareView | None] = []  # by number
    pieces: list[PieceView] = []
    entrance: str | None
    supplies: SuppliesView
    knight: KnightView | None
    goblins: GoblinsView | None
    dragon: DragonView | None
    cave: CaveView | None
    thief: ThiefView | None
    faces: list[CardFace] = []

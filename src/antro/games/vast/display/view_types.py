"""The structs of a view of Vast: a square, a piece, the five boards, the table.

View parts fill the fields that have a default.

Each object on the table is a thing (``core.descriptions``). Things that make up a move are
handles. Squares are numbered by slot. A tile or Terrain keeps its number when it slides.

=====================  =====================================================================
``square:17``          a square: 0 to 51 are slots for Cave tiles, from 52 on Terrain
``side:17:2``          its side and the space beyond: 0 north, 1 east, 2 south, 3 west
``piece:fangs``        a piece: knight, fangs, bones, eye, dragon, thief
``way:north``          a direction; ``way:north:2`` is two squares in it
``turn:1``             a tile turned by this many quarters, clockwise
``cube:bow``           a place for a Hero cube on the Knight's board
``treasure:javelin``   a Treasure card; also ``sidequest``, ``event``, ``war``, ``monster``,
                       ``secret``, ``upgrade``
``power:wrath``        a power of the Dragon; ``card:claw`` a card that pays for it
``gem:wing``           a Gem
``sloth:greed``        a box of Sloth cubes
``action:loot:2``      an action of the Thief with this number of cubes
``omens:giant_bats``   an omen; ``omen:bat`` a token that pays for it
``hand:2``             a place of the Cave's hand
``choice:<word>``      a choice without an object on the table
=====================  =====================================================================
"""

from msgspec import Struct


class CountView(Struct, frozen=True, gc=False):
    """A thing and its count."""

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
    type: str | None  # of a known tile: ambush, event, treasure_room, vault …
    shape: str | None  # of a known tile: open, side, corner, tunnel, dead_end
    turn: int  # quarters clockwise
    peeked: bool  # the Thief has looked at it
    terrain: str | None  # canyon, lake, magma, mushroom_forest, pits, river
    impassable: bool
    walls: list[bool]  # its own: north, east, south, west
    bombs: list[bool]  # in the same order
    rockslides: list[bool]  # in the same order
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
    """The supplies beside the map."""

    tiles: int  # in the stack
    treasures: int
    events: int
    vaults: int
    crystals: int
    rockslides: int


class FallenView(Struct, frozen=True, gc=False):
    """The number of collapsed tiles, and the number that ends the game."""

    crystals: int  # Crystal tiles removed
    crystals_to_fall: int  # with these the whole cave collapses
    in_this_round: int  # tiles


# Goals and progress


class MeterView(Struct, frozen=True, gc=False):
    """A number and its target or maximum."""

    meter: str  # meter:health
    now: int
    most: int


class GoalView(Struct, frozen=True, gc=False):
    """The goal of a seat."""

    role: str
    goal: str  # goal:kill_dragon
    clause: str
    ready: bool  # the role only has to enter the Entrance
    meters: list[MeterView]  # first the progress, then the next important number


# The five boards


class KnightView(Struct, frozen=True, gc=False, kw_only=True):
    health: int
    most_health: int
    dead: bool
    grit: int
    track: list[int]  # Grit values where a cube can still be won
    movement: int  # from her cubes, as are the next two
    perception: int
    strength: int
    moved: int  # steps in this turn
    encounters: int  # in this turn
    cubes: list[CountView]  # cube:movement …, each place with a cube
    bombs: int
    crystals: int
    sidequests: list[str] = []  # those that the viewer knows
    sidequests_held: int
    face_down: list[str] = []  # Treasures that the viewer knows
    treasures_held: int  # face down
    face_up: list[str]
    next_events: list[str] = []  # those that the viewer knows


class TribeView(Struct, frozen=True, gc=False):
    piece: str
    population: int
    strength: int
    perception: int
    monsters: list[str]
    activated: int  # times in this turn
    active: bool  # it is being activated


class GoblinsView(Struct, frozen=True, gc=False, kw_only=True):
    tribes: list[TribeView]  # fangs, bones, eye
    rage: int
    crystals: int  # smashed, in a game without the Knight
    war: str | None
    war_drawn: list[str]  # one of these is kept, as far as the viewer knows
    monsters_drawn: list[str]  # to be assigned
    secrets: list[str] = []  # in hand, those that the viewer knows
    secrets_held: int
    face_up: list[str]
    bought: list[str]  # Schemes
    discards: list[str]  # Secrets
    held_treasures: int


class DragonView(Struct, frozen=True, gc=False, kw_only=True):
    health: int
    awake: bool
    surfaced: bool
    sloth: list[CountView]  # the five boxes
    wake: int  # cubes on Wakefulness
    wake_at: int  # he wakes with this number
    locked: int  # of these, locked against the Cave
    armor: int
    spirit: int
    eaten: int
    shriek: bool
    treasures: int  # held
    gems: list[str]  # in his supply
    gems_used: list[str]  # in this turn
    hand: list[CountView] = []  # as far as the viewer knows it
    cards_held: int
    used: list[CountView]
    scales: list[str]  # seen by all players
    moved_freely: bool  # his free move is used


class HandTileView(Struct, frozen=True, gc=False):
    """A tile in the Cave's hand, as far as the viewer knows it."""

    thing: str  # hand:2
    type: str | None
    shape: str | None
    symbol: str | None


class OmenView(Struct, frozen=True, gc=False):
    omen: str
    price: int  # now
    uses: int  # in this turn


class CaveView(Struct, frozen=True, gc=False, kw_only=True):
    hand: list[HandTileView] = []
    symbols: list[CountView]  # tokens held, in the order of the ring
    bag: list[CountView]
    omens: list[OmenView]
    paying: str | None  # the effect that is being paid for
    left_to_pay: int
    hatred: int  # tokens left
    to_remove: int  # tiles in this turn


class ThiefView(Struct, frozen=True, gc=False, kw_only=True):
    stats: list[CountView]  # stat:movement, stealth, thievery: the token on each
    movement: int  # with upgrades
    stealth: int  # with upgrades, 1 less for each carried token
    thievery: int
    moved: int
    cubes: int  # for actions
    treasures: int  # carried
    gems: list[str]  # carried
    stashed: int
    stash_needed: int
    upgrades: list[str]
    loot_drop: int
    card: str | None = None  # his upgrade card, if the viewer knows it
    card_shown: bool
    charges: int
    targeted: list[str]  # pieces, in this turn


# Printed texts


class CardFace(Struct, frozen=True, gc=False):
    """A card, a power, an omen or an upgrade."""

    thing: str
    names: dict[str, str]  # by language
    cost: list[str]  # symbols of a power or an omen
    numbers: dict[str, int]  # by name: discs, Strength of an Ambush, Grit …
    confidence: str  # printed, inferred, reconstructed


# The whole view


class VastView(Struct, frozen=True, gc=False, kw_only=True):
    """The map, the five boards, and the progress of each seat."""

    viewer: int = 0
    set: str  # KGDC
    set_clause: str  # the clause of this set
    roles: list[str]  # by seat
    levels: list[str]  # by seat: knight-level:easiest
    campaign: bool
    gone: list[int]  # seats that have resigned
    round: int
    turn: int  # turns started by all players
    turn_of: str | None  # a role
    goals: list[GoalView]  # by seat
    collapsing: bool
    fallen: FallenView
    die: str | None  # ring, centre, orthogonal, plus, corners, x
    toss: int  # the six-sided die
    newest: str | None  # the square of the last tile placed
    squares: list[SquareView | None] = []  # by number
    pieces: list[PieceView] = []
    entrance: str | None
    supplies: SuppliesView
    knight: KnightView | None = None
    goblins: GoblinsView | None = None
    dragon: DragonView | None = None
    cave: CaveView | None = None
    thief: ThiefView | None = None
    faces: list[CardFace] = []

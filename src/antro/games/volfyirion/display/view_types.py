"""The structs of a view of Volfyirion: a card, a City, a side, the table.

Fields with a default are filled by view parts of their own.

Whatever can be named on the table is a thing (``core.descriptions``). Those that moves are
made with are handles too: ``hand:stab``, ``discard:stab``, ``play:stab`` (one's own playing
area), ``rival:stab`` (the enemy's), ``ally:`` and ``rival2:`` (in a team), ``sealed:``,
``rival_sealed:`` … for sealed Wonders, ``centre:stab``, ``locked:stab`` and ``rival_centre:stab``,
``lair:pure_qoam``, ``city:kyr``, ``troop:kyr``, ``building:kyr``, ``stronghold:1``,
``dragon:volfyirion``, ``place:lair``, ``pile:strategy``, ``pile:wonders``, ``pile:rage``,
``rage:stab``, ``cell:1``, ``removed:guard``, ``choice:<word>``. A handle is a thing of the seat
that acts: what is ``play:stab`` to its owner is ``rival:stab`` to the enemy.
"""

from msgspec import Struct


class FaceView(Struct, frozen=True, gc=False):
    """What is printed on a card that is to be seen somewhere."""

    card: str
    kind: str  # start, command, building, troop, wonder
    house: str  # purple, red, turquoise, none
    cost: int  # battle points for a Wonder, command points otherwise
    main: list[int]  # command, battle, knowledge
    defence: int
    chain: list[str]  # the colours it needs; none: no chain
    removal: bool  # the card itself is removed for its bonus
    bonus: list[int]  # command, battle, knowledge
    effect: str  # draw, remove_card, remove_troop, remove_building, move_dragon, or none
    draws: int
    traits: list[str]


class CardView(Struct, frozen=True, gc=False):
    """Copies of one face that lie together."""

    card: str
    count: int


class PlayedView(Struct, frozen=True, gc=False):
    """Copies of one face in a playing area."""

    card: str
    count: int
    sealed: bool
    ready: int  # of them, how many have points to give (option ``collect``)
    used: int  # of them, how many have used their chain this turn


class SiteView(Struct, frozen=True, gc=False):
    city: str
    seat: int | None  # whose it is; none: the Lair, not yet claimed
    defence: int  # printed
    price: int  # of an attack
    standing: bool
    troop: str | None
    building: str | None
    ready: bool  # has points to give
    used: bool  # its Building's chain was used this turn
    dragon: bool
    rebuild: int | None  # command points to rebuild it; none: it cannot be


class StrongholdView(Struct, frozen=True, gc=False):
    """§18.2 Two Cities of a team."""

    stronghold: str
    seats: list[int]  # whose it is
    cities: list[str]
    price: int  # of an attack
    standing: bool
    dragon: bool


class SideView(Struct, frozen=True, gc=False, kw_only=True):
    seat: int
    role: str
    zone: str  # of its playing area: play, ally, rival, rival2
    points: list[int]  # command, battle, knowledge
    hand: list[CardView] = []  # what the viewer knows of it
    hand_size: int
    deck: list[CardView] = []  # with what is not known of the hand
    deck_size: int
    discards: list[CardView] = []
    played: list[PlayedView] = []
    sites: list[SiteView] = []
    perk: str | None
    ploy: str | None  # ploy:unknown, if the viewer does not know it
    suspects: list[str]  # the Ploys that it may be


class MarketView(Struct, frozen=True, gc=False, kw_only=True):
    seats: list[int]  # who acquires from it
    centre: list[str | None] = []
    top: str | None  # card:unknown, if it lies face down
    deck_size: int  # the top included
    locked: list[int]  # places that are sealed, from 1
    under: list[str] = []  # in the order in which they come
    lair: list[str | None] = []
    wonders: int  # in the wonder deck
    wonders_under: list[str] = []


class RageView(Struct, frozen=True, gc=False, kw_only=True):
    """§17 The dragon's cards."""

    size: int  # of the rage pile
    top: str | None  # the card that lies on it face up
    shown: list[CardView] = []  # while the dragon strikes
    aside: list[CardView] = []
    awake: bool  # it strikes at the end of this turn
    fury: int  # what is left of its attack


class GridView(Struct, frozen=True, gc=False, kw_only=True):
    """§19 The rage cards that lie open, left to right and top to bottom, two in a row."""

    cells: list[str | None] = []
    sealed: list[int]  # passed over; counted from 1
    deck: int
    discards: list[CardView] = []
    bonus: int  # for destroyed Cities


class VolfView(Struct, frozen=True, gc=False, kw_only=True):
    viewer: int
    phase: str  # setup, playing, over
    turn: int | None  # whose it is; none before that is decided
    turns: int
    most_turns: int
    opening: list[str]  # in a first turn: redraw, exchange
    sides: list[SideView] = []
    lair_city: SiteView
    markets: list[MarketView] = []
    strongholds: list[StrongholdView] = []  # of teams
    dragon: str | None  # place:lair, city:<name>, …
    rage: RageView | None = None
    grid: GridView | None = None
    removed: list[CardView] = []
    faces: list[FaceView] = []  # of every card named here

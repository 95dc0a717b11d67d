"""The structs of a view of Volfyirion: a card, a City, a side, the table.

View parts fill the fields that have a default.

Everything on the table with a name is a thing (``core.descriptions``). Things of moves are
handles too: ``hand:stab``, ``discard:stab``, ``play:stab`` (the seat's own playing area),
``rival:stab`` (the opponent's), ``ally:`` and ``rival2:`` (in a team), ``sealed:``,
``rival_sealed:`` … for sealed Wonders, ``centre:stab``, ``locked:stab`` and ``rival_centre:stab``,
``lair:pure_qoam``, ``city:kyr``, ``troop:kyr``, ``building:kyr``, ``stronghold:1``,
``dragon:volfyirion``, ``place:lair``, ``pile:strategy``, ``pile:wonders``, ``pile:rage``,
``rage:stab``, ``cell:1``, ``removed:guard``, ``choice:<word>``. A handle is named from the side of
the acting seat: the owner's ``play:stab`` is ``rival:stab`` to the opponent.
"""

from msgspec import Struct


class FaceView(Struct, frozen=True, gc=False):
    """The printed text of a card that is visible somewhere."""

    card: str
    kind: str  # start, command, building, troop, wonder
    house: str  # purple, red, turquoise, none
    cost: int  # battle points for a Wonder, command points otherwise
    main: list[int]  # command, battle, knowledge
    defence: int
    chain: list[str]  # the colours it needs; empty without a chain
    removal: bool  # True if the card itself is removed for its bonus
    bonus: list[int]  # command, battle, knowledge
    effect: str  # draw, remove_card, remove_troop, remove_building, move_dragon, or none
    draws: int
    traits: list[str]


class CardView(Struct, frozen=True, gc=False):
    """Copies of one face in one place."""

    card: str
    count: int


class PlayedView(Struct, frozen=True, gc=False):
    """Copies of one face in a playing area."""

    card: str
    count: int
    sealed: bool
    ready: int  # the copies with points to give (option ``collect``)
    used: int  # the copies whose chain was used this turn


class SiteView(Struct, frozen=True, gc=False):
    city: str
    seat: int | None  # its owner; None for the Lair before it is claimed
    defence: int  # printed
    price: int  # of an attack
    standing: bool
    troop: str | None
    building: str | None
    ready: bool  # has points to give
    used: bool  # the chain of its Building was used this turn
    dragon: bool
    rebuild: int | None  # command points to rebuild it; None if it cannot be rebuilt


class StrongholdView(Struct, frozen=True, gc=False):
    """The two Cities of a Stronghold (§18.2)."""

    stronghold: str
    seats: list[int]  # its owner
    cities: list[str]
    price: int  # of an attack
    standing: bool
    dragon: bool


class SideView(Struct, frozen=True, gc=False, kw_only=True):
    seat: int
    role: str
    zone: str  # of its playing area: play, ally, rival, rival2
    points: list[int]  # command, battle, knowledge
    hand: list[CardView] = []  # as far as the viewer knows it
    hand_size: int
    deck: list[CardView] = []  # with the unknown cards of the hand
    deck_size: int
    discards: list[CardView] = []
    played: list[PlayedView] = []
    sites: list[SiteView] = []
    perk: str | None
    ploy: str | None  # ploy:unknown, if the viewer does not know it
    suspects: list[str]  # the Ploys that a hidden one may be


class MarketView(Struct, frozen=True, gc=False, kw_only=True):
    seats: list[int]  # the seats that acquire from it
    centre: list[str | None] = []
    top: str | None  # card:unknown if it is face down
    deck_size: int  # with the top card
    locked: list[int]  # places that are sealed, from 1
    under: list[str] = []  # in drawing order
    lair: list[str | None] = []
    wonders: int  # in the wonder deck
    wonders_under: list[str] = []


class RageView(Struct, frozen=True, gc=False, kw_only=True):
    """The dragon's cards in the solo mode (§17)."""

    size: int  # of the rage pile
    top: str | None  # the face-up card on top of it
    shown: list[CardView] = []  # while the dragon strikes
    aside: list[CardView] = []
    awake: bool  # it strikes at the end of this turn
    fury: int  # the rest of its attack


class GridView(Struct, frozen=True, gc=False, kw_only=True):
    """The face-up rage cards, left to right and top to bottom, two in a row (§19)."""

    cells: list[str | None] = []
    sealed: list[int]  # skipped by the attack; counted from 1
    deck: int
    discards: list[CardView] = []
    bonus: int  # for destroyed Cities


class VolfView(Struct, frozen=True, gc=False, kw_only=True):
    viewer: int = 0
    phase: str  # setup, playing, over
    turn: int | None  # the seat whose turn it is; None before that is decided
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

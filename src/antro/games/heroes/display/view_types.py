"""The structs of a view of Heroes: a spell, a creature, a side, the table.

Fields with a default are filled by view parts of their own.

Whatever can be named on the table is a thing (``core.descriptions``); those that moves are made
with are handles. Seats in them are absolute: ``space:f2:1`` is front 2 of seat 1.

=====================  =====================================================================
``hero:ignara``        a hero that may be drafted
``market:b2``          a place of the market: bottom 1 to 4, top 1 to 4; of the one's own duel
``hand:fireball``      a spell in one's hand
``pool:gnome:2``       the second gnome, to be picked for an army; ``choice:muster`` settles
``army:gnome``         a creature, or the hero (``army:ignara``), still to be placed
``space:f2:1``         a space, with what is on it: front or back, 1 to 4, seat
``column:2:1``         a column of a board
``player:noon``        a player, by role
``permanent:boon:13``  a permanent spell; the number is ``seat * 9 + space``, 8 for the player
``destroyed:gnome``    a destroyed creature of one's own
``die:fire:2``         the second die that shows fire, to be kept; ``choice:throw`` settles
``face:card``          the face of a die that is given up
``goal:FFF+1H*``       a goal of an order; then ``avoid:0 nearer:1 wait:0 ending:met follow:goals``
``choice:<word>``      throw hold stop rest muster none again act pass draw forgo reinforce:2
                       enough activate ability done idle no_more
=====================  =====================================================================
"""

from msgspec import Struct


class SpellFace(Struct, frozen=True, gc=False):
    """What is printed on a spell."""

    spell: str  # spell:fireball
    names: dict[str, str]  # by language
    group: str  # basic, special, market
    element: str | None  # element:fire; basic spells have none
    needs: list[int]  # of each symbol: fire, water, earth, air, card, helm
    same: int  # of any one element
    different: int  # elements
    permanent: bool
    target: str  # being, exposed being, …: a word of the lists
    effect: str  # wound, heal, …: likewise
    amount: int
    second: int  # its second number, or 0
    wound: str  # physical, magical
    reinforcement: str  # wound, heal, discard, target, permanent, or nothing
    confidence: str  # printed, inferred, reconstructed


class CreatureFace(Struct, frozen=True, gc=False):
    """What is printed on a creature."""

    creature: str  # creature:gnome
    names: dict[str, str]
    element: str
    copies: int
    cost: int
    strength: int
    life: int
    helms: int
    direction: str  # up, up right, left up, left up right, all
    active: str | None  # wound, heal, swap
    active_target: str
    active_amount: int
    active_wound: str
    static: str | None  # thorns, magical ward, physical ward, strikes, regrow, flight
    static_amount: int
    confidence: str


class HeroFace(Struct, frozen=True, gc=False):
    """A hero, and what comes with him."""

    hero: str  # hero:ignara
    names: dict[str, str]
    element: str
    opposite: str
    special: str  # his special spell


class CardView(Struct, frozen=True, gc=False):
    """Copies of one spell that lie together."""

    spell: str
    count: int


class CreatureView(Struct, frozen=True, gc=False):
    """Cards of one creature that lie together."""

    creature: str
    count: int


class PermanentView(Struct, frozen=True, gc=False):
    """A permanent spell in play."""

    thing: str  # permanent:immolate:13
    spell: str
    caster: int  # a seat
    power: int  # power tokens


class SpaceView(Struct, frozen=True, gc=False):
    """A space with a being."""

    being: str  # creature:gnome, hero:bromund
    life: int  # what is left of it
    most_life: int
    strength: int  # 0 for a hero, as are helms
    helms: int
    direction: str  # nothing for a hero
    exposed: bool
    frozen: bool
    activated: bool
    permanents: list[PermanentView]


class ActView(Struct, frozen=True, gc=False):
    """What the actor has declared, and is doing."""

    seat: int
    following: bool
    spell: str | None
    dispelling: str | None  # a permanent spell
    reinforced: int
    targets: list[str]  # things
    places: list[str]  # for each target: the space it goes to, or the one that is healed
    paid: list[str]  # spells
    helms: int
    active: str | None  # the space of the creature that is activated
    commanded: bool  # by a spell
    strikes: list[str]  # spaces


class CouldView(Struct, frozen=True, gc=False):
    """What the viewer could do with his dice as they lie."""

    cast: list[str]  # spells in hand
    draw: int  # cards
    learn: list[str]  # places of the market
    dispel: bool


class BoutView(Struct, frozen=True, gc=False, kw_only=True):
    """A duel, or all together."""

    seats: list[int]  # those who are still in it
    phase: str  # closed, mustering, ready, rolling, cycle
    due: str  # the kind of what is asked; nothing while closed
    stops: int
    token: int | None
    stopper: int | None  # none at a common stop
    act: ActView | None


class SideView(Struct, frozen=True, gc=False, kw_only=True):
    seat: int
    role: str
    bout: int | None
    hero: str | None
    life: int
    most_life: int
    out: bool
    stunned: bool
    points: int
    rank: int  # in a tournament: 1 to 4, 0 while it is open
    dice: list[int]  # that lie: of each symbol
    kept: list[int]  # at the last throw
    dice_size: int  # those in hand included
    in_hand: int
    throws: int  # since the last cycle
    plan: str  # none, made (unknown), throw, hold, stop, rest
    keeping: list[int] | None  # what a known plan keeps
    resting: bool
    order: str  # one's own last order, as it is written
    order_step: int  # answers of a new one
    hand: list[CardView] = []  # what the viewer knows of it
    hand_size: int
    deck: list[CardView] = []  # with what is not known of the hand
    deck_size: int
    discards: list[CardView] = []
    spaces: list[SpaceView | None] = []  # front 1-4, back 1-4
    permanents: list[PermanentView]  # on the player
    destroyed: list[CreatureView]
    army: list[CreatureView] | None  # none, if it is not known
    army_chosen: bool
    to_place: list[CreatureView]
    hero_to_place: bool
    could: CouldView | None  # of the viewer's own seat


class MarketView(Struct, frozen=True, gc=False, kw_only=True):
    seats: list[int]  # who takes from it
    bottom: list[str | None] = []
    top: list[str | None] = []
    deck_size: int


class HeroesView(Struct, frozen=True, gc=False, kw_only=True):
    viewer: int
    mode: str
    pace: str
    slot_time: int  # milliseconds, live
    beat_time: int  # milliseconds, on beats
    texts: bool  # heroes have ability and weakness
    most_stops: int
    stage: str  # setup, playing, last, over
    first: int | None
    heroes_left: list[str]  # to be drafted
    bouts: list[BoutView] = []
    sides: list[SideView] = []
    markets: list[MarketView] = []
    spells: list[SpellFace] = []
    creatures: list[CreatureFace] = []
    heroes: list[HeroFace] = []

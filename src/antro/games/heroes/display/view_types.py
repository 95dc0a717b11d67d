"""The structs of a view of Heroes: a spell, a creature, a side, the table.

View parts fill the fields that have a default.

Each object on the table is a thing (``core.descriptions``). Things that make up a move are handles.
Seat numbers are absolute: ``space:f2:1`` is front 2 of seat 1.

=====================  =====================================================================
``hero:ignara``        a hero that may be drafted
``market:b2``          a place of your spell rows: bottom 1 to 4, top 1 to 4
``hand:fireball``      a spell in your hand
``pool:gnome:2``       the second gnome, to pick for an army; ``choice:muster`` confirms it
``army:gnome``         a creature, or the hero (``army:ignara``), still to be placed
``space:f2:1``         a space and its being: front or back, 1 to 4, seat
``column:2:1``         a column of a board
``player:noon``        a player, by role
``permanent:boon:13``  a permanent spell; the number is ``seat * 9 + space``, 8 for the player
``destroyed:gnome``    one of your destroyed creatures
``die:fire:2``         the second die that shows fire, to keep; ``choice:throw`` confirms it
``face:card``          the face of a die to give up
``goal:FFF+1H*``       a goal of an order; then ``avoid:0 nearer:1 wait:0 ending:met follow:goals``
``choice:<word>``      throw hold stop rest muster none again act pass draw forgo reinforce:2
                       enough activate ability done idle no_more
=====================  =====================================================================
"""

from msgspec import Struct


class SpellFace(Struct, frozen=True, gc=False):
    """The printed values of a spell."""

    spell: str  # spell:fireball
    names: dict[str, str]  # by language
    group: str  # basic, special, market
    element: str | None  # element:fire; none for basic spells
    needs: list[int]  # of each symbol: fire, water, earth, air, card, helm
    same: int  # of any one element
    different: int  # elements
    permanent: bool
    target: str  # being, exposed being, …: a word of the lists
    effect: str  # wound, heal, …: a word of the lists
    amount: int
    second: int  # its second number, or 0
    wound: str  # physical, magical
    reinforcement: str  # wound, heal, discard, target, permanent, or nothing
    confidence: str  # printed, inferred, reconstructed


class CreatureFace(Struct, frozen=True, gc=False):
    """The printed values of a creature."""

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
    """The printed values of a hero."""

    hero: str  # hero:ignara
    names: dict[str, str]
    element: str
    opposite: str
    special: str  # its special spell


class CardView(Struct, frozen=True, gc=False):
    """The copies of one spell in a pile."""

    spell: str
    count: int


class CreatureView(Struct, frozen=True, gc=False):
    """The cards of one creature in an army or beside a board."""

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
    life: int  # the life left
    most_life: int
    strength: int  # 0 for a hero; the same for helms
    helms: int
    direction: str  # empty for a hero
    exposed: bool
    frozen: bool
    activated: bool
    permanents: list[PermanentView]


class ActView(Struct, frozen=True, gc=False):
    """The current action, as far as it has been declared."""

    seat: int
    following: bool
    spell: str | None
    dispelling: str | None  # a permanent spell
    reinforced: int
    targets: list[str]  # things
    places: list[str]  # per target: its new space, or the being to heal
    paid: list[str]  # spells
    helms: int
    active: str | None  # the space of the activated creature
    commanded: bool  # by a spell
    strikes: list[str]  # spaces


class CouldView(Struct, frozen=True, gc=False):
    """The actions that the viewer’s dice allow now."""

    cast: list[str]  # spells in hand
    draw: int  # cards
    learn: list[str]  # places of the spell rows
    dispel: bool


class BoutView(Struct, frozen=True, gc=False, kw_only=True):
    """A duel, or the bout of all players."""

    seats: list[int]  # the players still in it
    phase: str  # closed, mustering, ready, rolling, cycle
    due: str  # the kind of its question; empty if it is closed
    stops: int
    token: int | None
    stopper: int | None  # the player who stopped; none if all stopped together
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
    rank: int  # in a tournament: 1 to 4, or 0 while undecided
    dice: list[int]  # on the table, per symbol
    kept: list[int]  # at the last roll
    dice_size: int  # also those in hand
    in_hand: int
    throws: int  # rolls since the last cycle
    plan: str  # none, made (unknown), throw, hold, stop, rest
    keeping: list[int] | None  # the dice that a known plan keeps
    resting: bool
    order: str  # the viewer’s own last order, as in §8.2
    order_step: int  # answers given so far for a new order
    hand: list[CardView] = []  # the cards known to the viewer
    hand_size: int
    deck: list[CardView] = []  # with the unknown cards of the hand
    deck_size: int
    discards: list[CardView] = []
    spaces: list[SpaceView | None] = []  # front 1-4, back 1-4
    permanents: list[PermanentView]  # on the player
    destroyed: list[CreatureView]
    army: list[CreatureView] | None  # none if it is not known
    army_chosen: bool
    to_place: list[CreatureView]
    hero_to_place: bool
    could: CouldView | None  # of the viewer's own seat


class MarketView(Struct, frozen=True, gc=False, kw_only=True):
    seats: list[int]  # the players who take from them
    bottom: list[str | None] = []
    top: list[str | None] = []
    deck_size: int


class HeroesView(Struct, frozen=True, gc=False, kw_only=True):
    viewer: int = 0
    mode: str
    pace: str
    slot_time: int  # milliseconds, in real time
    beat_time: int  # milliseconds, on the shared beat
    texts: bool  # True if heroes have an ability and a weakness
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

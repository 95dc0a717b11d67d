"""The small things of a view, by shape: a card, a City. The parts of ``view`` make them.

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

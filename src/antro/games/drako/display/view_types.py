"""The structs of a view of Drako: a card, a figure, a side, the table.

Fields with a default are filled by view parts of their own.

Whatever can be named on the table is a thing (``core.descriptions``): ``figure:brald``,
``hex:c3``, ``symbol:attack:2``. The handles of moves are the same things, so a
client lights up what it draws by comparing strings.
"""

from msgspec import Struct


class CardView(Struct, frozen=True, gc=False):
    """Copies of one face."""

    card: str  # card:<face number>
    symbols: list[str]  # one or two, as printed: symbol:<name>:<n>
    count: int


class FigureView(Struct, frozen=True, gc=False):
    figure: str
    hex: str | None  # none when it is dead, or not yet placed
    alive: bool
    wounds: int
    spaces: int  # wounds that kill it
    netted: bool
    shields: int  # reinforcements lying on it (17.6)
    ability: str | None  # the symbol or token that is for this figure: symbol:bow, token:fury
    lost: bool  # that ability is gone for good


class AreaView(Struct, frozen=True, gc=False):
    """A part of the dragon's mat: area:armour, area:flight, area:fire, area:movement."""

    area: str
    wounds: int
    spaces: int


class TokenView(Struct, frozen=True, gc=False):
    """token:net, token:fury or token:dodge."""

    token: str
    ready: bool  # lies beside its owner's mat
    on: str | None  # the figure under the net


class AttackView(Struct, frozen=True, gc=False):
    """An attack declared and not yet answered."""

    by: str  # figure
    on: str  # figure
    value: int  # wounds it would deal


class SideView(Struct, frozen=True, gc=False, kw_only=True):
    seat: int
    role: str  # role:<dragon|dwarves|knights|trolls>
    figures: list[FigureView] = []
    areas: list[AreaView] = []  # the dragon's only
    tokens: list[TokenView] = []
    rocks: int | None  # the trolls' only
    spent: int | None
    hand: list[CardView] = []  # the viewer's own only
    hand_size: int
    deck_size: int
    discards: list[CardView] = []
    removed: int  # cards that left the game (15.2)
    rebuilds: int | None  # still to be made; none: no limit
    out_of_cards: bool


class DrakoView(Struct, frozen=True, gc=False, kw_only=True):
    viewer: int
    matchup: str
    turn: int  # whose it is
    actions: int  # left in it
    turns: int  # begun so far
    quiet: int | None  # in a row, where they count (11.5)
    quiet_limit: int | None  # how many of them are a draw
    sides: list[SideView] = []
    attacks: list[AttackView] = []  # in order; the first is answered

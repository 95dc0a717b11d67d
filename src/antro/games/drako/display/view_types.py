"""The structs of a view of Drako: a card, a figure, a side, the table.

View parts fill the fields that have a default.

Each object on the table is a thing (``core.descriptions``): ``figure:brald``, ``hex:c3``,
``symbol:attack:2``. The handles of moves have the same names, so a client compares strings to
light up its drawings.
"""

from msgspec import Struct


class CardView(Struct, frozen=True, gc=False):
    """Copies of one face."""

    card: str  # card:<face number>
    symbols: list[str]  # one or two, as printed: symbol:<name>:<n>
    count: int


class FigureView(Struct, frozen=True, gc=False):
    figure: str
    hex: str | None  # None if it is dead, or not yet placed
    alive: bool
    wounds: int
    spaces: int  # wounds that kill it
    netted: bool
    shields: int  # reinforcements on it (17.6)
    ability: str | None  # the symbol or token of this figure: symbol:bow, token:fury
    lost: bool  # the ability is lost for good


class AreaView(Struct, frozen=True, gc=False):
    """An area of the Dragon's mat: area:armour, area:flight, area:fire, area:movement."""

    area: str
    wounds: int
    spaces: int


class TokenView(Struct, frozen=True, gc=False):
    """token:net, token:fury or token:dodge."""

    token: str
    ready: bool  # not used, and not on a figure
    on: str | None  # the netted figure


class AttackView(Struct, frozen=True, gc=False):
    """A declared attack that is not answered yet."""

    by: str  # figure
    on: str  # figure
    value: int  # wounds it would deal


class SideView(Struct, frozen=True, gc=False, kw_only=True):
    seat: int
    role: str  # role:<dragon|dwarves|knights|trolls>
    figures: list[FigureView] = []
    areas: list[AreaView] = []  # only of the Dragon
    tokens: list[TokenView] = []
    rocks: int | None  # only of the Trolls
    spent: int | None
    hand: list[CardView] = []  # only of the viewer
    hand_size: int
    deck_size: int
    discards: list[CardView] = []
    removed: int  # cards that left the game (15.2)
    rebuilds: int | None  # new decks that can still be made; None: no limit
    out_of_cards: bool


class DrakoView(Struct, frozen=True, gc=False, kw_only=True):
    viewer: int = 0
    matchup: str
    turn: int  # the seat whose turn it is
    actions: int  # left in this turn
    turns: int  # started so far
    quiet: int | None  # turns in a row without a wound, if they count (11.5)
    quiet_limit: int | None  # quiet turns until a draw
    sides: list[SideView] = []
    attacks: list[AttackView] = []  # in order; the first is answered

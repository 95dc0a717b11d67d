"""One match-up with its two decks, and the tables and questions made from them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.flow import Questions
from antro.core.contract.game import Seat
from antro.games.drako.components.board import NOWHERE
from antro.games.drako.components.cards import (
    AREAS,
    BRALD,
    DEFENCE,
    DRAGON,
    DWARVES,
    FIGURES,
    SIDES,
    Card,
    Side,
)
from antro.games.drako.components.decks import LOST_AT, SPACES, read_starts
from antro.games.drako.components.matchups import Matchup
from antro.games.drako.state.state import ARMOUR, NOBODY, SEATS, SLOTS

HAND_LIMIT: Final[i64] = 6  # §3.4
QUIET_DRAW: Final[i64] = 40  # turns without a wound (§11.5)
NEVER: Final[i64] = 99  # more wounds than any figure has


@final
class Config:
    """The match-up, the two decks, and lookup tables for the rules."""

    questions: Questions  # by kind and seat; set by ``links``, which needs a config first

    def __init__(self, matchup: Matchup, decks: list[list[Card]], *, quiet_draw: bool) -> None:
        self.matchup: Final = matchup
        # The number of turns without a wound until a draw (0: no limit), and its clause
        self.quiet_limit: Final = QUIET_DRAW if quiet_draw else matchup.quiet_limit
        self.quiet_clause: Final = "11.5" if quiet_draw else "14.4"
        self.decks: Final = decks  # [seat][face]
        self.role_names: Final = [f"role:{SIDES[side]}" for side in matchup.sides]  # for sentences
        self.width: Final[i64] = max(len(decks[0]), len(decks[1]))
        self.figures: Final = vec[i64]([len(FIGURES[side]) for side in matchup.sides])  # [seat]
        self.names: Final = slot_names(matchup)  # [slot]; "" for a slot without a figure
        self.spaces: Final = spaces(self.names)  # [slot], then by area: room for wounds
        self.lost_at: Final = vec[i64]([LOST_AT.get(name, NEVER) for name in self.names])
        self.starts: Final = starts(matchup)  # [slot]
        self.dragon: Final = self.slot(DRAGON, 0)
        self.brald: Final = self.slot(DWARVES, BRALD)
        self.costs: Final = costs(decks, self.width)  # [row]: rocks for its Defence, or NEVER

    def slot(self, side: Side, figure: i64) -> i64:
        """Return the slot of a figure, or NOBODY if its side does not play."""
        for seat in SEATS:
            if self.matchup.sides[seat] == side:
                return seat * 3 + figure
        return NOBODY

    def row(self, seat: Seat, face: i64) -> i64:
        """Return the index of the count of a face."""
        return seat * self.width + face

    def thing(self, slot: i64) -> str:
        """Return the figure in a slot, as a thing of descriptions."""
        return f"figure:{self.names[slot]}"

    def side(self, seat: Seat) -> str:
        """Return the name of the side that a seat plays."""
        return SIDES[self.matchup.sides[seat]]


def slot_names(matchup: Matchup) -> list[str]:
    """Return the figure in each slot, by name."""
    names: list[str] = []
    for seat in SEATS:
        figures = FIGURES[matchup.sides[seat]]
        names += figures + [""] * (3 - len(figures))
    return names


def spaces(names: list[str]) -> vec[i64]:
    """Return the wound spaces of each slot, then of each area of the Dragon."""
    return vec[i64]([SPACES.get(name, NEVER) for name in [*names, *AREAS]])


def starts(matchup: Matchup) -> vec[i64]:
    """Return the start hex of each slot in a first game (§2.3)."""
    hexes: list[i64] = [NOWHERE] * SLOTS
    for seat in SEATS:
        for figure, at in enumerate(read_starts(matchup.name, matchup.sides[seat])):
            hexes[seat * 3 + figure] = at
    return vec[i64](hexes)


def costs(decks: list[list[Card]], width: i64) -> vec[i64]:
    """Return the rocks for the Defence of each face, or NEVER without a Defence (§10.5)."""
    table: list[i64] = [NEVER] * (2 * width)
    for seat in SEATS:
        for face, card in enumerate(decks[seat]):
            for symbol in card.symbols:
                if symbol.kind == DEFENCE:
                    table[seat * width + face] = symbol.value
    return vec[i64](table)


assert ARMOUR == SLOTS, "areas come after the slots, in the order of AREAS"

"""The start of a game: deals, redraws and placement (§2)."""

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.game import Question, Seat
from antro.games.drako.components.board import NOWHERE
from antro.games.drako.components.cards import DRAGON
from antro.games.drako.components.matchups import Matchup
from antro.games.drako.kinds import DEAL, PLACE, REDRAW, TURN
from antro.games.drako.moves.setup import OPENING_HAND
from antro.games.drako.state.config import Config
from antro.games.drako.state.state import SEATS, SLOTS, owner


def opening(config: Config, placing: list[Seat], *, redraws: bool) -> list[Question]:
    """Return the questions up to the first turn, the last one to be asked first (§2)."""
    first, second = SEATS
    of = config.questions.of
    stack = [of(TURN, first)]
    stack += [of(PLACE, seat) for seat in reversed(placing)]
    if redraws:
        stack += [of(REDRAW, second), of(REDRAW, first)]
    return stack + [of(DEAL, second)] * OPENING_HAND + [of(DEAL, first)] * OPENING_HAND


def start_hexes(config: Config, placing: list[Seat]) -> vec[i64]:
    """Return the hexes of the figures before any of them is placed by choice (§2.3)."""
    hexes = vec[i64]([NOWHERE] * SLOTS)
    for slot in range(SLOTS):
        if owner(slot) not in placing:
            hexes[slot] = config.starts[slot]
    return hexes


def placing_seats(matchup: Matchup, placement: str) -> list[Seat]:
    """Return the seats that place their figures by choice (§2.3). The Dragon never does."""
    if placement == "printed":
        return [seat for seat in SEATS if matchup.places >> seat & 1]
    if placement == "free":
        return [seat for seat in SEATS if matchup.sides[seat] != DRAGON]
    return []

"""The features of a position for each side. ``weights.csv`` has their weights."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import lowest
from antro.games.heroes.components.board import SPACES
from antro.games.heroes.state.side import Side
from antro.games.heroes.state.state import HeroesState

NAMES: Final = [
    "heroes",  # alive
    "life",  # of heroes, in tens
    "danger",  # 1 / (life + 1): grows as a hero gets weaker
    "points",  # in tens (§25.2)
    "creatures",  # their remaining life, in tens
    "strength",  # of creatures, in tens
    "hidden",  # heroes that are not exposed
    "hand",  # cards, in tens
    "boons",  # friendly permanent spells on its side, less enemy ones
]


def counts_of(state: HeroesState, seats: i64) -> vec[float]:
    """Return the features of a side, added up over its seats."""
    found = vec[float]([0.0] * len(NAMES))
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        if not state.sides[seat].out:
            add_side(state, seat, found)
    return found


def add_side(state: HeroesState, seat: i64, found: vec[float]) -> None:
    """Add the features of one seat."""
    side = state.sides[seat]
    found[0] += 1.0
    found[1] += float(side.life) / 10.0
    found[2] += 1.0 / float(side.life + 1)
    found[3] += float(side.points) / 10.0
    for space in range(SPACES):
        kind = side.board[space]
        if kind >= 0:
            left = state.config.creatures.lives[kind] - side.wounds[space]
            found[4] += float(left) / 10.0
            found[5] += float(state.config.creatures.strengths[kind]) / 10.0
    found[6] += 0.0 if is_exposed(side) else 1.0
    found[7] += float(side.hand_size()) / 10.0
    for entry in side.permanents:
        caster = entry >> 10 & 7
        found[8] += 1.0 if state.config.allies[seat] >> caster & 1 else -1.0


def is_exposed(side: Side) -> bool:
    """True if the hero of a side is on the board and exposed."""
    return side.hero_at >= 0 and side.exposed() >> side.hero_at & 1 != 0

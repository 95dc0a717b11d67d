"""What a position of Heroes is counted by, for each side; ``weights.csv`` weighs it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import lowest
from antro.games.heroes.components.board import SPACES
from antro.games.heroes.state.side import Side
from antro.games.heroes.state.state import HeroesState

NAMES: Final = [
    "heroes",  # who live
    "life",  # of heroes, in tens
    "danger",  # how near the weakest hero is to falling: one over life and one
    "points",  # in tens (§25.2)
    "creatures",  # what life is left to them, in tens
    "strength",  # of creatures, in tens
    "hidden",  # heroes who are not exposed
    "hand",  # cards, in tens
    "boons",  # permanent spells of its own on its side, less those of others
]


def counts_of(state: HeroesState, seats: i64) -> vec[float]:
    """What is counted for the seats of a side together."""
    found = vec[float]([0.0] * len(NAMES))
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        if not state.sides[seat].out:
            add_side(state, seat, found)
    return found


def add_side(state: HeroesState, seat: i64, found: vec[float]) -> None:
    """Count what one player has."""
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
    """Whether a side's hero is on the board and exposed."""
    return side.hero_at >= 0 and side.exposed() >> side.hero_at & 1 != 0

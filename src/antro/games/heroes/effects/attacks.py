"""Attacks: strikes, then the thorns that answer them (§17)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from antro.core.contract.game import Seat
from antro.games.heroes.components.board import SPACES
from antro.games.heroes.components.codes import THORNS
from antro.games.heroes.components.effects import MAGICAL, PHYSICAL
from antro.games.heroes.effects.permanents import strength
from antro.games.heroes.effects.wounds import hit
from antro.games.heroes.state.state import HeroesState


def attack(state: HeroesState, seat: Seat, space: i64, targets: vec[i64]) -> None:
    """Resolve all strikes, then the thorns of the targets (§17.1, §18.5, §18.7)."""
    amount = strength(state, state.sides[seat], space)
    thorns = vec[i64]()
    for target in targets:
        thorns = append(thorns, thorns_of(state, target))
    for target in targets:
        hit(state, seat, target // SPACES, target % SPACES, amount, PHYSICAL)
    for at in range(i64(len(targets))):
        if thorns[at]:
            hit(state, targets[at] // SPACES, seat, space, thorns[at], MAGICAL)


def thorns_of(state: HeroesState, target: i64) -> i64:
    """The number of wounds that thorns deal to an attacker of this being (§18.5)."""
    being = state.sides[target // SPACES].board[target % SPACES]
    return state.config.creatures.static(being, THORNS) if being >= 0 else 0

"""Populate (§20.8): discs that Tribes gain or refuse, and overpopulation."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.decks import PET_FROG, UNDERBOSS
from antro.games.vast.components.roles import TRIBES
from antro.games.vast.goblins.effects.monsters import has_monster
from antro.games.vast.goblins.effects.population import lose_population, scatter
from antro.games.vast.goblins.effects.rage import lose_rage
from antro.games.vast.goblins.effects.values import is_revealed
from antro.games.vast.goblins.kinds import OVERPOPULATED, REFUSE
from antro.games.vast.goblins.moves.base import OfTribes
from antro.games.vast.goblins.moves.war.numbers import discs_for
from antro.games.vast.goblins.state import MOST_POPULATION
from antro.games.vast.state.state import VastState


def ask_to_refuse(state: VastState) -> None:
    """Ask which Tribes refuse their discs, if any can (§20.8)."""
    if tribes_to_refuse(state, 0):
        state.ask(REFUSE)
    else:
        populate(state, 0)


def tribes_to_refuse(state: VastState, refused: i64) -> i64:
    """Return the Tribes that may refuse discs and have not refused yet."""
    found: i64 = 0
    if state.goblins.rage == 0:
        return 0
    for tribe in range(TRIBES):
        if discs_for(state, tribe) > 0 and not refused >> tribe & 1:
            found |= bit(tribe)
    return found


@final
class Refuse(OfTribes):
    """Let a Tribe refuse all its discs for 1 Rage (§20.8).

    The argument is the set of Tribes that have refused.
    """

    def __init__(self) -> None:
        super().__init__("refuse")

    def tribes(self, state: VastState) -> i64:
        return tribes_to_refuse(state, state.argument())

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        lose_rage(state, 1)
        state.set_argument(state.argument() | bit(move - self.first))


@final
class Populate(SingleMove[VastState]):
    """Give all other Tribes their discs (§20.8)."""

    word = "populate"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        populate(state, state.pop())


def populate(state: VastState, refused: i64) -> None:
    """Give Tribes the discs of the card. Above 4, the rest is lost and one scatters (§20.8)."""
    goblins = state.goblins
    over = False
    for tribe in range(TRIBES):
        if refused >> tribe & 1:
            continue
        total = goblins.population[tribe] + discs_for(state, tribe)
        over = over or (total > MOST_POPULATION and not has_monster(goblins, tribe, PET_FROG))
        goblins.population[tribe] = min(MOST_POPULATION, total)
    if over:
        overpopulate(state)


def overpopulate(state: VastState) -> None:
    """Let a Tribe scatter. Ask, unless all players can see that there is no choice (§20.8)."""
    if not tribes_to_scatter(state):
        return
    if state.goblins.secrets_held:
        state.ask(OVERPOPULATED)
    else:
        ask_if_open(state, OVERPOPULATED)


def tribes_to_scatter(state: VastState) -> i64:
    """Return the Tribes on the map, or hidden ones if there are none (§20.8).

    With the Underboss, hidden Tribes are never affected (§41.8).
    """
    revealed: i64 = 0
    hidden: i64 = 0
    for tribe in range(TRIBES):
        if is_revealed(state, tribe):
            revealed |= bit(tribe)
        elif state.goblins.population[tribe] > 0:
            hidden |= bit(tribe)
    if revealed or state.goblins.has_bought(UNDERBOSS):
        return revealed
    return hidden


@final
class Overpopulated(OfTribes):
    """The Tribe that scatters, or loses a disc with the Underboss (§20.8, §41.8)."""

    def __init__(self) -> None:
        super().__init__("scatter")

    def tribes(self, state: VastState) -> i64:
        return tribes_to_scatter(state)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        if state.goblins.has_bought(UNDERBOSS):
            lose_population(state, move - self.first, 1)
        else:
            scatter(state, move - self.first)


@final
class NobodyScatters(SingleMove[VastState]):
    """Lose nothing, because the Underboss is bought and no Tribe is on the map (§41.8)."""

    word = "nobody_scatters"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if not tribes_to_scatter(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()

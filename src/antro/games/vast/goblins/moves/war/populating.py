"""Populate (§20.8): discs that Tribes get or refuse, and overpopulation."""

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
    """§20.8 Ask which Tribes refuse their discs, if any can."""
    if tribes_to_refuse(state, 0):
        state.ask(REFUSE)
    else:
        populate(state, 0)


def tribes_to_refuse(state: VastState, refused: i64) -> i64:
    """The Tribes that may refuse the discs of the card, besides those that did: a set."""
    found: i64 = 0
    if state.goblins.rage == 0:
        return 0
    for tribe in range(TRIBES):
        if discs_for(state, tribe) > 0 and not refused >> tribe & 1:
            found |= bit(tribe)
    return found


@final
class Refuse(OfTribes):
    """§20.8 A Tribe refuses all discs of the card, for 1 Rage. The argument is who did."""

    def __init__(self) -> None:
        super().__init__("refuse")

    def tribes(self, state: VastState) -> i64:
        return tribes_to_refuse(state, state.argument())

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        lose_rage(state, 1)
        state.set_argument(state.argument() | bit(move - self.first))


@final
class Populate(SingleMove[VastState]):
    """§20.8 All other Tribes get their discs."""

    word = "populate"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        populate(state, state.pop())


def populate(state: VastState, refused: i64) -> None:
    """§20.8 Tribes get the discs of the card; above 4 they are cut, and one scatters."""
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
    """§20.8 A Tribe has to scatter: asked, unless all can see that there is no choice."""
    if not tribes_to_scatter(state):
        return
    if state.goblins.secrets_held:
        state.ask(OVERPOPULATED)
    else:
        ask_if_open(state, OVERPOPULATED)


def tribes_to_scatter(state: VastState) -> i64:
    """§20.8, §41.8 Revealed Tribes, or without them hidden ones; the Underboss spares those."""
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
    """§20.8 Which Tribe scatters; with the Underboss, which loses a disc (§41.8)."""

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
    """§41.8 With the Underboss and no revealed Tribe left, nothing is lost."""

    word = "nobody_scatters"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if not tribes_to_scatter(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()

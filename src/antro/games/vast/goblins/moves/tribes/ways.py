"""Ways of a Tribe (§21.1): to every square, the one that costs it least Population.

Light costs a half for each Lit square left, all else a whole (§21.2); so *points* are counted,
one for light and two for a loss, or three with Cave Oil (§41.13), and the fewest are sought:
no way costs less Population, and of those that cost as little, none leaves the next loss by
light further off. Whole losses alone could not be sought so, step by step.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit, count
from antro.games.vast.components.decks import CAVE_OIL, GOLEM
from antro.games.vast.components.roles import DRAGON_PIECE, FANGS, KNIGHT_PIECE
from antro.games.vast.components.squares import (
    FIRST_SQUARE,
    LAKE,
    OFF,
    PITS,
    RIVER,
    SQUARES,
    is_impassable,
    is_pit,
    opposite,
    terrain_of,
)
from antro.games.vast.dragon.effects.values import armor
from antro.games.vast.goblins.effects.arrival import step_loss
from antro.games.vast.goblins.effects.monsters import has_monster
from antro.games.vast.goblins.effects.values import strength_with
from antro.games.vast.knight.effects import values as knight
from antro.games.vast.map.visibility.squares import has_wall, is_lit
from antro.games.vast.state.ground import Ground
from antro.games.vast.state.state import VastState

PIT_EXITS: Final[i64] = SQUARES  # a Pit that was reached through another: a node of its own
NODES: Final[i64] = SQUARES + 3
FAR: Final[i64] = 1_000_000
STEP: Final[i64] = 1
POINT: Final[i64] = 256  # any point outweighs the number of steps

UNREACHED: Final = vec[i64]([FAR] * NODES)
NO_ORIGIN: Final = vec[i64]([OFF] * NODES)


@final
class Ways:
    """The best ways of a Tribe from where it stands."""

    def __init__(self, state: VastState, tribe: i64, before: i64) -> None:
        """*before* is the square it came from: out of a Pit it goes only if that was another."""
        self.state: Final = state
        self.tribe: Final = tribe
        self.start: Final = start_node(state.ground.where[FANGS + tribe], before)
        self.left: Final = state.goblins.lit_left[tribe]
        self.per_loss: Final = points_per_loss(state)
        self.used: Final = count(self.left) % self.per_loss  # points that wait for more
        self.golem: Final = has_monster(state.goblins, tribe, GOLEM)
        self.cost = UNREACHED[:]  # [node]: points and steps
        self.origin = NO_ORIGIN[:]  # [node]: the one before
        self.open = NO_ORIGIN[:]  # nodes still to be looked at
        self.open_count: i64 = 0
        self.reach(self.start, OFF, 0)
        while self.open_count:
            self.spread(self.take_nearest())

    # The search

    def reach(self, node: i64, origin: i64, cost: i64) -> None:
        """Note a way to a node, if it is better than the one known."""
        if cost >= self.cost[node]:
            return
        if self.cost[node] == FAR:
            self.open[self.open_count] = node
            self.open_count += 1
        self.cost[node] = cost
        self.origin[node] = origin

    def take_nearest(self) -> i64:
        """The node with the best way of those that are open; it is open no more."""
        best: i64 = 0
        for place in range(i64(1), self.open_count):
            if self.cost[self.open[place]] < self.cost[self.open[best]]:
                best = place
        node = self.open[best]
        self.open_count -= 1
        self.open[best] = self.open[self.open_count]
        return node

    def spread(self, node: i64) -> None:
        """Look at all steps from a node, unless the Tribe stops or scatters there."""
        if self.ends(node):
            return
        square = square_of(node)
        if is_pit(node):
            self.spread_pits(node)
            return
        for way in range(i64(4)):
            target = self.state.ground.next(square, way)
            if target != OFF and self.may_step(square, way, target):
                self.step(node, square, target, target)

    def spread_pits(self, pit: i64) -> None:
        """§10.10 From a Pit that was entered, the way leads out of another."""
        first = FIRST_SQUARE[PITS]
        for other in range(first, FIRST_SQUARE[RIVER]):
            if other != pit and self.state.ground.lies(other):
                self.step(pit, pit, other, PIT_EXITS + other - first)

    def may_step(self, square: i64, way: i64, target: i64) -> bool:
        """§5.1 Whether a step is open, whoever stands there."""
        if is_impassable(target):
            return False
        return self.golem or not has_wall(self.state.ground, square, way)

    def step(self, node: i64, square: i64, target: i64, to: i64) -> None:
        """Note a step, unless who stands there is too strong for what is left of the Tribe."""
        cost = self.cost[node] + self.step_cost(square, target)
        left = self.population_after(cost)
        if left <= 0 or may_enter(self.state, self.tribe, target, left):
            self.reach(to, node, cost)

    def step_cost(self, square: i64, target: i64) -> i64:
        """What a step adds to the cost of a way."""
        points = self.light(square) + self.per_loss * step_loss(self.state, target, square)
        return POINT * points + STEP

    def light(self, square: i64) -> i64:
        """The points of light for leaving a square."""
        return 1 if counts_as_left(self.state, self.tribe, square) else 0

    # What is known of a node

    def population(self, node: i64) -> i64:
        """The Population that a Tribe has when it is there."""
        return self.population_after(self.cost[node])

    def population_after(self, cost: i64) -> i64:
        lost = (self.used + cost // POINT) // self.per_loss
        return self.state.goblins.population[self.tribe] - lost

    def ends(self, node: i64) -> bool:
        """Whether a Tribe that comes to a node goes no further: it stops or scatters there."""
        return node != self.start and (self.population(node) <= 0 or self.stops(node))

    def stops(self, node: i64) -> bool:
        """§21.3 Whether its movement ends there: beside the Knight."""
        return square_of(node) == self.state.ground.where[KNIGHT_PIECE]

    def reaches(self, square: i64) -> bool:
        """Whether a Tribe may be sent to a square: no Pit, and not where it is."""
        return square != square_of(self.start) and not is_pit(square) and self.cost[square] < FAR

    def first_step(self, target: i64) -> i64:
        """The first square of the way to another."""
        node = target
        while self.origin[node] != self.start:
            node = self.origin[node]
        return square_of(node)

    def first_steps(self, target: i64) -> list[i64]:
        """The first squares of all equally good ways to another, ascending; none by Pits."""
        found: list[i64] = []
        seen, ahead = [target], [target]
        while ahead:
            square = ahead.pop()
            for way in range(i64(4)):
                before = self.state.ground.next(square, way)
                if before == OFF or not self.leads(before, square, opposite(way)):
                    continue
                if before == self.start:
                    found.append(square)
                elif before not in seen:
                    seen.append(before)
                    ahead.append(before)
        found.sort()
        return found

    def leads(self, square: i64, target: i64, way: i64) -> bool:
        """Whether a best way goes from a square to the next."""
        if self.cost[square] == FAR or self.ends(square):
            return False
        if self.cost[square] + self.step_cost(square, target) != self.cost[target]:
            return False
        return self.may_step(square, way, target) and not is_pit(square)


def start_node(square: i64, before: i64) -> i64:
    """Where a search begins: in a Pit that was reached through another, at its exit."""
    if is_pit(square) and before != square and is_pit(before):
        return PIT_EXITS + square - FIRST_SQUARE[PITS]
    return square


def square_of(node: i64) -> i64:
    """The square of a node."""
    return node if node < SQUARES else FIRST_SQUARE[PITS] + node - PIT_EXITS


def points_per_loss(state: VastState) -> i64:
    """§21.2, §41.13 How many Lit squares left cost one Population."""
    return 3 if state.goblins.has_bought(CAVE_OIL) else 2


def shines(ground: Ground, square: i64) -> bool:
    """§10.5, §10.6 Whether a square counts as Lit for a Tribe: bridge and Lake, too."""
    return is_lit(ground, square) or terrain_of(square) == LAKE


def may_enter(state: VastState, tribe: i64, square: i64, population: i64) -> bool:
    """§21.3 Whether a Tribe with so much Population is strong enough for who stands there."""
    where = state.ground.where
    if where[KNIGHT_PIECE] != square and where[DRAGON_PIECE] != square:
        return True
    own = strength_with(state, tribe, population)
    if where[KNIGHT_PIECE] == square and own <= knight.strength(state):
        return False
    return where[DRAGON_PIECE] != square or own > armor(state)


def note_left(state: VastState, tribe: i64, square: i64) -> bool:
    """§21.2 A Tribe leaves a square of its own. Returns whether light costs it Population."""
    if not counts_as_left(state, tribe, square):
        return False
    state.goblins.lit_left[tribe] |= bit(square)
    return count(state.goblins.lit_left[tribe]) % points_per_loss(state) == 0


def counts_as_left(state: VastState, tribe: i64, square: i64) -> bool:
    """§21.2 Whether a square would be one more Lit square that a Tribe has left in this turn."""
    goblins = state.goblins
    if goblins.furious >> tribe & 1 or not shines(state.ground, square):
        return False
    return not goblins.lit_left[tribe] >> square & 1


def population_on_leaving(state: VastState, tribe: i64) -> i64:
    """What Population a Tribe would have if it left its square now."""
    population = state.goblins.population[tribe]
    if not counts_as_left(state, tribe, state.ground.where[FANGS + tribe]):
        return population
    left = count(state.goblins.lit_left[tribe]) + 1
    return population - (1 if left % points_per_loss(state) == 0 else 0)

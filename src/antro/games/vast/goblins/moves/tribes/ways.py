"""Paths of a Tribe (§21.1) to every square with the lowest loss of Population.

Light costs half a Population for each Lit square left, and other losses are whole (§21.2). So the
search counts *points*: one for light, and two for a whole loss, or three with Cave Oil (§41.13).

The path with the fewest points has the smallest loss. Of equal losses, it is also the path after
which the next loss by light is the farthest away. A step-by-step search for whole losses alone
could not find it.
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

PIT_EXITS: Final[i64] = SQUARES  # first of the nodes for Pits that were reached through another Pit
NODES: Final[i64] = SQUARES + 3
FAR: Final[i64] = 1_000_000
STEP: Final[i64] = 1
POINT: Final[i64] = 256  # one point weighs more than any number of steps

UNREACHED: Final = vec[i64]([FAR] * NODES)
NO_ORIGIN: Final = vec[i64]([OFF] * NODES)


@final
class Ways:
    """The best paths of a Tribe from its square."""

    def __init__(self, state: VastState, tribe: i64, before: i64, target: i64 = OFF) -> None:
        """Search the paths to all squares, or only as far as to *target*.

        *before* is the square before this one. A Tribe in a Pit can only leave it if it came from
        another Pit.
        """
        self.state: Final = state
        self.tribe: Final = tribe
        self.start: Final = start_node(state.ground.where[FANGS + tribe], before)
        self.left: Final = state.goblins.lit_left[tribe]
        self.per_loss: Final = points_per_loss(state)
        self.used: Final = count(self.left) % self.per_loss  # points that are not a whole loss yet
        self.golem: Final = has_monster(state.goblins, tribe, GOLEM)
        population = state.goblins.population[tribe]
        self.deadly: Final = POINT * (population * self.per_loss - self.used)  # cost to scatter
        self.cost = UNREACHED[:]  # [node]: points and steps
        self.origin = NO_ORIGIN[:]  # [node]: the previous node
        self.open = NO_ORIGIN[:]  # nodes that are not visited yet
        self.open_count: i64 = 0
        self.reach(self.start, OFF, 0)
        while self.open_count:
            node = self.take_nearest()
            if node == target:
                return
            self.expand(node)

    # The search

    def reach(self, node: i64, origin: i64, cost: i64) -> None:
        """Note a path to a node, which is the best so far."""
        if self.cost[node] == FAR:
            self.open[self.open_count] = node
            self.open_count += 1
        self.cost[node] = cost
        self.origin[node] = origin

    def take_nearest(self) -> i64:
        """Take the unvisited node with the best path."""
        cost, ahead = self.cost, self.open
        best: i64 = 0
        least = cost[ahead[0]]
        for place in range(i64(1), self.open_count):
            if cost[ahead[place]] < least:
                best, least = place, cost[ahead[place]]
        node = ahead[best]
        self.open_count -= 1
        ahead[best] = ahead[self.open_count]
        return node

    def expand(self, node: i64) -> None:
        """Look at all steps from a node, unless the Tribe stops or scatters there."""
        if self.ends(node):
            return
        square = square_of(node)
        if is_pit(node):
            self.expand_pits(node)
            return
        leaving = self.cost[node] + POINT * self.light(square)
        for way in range(i64(4)):
            target = self.state.ground.next(square, way)
            if target != OFF and self.may_step(square, way, target):
                self.step(node, square, target, target, leaving)

    def expand_pits(self, pit: i64) -> None:
        """Add the steps from an entered Pit to all other Pits (§10.10)."""
        first = FIRST_SQUARE[PITS]
        leaving = self.cost[pit] + POINT * self.light(pit)
        for other in range(first, FIRST_SQUARE[RIVER]):
            if other != pit and self.state.ground.has_square(other):
                self.step(pit, pit, other, PIT_EXITS + other - first, leaving)

    def may_step(self, square: i64, way: i64, target: i64) -> bool:
        """Return True if the map allows a step, without regard to pieces (§5.1)."""
        if is_impassable(target):
            return False
        return self.golem or not has_wall(self.state.ground, square, way)

    def step(self, node: i64, square: i64, target: i64, to: i64, leaving: i64) -> None:
        """Note a step, unless it is no better or a piece there is too strong.

        *leaving* is the cost of the path to the node and of the light on leaving it.
        """
        cost = leaving + self.arrival_cost(square, target)
        if cost < self.cost[to] and self.may_enter(target, cost):
            self.reach(to, node, cost)

    def may_enter(self, square: i64, cost: i64) -> bool:
        """Return True if the Tribe scatters on a square or is strong enough to enter it (§21.3)."""
        where = self.state.ground.where
        if where[KNIGHT_PIECE] != square and where[DRAGON_PIECE] != square:
            return True
        left = self.population_after(cost)
        return left <= 0 or may_enter(self.state, self.tribe, square, left)

    def step_cost(self, square: i64, target: i64) -> i64:
        """Return the cost of a step: its points and 1."""
        return POINT * self.light(square) + self.arrival_cost(square, target)

    def arrival_cost(self, square: i64, target: i64) -> i64:
        """Return the cost of a step without the points for light."""
        return POINT * self.per_loss * step_loss(self.state, target, square) + STEP

    def light(self, square: i64) -> i64:
        """Return the points for light on leaving a square."""
        return 1 if counts_as_left(self.state, self.tribe, square) else 0

    # Nodes

    def population(self, node: i64) -> i64:
        """Return the Population that the Tribe has at a node."""
        return self.population_after(self.cost[node])

    def population_after(self, cost: i64) -> i64:
        lost = (self.used + cost // POINT) // self.per_loss
        return self.state.goblins.population[self.tribe] - lost

    def ends(self, node: i64) -> bool:
        """Return True if the Tribe stops or scatters at a node."""
        return node != self.start and (self.cost[node] >= self.deadly or self.stops(node))

    def stops(self, node: i64) -> bool:
        """Return True if the movement ends at a node because the Knight is there (§21.3)."""
        return square_of(node) == self.state.ground.where[KNIGHT_PIECE]

    def reaches(self, square: i64) -> bool:
        """Return True if the Tribe may walk to a square, which is neither a Pit nor its own."""
        return square != square_of(self.start) and not is_pit(square) and self.cost[square] < FAR

    def first_step(self, target: i64) -> i64:
        """Return the first square of the path to another."""
        node = target
        while self.origin[node] != self.start:
            node = self.origin[node]
        return square_of(node)

    def first_steps(self, target: i64) -> list[i64]:
        """Return the first squares of all equally good paths without Pits, ascending."""
        found: list[i64] = []
        seen, ahead = [target], [target]
        while ahead:
            square = ahead.pop()
            for way in range(i64(4)):
                before = self.state.ground.next(square, way)
                if before == OFF or not self.is_on_best_path(before, square, opposite(way)):
                    continue
                if before == self.start:
                    found.append(square)
                elif before not in seen:
                    seen.append(before)
                    ahead.append(before)
        found.sort()
        return found

    def is_on_best_path(self, square: i64, target: i64, way: i64) -> bool:
        """Return True if a best path goes from a square to the next."""
        if self.cost[square] == FAR or self.ends(square):
            return False
        if self.cost[square] + self.step_cost(square, target) != self.cost[target]:
            return False
        return self.may_step(square, way, target) and not is_pit(square)


def start_node(square: i64, before: i64) -> i64:
    """Return the first node of the search, which is the exit of a Pit reached through another."""
    if is_pit(square) and before != square and is_pit(before):
        return PIT_EXITS + square - FIRST_SQUARE[PITS]
    return square


def square_of(node: i64) -> i64:
    """Return the square of a node."""
    return node if node < SQUARES else FIRST_SQUARE[PITS] + node - PIT_EXITS


def points_per_loss(state: VastState) -> i64:
    """Return the number of Lit squares left that cost one Population (§21.2, §41.13)."""
    return 3 if state.goblins.has_bought(CAVE_OIL) else 2


def counts_as_lit(ground: Ground, square: i64) -> bool:
    """Return True if a square counts as Lit for a Tribe, such as bridge and Lake (§10.5, §10.6)."""
    return is_lit(ground, square) or terrain_of(square) == LAKE


def may_enter(state: VastState, tribe: i64, square: i64, population: i64) -> bool:
    """Return True if a Tribe with this Population is strong enough to enter a square (§21.3)."""
    where = state.ground.where
    if where[KNIGHT_PIECE] != square and where[DRAGON_PIECE] != square:
        return True
    own = strength_with(state, tribe, population)
    if where[KNIGHT_PIECE] == square and own <= knight.strength(state):
        return False
    return where[DRAGON_PIECE] != square or own > armor(state)


def note_left(state: VastState, tribe: i64, square: i64) -> bool:
    """Note a Lit square that a Tribe left. Return True if light costs it Population (§21.2)."""
    if not counts_as_left(state, tribe, square):
        return False
    state.goblins.lit_left[tribe] |= bit(square)
    return count(state.goblins.lit_left[tribe]) % points_per_loss(state) == 0


def counts_as_left(state: VastState, tribe: i64, square: i64) -> bool:
    """Return True if a square is one more Lit square that a Tribe leaves in this turn (§21.2)."""
    goblins = state.goblins
    if goblins.furious >> tribe & 1 or not counts_as_lit(state.ground, square):
        return False
    return not goblins.lit_left[tribe] >> square & 1


def population_on_leaving(state: VastState, tribe: i64) -> i64:
    """Return the Population that a Tribe would have after leaving its square now."""
    population = state.goblins.population[tribe]
    if not counts_as_left(state, tribe, state.ground.where[FANGS + tribe]):
        return population
    left = count(state.goblins.lit_left[tribe]) + 1
    return population - (1 if left % points_per_loss(state) == 0 else 0)

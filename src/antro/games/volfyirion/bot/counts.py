"""The counts that value a position: the first side's share minus the other's.

The numbers in ``weights.csv`` were learned from games of the bots (``antro lab learn``), for
each mode. To the first side a position is worth tanh(sum of count times number).
"""

from math import exp, log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import lowest
from antro.games.volfyirion.bot.move_weights import CHAINED
from antro.games.volfyirion.components.cards import (
    BATTLE,
    BUILDINGS,
    CARDS,
    CHAINS,
    COMMAND,
    COST,
    DEFENCE,
    DRAWS,
    KNOWLEDGE,
    NOTHING,
    TROOPS,
    WONDERS,
    faces_where,
)
from antro.games.volfyirion.components.sites import LAIR
from antro.games.volfyirion.effects.points import LAIR_INCOME
from antro.games.volfyirion.flow.turn_start import HAND
from antro.games.volfyirion.moves.coop import TOGETHER
from antro.games.volfyirion.moves.knowledge import FLIGHT
from antro.games.volfyirion.moves.solo import SUBJUGATION
from antro.games.volfyirion.moves.trade import ANY_PRICE
from antro.games.volfyirion.state.house import House
from antro.games.volfyirion.state.piles import Pile
from antro.games.volfyirion.state.state import AT_HOME, DEFEATED, LAIR_OF, VolfState

NAMES: Final = [
    "lost",  # destroyed Cities, in games against the dragon
    "hour",  # tens of turns, in games against the dragon
    "turn",  # 1 before the first side's turn, -1 before the other's
    "cities",  # standing Cities
    "last",  # 1 if only one City is standing
    "walls",  # Defence of the Cities
    "guards",  # the Defence of their Troops
    "command",  # points of an average turn
    "battle",
    "knowledge",
    "cards",  # in the House decks
    "coming",  # prices of the cards in the House decks that stay in play
    "doom",  # 1 if the dragon is on a City of the side whose turn starts
    "escape",  # then: the chance that this side can send it away
    "storm",  # the chance to pay for an attack next turn
    "flight",  # the chance to send the dragon to the other side
    "finish",  # the better of both chances, if the other side has one City left
    "race",  # the logarithm of the share of the other side's Cities that a turn's points pay for
    "rage",  # the dragon's cards
]
COUNTS: Final = len(NAMES)
CITIES_EACH: Final[i64] = 3
DRAWING: Final[i64] = CHAINS & faces_where(lambda card: card.cards > 0)
STAYING: Final[i64] = BUILDINGS | TROOPS | WONDERS


def given(kind: int) -> vec[float]:
    """Return the points of each face when it is drawn. A chain counts as often as it works."""
    return vec[float](
        [card.main[kind] + (CHAINED * card.gain[kind] if card.chain else 0.0) for card in CARDS]
    )


COMMAND_OF: Final = given(COMMAND)
BATTLE_OF: Final = given(BATTLE)
KNOWLEDGE_OF: Final = given(KNOWLEDGE)


@final
class Side:
    """The strength of one side."""

    def __init__(self) -> None:
        self.cities = 0.0
        self.walls = 0.0
        self.guards = 0.0
        self.command = 0.0  # points of an average turn
        self.battle = 0.0
        self.knowledge = 0.0
        self.battle_swing = 0.0  # the variance from turn to turn
        self.knowledge_swing = 0.0
        self.cards = 0.0
        self.coming = 0.0
        self.strike = 0.0  # points to win with, in an average turn
        self.cheapest = float(ANY_PRICE)  # the lowest price of an attack on it
        self.whole = 1.0  # the price of destroying everything it has

    def see_land(self, state: VolfState, sites: i64) -> None:
        while sites:
            site = lowest(sites)
            sites &= sites - 1
            wall, guard = float(state.config.defence[site]), 0.0
            if state.sites.troops[site] != NOTHING:
                guard = float(DEFENCE[state.sites.troops[site]])
            if site == LAIR:
                self.battle += float(LAIR_INCOME)
            elif state.sites.buildings[site] != NOTHING:
                self.see_card(state.sites.buildings[site], 1.0)
            self.cities += 1.0
            self.walls += wall
            self.guards += guard
            self.cheapest = min(self.cheapest, wall + guard)
            self.whole += wall if guard == 0.0 else 2.0 * wall + guard

    def see_house(self, house: House) -> None:
        """Count a player's cards: Wonders in play fully, others by their share of a hand."""
        piles = [house.deck, house.hand, house.discard]
        size, draws = 0.0, 0.0
        for pile in piles:
            size += float(pile.size)
            draws += CHAINED * float(pile.total(DRAWING, DRAWS))
            self.coming += float(pile.total(STAYING, COST))
        self.cards += size
        self.see_pile(house.played, 1.0)
        if size > 0.0:
            share = min(1.0, float(HAND) * (1.0 + draws / size) / size)
            for pile in piles:
                self.see_pile(pile, share)

    def see_pile(self, pile: Pile, share: float) -> None:
        left = pile.faces
        while left:
            face = lowest(left)
            left &= left - 1
            copies = float(pile.counts[face])
            self.see_card(face, share * copies)
            swing = copies * share * (1.0 - share)
            self.battle_swing += swing * BATTLE_OF[face] * BATTLE_OF[face]
            self.knowledge_swing += swing * KNOWLEDGE_OF[face] * KNOWLEDGE_OF[face]

    def see_card(self, face: i64, share: float) -> None:
        self.command += share * COMMAND_OF[face]
        self.battle += share * BATTLE_OF[face]
        self.knowledge += share * KNOWLEDGE_OF[face]

    def storm(self, price: float) -> float:
        """Return the chance of having *price* battle points in a turn."""
        return odds(self.battle - price, self.battle_swing)

    def flight(self, price: float) -> float:
        """Return the chance of having *price* knowledge points in a turn."""
        return odds(self.knowledge - price, self.knowledge_swing)


def odds(lead: float, swing: float) -> float:
    """Return the chance that a number with this mean and variance is not negative."""
    return 1.0 / (1.0 + exp(-1.7 * (lead + 0.5) / sqrt(swing + 0.5)))


def side_of(state: VolfState, side: i64) -> Side:
    found = Side()
    found.see_land(state, state.side_sites(side))
    for seat in range(state.config.seats):
        if state.config.sides[seat] == side:
            found.see_house(state.houses[seat])
    found.strike = found.battle if state.dragon == DEFEATED else found.battle + found.knowledge
    return found


def counts_of(state: VolfState) -> vec[float]:
    """Return the counts of a position, in the order of ``NAMES``."""
    values = vec[float]([0.0] * COUNTS)
    one = side_of(state, 0)
    if len(state.rages) + len(state.grids) > 0:
        two = Side()
        against_dragon(state, one, values)
    else:
        two = side_of(state, 1)
        against_each_other(state, one, two, values)
    values[3] = one.cities - two.cities
    values[4] = lone(one) - lone(two)
    values[5] = one.walls - two.walls
    values[6] = one.guards - two.guards
    values[7] = one.command - two.command
    values[8] = one.battle - two.battle
    values[9] = one.knowledge - two.knowledge
    values[10] = one.cards - two.cards
    values[11] = one.coming - two.coming
    return values


def lone(side: Side) -> float:
    return 1.0 if side.cities == 1.0 else 0.0


def against_each_other(state: VolfState, one: Side, two: Side, values: vec[float]) -> None:
    """Count the threats of two sides to each other in a turn."""
    values[2] = 1.0 if state.config.sides[state.turn.seat] == 0 else -1.0
    flight = float(FLIGHT if state.dragon == AT_HOME else ANY_PRICE)
    if state.dragon < LAIR_OF:
        sign = 1.0 if state.side_sites(0) >> state.dragon & 1 else -1.0
        victim = one if sign > 0.0 else two
        values[12] = sign
        values[13] = sign * victim.flight(float(FLIGHT))
    storms = one.storm(two.cheapest), two.storm(one.cheapest)
    flights = one.flight(flight), two.flight(flight)
    values[14] = storms[0] - storms[1]
    values[15] = flights[0] - flights[1]
    values[16] = lone(two) * max(storms[0], flights[0]) - lone(one) * max(storms[1], flights[1])
    values[17] = log((one.strike + 1.0) / two.whole) - log((two.strike + 1.0) / one.whole)


def against_dragon(state: VolfState, one: Side, values: vec[float]) -> None:
    """Count the way to the battle or knowledge points that beat the dragon in one turn."""
    goal = float(SUBJUGATION if state.rages else TOGETHER)
    values[0] = float(state.config.seats * CITIES_EACH) - one.cities
    values[1] = float(state.turn.number) / 10.0
    values[14] = one.storm(goal)
    values[15] = one.flight(goal)
    values[17] = log((max(one.battle, one.knowledge) + 1.0) / goal)
    values[18] = rage_of(state)


def rage_of(state: VolfState) -> float:
    """Return the number of cards in a rage pile, or the prices of the cards in a grid."""
    found = 0.0
    for rage in state.rages:
        found += float(state.markets[0].assets.held)
        if rage.top != NOTHING:
            found += 1.0
    for grid in state.grids:
        for face in grid.cells:
            if face != NOTHING:
                found += float(COST[face])
    return found

"""Answers that the planner gives without a search: plans, orders, armies, placement."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.game import Choice, Seat
from antro.core.evaluation.policy import UNSURE
from antro.games.heroes.bot.planner import best_aim, kept_for
from antro.games.heroes.components.armies import POINTS, THIRD_PLACE_POINTS, sample_armies
from antro.games.heroes.components.board import HERO
from antro.games.heroes.components.lots import INDEX, ONE_DIE, common, count, size
from antro.games.heroes.components.symbols import ELEMENTS, HELM
from antro.games.heroes.effects.openings import can_act
from antro.games.heroes.flow.ordering import opposite
from antro.games.heroes.flow.rolling import may_stop
from antro.games.heroes.flow.setup import free_heroes
from antro.games.heroes.flow.time_up import default_being, default_space
from antro.games.heroes.moves.armies import Army, Place
from antro.games.heroes.moves.ordering import Goal, Settings
from antro.games.heroes.moves.rolling import Keep, Plan, Rest, Stop
from antro.games.heroes.moves.setup import TakeHero
from antro.games.heroes.rules import Heroes
from antro.games.heroes.state.config import LIVE, MOST_THROWS, Config
from antro.games.heroes.state.goals import (
    DIFFERENT,
    FOLLOW_GOALS,
    GOALS_OF_ORDER,
    HELM_BASE,
    HELM_STEPS,
    NO_GOAL,
    SAME,
    WITH_HELMS,
    settings_of,
    spare_opposites,
)
from antro.games.heroes.state.market import PLACES, Market
from antro.games.heroes.state.side import HOLD, KEEP_NONE, NONE, REST, STOP, Side
from antro.games.heroes.state.state import LAST, HeroesState

SHAPES: Final = ["swarm", "mixed", "heavy"]
THREE_CARDS: Final[i64] = 2 * WITH_HELMS * HELM_STEPS  # the goal C3
LENIENT: Final = settings_of(1, 1, 1, 0, FOLLOW_GOALS)
MIXING: Final[i64] = 1009  # a prime, to derive a varying number from a set of cards
SPARED: Final[i64] = 1  # points that an army may leave
ACCEPTABLE: Final[i64] = 1  # stop with at most so many spare opposite symbols


@final
class Answers:
    """The planner’s answers as move numbers, by question."""

    def __init__(self, game: Heroes) -> None:
        self.config: Final = game.config
        self.keep: Final = first_of(game, Keep)
        self.plan: Final = first_of(game, Plan)
        self.stop: Final = first_of(game, Stop)
        self.rest: Final = first_of(game, Rest)
        self.hero: Final = first_of(game, TakeHero)
        self.army: Final = first_of(game, Army)
        self.place: Final = first_of(game, Place)
        self.goal: Final = first_of(game, Goal)
        self.settings: Final = first_of(game, Settings)
        self.shapes: Final = [shapes_of(game, element) for element in range(len(ELEMENTS))]
        self.third: Final = [third_place_army(game, element) for element in range(len(ELEMENTS))]
        self.live: Final = game.config.pace == LIVE
        self.cards: Final = game.config.creatures.kinds + len(game.config.heroes)

    def move(self, state: HeroesState, seat: Seat) -> i64:
        """Return the answer to the question of a seat, or ``UNSURE`` to leave it to a search."""
        kind = state.stack(state.slot_of(seat))[-1].kind
        if kind == "roll":
            return self.rolling(state, seat)
        if kind == "keep":
            return self.keeping(state, seat)
        if kind == "order":
            return self.ordering(state, seat)
        if kind == "draft" and state.sides[seat].hero == NONE:
            return self.drafting(state, seat)
        if kind == "muster":
            return self.mustering(state.sides[seat], for_third_place=state.stage == LAST)
        if kind == "place":
            return self.placing(state, seat)
        return UNSURE

    # Rolling

    def rolling(self, state: HeroesState, seat: Seat) -> i64:
        """Stop if the aim is met. Otherwise keep the dice it needs and roll the others."""
        side = state.sides[seat]
        if side.dice_in_hand():
            return self.plan + KEEP_NONE
        aim = best_aim(state, seat, side.dice)
        tired = side.throws >= MOST_THROWS
        if tired or common(aim.need, side.dice) == aim.need:
            return self.stopping(state, seat, aim.need, tired=tired)
        return self.plan + INDEX[kept_for(aim, side.dice, side.dice_size)]

    def stopping(self, state: HeroesState, seat: Seat, need: i64, *, tired: bool) -> i64:
        """Stop, unless there are too many opposite symbols or no action is possible."""
        side, weak = state.sides[seat], opposite(state, seat)
        spare = spare_opposites(need, side.dice, weak)
        if not tired and spare > ACCEPTABLE:
            return self.plan + INDEX[side.dice - spare * ONE_DIE[weak]]
        if may_stop(side) and (side.is_stunned() or can_act(state, seat)):
            return self.stop if self.live else self.plan + STOP
        if tired:
            return self.rest if self.live else self.plan + REST
        return UNSURE

    def keeping(self, state: HeroesState, seat: Seat) -> i64:
        """Keep what the best aim needs, after a cycle."""
        side = state.sides[seat]
        lot = kept_for(best_aim(state, seat, side.dice), side.dice, side.dice_size)
        return self.keep + (INDEX[lot] if size(lot) < side.dice_size else HOLD)

    def ordering(self, state: HeroesState, seat: Seat) -> i64:
        """Order the best aim as the first goal, and cards as the second."""
        side = state.sides[seat]
        if side.order_step == GOALS_OF_ORDER:
            return self.settings + LENIENT
        first = goal_for(best_aim(state, seat, side.dice).need)
        second = NO_GOAL if first >= THREE_CARDS else THREE_CARDS
        goals = [first, second, NO_GOAL]
        return self.goal + side.order_step * (NO_GOAL + 1) + goals[side.order_step]

    # Setting up

    def drafting(self, state: HeroesState, seat: Seat) -> i64:
        """Draft the hero whose element has the most spells face up. Ties vary by game."""
        market, free = state.markets[state.bout_of[seat]], free_heroes(state)
        mixed: i64 = 0
        for place in range(PLACES):
            mixed += (place + 1) * market.places[place]
        best, most = NONE, NONE
        for step in range(len(ELEMENTS)):
            element = (mixed + step) % len(ELEMENTS)
            there = self.open_spells(market, element)
            if free >> element & 1 and there > most:
                best, most = element, there
        return self.hero + best

    def open_spells(self, market: Market, element: i64) -> i64:
        """The number of spells of an element in the spell rows."""
        found: i64 = 0
        for kind in market.places:
            if kind != NONE and self.config.spells.elements[kind] == element:
                found += 1
        return found

    def mustering(self, side: Side, *, for_third_place: bool) -> i64:
        """Choose one of our armies. The choice varies with the hand."""
        shapes = [self.third[side.hero]] if for_third_place else self.shapes[side.hero]
        chosen = shapes[side.hand.kinds % MIXING % len(shapes)]
        return self.army + side.hero * (self.config.armies.width + 1) + chosen

    def placing(self, state: HeroesState, seat: Seat) -> i64:
        """Place the default card on the default space (§29.4)."""
        side = state.sides[seat]
        being = default_being(state, side)
        card = self.config.creatures.kinds + side.hero if being == HERO else being
        return self.place + (seat * self.cards + card) * 8 + default_space(side, being)


def first_of(game: Heroes, choice: type[Choice[HeroesState]]) -> i64:
    """Return the first move number of a choice."""
    for owner in game.choice_of:
        if isinstance(owner, choice):
            return owner.first
    raise AssertionError("every choice has a number")


def shapes_of(game: Heroes, element: int) -> list[i64]:
    """Return the armies of our list that a hero can have: swarm, mixed, heavy."""
    config, found = game.config, []
    own = [config.creatures.names[kind] for kind in config.creatures.own[element]]
    for shape in SHAPES:
        names = sample_armies()[ELEMENTS[element], shape]
        army = tuple(names.count(name) for name in own)
        if sum(army) == len(names) and army in config.armies.lists[element]:
            index = i64(config.armies.lists[element].index(army))
            if config.armies.costs[element][index] >= POINTS - SPARED:
                found.append(index)
    return found or [army_worth(config, element, config.armies.default[element], POINTS)]


def third_place_army(game: Heroes, element: int) -> i64:
    """Return the army of a hero in the match for the third place (§27.6)."""
    default = game.config.armies.default_third[element]
    return army_worth(game.config, element, default, THIRD_PLACE_POINTS)


def army_worth(config: Config, element: int, default: i64, points: i64) -> i64:
    """Return the default army if it spends almost all points, or else the most expensive army."""
    costs = config.armies.costs[element]
    best = default
    if costs[best] >= points - SPARED:
        return best
    for index in range(i64(len(costs))):
        if costs[best] < costs[index] <= points:
            best = index
    return best


def goal_for(need: i64) -> i64:
    """Return the goal with a star that asks for a lot, or S3 if there is none."""
    helms, cards = count(need, HELM), count(need, 4)
    if cards:
        return 2 * (WITH_HELMS * HELM_STEPS + max(cards, 3) - 3) + 1
    several, most, element = i64(0), i64(0), i64(0)
    for face in range(4):
        if count(need, face):
            several += 1
        if count(need, face) > most:
            most, element = count(need, face), face
    base = SAME
    if several == 1 and 2 <= most <= 4:
        base = element * 3 + most - 2
    elif several >= 3 and most == 1:
        base = DIFFERENT + several - 3
    elif several == 0 and helms >= 2:
        base, helms = HELM_BASE, helms - 2
    return 2 * (base * HELM_STEPS + min(helms, 4)) + 1

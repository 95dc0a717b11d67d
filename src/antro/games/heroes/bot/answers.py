"""What the planner answers without a search: plans, orders, armies, placement."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.game import Choice, Seat
from antro.core.evaluation.policy import UNSURE
from antro.games.heroes.bot.planner import best_aim, kept_for
from antro.games.heroes.components.armies import sample_armies
from antro.games.heroes.components.board import HERO
from antro.games.heroes.components.lots import INDEX, ONE_DIE, common, count, size
from antro.games.heroes.components.symbols import ELEMENTS, HELM
from antro.games.heroes.effects.openings import can_act
from antro.games.heroes.flow.ordering import opposite
from antro.games.heroes.flow.rolling import may_stop
from antro.games.heroes.flow.setup import free_heroes
from antro.games.heroes.flow.time_up import usual_being, usual_space
from antro.games.heroes.moves.armies import Army, Place
from antro.games.heroes.moves.ordering import Goal, Settings
from antro.games.heroes.moves.rolling import Keep, Plan, Rest, Stop
from antro.games.heroes.moves.setup import TakeHero
from antro.games.heroes.rules import Heroes
from antro.games.heroes.state.config import LIVE, MOST_THROWS
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
MIXING: Final[i64] = 1009  # a prime: what is left of a set of cards is now this, now that number
BEARABLE: Final[i64] = 1  # spare opposite symbols with which one stops


@final
class Answers:
    """Numbers of moves, by what is asked."""

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
        self.live: Final = game.config.pace == LIVE
        self.cards: Final = game.config.creatures.kinds + len(game.config.heroes)

    def move(self, state: HeroesState, seat: Seat) -> i64:
        """The answer to what a seat is asked; ``UNSURE``, where a search should look."""
        kind = state.stack(state.slot_of(seat))[-1].kind
        if kind == "roll":
            return self.rolling(state, seat)
        if kind == "keep":
            return self.keeping(state, seat)
        if kind == "order":
            return self.ordering(state, seat)
        if kind == "draft" and state.sides[seat].hero == NONE:
            return self.drafting(state, seat)
        if kind == "muster" and state.stage != LAST:
            return self.mustering(state.sides[seat])
        if kind == "place":
            return self.placing(state, seat)
        return UNSURE

    # Rolling

    def rolling(self, state: HeroesState, seat: Seat) -> i64:
        """Stop when the aim lies on the table; else keep what it needs and throw the others."""
        side = state.sides[seat]
        if side.dice_in_hand():
            return self.plan + KEEP_NONE
        aim = best_aim(state, seat, side.dice)
        tired = side.throws >= MOST_THROWS
        if tired or common(aim.need, side.dice) == aim.need:
            return self.stopping(state, seat, aim.need, tired=tired)
        return self.plan + INDEX[kept_for(aim, side.dice, side.dice_size)]

    def stopping(self, state: HeroesState, seat: Seat, need: i64, *, tired: bool) -> i64:
        """Stop, unless too many opposite symbols lie there, or nothing could be done."""
        side, weak = state.sides[seat], opposite(state, seat)
        spare = spare_opposites(need, side.dice, weak)
        if not tired and spare > BEARABLE:
            return self.plan + INDEX[side.dice - spare * ONE_DIE[weak]]
        if may_stop(side) and (side.is_stunned() or can_act(state, seat)):
            return self.stop if self.live else self.plan + STOP
        if tired:
            return self.rest if self.live else self.plan + REST
        return UNSURE

    def keeping(self, state: HeroesState, seat: Seat) -> i64:
        """After a cycle: what the best aim needs."""
        side = state.sides[seat]
        lot = kept_for(best_aim(state, seat, side.dice), side.dice, side.dice_size)
        return self.keep + (INDEX[lot] if size(lot) < side.dice_size else HOLD)

    def ordering(self, state: HeroesState, seat: Seat) -> i64:
        """The best aim as the first goal, cards as the second."""
        side = state.sides[seat]
        if side.order_step == GOALS_OF_ORDER:
            return self.settings + LENIENT
        first = goal_for(best_aim(state, seat, side.dice).need)
        second = NO_GOAL if first >= THREE_CARDS else THREE_CARDS
        goals = [first, second, NO_GOAL]
        return self.goal + side.order_step * (NO_GOAL + 1) + goals[side.order_step]

    # Setting up

    def drafting(self, state: HeroesState, seat: Seat) -> i64:
        """The hero of whose element most spells lie open; of several, now this, now that one."""
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
        """How many spells of an element lie open."""
        found: i64 = 0
        for kind in market.places:
            if kind != NONE and self.config.spells.elements[kind] == element:
                found += 1
        return found

    def mustering(self, side: Side) -> i64:
        """One of our armies, now this, now that one."""
        shapes = self.shapes[side.hero]
        chosen = shapes[side.hand.kinds % MIXING % len(shapes)]
        return self.army + side.hero * (self.config.armies.width + 1) + chosen

    def placing(self, state: HeroesState, seat: Seat) -> i64:
        """The usual card on the usual space."""
        side = state.sides[seat]
        being = usual_being(state, side)
        card = self.config.creatures.kinds + side.hero if being == HERO else being
        return self.place + (seat * self.cards + card) * 8 + usual_space(side, being)


def first_of(game: Heroes, choice: type[Choice[HeroesState]]) -> i64:
    """The first number of a choice."""
    for owner in game.choice_of:
        if isinstance(owner, choice):
            return owner.first
    raise AssertionError("every choice has a number")


def shapes_of(game: Heroes, element: int) -> list[i64]:
    """The armies of our list that a hero can have: swarm, mixed, heavy."""
    config, found = game.config, []
    own = [config.creatures.names[kind] for kind in config.creatures.own[element]]
    for shape in SHAPES:
        names = sample_armies()[ELEMENTS[element], shape]
        army = tuple(names.count(name) for name in own)
        if sum(army) == len(names) and army in config.armies.lists[element]:
            found.append(i64(config.armies.lists[element].index(army)))
    return found or [config.armies.usual[element]]


def goal_for(need: i64) -> i64:
    """The goal of an order that asks for a lot, with a star; three of a kind, if there is none."""
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

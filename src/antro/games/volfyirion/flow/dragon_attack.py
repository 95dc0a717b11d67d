"""The attack of the dragon's cards on a single player (§17.8 to §17.10)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit, count, lowest
from antro.core.contract.game import Seat, Step
from antro.games.volfyirion.components.cards import (
    COMMANDS,
    COST,
    KNOWLEDGE,
    MAIN,
    NOTHING,
    WONDERS,
)
from antro.games.volfyirion.effects.cities import destroy
from antro.games.volfyirion.effects.playing_area import seal_wonder
from antro.games.volfyirion.effects.rage import renew_deck
from antro.games.volfyirion.flow.turn_end import next_turn
from antro.games.volfyirion.kinds import DOOM, FURY, KEEP
from antro.games.volfyirion.state.piles import ALL, Pile
from antro.games.volfyirion.state.rage import Rage
from antro.games.volfyirion.state.state import OVER, VolfState

PLAYER: Final = Seat(0)


def turn_up(state: VolfState, into: Pile, face: i64) -> None:
    """Turn up this card of the rage pile."""
    stock = state.markets[0].assets
    stock.bag.take(face)
    stock.held -= 1
    into.add(face)


def strength(state: VolfState, shown: Pile) -> i64:
    """Add the prices of the Commands, and X for each destroyed City. No Command: 0 (§17.8)."""
    if not shown.faces & COMMANDS:
        return 0
    ruins = count(state.config.cities[PLAYER] & ~state.sites.standing)
    return ruins * state.config.ruin_bonus + shown.total(COMMANDS, COST)


def cities_to_destroy(state: VolfState) -> i64:
    """Return the Cities with the highest Defence that the dragon can pay for (§17.8)."""
    best: i64 = 0
    found: i64 = 0
    left = state.own_cities(PLAYER)
    while left:
        site = lowest(left)
        left &= left - 1
        price = state.attack_price(site)
        if price <= state.rages[0].attack and price >= best:
            found = found | bit(site) if price == best else bit(site)
            best = price
    return found


def destroy_city(state: VolfState, site: i64) -> None:
    """Pay for a City, and destroy it with all that is on it (§17.8)."""
    state.rages[0].attack -= state.attack_price(site)
    destroy(state, site)


@final
class DragonAttack(Step[VolfState]):
    """The attack, until the player has to choose (§17.8 to §17.10)."""

    def run(self, state: VolfState, argument: i64) -> None:
        cities = cities_to_destroy(state)
        while cities and cities & (cities - 1) == 0:
            destroy_city(state, lowest(cities))
            if state.phase == OVER:
                return
            cities = cities_to_destroy(state)
        if cities:
            state.ask(FURY)
            state.ask(DOOM, PLAYER)
        else:
            end_attack(state)


def end_attack(state: VolfState) -> None:
    """Seal Wonders, keep the most expensive Command, set all else aside (§17.9, §17.10)."""
    rage = state.rages[0]
    seal_all(state, rage.shown)
    rage.attack = 0
    rage.awake = 0
    best = dearest_commands(rage.shown)
    if best & (best - 1):
        state.ask(KEEP, PLAYER)
    else:
        keep(state, rage, lowest(best) if best else NOTHING)


def seal_all(state: VolfState, shown: Pile) -> None:
    """Seal each Wonder that the Commands can still pay for, the most expensive first (§17.9)."""
    house = state.houses[PLAYER]
    budget = shown.total(COMMANDS, MAIN[KNOWLEDGE])
    left = house.played.faces & WONDERS
    while left:
        face = lowest(dearest_of(left))
        left &= ~bit(face)
        while house.played.counts[face] and COST[face] <= budget:
            budget -= COST[face]
            seal_wonder(state, PLAYER, face)
    house.spent.empty()


def dearest_of(faces: i64) -> i64:
    """Return the most expensive faces of a set."""
    best: i64 = 0
    found: i64 = 0
    while faces:
        face = lowest(faces)
        faces &= faces - 1
        if COST[face] >= best:
            found = found | bit(face) if COST[face] == best else bit(face)
            best = COST[face]
    return found


def dearest_commands(shown: Pile) -> i64:
    """Return the Commands that may stay (§17.10)."""
    return dearest_of(shown.faces & COMMANDS)


def keep(state: VolfState, rage: Rage, face: i64) -> None:
    """Start a new rage pile with this Command, and a new turn (§17.10)."""
    if face != NOTHING:
        rage.shown.take(face)
        rage.top = face
    rage.shown.pour(rage.aside, ALL)
    renew_deck(state)
    next_turn(state)

"""§17.5 to §17.10 The dragon strikes: what it destroys, and what its victim may choose."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.bits import bit, count, lowest
from antro.core.descriptions import Move
from antro.core.game import Choice, Seat
from antro.core.moves import Moves
from antro.games.volfyirion.effects.cities import destroy
from antro.games.volfyirion.effects.rage import renew_deck
from antro.games.volfyirion.moves.answers import OfSites
from antro.games.volfyirion.moves.chance_base import Aftermath, ChanceChoice, card
from antro.games.volfyirion.moves.ending import next_turn
from antro.games.volfyirion.moves.knowledge import seal_wonder
from antro.games.volfyirion.printed.cards import (
    BUILDINGS,
    CARDS,
    COMMANDS,
    COST,
    FACES,
    KNOWLEDGE,
    MAIN,
    NOTHING,
    TROOPS,
    WONDERS,
)
from antro.games.volfyirion.state.piles import ALL, Pile
from antro.games.volfyirion.state.rage import Rage
from antro.games.volfyirion.state.state import OVER, VolfState

PLAYER: Final = Seat(0)


@final
class TurnRage(ChanceChoice):
    """§17.5 The cards of the rage pile are turned up, one by one."""

    def __init__(self) -> None:
        super().__init__(FACES)

    def due(self, state: VolfState) -> bool:
        return state.markets[0].assets.held > 0

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        state.markets[0].assets.bag.weigh(self.first, out)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        turn_up(state, state.rages[0].shown, move - self.first)

    def done(self, state: VolfState) -> None:
        """§17.6 to §17.8 First Troops, then Buildings, then Cities."""
        rage, mine = state.rages[0], state.own_cities(PLAYER)
        if rage.top != NOTHING:
            rage.shown.add(rage.top)
            rage.top = NOTHING
        rage.attack = strength(state, rage.shown)
        buildings = min(rage.shown.count(BUILDINGS), count(state.sites.built(mine)))
        troops = min(rage.shown.count(TROOPS), count(state.sites.guarded(mine)))
        state.pending += state.config.attacking
        state.pending += state.config.yielding_building * buildings
        state.pending += state.config.yielding_troop * troops

    def describe(self, move: i64) -> Move:
        face = move - self.first
        return Move(move, f"rage {CARDS[face].slug}", "rage", {"card": card(face)}, [])


def turn_up(state: VolfState, into: Pile, face: i64) -> None:
    """An unseen card of the rage pile turns out to be this one."""
    stock = state.markets[0].assets
    stock.bag.take(face)
    stock.held -= 1
    into.add(face)


def strength(state: VolfState, shown: Pile) -> i64:
    """§17.8 The prices of the Commands, and X for each destroyed City; 0 without a Command."""
    if not shown.faces & COMMANDS:
        return 0
    ruins = count(state.config.cities[PLAYER] & ~state.sites.standing)
    return ruins * state.config.ruin_bonus + shown.total(COMMANDS, COST)


def cities_to_destroy(state: VolfState) -> i64:
    """§17.8 The Cities of the highest Defence that the dragon can pay for."""
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
    """§17.8 The dragon pays for a City, and destroys it with all that is on it."""
    state.rages[0].attack -= state.attack_price(site)
    destroy(state, site)


@final
class DragonAttack(Aftermath):
    """§17.8 to §17.10 The attack, as far as nothing is to be chosen."""

    def done(self, state: VolfState) -> None:
        cities = cities_to_destroy(state)
        while cities and cities & (cities - 1) == 0:
            destroy_city(state, lowest(cities))
            if state.phase == OVER:
                return
            cities = cities_to_destroy(state)
        if cities:
            state.pending += state.config.attacking
            state.pending += state.config.choosing_city
        else:
            end_attack(state)


@final
class ChooseCity(OfSites):
    """§17.8 Between Cities of equal Defence, you choose which is destroyed."""

    def __init__(self, sites: i64) -> None:
        super().__init__("doom", "city", sites)

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, cities_to_destroy(state))

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.pending.pop()
        destroy_city(state, move - self.first)


def end_attack(state: VolfState) -> None:
    """§17.9, §17.10 Wonders are sealed; the dearest Command stays, all else is set aside."""
    rage = state.rages[0]
    seal_all(state, rage.shown)
    rage.attack = 0
    rage.awake = 0
    best = dearest_commands(rage.shown)
    if best & (best - 1):
        state.pending += state.config.keeping
    else:
        keep(state, rage, lowest(best) if best else NOTHING)


def seal_all(state: VolfState, shown: Pile) -> None:
    """§17.9 The dearest Wonder first, each that can still be paid for."""
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
    """Those of a set of faces that cost the most."""
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
    """§17.10 The Commands that may stay."""
    return dearest_of(shown.faces & COMMANDS)


@final
class Keep(Choice[VolfState]):
    """§17.10 Between Commands of equal price, you choose which stays."""

    def __init__(self) -> None:
        super().__init__(FACES)

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, dearest_commands(state.rages[0].shown))

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.pending.pop()
        keep(state, state.rages[0], move - self.first)

    def describe(self, move: i64) -> Move:
        slug = CARDS[move - self.first].slug
        return Move(move, f"keep {slug}", "keep", {"card": f"card:{slug}"}, [f"rage:{slug}"])


def keep(state: VolfState, rage: Rage, face: i64) -> None:
    """§17.10 A new rage pile begins, and a new turn."""
    if face != NOTHING:
        rage.shown.take(face)
        rage.top = face
    rage.shown.pour(rage.aside, ALL)
    renew_deck(state)
    next_turn(state)

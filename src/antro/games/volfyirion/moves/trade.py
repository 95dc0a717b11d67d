"""Command points and the strategic centre (§6, §8.4, §15)."""

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import button
from antro.core.contract.game import Choice, Seat
from antro.core.contract.moves import Moves
from antro.games.volfyirion.components.cards import (
    CARDS,
    COMMAND,
    COST,
    FACES,
    KNOWLEDGE,
    NOTHING,
    TO_RIVAL,
)
from antro.games.volfyirion.components.extras import ORACLE
from antro.games.volfyirion.components.sites import LAIR, city
from antro.games.volfyirion.effects.cities import lift_troop, station
from antro.games.volfyirion.effects.market import call_supply
from antro.games.volfyirion.effects.points import use_plain_chains_at
from antro.games.volfyirion.state.market import CENTRE, Market, free_place
from antro.games.volfyirion.state.state import VolfState, rival
from antro.games.volfyirion.state.turn import PRIVILEGE

REPLACING: Final[i64] = 2  # §8.4


def for_sale(market: Market, most: i64) -> i64:
    """Return the unsealed faces of the centre that cost at most *most*."""
    found: i64 = 0
    for place in range(CENTRE):
        face = market.centre[place]
        if face != NOTHING and COST[face] <= most and not market.locked >> place & 1:
            found |= bit(face)
    return found


class OfCentre(Choice[VolfState]):
    """A choice about a card of the centre: a number per face.

    Of two equal copies, the first is taken.
    """

    def __init__(self, word: str, thing: str = "centre") -> None:
        super().__init__(FACES)
        self.word: Final = word
        self.thing: Final = thing  # the kind of its handles

    def describe(self, move: i64) -> Move:
        slug = CARDS[move - self.first].slug
        handles = [f"{self.thing}:{slug}", f"choice:{self.word}"]
        return Move(move, f"{self.word} {slug}", self.word, {"card": f"card:{slug}"}, handles)


@final
class Acquire(OfCentre):
    """Pay for a card of the centre and put it on the discard pile (§6.1, §6.2, §18.6)."""

    def __init__(self) -> None:
        super().__init__("acquire")

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, for_sale(state.market(seat), state.has(seat, COMMAND)))

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        face, market = move - self.first, state.market(by)
        place = free_place(market, face)
        market.centre[place] = NOTHING
        buy(state, by, face)
        if state.config.team:  # §18.6
            market.wanted |= bit(place)
            call_supply(state, by)


def buy(state: VolfState, seat: Seat, face: i64) -> None:
    """Pay for a card and put it on a discard pile (§6.1, §12.1)."""
    state.turn.opening &= ~PRIVILEGE
    state.pay(seat, COMMAND, COST[face])
    owner = rival(seat) if TO_RIVAL >> face & 1 else seat
    state.houses[owner].discard.add(face)


@final
class AcquireTop(Choice[VolfState]):
    """Acquire the top card of the strategy deck as if it were in the centre (§13.4)."""

    def __init__(self) -> None:
        super().__init__(FACES)

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        top = state.market(seat).top
        if state.houses[seat].perk == ORACLE and top >= 0 and COST[top] <= state.has(seat, COMMAND):
            out.add(self.first + top)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.market(by).top = NOTHING
        buy(state, by, move - self.first)
        call_supply(state, by)

    def describe(self, move: i64) -> Move:
        slug = CARDS[move - self.first].slug
        fields = {"card": f"card:{slug}"}
        return Move(move, f"acquire top {slug}", "acquire_top", {**fields}, ["pile:strategy"])


@final
class Exchange(OfCentre):
    """Put one card of the centre on the bottom of the deck, as the starting player (§6.3)."""

    def __init__(self) -> None:
        super().__init__("exchange")

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        market = state.market(seat)
        if state.turn.opening & PRIVILEGE and state.turn.number == 1 and market.deck_size():
            out.add_each(self.first, for_sale(market, ANY_PRICE))

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.turn.opening &= ~PRIVILEGE
        put_under(state, by, move - self.first)


ANY_PRICE: Final[i64] = 99


def put_under(state: VolfState, seat: Seat, face: i64) -> None:
    """Put a card of the centre on the bottom of the deck, and the next card in its place."""
    market = state.market(seat)
    place = free_place(market, face)
    market.centre[place] = NOTHING
    market.wanted |= bit(place)
    market.assets.under = append(market.assets.under, face)
    call_supply(state, seat)


@final
class ExchangeAll(Choice[VolfState]):
    """Put all five cards on the bottom of the deck, as the second player (§6.4)."""

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        if (
            state.turn.opening & PRIVILEGE
            and state.turn.number == 2
            and state.market(seat).deck_size()
        ):
            out.add(self.first)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        market = state.market(by)
        state.turn.opening &= ~PRIVILEGE
        for place in range(CENTRE):
            if market.centre[place] != NOTHING:
                market.assets.under = append(market.assets.under, market.centre[place])
                market.centre[place] = NOTHING
                market.wanted |= bit(place)
        call_supply(state, by)

    def describe(self, move: i64) -> Move:
        return button(move, "exchange_all")


@final
class Replace(OfCentre):
    """Pay 2 knowledge points to put a card of the centre on the bottom of the deck (§8.4)."""

    def __init__(self) -> None:
        super().__init__("replace")

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        market = state.market(seat)
        if state.has(seat, KNOWLEDGE) >= REPLACING and market.deck_size():
            out.add_each(self.first, for_sale(market, ANY_PRICE))

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.pay(by, KNOWLEDGE, REPLACING)
        put_under(state, by, move - self.first)


@final
class Redeploy(Choice[VolfState]):
    """Pay the price of a Troop to move it to another of your Cities (§6.5)."""

    def __init__(self, sites: i64) -> None:
        super().__init__(sites * sites)  # from, to
        self.sites: Final = sites

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        own = state.own_cities(seat)
        left = state.sites.guarded(own)
        goals = own if state.config.crowding else own & ~left
        while left:
            site = lowest(left)
            left &= left - 1
            if COST[state.sites.troops[site]] <= state.has(seat, COMMAND):
                out.add_each(self.first + site * self.sites, goals & ~state.config.one_city[site])

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        start, goal = (move - self.first) // self.sites, (move - self.first) % self.sites
        face = lift_troop(state, start)
        state.pay(by, COMMAND, COST[face])
        station(state, face, goal)
        use_plain_chains_at(state, goal)

    def describe(self, move: i64) -> Move:
        start, goal = (
            city((move - self.first) // self.sites),
            city((move - self.first) % self.sites),
        )
        fields = {"troop": f"troop:{start}", "start": f"city:{start}", "goal": f"city:{goal}"}
        handles = [f"troop:{start}", f"city:{goal}"]
        return Move(move, f"redeploy {start} to {goal}", "redeploy", {**fields}, handles)


@final
class Rebuild(Choice[VolfState]):
    """Rebuild one of your destroyed Cities, once (§15.1)."""

    def __init__(self) -> None:
        super().__init__(LAIR)

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        left = state.config.cities[seat] & ~state.sites.standing & ~state.sites.rebuilt
        while left:
            site = lowest(left)
            left &= left - 1
            if state.config.rebuild_cost[site] <= state.has(seat, COMMAND):
                out.add(self.first + site)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        site = move - self.first
        state.pay(by, COMMAND, state.config.rebuild_cost[site])
        state.sites.standing |= bit(site)
        state.sites.rebuilt |= bit(site)

    def describe(self, move: i64) -> Move:
        name = city(move - self.first)
        handles = [f"city:{name}", "choice:rebuild"]
        return Move(move, f"rebuild {name}", "rebuild", {"city": f"city:{name}"}, handles)

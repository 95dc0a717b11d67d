"""The choices of two against two: Strongholds, two markets, a dragon between them (§18)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.descriptions import Move
from antro.core.contract.game import Choice, Seat
from antro.core.contract.moves import Moves
from antro.games.volfyirion.components.cards import BATTLE, COST, KNOWLEDGE
from antro.games.volfyirion.effects.cities import destroy_stronghold, lose_troop
from antro.games.volfyirion.moves.trade import OfCentre, for_sale
from antro.games.volfyirion.state.market import CENTRE, Market, free_place
from antro.games.volfyirion.state.state import DEFEATED, VolfState
from antro.games.volfyirion.state.strongholds import (
    LAIRS,
    dragon_steps,
    move_dragon,
    siege_price,
    stands,
    targets,
    team_of,
)

STEP_PRICE: Final[i64] = 9  # §18.9
LEAP_PRICE: Final[i64] = 16


def place_thing(place: int) -> str:
    """Return a Stronghold or a Lair as a thing. Both are counted from 1."""
    return f"stronghold:{place + 1}" if place < LAIRS else f"place:lair:{place - LAIRS + 1}"


@final
class Siege(Choice[VolfState]):
    """Attack an enemy Stronghold: remove its Troops, or destroy it (§18.7)."""

    def __init__(self) -> None:
        super().__init__(LAIRS)

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        for stronghold in range(LAIRS):
            enemys = team_of(stronghold) != state.config.sides[seat]
            dear = siege_price(state, stronghold) > state.has(seat, BATTLE)
            if enemys and stands(state, stronghold) and not dear:
                out.add(self.first + stronghold)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        stronghold = move - self.first
        state.pay(by, BATTLE, siege_price(state, stronghold))
        guards = state.sites.guarded(state.config.strongholds[stronghold])
        if guards == 0:
            destroy_stronghold(state, stronghold)
        while guards:
            lose_troop(state, lowest(guards))
            guards &= guards - 1

    def describe(self, move: i64) -> Move:
        thing = place_thing(move - self.first)
        fields = {"city": thing}
        return Move(move, f"attack {thing}", "attack", {**fields}, [thing, "choice:attack"])


@final
class TeamFly(Choice[VolfState]):
    """Pay 9 knowledge points for a step of the dragon, 16 to any Stronghold (§18.9)."""

    def __init__(self) -> None:
        super().__init__(LAIRS + 2)  # Strongholds, then Lairs

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        have = state.has(seat, KNOWLEDGE)
        open_now: i64 = 0
        if have >= STEP_PRICE:
            open_now |= dragon_steps(state, seat)
        if have >= LEAP_PRICE and state.dragon != DEFEATED:
            open_now |= targets(state, seat)
        out.add_each(self.first, open_now)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        place = move - self.first
        state.pay(by, KNOWLEDGE, STEP_PRICE if dragon_steps(state, by) >> place & 1 else LEAP_PRICE)
        move_dragon(state, place)

    def describe(self, move: i64) -> Move:
        thing = place_thing(move - self.first)
        return Move(move, f"fly to {thing}", "fly", {"place": thing}, ["dragon:volfyirion", thing])


@final
class TeamSend(Choice[VolfState]):
    """Move the dragon one step with a card (§18.9)."""

    def __init__(self) -> None:
        super().__init__(LAIRS + 2)

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, dragon_steps(state, seat))

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.pending.pop()
        move_dragon(state, move - self.first)

    def describe(self, move: i64) -> Move:
        thing = place_thing(move - self.first)
        return Move(move, f"send to {thing}", "send", {"place": thing}, [thing])


@final
class Lock(OfCentre):
    """Pay the price of a card in knowledge points to seal it in the enemy centre (§18.8)."""

    def __init__(self) -> None:
        super().__init__("lock", "rival_centre")

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, for_sale(enemy_market(state, seat), state.has(seat, KNOWLEDGE)))

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        market, face = enemy_market(state, by), move - self.first
        state.pay(by, KNOWLEDGE, COST[face])
        market.locked |= bit(free_place(market, face))


def enemy_market(state: VolfState, seat: Seat) -> Market:
    """Return the market of the other team."""
    return state.markets[1 - state.config.markets[seat]]


@final
class Unlock(OfCentre):
    """Pay the price of a card in knowledge points to unseal it in your centre (§18.8)."""

    def __init__(self) -> None:
        super().__init__("unlock", "locked")

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        market, found = state.market(seat), i64(0)
        for place in range(CENTRE):
            face = market.centre[place]
            if market.locked >> place & 1 and COST[face] <= state.has(seat, KNOWLEDGE):
                found |= bit(face)
        out.add_each(self.first, found)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        market, face = state.market(by), move - self.first
        state.pay(by, KNOWLEDGE, COST[face])
        for place in range(CENTRE):
            if market.locked >> place & 1 and market.centre[place] == face:
                market.locked &= ~bit(place)
                return

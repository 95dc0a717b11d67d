"""The end of a turn, and of the game (§9)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import lowest
from antro.core.contract.game import Seat, Step
from antro.games.volfyirion.components.cards import COMMANDS, HOUSE, NOTHING
from antro.games.volfyirion.components.sites import LAIR
from antro.games.volfyirion.effects.cities import destroy, destroy_stronghold
from antro.games.volfyirion.effects.ending import finish, seats_against
from antro.games.volfyirion.effects.market import ask_supply
from antro.games.volfyirion.flow.turn_start import ask_refill, begin_turn, players
from antro.games.volfyirion.kinds import NIGHT, SHED, UNEARTH, WRATH
from antro.games.volfyirion.state.config import LAST_TURN
from antro.games.volfyirion.state.state import AT_HOME, OVER, VolfState
from antro.games.volfyirion.state.strongholds import LAIRS, dragon_place, team_of


def end_turn(state: VolfState) -> None:
    """End the turn of a side: discard its Commands, then the hands (§9.1, §9.2)."""
    state.ask_only(NIGHT)
    state.turn.end()
    state.unresolved.ploys = 0
    left = players(state)
    while left:
        seat = Seat(lowest(left))
        left &= left - 1
        house = state.houses[seat]
        end_abilities(state, seat)
        house.played.pour(house.discard, COMMANDS)
        state.ask(SHED, seat)


def end_abilities(state: VolfState, seat: Seat) -> None:
    """Take a seat's points, unused abilities and the colours of its Commands (§9.1, §9.3)."""
    house = state.houses[seat]
    left = house.played.faces & COMMANDS
    while left:
        face = lowest(left)
        left &= left - 1
        house.colours[HOUSE[face]] -= house.played.counts[face]
    for kind in range(i64(3)):
        state.pay(seat, kind, state.has(seat, kind))
    house.ready.empty()
    house.used.empty()
    house.spent.empty()


class TurnEnd(Step[VolfState]):
    """The dragon strikes. Then places are filled, and the next turn starts (§9.4, §9.5)."""

    def run(self, state: VolfState, argument: i64) -> None:
        self.strike(state)
        if state.phase != OVER:
            ask_refill(state)
            follow_turn(state)

    def strike(self, state: VolfState) -> None:
        """Let the dragon strike. By default it destroys the City it is on (§9.4)."""
        burn_city(state, state.turn.seat)


def burn_city(state: VolfState, seat: Seat) -> None:
    """Destroy the City of this seat that the dragon is on (§9.4)."""
    site = state.dragon
    if site >= LAIR or not state.config.cities[seat] >> site & 1:
        return
    state.dragon = AT_HOME
    if state.sites.standing >> site & 1:
        destroy(state, site)


def follow_turn(state: VolfState) -> None:
    """Fill places, let an awake dragon strike, then start a turn (§9.5, §17.5)."""
    if any(rage.awake for rage in state.rages):
        state.ask_only(WRATH)
    else:
        next_turn(state)
    if state.phase != OVER:
        if not state.grids:
            for market in range(state.config.market_count):
                state.ask(UNEARTH, market)
        for market in range(state.config.market_count):
            ask_supply(state, market)


def next_turn(state: VolfState) -> None:
    """Start the next turn, or end the game after the last one (§3.1, §9.7)."""
    if state.turn.number == state.config.most_turns:
        finish(state, leader(state), LAST_TURN)
    else:
        begin_turn(state, Seat(state.config.next_seats[state.turn.seat]))


def leader(state: VolfState) -> i64:
    """Return the seats with more Cities, then more Defence; NOTHING in a tie (§9.7, §17.12)."""
    if state.config.against_dragon:
        return 0  # no seat: the dragon wins
    ahead = worth(state, 0) - worth(state, 1)
    if ahead == 0:
        return NOTHING
    return seats_against(state, 1 if ahead > 0 else 0)


def worth(state: VolfState, side: i64) -> i64:
    """Return a number that compares Cities first, then the sum of their Defences."""
    value: i64 = 0
    left = state.side_sites(side)
    while left:
        value += 100 + state.config.defence[lowest(left)]
        left &= left - 1
    return value


@final
class TeamTurnEnd(TurnEnd):
    """The dragon destroys a stronghold of the team whose turn ends (§18.11)."""

    def strike(self, state: VolfState) -> None:
        at, team = dragon_place(state), state.config.sides[state.turn.seat]
        if at != NOTHING and at < LAIRS and team_of(at) == team:
            destroy_stronghold(state, at)

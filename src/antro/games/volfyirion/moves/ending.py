"""§9 The end of a turn, and of the game."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.bits import bit, lowest
from antro.core.descriptions import Move
from antro.core.game import Choice, Seat
from antro.core.moves import Moves
from antro.games.volfyirion.config import LAST_TURN
from antro.games.volfyirion.effects.cities import destroy
from antro.games.volfyirion.effects.ending import finish, seats_against
from antro.games.volfyirion.moves.chance_base import Aftermath, ChanceChoice, card
from antro.games.volfyirion.moves.turn_start import ask_refill, begin_turn, players
from antro.games.volfyirion.printed.cards import CARDS, COMMANDS, FACES, HOUSE, NOTHING
from antro.games.volfyirion.printed.sites import LAIR
from antro.games.volfyirion.state.state import AT_HOME, OVER, VolfState


@final
class End(Choice[VolfState]):
    """§3.6, §9.1 A player is done: his Commands are discarded, then the cards in his hand."""

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        out.add(self.first)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        waiting = state.pending.pop().seats & ~bit(by)
        if waiting:
            state.pending.append(state.config.turn[waiting])
        else:
            end_turn(state)

    def describe(self, move: i64) -> Move:
        return Move(move, "end", "end", {}, ["choice:end"])


def end_turn(state: VolfState) -> None:
    """§9.1, §9.2 All whose turn it is are done: Commands are discarded, then hands."""
    state.pending = state.config.turn_end[:]
    state.turn.end()
    state.unresolved.ploys = 0
    left = players(state)
    while left:
        seat = Seat(lowest(left))
        left &= left - 1
        house = state.houses[seat]
        end_abilities(state, seat)
        house.played.pour(house.discard, COMMANDS)
        state.pending.append(state.config.shedding[seat])


def end_abilities(state: VolfState, seat: Seat) -> None:
    """§9.1, §9.3 Points of a seat are lost, abilities unused, colours of Commands not shown."""
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


@final
class Shed(ChanceChoice):
    """§9.2 The cards left in a hand are discarded, face up, one by one."""

    def __init__(self, of: Seat, who: str) -> None:
        super().__init__(FACES)
        self.of: Final = of
        self.who: Final = who

    def due(self, state: VolfState) -> bool:
        return state.houses[self.of].hand.size > 0

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        out.weigh(self.first + lowest(state.houses[self.of].hand.faces), 1)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        house = state.houses[self.of]
        house.hand.take(move - self.first)
        house.discard.add(move - self.first)

    def describe(self, move: i64) -> Move:
        face = move - self.first
        text = f"shed {CARDS[face].slug} of {self.of}"
        return Move(move, text, "shed", {"card": card(face), "role": self.who}, [])


class TurnEnd(Aftermath):
    """§9.4, §9.5 The dragon strikes; then places are filled, and the next turn begins."""

    def done(self, state: VolfState) -> None:
        self.strike(state)
        if state.phase != OVER:
            ask_refill(state)
            follow_turn(state)

    def strike(self, state: VolfState) -> None:
        """What the dragon does at the end of a turn, unless a mode says otherwise."""
        burn_city(state, state.turn.seat)


def burn_city(state: VolfState, seat: Seat) -> None:
    """§9.4 If the dragon sits on a City of this seat, that City is destroyed."""
    site = state.dragon
    if site >= LAIR or not state.config.cities[seat] >> site & 1:
        return
    state.dragon = AT_HOME
    if state.sites.standing >> site & 1:
        destroy(state, site)


def follow_turn(state: VolfState) -> None:
    """§9.5, §17.5 Places are filled; then the dragon strikes, if it is awake; then a new turn."""
    if any(rage.awake for rage in state.rages):
        state.pending = state.config.turning_rage[:]
    else:
        next_turn(state)
    if state.phase != OVER:
        for questions in state.config.unearthings:
            state.pending += questions
        for questions in state.config.supplies:
            state.pending += questions


def next_turn(state: VolfState) -> None:
    """§3.1, §9.7 The next turn begins, if there is one."""
    if state.turn.number == state.config.most_turns:
        finish(state, leader(state), LAST_TURN)
    else:
        begin_turn(state, Seat(state.config.next_seats[state.turn.seat]))


def leader(state: VolfState) -> i64:
    """§9.7, §17.12 The seats with more Cities, then with more Defence; NOTHING when equal."""
    if state.config.against_dragon:
        return 0  # no seat: the dragon wins
    ahead = worth(state, 0) - worth(state, 1)
    if ahead == 0:
        return NOTHING
    return seats_against(state, 1 if ahead > 0 else 0)


def worth(state: VolfState, side: i64) -> i64:
    """Cities standing, and the sum of their Defences after them."""
    value: i64 = 0
    left = state.side_sites(side)
    while left:
        value += 100 + state.config.defence[lowest(left)]
        left &= left - 1
    return value

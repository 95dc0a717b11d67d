"""What chance does: who starts, what is dealt, drawn and turned up (§2, §3, §9)."""

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from antro.core.bits import bit, lowest
from antro.core.descriptions import Move
from antro.core.game import Seat
from antro.core.moves import Moves
from antro.games.volfyirion.effects.bonus import ask_removal
from antro.games.volfyirion.effects.points import give_all
from antro.games.volfyirion.effects.rage import add_rage, renew_deck, wake_dragon
from antro.games.volfyirion.moves.chance_base import FACE_NAMES, UNKNOWN, ChanceChoice, card
from antro.games.volfyirion.printed.cards import COST, FACES, NOTHING
from antro.games.volfyirion.printed.extras import ORACLE, PERKS, PLOYS
from antro.games.volfyirion.state.market import gaps
from antro.games.volfyirion.state.piles import ALL
from antro.games.volfyirion.state.state import DEFEATED, PLAYING, SETUP, VolfState
from antro.games.volfyirion.state.turn import PRIVILEGE, REDRAW

CHEAP: Final[i64] = 3  # §2.5
HAND: Final[i64] = 5  # §3.2
SURGE: Final[i64] = 3  # §19.4
FIRST_SURGE: Final[i64] = 2


@final
class First(ChanceChoice):
    """§2.7 Chance decides who starts; then the table is laid."""

    def __init__(self, whose: list[str]) -> None:
        super().__init__(len(whose))
        self.whose: Final = whose

    def due(self, state: VolfState) -> bool:
        return state.turn.seat == NOTHING

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        for first in range(self.size):
            out.weigh(self.first + first, 1)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        """The first seat of one of two sides."""
        state.turn.seat = Seat((move - self.first) * state.config.seats // 2)

    def done(self, state: VolfState) -> None:
        """§2.3 to §2.5, §13.1, §14.1 Perks, Ploys, the centre and the Lair; then a turn."""
        ask_refill(state)
        begin_turn(state, state.turn.seat)
        state.pending += state.config.laying

    def describe(self, move: i64) -> Move:
        seat = int(move - self.first)
        return Move(move, f"first {seat}", "first", {"role": self.whose[seat]}, [])


def ask_refill(state: VolfState) -> None:
    """§2.4, §2.5, §9.5 All empty places are to be filled."""
    for market in state.markets:
        market.wanted = gaps(market.centre)
        market.lair_wanted = gaps(market.lair)


def begin_turn(state: VolfState, seat: Seat) -> None:
    """§3.1, §3.2 A turn: what stayed in play gives its points, and five cards are due."""
    state.turn.seat = seat
    state.turn.number += 1
    state.turn.opening = openings(state)
    add_rage(state)
    state.pending = [state.config.turn[players(state)]]
    left = players(state)
    while left:
        playing = Seat(lowest(left))
        left &= left - 1
        state.houses[playing].owed = HAND
        give_all(state, playing)
        state.pending.append(state.config.drawing[playing])
    for grid in state.grids:
        grid.due = FIRST_SURGE if state.turn.number == 1 else SURGE
        grid.still = 1
        grid.removed_for = 0
    state.pending += state.config.surging


def openings(state: VolfState) -> i64:
    """§3.4, §6.3, §6.4, §6.7 What is open in a first turn only."""
    if state.turn.number > state.config.privileged_turns:
        return 0
    return REDRAW | PRIVILEGE if state.config.privileges else REDRAW


def players(state: VolfState) -> i64:
    """§19.13 The set of seats whose turn it is: all of a side that own a City."""
    found = state.config.allies[state.turn.seat]
    if state.grids:
        for seat in range(state.config.seats):
            if state.own_sites(Seat(seat)) == 0:
                found &= ~bit(seat)
    return found


@final
class Deal(ChanceChoice):
    """§3.2, §3.3 A card of the House deck, which only its owner and his allies see."""

    def __init__(self, to: Seat, who: str, eyes: i64) -> None:
        super().__init__(FACES + 1)  # a number per face, and UNKNOWN
        self.to: Final = to
        self.who: Final = who
        self.eyes: Final = eyes  # the set of seats that see the card

    def due(self, state: VolfState) -> bool:
        house = state.houses[self.to]
        if house.owed and house.deck.size == 0 and house.discard.size:
            house.discard.pour(house.deck, ALL)
            wake_dragon(state)
        if house.deck.size == 0:
            house.owed = 0
        return house.owed > 0

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        state.houses[self.to].deck.weigh(self.first, out)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        house = state.houses[self.to]
        house.deck.take(move - self.first)
        house.hand.add(move - self.first)
        house.owed -= 1

    def describe(self, move: i64) -> Move:
        face = move - self.first
        text = f"deal {FACE_NAMES[face]} to {self.to}"
        return Move(move, text, "deal", {"card": card(face), "role": self.who}, [])

    def seen(self, move: i64, by: Seat, viewer: Seat) -> i64:
        return move if self.eyes >> viewer & 1 else self.first + UNKNOWN


@final
class Supply(ChanceChoice):
    """§2.3, §2.4, §9.5 The next card of the strategy deck is turned up.

    With the top face up it is the new top, and the old one has gone to an empty
    place; with the top face down it goes there itself.
    """

    def __init__(self, at: i64) -> None:
        super().__init__(FACES)
        self.at: Final = at  # which market

    def due(self, state: VolfState) -> bool:
        market = state.markets[self.at]
        renew_deck(state)
        if state.config.top_up:
            self.fill(state)
            return market.top == NOTHING and market.assets.size() > 0
        if market.deck_size() == 0:
            market.wanted = 0
        return market.wanted != 0

    def fill(self, state: VolfState) -> None:
        market = state.markets[self.at]
        if market.wanted and market.top != NOTHING:
            market.centre[lowest(market.wanted)] = market.top
            market.wanted &= market.wanted - 1
            market.top = NOTHING
        if market.top == NOTHING and market.assets.size() == 0:
            market.wanted = 0

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        market = state.markets[self.at]
        if market.top != NOTHING:  # face down, and known to the Oracle
            out.weigh(self.first + market.top, 1)
        else:
            market.assets.weigh(self.first, out)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        market = state.markets[self.at]
        face = move - self.first
        if market.top == NOTHING:
            market.assets.take(face)
        market.top = NOTHING
        if state.config.top_up:
            market.top = face
        else:
            market.centre[lowest(market.wanted)] = face
            market.wanted &= market.wanted - 1

    def describe(self, move: i64) -> Move:
        face = move - self.first
        text = f"turn up {FACE_NAMES[face]}{' of 1' if self.at else ''}"
        return Move(move, text, "turn_up", {"card": card(face)}, [])


@final
class Peek(ChanceChoice):
    """§16.2 The Oracle alone sees the top card that lies face down."""

    def __init__(self, to: Seat, who: str) -> None:
        super().__init__(FACES + 1)  # a number per face, and UNKNOWN
        self.to: Final = to
        self.who: Final = who

    def due(self, state: VolfState) -> bool:
        market = state.markets[0]
        oracle = state.houses[self.to].perk == ORACLE
        return oracle and market.top == NOTHING and market.assets.size() > 0

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        state.markets[0].assets.weigh(self.first, out)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        market = state.markets[0]
        market.assets.take(move - self.first)
        market.top = move - self.first

    def describe(self, move: i64) -> Move:
        face = move - self.first
        text = f"show {FACE_NAMES[face]} to {self.to}"
        return Move(move, text, "peek", {"card": card(face), "role": self.who}, [])

    def seen(self, move: i64, by: Seat, viewer: Seat) -> i64:
        return move if viewer == self.to else self.first + UNKNOWN


@final
class Unearth(ChanceChoice):
    """§2.5, §9.5 The next Wonder is turned up for the Lair; at setup, only a cheap one stays."""

    def __init__(self, at: i64) -> None:
        super().__init__(FACES)
        self.at: Final = at  # which market

    def due(self, state: VolfState) -> bool:
        market = state.markets[self.at]
        if market.wonders.size() == 0 or state.dragon == DEFEATED:
            market.lair_wanted = 0
        return market.lair_wanted != 0

    def done(self, state: VolfState) -> None:
        state.phase = PLAYING

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        state.markets[self.at].wonders.weigh(self.first, out)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        market = state.markets[self.at]
        face = move - self.first
        market.wonders.take(face)
        if state.phase == SETUP and COST[face] > CHEAP:
            market.wonders.under = append(market.wonders.under, face)
        else:
            market.lair[lowest(market.lair_wanted)] = face
            market.lair_wanted &= market.lair_wanted - 1

    def describe(self, move: i64) -> Move:
        face = move - self.first
        text = f"unearth {FACE_NAMES[face]}{' of 1' if self.at else ''}"
        return Move(move, text, "unearth", {"card": card(face)}, [])


@final
class Explore(ChanceChoice):
    """§13.5 The top card of the wonder deck goes to the party that paid for it."""

    def __init__(self) -> None:
        super().__init__(FACES)

    def due(self, state: VolfState) -> bool:
        return state.unresolved.exploring > 0

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        state.markets[0].wonders.weigh(self.first, out)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        face = move - self.first
        state.unresolved.exploring -= 1
        state.markets[0].wonders.take(face)
        state.houses[state.turn.seat].discard.add(face)
        state.unresolved.acquired[0] = face

    def done(self, state: VolfState) -> None:
        ask_removal(state, state.turn.seat, state.unresolved.acquired[0], NOTHING)

    def describe(self, move: i64) -> Move:
        face = move - self.first
        return Move(move, f"explore {FACE_NAMES[face]}", "explore", {"card": card(face)}, [])


@final
class DealPerk(ChanceChoice):
    """§13.1 A Perk for a seat, for all to see."""

    def __init__(self, to: Seat, who: str) -> None:
        super().__init__(len(PERKS))
        self.to: Final = to
        self.who: Final = who

    def due(self, state: VolfState) -> bool:
        return state.houses[self.to].perk == NOTHING

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        for perk in range(i64(len(PERKS))):
            if not any(house.perk == perk for house in state.houses):
                out.weigh(self.first + perk, 1)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.houses[self.to].perk = move - self.first

    def describe(self, move: i64) -> Move:
        perk = PERKS[move - self.first].slug
        fields = {"perk": f"perk:{perk}", "role": self.who}
        return Move(move, f"perk {perk} to {self.to}", "perk", {**fields}, [])


@final
class DealPloy(ChanceChoice):
    """§14.1 A Ploy for a seat, which only its owner sees."""

    def __init__(self, to: Seat, who: str) -> None:
        super().__init__(len(PLOYS) + 1)  # and the one that others may not see
        self.to: Final = to
        self.who: Final = who

    def due(self, state: VolfState) -> bool:
        return state.houses[self.to].ploy == NOTHING

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        for ploy in range(i64(len(PLOYS))):
            if not any(house.ploy == ploy for house in state.houses):
                out.weigh(self.first + ploy, 1)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.houses[self.to].ploy = move - self.first

    def describe(self, move: i64) -> Move:
        at = move - self.first
        ploy = PLOYS[at].slug if at < len(PLOYS) else "unknown"
        fields = {"ploy": f"ploy:{ploy}", "role": self.who}
        return Move(move, f"ploy {ploy} to {self.to}", "ploy", {**fields}, [])

    def seen(self, move: i64, by: Seat, viewer: Seat) -> i64:
        return move if viewer == self.to else self.first + len(PLOYS)

"""Chance in every mode: the first player, cards dealt, turned up and discarded (§2, §3, §9)."""

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from antro.core.contract.bits import lowest
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.volfyirion.components.cards import COST, FACES, NOTHING
from antro.games.volfyirion.effects.rage import renew_deck, wake_dragon
from antro.games.volfyirion.flow.turn_start import ask_refill, ask_to_lay, begin_turn
from antro.games.volfyirion.moves.face_names import FACE_NAMES, UNKNOWN, card
from antro.games.volfyirion.state.piles import ALL
from antro.games.volfyirion.state.state import DEFEATED, PLAYING, SETUP, VolfState

CHEAP: Final[i64] = 3  # §2.5


@final
class Deal(ChanceChoice[VolfState]):
    """Deal a card of the House deck. Only its owner and the owner's allies see it (§3.2, §3.3)."""

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

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        return move if self.eyes >> viewer & 1 else self.first + UNKNOWN


@final
class Supply(ChanceChoice[VolfState]):
    """Turn up the next card of the strategy deck (§2.3, §2.4, §9.5).

    With a face-up top card, the new card becomes the top, and the old top fills an empty place.
    With a face-down top card, the new card fills the place itself.
    """

    def __init__(self, at: i64) -> None:
        super().__init__(FACES)
        self.at: Final = at  # the number of the market

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
        if market.top != NOTHING:  # face down; the Oracle knows it
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
class Unearth(ChanceChoice[VolfState]):
    """Turn up the next Wonder for the Lair. At setup only a cheap one stays (§2.5, §9.5)."""

    def __init__(self, at: i64) -> None:
        super().__init__(FACES)
        self.at: Final = at  # the number of the market

    def due(self, state: VolfState) -> bool:
        market = state.markets[self.at]
        if market.wonders.size() == 0 or state.dragon == DEFEATED:
            market.lair_wanted = 0
        return market.lair_wanted != 0

    def done(self, state: VolfState, argument: i64) -> None:
        """Start playing when every Lair is filled (§18.1)."""
        if not any(market.lair_wanted for market in state.markets):
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
class First(ChanceChoice[VolfState]):
    """Choose a random starting player, then set up the table (§2.7)."""

    def __init__(self, whose: list[str]) -> None:
        super().__init__(len(whose))
        self.whose: Final = whose

    def due(self, state: VolfState) -> bool:
        return state.turn.seat == NOTHING

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        for first in range(self.size):
            out.weigh(self.first + first, 1)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        """Give the first turn to the first seat of a side."""
        state.turn.seat = Seat((move - self.first) * state.config.seats // 2)

    def done(self, state: VolfState, argument: i64) -> None:
        """Ask for Perks, Ploys, the centre, the Lair and a turn (§2.3 to §2.5, §13.1, §14.1)."""
        ask_refill(state)
        begin_turn(state, state.turn.seat)
        ask_to_lay(state)

    def describe(self, move: i64) -> Move:
        seat = int(move - self.first)
        return Move(move, f"first {seat}", "first", {"role": self.whose[seat]}, [])


@final
class Shed(ChanceChoice[VolfState]):
    """Discard the cards left in a hand (§4.6), face up and one by one (§9.2)."""

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
        text = f"shed {FACE_NAMES[face]} of {self.of}"
        return Move(move, text, "shed", {"card": card(face), "role": self.who}, [])

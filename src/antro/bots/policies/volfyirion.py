"""First thoughts about Volfyirion: play what is held, spend what there is, end the turn last."""

from math import tanh
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.bots.policy import Policy
from antro.core.bits import listed
from antro.core.game import Seat
from antro.core.moves import Moves
from antro.core.told import Move
from antro.games.volfyirion.cards import CARDS, FACES
from antro.games.volfyirion.house import House
from antro.games.volfyirion.piles import Pile
from antro.games.volfyirion.rules import Volfyirion
from antro.games.volfyirion.state import VolfState

USUAL: Final = 8
WEIGHTS: Final = {  # by kind of move; what is not named is worth the usual
    "play": 120,
    "station": 60,
    "gain": 200,
    "chain": 150,
    "attack": 400,
    "defeat": 400,
    "vanquish": 400,
    "slay": 400,
    "subjugate": 400,
    "banish": 400,
    "acquire": 40,
    "acquire_top": 40,
    "wonder": 40,
    "fly": 60,
    "replace": 1,
    "exchange": 1,
    "redeploy": 1,
    "seal": 1,  # one's own
    "unseal_other": 1,
    "sacrifice": 3,
    "end": 2,
}
BY_PRICE: Final = {"acquire", "acquire_top", "wonder", "station", "seal_other"}
STARTER: Final = -0.4  # a starting card is in the way
CITY: Final = 12.0
PER_LEAD: Final = 0.05


@final
class VolfyirionPolicy(Policy[VolfState]):
    def __init__(self, game: Volfyirion) -> None:
        self.horizon = 16
        self.weights: Final = vec[i64](
            [weight_of(game.describe(i64(move))) for move in range(len(game.owners))]
        )
        self.worths: Final = vec[float]([worth_of(face) for face in range(int(FACES))])

    def weigh(self, state: VolfState, seat: Seat, moves: Moves) -> None:
        total: i64 = 0
        for at in range(moves.count):
            weight = self.weights[moves.numbers[at]]
            moves.weights[at] = weight
            total += weight
        moves.total = total

    def calm(self, state: VolfState) -> bool:
        return len(state.pending) == 1

    def evaluate(self, state: VolfState) -> list[float]:
        """Whichever side has more of Cities and good cards leads."""
        terms = state.terms
        sides = [0.0, 0.0]
        for seat in range(terms.seats):
            sides[terms.sides[seat]] += self.strength(state, Seat(seat))
        lead = tanh(PER_LEAD * (sides[0] - sides[1]))
        if len(state.rages) + len(state.grids) > 0:
            lead = tanh(PER_LEAD * sides[0]) - 1.0  # the dragon is never weak
        return [lead if terms.sides[seat] == 0 else -lead for seat in range(terms.seats)]

    def strength(self, state: VolfState, seat: Seat) -> float:
        """Cities, what guards them, and what the cards of a house are worth."""
        total = 0.0
        for site in listed(state.land(seat)):
            total += CITY * (0.3 if state.dragon == site else 1.0)
            for face in (state.troops[site], state.buildings[site]):
                if face >= 0:
                    total += self.worths[face] * 1.5
        return total + self.cards(state.houses[seat])

    def cards(self, house: House) -> float:
        total = 0.0
        piles: list[Pile] = [house.deck, house.hand, house.discard, house.played]
        for cards in piles:
            for face in listed(cards.faces):
                total += self.worths[face] * float(cards.counts[face])
        return total


def weight_of(move: Move) -> i64:
    weight = WEIGHTS.get(move.kind, USUAL)
    return i64(weight * max(1, price_of(move)) if move.kind in BY_PRICE else weight)


def price_of(move: Move) -> int:
    """The price of the card that a move speaks of."""
    thing = move.fields.get("card")
    for card in CARDS:
        if f"card:{card.slug}" == thing:
            return int(card.cost)
    return 0


def worth_of(face: int) -> float:
    card = CARDS[face]
    return float(card.cost) if card.cost else STARTER

"""Chance for Perks, Ploys and a face-down top card (§13, §14, §16)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.volfyirion.components.cards import FACES, NOTHING
from antro.games.volfyirion.components.extras import ORACLE, PERKS, PLOYS
from antro.games.volfyirion.effects.bonus import ask_removal
from antro.games.volfyirion.moves.face_names import FACE_NAMES, UNKNOWN, card
from antro.games.volfyirion.state.state import VolfState


@final
class DealPerk(ChanceChoice[VolfState]):
    """Deal a face-up Perk to a seat (§13.1)."""

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
class DealPloy(ChanceChoice[VolfState]):
    """Deal a Ploy to a seat. Only its owner sees it (§14.1)."""

    def __init__(self, to: Seat, who: str) -> None:
        super().__init__(len(PLOYS) + 1)  # with one for a hidden Ploy
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

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        return move if viewer == self.to else self.first + len(PLOYS)


@final
class Peek(ChanceChoice[VolfState]):
    """Show the face-down top card to the Oracle alone (§16.2)."""

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

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        return move if viewer == self.to else self.first + UNKNOWN


@final
class Explore(ChanceChoice[VolfState]):
    """Give the top card of the wonder deck to the party that paid for it (§13.5)."""

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

    def done(self, state: VolfState, argument: i64) -> None:
        ask_removal(state, state.turn.seat, state.unresolved.acquired[0], NOTHING)

    def describe(self, move: i64) -> Move:
        face = move - self.first
        return Move(move, f"explore {FACE_NAMES[face]}", "explore", {"card": card(face)}, [])

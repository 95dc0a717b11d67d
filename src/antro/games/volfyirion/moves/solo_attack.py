"""The dragon's cards in the solo mode, and the player's choices (§17.5 to §17.10)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import count
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice
from antro.core.contract.game import Choice, Seat
from antro.core.contract.moves import Moves
from antro.games.volfyirion.components.cards import (
    BUILDINGS,
    CARDS,
    FACES,
    NOTHING,
    TROOPS,
)
from antro.games.volfyirion.flow.dragon_attack import (
    PLAYER,
    cities_to_destroy,
    dearest_commands,
    destroy_city,
    keep,
    strength,
    turn_up,
)
from antro.games.volfyirion.kinds import FURY, YIELD_BUILDING, YIELD_TROOP
from antro.games.volfyirion.moves.answers import OfSites
from antro.games.volfyirion.moves.face_names import card
from antro.games.volfyirion.state.state import VolfState


@final
class TurnRage(ChanceChoice[VolfState]):
    """Turn up the cards of the rage pile, one by one (§17.5)."""

    def __init__(self) -> None:
        super().__init__(FACES)

    def due(self, state: VolfState) -> bool:
        return state.markets[0].assets.held > 0

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        state.markets[0].assets.bag.weigh(self.first, out)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        turn_up(state, state.rages[0].shown, move - self.first)

    def done(self, state: VolfState, argument: i64) -> None:
        """Remove Troops, then Buildings, then destroy Cities (§17.6 to §17.8)."""
        rage, mine = state.rages[0], state.own_cities(PLAYER)
        if rage.top != NOTHING:
            rage.shown.add(rage.top)
            rage.top = NOTHING
        rage.attack = strength(state, rage.shown)
        buildings = min(rage.shown.count(BUILDINGS), count(state.sites.built(mine)))
        troops = min(rage.shown.count(TROOPS), count(state.sites.guarded(mine)))
        state.ask(FURY)
        for _ in range(buildings):
            state.ask(YIELD_BUILDING, PLAYER)
        for _ in range(troops):
            state.ask(YIELD_TROOP, PLAYER)

    def describe(self, move: i64) -> Move:
        face = move - self.first
        return Move(move, f"rage {CARDS[face].slug}", "rage", {"card": card(face)}, [])


@final
class ChooseCity(OfSites):
    """Choose the City to destroy, among Cities of equal Defence (§17.8)."""

    def __init__(self, sites: i64) -> None:
        super().__init__("doom", "city", sites)

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, cities_to_destroy(state))

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.pending.pop()
        destroy_city(state, move - self.first)


@final
class Keep(Choice[VolfState]):
    """Choose the Command that stays, among Commands of equal price (§17.10)."""

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

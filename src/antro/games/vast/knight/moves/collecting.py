"""Gems and Treasure tokens that the Knight collects (§14.15, §14.16)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.components.decks import CUNNING
from antro.games.vast.components.roles import KNIGHT, KNIGHT_PIECE
from antro.games.vast.dragon.effects.gems import return_gem
from antro.games.vast.dragon.state import GEMS
from antro.games.vast.goblins.effects.cards import treasure_gained
from antro.games.vast.knight.effects.grit import gain_grit, lose_grit
from antro.games.vast.knight.effects.sidequests import note_fulfilled
from antro.games.vast.knight.effects.treasures import gain_treasure_card
from antro.games.vast.knight.kinds import GEM_ROLLED
from antro.games.vast.knight.moves.encounter import continue_encounter_here, must_still_attack
from antro.games.vast.map.effects.dice import roll
from antro.games.vast.map.effects.treasure import treasure_to_supply
from antro.games.vast.map.visibility.die import shows_centre
from antro.games.vast.state.state import VastState

FOR_A_GEM: Final[i64] = 5  # Grit for a Gem
OF_THE_TRAP: Final[i64] = 2  # Grit lost to the trap of a Gem


def start_collecting(state: VastState) -> None:
    """Start to collect, which ends the attacks of this Encounter (§14.1)."""
    state.pop()
    state.knight.fulfilled = 0
    state.knight.collecting = 1
    continue_encounter_here(state)


@final
class CollectTreasure(SingleMove[VastState]):
    """Collect a Treasure token, and draw a card for it (§14.15)."""

    word = "collect_treasure"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        square = state.ground.where[KNIGHT_PIECE]
        if state.ground.treasures_on(square) and not must_still_attack(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        start_collecting(state)
        state.knight.collected += 1
        treasure_to_supply(state, state.ground.where[KNIGHT_PIECE])
        treasure_gained(state)
        gain_treasure_card(state)


@final
class CollectGem(OfList):
    """Try to take a Gem (§14.16)."""

    def __init__(self) -> None:
        super().__init__("knight_takes_gem", "gem", GEMS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if not must_still_attack(state):
            gems = state.ground.gems_on(state.ground.where[KNIGHT_PIECE])
            out.add_each(self.first, gems)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        start_collecting(state)
        gem = move - self.first
        state.ground.take_gem(state.ground.where[KNIGHT_PIECE], gem)
        return_gem(state, gem)
        note_fulfilled(state, CUNNING)
        state.ask(GEM_ROLLED)
        roll(state, KNIGHT)


@final
class GemRolled(Step[VastState]):
    """Collect the Gem, or trigger its trap if the die shows the centre (§14.16)."""

    def run(self, state: VastState, argument: i64) -> None:
        if shows_centre(state.die):
            lose_grit(state, OF_THE_TRAP)
        else:
            gain_grit(state, FOR_A_GEM)

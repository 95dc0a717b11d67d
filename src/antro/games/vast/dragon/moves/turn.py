"""The start and end of the Dragon's turn (§25.4)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.common.role_turn import RoleTurn
from antro.games.vast.components.decks import SILVER
from antro.games.vast.components.roles import DRAGON, DRAGON_PIECE, KNIGHT_PIECE
from antro.games.vast.components.squares import OFF
from antro.games.vast.dragon.effects.cards import replace_hand
from antro.games.vast.dragon.effects.flame_wall import take_flame_wall
from antro.games.vast.dragon.effects.gems import place_gem
from antro.games.vast.dragon.effects.greed import pick_up
from antro.games.vast.dragon.effects.hunger import digest
from antro.games.vast.dragon.effects.values import spirit
from antro.games.vast.dragon.effects.waking import rouse, surface_if_able
from antro.games.vast.dragon.kinds import DRAGON_TURN, GATHER, PLACE_GEM, REPLACE_HAND, SETTLE
from antro.games.vast.dragon.moves.moving import climb_back
from antro.games.vast.dragon.state import GEMS, PRIDE_STILL
from antro.games.vast.state.state import VastState


@final
class DragonTurn(RoleTurn):
    def begin(self, state: VastState) -> None:
        """Return the Flame Wall, pay for Hunger, and ask for his first action (§25.4)."""
        clear_turn(state)
        take_flame_wall(state)
        if not state.dragon.placed:
            come_to_the_map(state)
        digest(state)
        state.ask(DRAGON_TURN)

    def end(self, state: VastState) -> None:
        """Pick up Treasures, perhaps place a Gem, and replace the hand (§25.4)."""
        state.ask(SETTLE)
        state.ask(REPLACE_HAND)
        state.ask(GATHER)
        climb_back(state)

    def skip_turn(self, state: VastState) -> None:
        """Return the Flame Wall, and put the Dragon on the map (§25.2, §25.4)."""
        take_flame_wall(state)
        if state.plays(DRAGON) and not state.dragon.placed:
            come_to_the_map(state)

    def tiles_when_alone(self, state: VastState) -> i64:
        """Return the Spirit (§33.4)."""
        return spirit(state)


def clear_turn(state: VastState) -> None:
    """Reset the fields of a single turn."""
    dragon = state.dragon
    dragon.moved = 0
    dragon.free_move = 0
    dragon.pit_from = OFF
    dragon.gems_used = 0
    dragon.paid = 0
    dragon.shrieked = 0
    dragon.keeps_silver = 0


def come_to_the_map(state: VastState) -> None:
    """Put the Dragon on the Knight's square, or else on the Entrance, in his first turn (§25.2)."""
    where = state.ground.where
    state.dragon.placed = 1
    on_map = where[KNIGHT_PIECE] != OFF
    where[DRAGON_PIECE] = where[KNIGHT_PIECE] if on_map else state.ground.entrance


@final
class Gather(Step[VastState]):
    """Pick up Treasures, and let the Dragon place a Gem (§25.7, §25.8)."""

    def run(self, state: VastState, argument: i64) -> None:
        if state.dragon.gems:
            state.ask(PLACE_GEM)
        pick_up(state)


@final
class PlaceGem(OfList):
    """The Gem to place on the Dragon's square (§25.8)."""

    def __init__(self) -> None:
        super().__init__("place_gem", "gem", GEMS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.dragon.gems)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        place_gem(state, move - self.first)


@final
class NoGem(SingleMove[VastState]):
    """Keep all Gems (§25.8)."""

    word = "no_gem"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()


@final
class ReplaceHand(Step[VastState]):
    """Replace the hand (§25.9), after Pride if the Dragon has not moved (§26.4)."""

    def run(self, state: VastState, argument: i64) -> None:
        if not state.dragon.moved:
            rouse(state, PRIDE_STILL)
        replace_hand(state, spirit(state))


@final
class Settle(Step[VastState]):
    """Surface at the end of the turn, if awake on a Lit Crystal tile (§26.6)."""

    def run(self, state: VastState, argument: i64) -> None:
        surface_if_able(state)


@final
class EndDragonTurn(SingleMove[VastState]):
    word = "end_dragon_turn"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()


@final
class EndKeepingSilver(SingleMove[VastState]):
    """End the turn, show the Silver Scale, and keep it in hand (§42.4)."""

    word = "end_dragon_turn_with_silver"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if state.dragon.hand[SILVER]:
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        state.dragon.keeps_silver = 1
        state.dragon.shown_scales |= bit(SILVER)

"""The start and end of the Thief's turn, and his stat tokens (§30.3)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import PlayerChoice, SingleMove
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.common.role_turn import RoleTurn
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.roles import THIEF_PIECE
from antro.games.vast.components.squares import OFF
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.arrival import end_on_magma
from antro.games.vast.thief.effects.upgrades import stat_tokens
from antro.games.vast.thief.effects.values import movement, thievery
from antro.games.vast.thief.kinds import CHOOSE_STATS, THIEF_TURN
from antro.games.vast.thief.moves.stepping import climb_back, must_move

# [order * 3 + stat]: the rank of the token, 0 for the smallest
ORDERS: Final = vec[i64]([0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0])
ORDER_COUNT: Final[i64] = 6
NO_NUMBERS: Final = vec[i64]([0] * 6)
RANKS: Final = ["low", "middle", "high"]


@final
class ThiefTurn(RoleTurn):
    def begin(self, state: VastState) -> None:
        """Put the Thief on the Entrance if he is off the map, and ask for his stats.

        See §30.2 and §30.3.
        """
        where = state.ground.where
        if where[THIEF_PIECE] == OFF:
            where[THIEF_PIECE] = state.ground.entrance
        clear_turn(state)
        state.ask(THIEF_TURN)
        ask_if_open(state, CHOOSE_STATS)

    def end(self, state: VastState) -> None:
        """Remove unspent cubes, and let Magma kill the Thief."""
        state.thief.cubes = 0
        if state.ground.where[THIEF_PIECE] != OFF:
            climb_back(state)
            end_on_magma(state)

    def skip_turn(self, state: VastState) -> None:
        """Do nothing, because no effect waits for his turn."""

    def tiles_when_alone(self, state: VastState) -> i64:
        """Return the Movement (§33.4)."""
        return movement(state)


def clear_turn(state: VastState) -> None:
    """Reset the fields of a single turn."""
    thief = state.thief
    thief.cubes = 0
    thief.moved = 0
    thief.halted = 0
    thief.stepped_out = 0
    thief.pits = 0
    thief.targeted = 0
    thief.barred = 0
    thief.tried = 0
    thief.card_used = 0
    thief.rerolled = 0


@final
class SetStats(PlayerChoice[VastState]):
    """The order of the stat tokens (§30.3). Orders with the same numbers count as one."""

    def __init__(self) -> None:
        super().__init__(ORDER_COUNT)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        tokens = stat_tokens(state)
        seen = NO_NUMBERS[:]
        for order in range(ORDER_COUNT):
            seen[order] = numbers_of(tokens, order)
            if not any(seen[earlier] == seen[order] for earlier in range(order)):
                out.add(self.first + order)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        tokens = stat_tokens(state)
        for stat in range(i64(3)):
            state.thief.stats[stat] = tokens[ORDERS[(move - self.first) * 3 + stat]]
        state.thief.cubes = thievery(state)

    def describe(self, move: i64) -> Move:
        first = int(move - self.first) * 3
        ranks = [RANKS[ORDERS[first + stat]] for stat in range(3)]
        movement, stealth, thievery = [f"rank:{rank}" for rank in ranks]
        fields = {"movement": movement, "stealth": stealth, "thievery": thievery}
        text = f"stats {' '.join(ranks)}"
        return Move(move, text, "stats", {**fields}, [f"choice:stats_{'_'.join(ranks)}"])


def numbers_of(tokens: vec[i64], order: i64) -> i64:
    """Return the three stats of an order of the tokens as one number."""
    shown: i64 = 0
    for stat in range(i64(3)):
        shown = shown * 8 + tokens[ORDERS[order * 3 + stat]]
    return shown


@final
class EndThiefTurn(SingleMove[VastState]):
    """End the turn, unless the Thief is where he may not stop."""

    word = "end_thief_turn"
    declines = True

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if not must_move(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()

"""§30.3 His turn: where his stat tokens go, and how it ends."""

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
from antro.games.vast.thief.moves.stepping import climb_back, must_go_on

# [order * 3 + stat]: the rank of the token, 0 for the smallest
ORDERS: Final = vec[i64]([0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0])
ORDER_COUNT: Final[i64] = 6
RANKS: Final = ["low", "middle", "high"]


@final
class ThiefTurn(RoleTurn):
    def begin(self, state: VastState) -> None:
        """§30.2, §30.3 He comes to the Entrance, if he is off the map, and sets his stats."""
        where = state.ground.where
        if where[THIEF_PIECE] == OFF:
            where[THIEF_PIECE] = state.ground.entrance
        clear_turn(state)
        state.ask(THIEF_TURN)
        ask_if_open(state, CHOOSE_STATS)

    def end(self, state: VastState) -> None:
        """What the end of his turn brings: cubes are lost, and Magma kills."""
        state.thief.cubes = 0
        if state.ground.where[THIEF_PIECE] != OFF:
            climb_back(state)
            end_on_magma(state)

    def pass_over(self, state: VastState) -> None:
        """Nothing waits for his turn."""

    def tiles_alone(self, state: VastState) -> i64:
        """§33.4 As many as his Movement."""
        return movement(state)


def clear_turn(state: VastState) -> None:
    """Nothing has been done in this turn."""
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
    """§30.3 Which stat token goes where; orders that come to the same are one."""

    def __init__(self) -> None:
        super().__init__(ORDER_COUNT)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        seen: list[i64] = []
        for order in range(ORDER_COUNT):
            shown = numbers_of(state, order)
            if shown not in seen:
                seen.append(shown)
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


def numbers_of(state: VastState, order: i64) -> i64:
    """What the stats would show, as one number."""
    tokens = stat_tokens(state)
    shown: i64 = 0
    for stat in range(i64(3)):
        shown = shown * 8 + tokens[ORDERS[order * 3 + stat]]
    return shown


@final
class EndThiefTurn(SingleMove[VastState]):
    """The turn is over; not where nobody may stop."""

    word = "end_thief_turn"
    declines = True

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if not must_go_on(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()

"""Give an order: its goals, then its settings, or the last order again (§8)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Fields, Move
from antro.core.contract.flow import PlayerChoice, SingleMove
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.heroes.flow.together import wait_for_orders
from antro.games.heroes.state.goals import (
    GOALS,
    GOALS_OF_ORDER,
    NO_GOAL,
    SETTINGS,
    SETTINGS_SHIFT,
    asks_for,
    goal_at,
)
from antro.games.heroes.state.order_text import (
    goal_things,
    settings_fields,
    write_goal,
    write_settings,
)
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import HeroesState

NTH: Final = ["first", "second", "third"]


def fits(order: i64, dice_size: i64) -> bool:
    """True if no goal of an order asks for more dice than its player has (§8.3)."""
    for place in range(GOALS_OF_ORDER):
        goal = goal_at(order, place)
        if goal != NO_GOAL and asks_for(goal) > dice_size:
            return False
    return True


def finish_order(state: HeroesState, seat: Seat) -> None:
    """Complete an order, and wait for the orders of the other players."""
    bout, side = state.bout(seat), state.sides[seat]
    side.order_step = 0
    side.waited = 0
    left = state.others_asked(bout.slot, seat)
    wait_for_orders(state, bout, left)


@final
class Goal(PlayerChoice[HeroesState]):
    """Give a goal of an order, or none after the first: ``nth * (goals + 1) + goal`` (§8.3)."""

    def __init__(self) -> None:
        self.width: Final = GOALS + 1
        super().__init__(GOALS_OF_ORDER * self.width + 1)

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        side = state.sides[seat]
        nth = side.order_step
        if nth >= GOALS_OF_ORDER:
            return
        first = self.first + nth * self.width
        if nth < 2 or goal_at(side.order, 1) != NO_GOAL:
            for goal in range(GOALS):
                if asks_for(goal) <= side.dice_size:
                    out.add(first + goal)
        if nth:
            out.add(first + NO_GOAL)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        side, goal = state.sides[by], (move - self.first) % self.width
        if side.order_step == 0:
            side.order = 0
        side.order |= goal << 8 * side.order_step
        side.order_step += 1

    def describe(self, move: i64) -> Move:
        nth, goal = divmod(int(move - self.first), int(self.width))
        if nth == GOALS_OF_ORDER:
            return Move(move, "a goal", "goal_unseen", {}, ["choice:none"])
        fields: Fields = {"nth": nth + 1}
        if goal == NO_GOAL:
            return Move(move, f"no {NTH[nth]} goal", "no_goal", fields, ["choice:none"])
        written = write_goal(goal)
        fields["goal"] = goal_things(goal)
        return Move(move, f"{NTH[nth]} goal {written}", "goal", fields, [f"goal:{written}"])

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        return move if viewer == by else self.first + self.size - 1


@final
class Settings(PlayerChoice[HeroesState]):
    """Give the settings of an order, which complete it (§8.2)."""

    def __init__(self) -> None:
        super().__init__(SETTINGS + 1)

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        if state.sides[seat].order_step == GOALS_OF_ORDER:
            for settings in range(SETTINGS):
                out.add(self.first + settings)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        state.sides[by].order |= (move - self.first) << SETTINGS_SHIFT
        finish_order(state, by)

    def describe(self, move: i64) -> Move:
        settings = int(move - self.first)
        if settings == SETTINGS:
            return Move(move, "an order", "order_unseen", {}, ["choice:order"])
        fields = settings_fields(settings)
        handles = [str(thing) for thing in fields.values()]
        return Move(move, f"order {write_settings(settings)}", "order", fields, handles)

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        return move if viewer == by else self.first + self.size - 1


@final
class Again(SingleMove[HeroesState]):
    """Repeat the last order (§8.1)."""

    word = "again"

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        side = state.sides[seat]
        if side.order != NONE and side.order_step == 0 and fits(side.order, side.dice_size):
            out.add(self.first)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        finish_order(state, by)

"""Use helms: move beings, attack with creatures or use their abilities (§16, §17, §18)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import PlayerChoice, SingleMove
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.heroes.components.board import COLUMNS, PAIRS, SPACES
from antro.games.heroes.effects.abilities import (
    beings_in_reach,
    columns_in_reach,
    may_swap,
    swaps_in_reach,
    use_on,
    use_on_column,
    use_swap,
)
from antro.games.heroes.effects.boards import swap
from antro.games.heroes.effects.permanents import helms_of
from antro.games.heroes.flow.striking import (
    activate,
    do_attack,
    ready_creatures,
    steps_from,
    strike,
    targets_left,
)
from antro.games.heroes.kinds import HELMS_LEFT
from antro.games.heroes.moves.base import OnSpaces, role_name, space_name, space_thing
from antro.games.heroes.moves.declaring import on_column
from antro.games.heroes.state.state import HeroesState


@final
class Activate(OnSpaces):
    """Activate a creature for the helms printed on it (§16.2)."""

    kind = "activate"

    def spaces(self, state: HeroesState, seat: Seat) -> i64:
        return ready_creatures(state, state.bout(seat).act) << SPACES * seat

    def handles(self, thing: str) -> list[str]:
        return [thing, "choice:activate"]

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout, space = state.bout(by), (move - self.first) % SPACES
        bout.act.helms -= helms_of(state, state.sides[by], space)
        state.stack(bout.slot).pop()
        state.ask(HELMS_LEFT, bout.slot)
        activate(state, bout, by, space)


@final
class MoveBeing(PlayerChoice[HeroesState]):
    """Move one of your beings for one point (§16.4, §18.9): ``(seat * 8 + from) * 8 + to``."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats * SPACES * SPACES)

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        side = state.sides[seat]
        if state.bout(seat).act.helms <= 0:
            return
        left = side.occupied
        while left:
            space = lowest(left)
            left &= left - 1
            first = self.first + (seat * SPACES + space) * SPACES
            out.add_each(first, steps_from(state, side, space))

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout, at = state.bout(by), move - self.first
        bout.act.helms -= 1
        swap(state.sides[by], at // SPACES % SPACES, at % SPACES)
        state.stack(bout.slot).pop()
        state.ask(HELMS_LEFT, bout.slot)

    def describe(self, move: i64) -> Move:
        before, to = divmod(int(move - self.first), int(SPACES))
        seat = before // int(SPACES)
        start, end = space_name(before), space_name(to)
        fields = {"start": f"place:{start}", "end": f"place:{end}"}
        handles = [space_thing(before), space_thing(seat * int(SPACES) + to)]
        text = f"move {start} to {end} of {role_name(seat)}"
        return Move(move, text, "step", {**fields}, handles)


@final
class Done(SingleMove[HeroesState]):
    """Use no more helms (§16.1)."""

    word = "done"

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.bout(by)
        bout.act.helms = 0
        state.stack(bout.slot).pop()


@final
class Strike(OnSpaces):
    """Choose a being that the activated creature attacks (§17.1, §18.7)."""

    kind = "strike"

    def spaces(self, state: HeroesState, seat: Seat) -> i64:
        return targets_left(state, seat, state.bout(seat).act)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.answered(by)
        strike(state, bout, by, move - self.first)


@final
class UseOn(OnSpaces):
    """Use the ability of the activated creature on a being (§18.2, §18.3)."""

    kind = "use_on"

    def spaces(self, state: HeroesState, seat: Seat) -> i64:
        return beings_in_reach(state, seat, state.bout(seat).act.active)

    def handles(self, thing: str) -> list[str]:
        return ["choice:ability", thing]

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.answered(by)
        use_on(state, by, bout.act.active, move - self.first)
        bout.act.rest()


@final
class UseColumn(PlayerChoice[HeroesState]):
    """Use the ability on a column of an enemy board (§18.2)."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats * COLUMNS)

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, columns_in_reach(state, seat, state.bout(seat).act.active))

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.answered(by)
        use_on_column(state, by, bout.act.active, move - self.first)
        bout.act.rest()

    def describe(self, move: i64) -> Move:
        return on_column(move, int(move - self.first), "use_column", ["choice:ability"])


@final
class UseSwap(PlayerChoice[HeroesState]):
    """Swap the beings on two neighbouring spaces of an enemy board (§18.4)."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats * len(PAIRS))

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        if not swaps_in_reach(state, seat, state.bout(seat).act.active):
            return
        left = state.opponents(seat)
        while left:
            other = lowest(left)
            left &= left - 1
            out.add_each(self.first + other * i64(len(PAIRS)), open_swaps(state, other))

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.answered(by)
        use_swap(state, move - self.first)
        bout.act.rest()

    def describe(self, move: i64) -> Move:
        seat, pair = divmod(int(move - self.first), len(PAIRS))
        one, two = PAIRS[pair]
        role = role_name(seat)
        fields = {
            "start": f"place:{space_name(one)}",
            "end": f"place:{space_name(two)}",
            "role": f"role:{role}",
        }
        things = [space_thing(seat * int(SPACES) + space) for space in (one, two)]
        text = f"swap {space_name(one)} and {space_name(two)} of {role}"
        return Move(move, text, "use_swap", {**fields}, ["choice:ability", *things])


def open_swaps(state: HeroesState, seat: i64) -> i64:
    """Return the pairs of spaces of a board with at least one being."""
    found: i64 = 0
    for pair in range(i64(len(PAIRS))):
        if may_swap(state.sides[seat], pair):
            found |= bit(pair)
    return found


@final
class Idle(SingleMove[HeroesState]):
    """Do nothing with a creature that a spell activated (§14.8)."""

    word = "idle"

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        if state.bout(seat).act.commanded:
            out.add(self.first)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.answered(by)
        bout.act.rest()


@final
class NoMore(SingleMove[HeroesState]):
    """Attack no further being (§18.7)."""

    word = "no_more"

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.answered(by)
        do_attack(state, bout, by)

"""§16, §17, §18 Helms are used: beings move, creatures attack or use their abilities."""

from typing import final

from mypy_extensions import i64

from antro.core.bits import bit, lowest
from antro.core.descriptions import Move
from antro.core.game import Seat
from antro.core.moves import Moves
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
from antro.games.heroes.moves.base import (
    Answer,
    OnSpaces,
    Word,
    role_name,
    space_name,
    space_thing,
)
from antro.games.heroes.moves.declaring import on_column
from antro.games.heroes.printed.board import COLUMNS, PAIRS, SPACES
from antro.games.heroes.state.state import HeroesState


@final
class Activate(OnSpaces):
    """§16.2 Activate a creature for the helms printed on it."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.kind = "activate"

    def spaces(self, state: HeroesState, seat: Seat) -> i64:
        return ready_creatures(state, state.part(seat).act) << SPACES * seat

    def handles(self, thing: str) -> list[str]:
        return [thing, "choice:activate"]

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        part, asks = state.part(by), state.config.asks
        space, stack = (move - self.first) % SPACES, state.stack(part.slot)
        part.act.helms -= helms_of(state, state.sides[by], space)
        stack.pop()
        stack.append(asks.helms_left[part.slot])
        activate(state, part, by, space)


@final
class Step(Answer):
    """§16.4, §18.9 Move an own being for one point: ``(seat * 8 + from) * 8 + to``."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats * SPACES * SPACES)

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        side = state.sides[seat]
        if state.part(seat).act.helms <= 0:
            return
        left = side.occupied
        while left:
            space = lowest(left)
            left &= left - 1
            first = self.first + (seat * SPACES + space) * SPACES
            out.add_each(first, steps_from(state, side, space))

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        part, at = state.part(by), move - self.first
        part.act.helms -= 1
        swap(state.sides[by], at // SPACES % SPACES, at % SPACES)
        stack = state.stack(part.slot)
        stack.pop()
        stack.append(state.config.asks.helms_left[part.slot])

    def describe(self, move: i64) -> Move:
        before, to = divmod(int(move - self.first), int(SPACES))
        seat = before // int(SPACES)
        start, end = space_name(before), space_name(to)
        fields = {"start": f"place:{start}", "end": f"place:{end}"}
        handles = [space_thing(before), space_thing(seat * int(SPACES) + to)]
        text = f"move {start} to {end} of {role_name(seat)}"
        return Move(move, text, "step", {**fields}, handles)


@final
class Done(Word):
    """§16.1 Use no more helms."""

    def __init__(self) -> None:
        super().__init__()
        self.word = "done"

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        part = state.part(by)
        part.act.helms = 0
        state.stack(part.slot).pop()


@final
class Strike(OnSpaces):
    """§17.1, §18.7 A being that the activated creature attacks."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.kind = "strike"

    def spaces(self, state: HeroesState, seat: Seat) -> i64:
        return targets_left(state, seat, state.part(seat).act)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        part = state.part(by)
        state.stack(part.slot).pop()
        strike(state, part, by, move - self.first)


@final
class UseOn(OnSpaces):
    """§18.2, §18.3 Use the ability of the activated creature on a being."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.kind = "use_on"

    def spaces(self, state: HeroesState, seat: Seat) -> i64:
        return beings_in_reach(state, seat, state.part(seat).act.active)

    def handles(self, thing: str) -> list[str]:
        return ["choice:ability", thing]

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        part = state.part(by)
        state.stack(part.slot).pop()
        use_on(state, by, part.act.active, move - self.first)
        part.act.rest()


@final
class UseColumn(Answer):
    """§18.2 Use it on a column of an enemy board."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats * COLUMNS)

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, columns_in_reach(state, seat, state.part(seat).act.active))

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        part = state.part(by)
        state.stack(part.slot).pop()
        use_on_column(state, by, part.act.active, move - self.first)
        part.act.rest()

    def describe(self, move: i64) -> Move:
        return on_column(move, int(move - self.first), "use_column", ["choice:ability"])


@final
class UseSwap(Answer):
    """§18.4 Two neighbouring spaces of an enemy board change what is in them."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats * len(PAIRS))

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        if not swaps_in_reach(state, seat, state.part(seat).act.active):
            return
        left = state.opponents(seat)
        while left:
            other = lowest(left)
            left &= left - 1
            out.add_each(self.first + other * i64(len(PAIRS)), open_swaps(state, other))

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        part = state.part(by)
        state.stack(part.slot).pop()
        use_swap(state, move - self.first)
        part.act.rest()

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
    """The set of pairs of a board of which at least one holds a being."""
    found: i64 = 0
    for pair in range(i64(len(PAIRS))):
        if may_swap(state.sides[seat], pair):
            found |= bit(pair)
    return found


@final
class Idle(Word):
    """§14.8 A creature that a spell activates does nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.word = "idle"

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        if state.part(seat).act.commanded:
            out.add(self.first)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        part = state.part(by)
        state.stack(part.slot).pop()
        part.act.rest()


@final
class NoMore(Word):
    """§18.7 No further being is hit."""

    def __init__(self) -> None:
        super().__init__()
        self.word = "no_more"

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        part = state.part(by)
        state.stack(part.slot).pop()
        do_attack(state, part, by)

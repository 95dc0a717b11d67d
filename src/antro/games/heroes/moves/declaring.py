"""Declare a spell: its reinforcements, its targets and its payment (§12.5, §13)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Fields, Move
from antro.core.contract.flow import PlayerChoice, SingleMove
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.heroes.components.board import COLUMNS, SPACES
from antro.games.heroes.components.codes import DRAIN
from antro.games.heroes.effects.reach import (
    beings_for,
    columns_in,
    destroyed_for,
    players_for,
)
from antro.games.heroes.flow.casting import (
    MOST_REINFORCEMENTS,
    ask_payment,
    declare_place,
    declare_target,
    further_targets,
    most_reinforcements,
    pay,
    payable,
    reinforce,
    spaces_for,
)
from antro.games.heroes.moves.action import OnPermanents
from antro.games.heroes.moves.base import OnSpaces, column_thing, role_name
from antro.games.heroes.state.config import Config
from antro.games.heroes.state.state import HeroesState


@final
class Reinforce(PlayerChoice[HeroesState]):
    """Choose the number of reinforcements (§13.1)."""

    def __init__(self) -> None:
        super().__init__(MOST_REINFORCEMENTS + 1)

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        for times in range(most_reinforcements(state, state.bout(seat).act) + 1):
            out.add(self.first + times)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.answered(by)
        reinforce(state, bout, by, move - self.first)

    def describe(self, move: i64) -> Move:
        times = int(move - self.first)
        handles = [f"choice:reinforce:{times}"]
        return Move(move, f"reinforce {times}", "reinforce", {"times": times}, handles)


@final
class Pay(PlayerChoice[HeroesState]):
    """Discard a card for a reinforcement. Kinds are paid in ascending order (§13.1)."""

    def __init__(self, config: Config) -> None:
        super().__init__(config.spells.kinds)
        self.names: Final = config.spells.names

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, payable(state, seat, state.bout(seat).act))

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.answered(by)
        pay(state, bout, by, move - self.first)

    def describe(self, move: i64) -> Move:
        name = self.names[move - self.first]
        return Move(move, f"pay {name}", "pay", {"spell": f"spell:{name}"}, [f"hand:{name}"])


@final
class TargetBeing(OnSpaces):
    """Choose a being: a first or further target (§12.4), or the one to heal (§14.3)."""

    kind = "target"

    def spaces(self, state: HeroesState, seat: Seat) -> i64:
        act = state.bout(seat).act
        if not len(act.targets):
            return beings_for(state, seat, act.spell)
        if state.config.spells.effects[act.spell] == DRAIN:
            return state.sides[seat].occupied << SPACES * seat
        return further_targets(state, seat, act)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.answered(by)
        drains = state.config.spells.effects[bout.act.spell] == DRAIN
        if drains and len(bout.act.targets):
            declare_place(state, bout, by, move - self.first)
        else:
            declare_target(state, bout, by, move - self.first)


@final
class TargetColumn(PlayerChoice[HeroesState]):
    """Choose a column with at least one being (§12.4)."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats * COLUMNS)

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, columns_in(state, state.bout(seat).alive))

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.answered(by)
        declare_target(state, bout, by, move - self.first)

    def describe(self, move: i64) -> Move:
        return on_column(move, int(move - self.first), "target_column", [])


def on_column(move: i64, at: int, kind: str, before: list[str]) -> Move:
    """Describe the choice of a column."""
    column, role = at % int(COLUMNS) + 1, role_name(at // int(COLUMNS))
    fields: Fields = {"column": column, "role": f"role:{role}"}
    text = f"{kind.replace('_', ' ')} {column} of {role}"
    return Move(move, text, kind, fields, [*before, column_thing(at)])


@final
class TargetPlayer(PlayerChoice[HeroesState]):
    """Choose the player that a spell is cast on (§12.4)."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, players_for(state, seat, state.bout(seat).act.spell))

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.answered(by)
        declare_target(state, bout, by, move - self.first)

    def describe(self, move: i64) -> Move:
        role = role_name(int(move - self.first))
        fields = {"role": f"role:{role}"}
        return Move(move, f"target {role}", "target_player", {**fields}, [f"player:{role}"])


@final
class TargetPermanent(OnPermanents):
    """Choose a permanent spell in play (§14.9)."""

    kind = "target_permanent"

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.answered(by)
        declare_target(state, bout, by, move - self.first)


@final
class TargetDestroyed(PlayerChoice[HeroesState]):
    """Choose one of your destroyed creatures (§14.7)."""

    def __init__(self, config: Config) -> None:
        super().__init__(config.creatures.kinds)
        self.names: Final = config.creatures.names

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, destroyed_for(state, seat, state.bout(seat).act.spell))

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.answered(by)
        declare_target(state, bout, by, move - self.first)

    def describe(self, move: i64) -> Move:
        name = self.names[move - self.first]
        fields = {"creature": f"creature:{name}"}
        return Move(move, f"revive {name}", "target_destroyed", {**fields}, [f"destroyed:{name}"])


@final
class TargetSpace(OnSpaces):
    """Choose the empty space that a creature moves to (§14.6, §14.7)."""

    kind = "to_space"

    def spaces(self, state: HeroesState, seat: Seat) -> i64:
        return spaces_for(state, seat, state.bout(seat).act)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.answered(by)
        declare_place(state, bout, by, move - self.first)


@final
class Enough(SingleMove[HeroesState]):
    """Choose no further target (§13.3)."""

    word = "enough"

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.answered(by)
        ask_payment(state, bout, by)

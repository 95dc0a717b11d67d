"""The parts of the view that tell of the table: who plays, whose turn it is, what lies."""

from typing import final

from mypy_extensions import i64

from antro.core.bits import listed
from antro.core.parts import Fixed, Number, Value
from antro.games.vast.display.goals import goal_of
from antro.games.vast.display.view_types import GoalView
from antro.games.vast.printed.roles import NOBODY, ROLES
from antro.games.vast.printed.squares import OFF
from antro.games.vast.rules import Vast
from antro.games.vast.sight.die import FACES
from antro.games.vast.state.state import VastState


@final
class Viewer(Fixed[VastState, Vast]):
    def build(self, veiled: VastState) -> int:
        return int(veiled.viewer)


@final
class Roles(Fixed[VastState, Vast]):
    """Who plays, by seat."""

    def build(self, veiled: VastState) -> list[str]:
        return self.owner.roles


@final
class RoleSet(Fixed[VastState, Vast]):
    def build(self, veiled: VastState) -> str:
        return self.owner.options["roles"]


@final
class RoleSetClause(Fixed[VastState, Vast]):
    """The clause that tells what changes with this set of roles."""

    def build(self, veiled: VastState) -> str:
        return self.owner.config.variant.clause


@final
class Gone(Value[VastState, Vast]):
    """Seats that gave up."""

    def build(self, veiled: VastState) -> list[int]:
        return listed(veiled.gone)


@final
class Round(Number[VastState, Vast]):
    def number(self, veiled: VastState) -> i64:
        return veiled.round


@final
class Turn(Number[VastState, Vast]):
    """Turns begun, of anybody."""

    def number(self, veiled: VastState) -> i64:
        return veiled.turn


@final
class TurnOf(Value[VastState, Vast]):
    """Whose turn it is; none before the first."""

    def build(self, veiled: VastState) -> str | None:
        return None if veiled.role == NOBODY else ROLES[veiled.role]


@final
class Collapsing(Value[VastState, Vast]):
    def build(self, veiled: VastState) -> bool:
        return bool(veiled.collapsing)


@final
class Die(Value[VastState, Vast]):
    """The face of the Dragon die that lies."""

    def build(self, veiled: VastState) -> str | None:
        return None if veiled.die == OFF else FACES[veiled.die]


@final
class Toss(Number[VastState, Vast]):
    """What the die of six shows; 0 before it was thrown."""

    def number(self, veiled: VastState) -> i64:
        return veiled.toss


@final
class Newest(Value[VastState, Vast]):
    """The square of the tile that was laid last."""

    def build(self, veiled: VastState) -> str | None:
        newest = veiled.ground.newest
        return None if newest == OFF else f"square:{int(newest)}"


@final
class Goals(Value[VastState, Vast]):
    """What each seat plays for, and how far it is."""

    def build(self, veiled: VastState) -> list[GoalView]:
        return [goal_of(veiled, role) for role in veiled.config.role_of_seat]

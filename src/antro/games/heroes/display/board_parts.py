"""The parts of a side's view that lie before it: its dice, and its board."""

from abc import abstractmethod
from typing import final

from mypy_extensions import i64

from antro.core.parts import Number, Row, Value
from antro.games.heroes.display.names import (
    counts_of,
    creature_thing,
    hero_thing,
    permanent_view,
)
from antro.games.heroes.display.side_parts import Owner
from antro.games.heroes.display.view_types import SpaceView
from antro.games.heroes.effects.permanents import helms_of, is_frozen, strength, total
from antro.games.heroes.printed.board import ALL_AROUND, EMPTY, HERO, SPACES
from antro.games.heroes.printed.codes import WINGS
from antro.games.heroes.printed.creatures import DIRECTIONS
from antro.games.heroes.state.side import Side, space_of
from antro.games.heroes.state.state import HeroesState


class Lot(Value[HeroesState, Owner]):
    """Dice: how many show each symbol."""

    @abstractmethod
    def lot(self, side: Side) -> i64:
        """The lot that is shown."""

    def differs(self, was: HeroesState, veiled: HeroesState) -> bool:
        return self.lot(self.owner.side(was)) != self.lot(self.owner.side(veiled))

    def build(self, veiled: HeroesState) -> list[int]:
        return counts_of(self.lot(self.owner.side(veiled)))


@final
class Dice(Lot):
    """All that lie on the table."""

    def lot(self, side: Side) -> i64:
        return side.dice


@final
class Kept(Lot):
    """Those of them that were kept at the last throw."""

    def lot(self, side: Side) -> i64:
        return side.kept


@final
class DiceSize(Number[HeroesState, Owner]):
    def number(self, veiled: HeroesState) -> i64:
        return self.owner.side(veiled).dice_size


@final
class DiceInHand(Number[HeroesState, Owner]):
    def number(self, veiled: HeroesState) -> i64:
        return max(0, self.owner.side(veiled).dice_in_hand())


@final
class Throws(Number[HeroesState, Owner]):
    """How often a side has thrown since the last cycle."""

    def number(self, veiled: HeroesState) -> i64:
        return self.owner.side(veiled).throws


@final
class Spaces(Row[HeroesState, Owner]):
    """What stands on each space."""

    def differs(self, was: HeroesState, veiled: HeroesState) -> bool:
        return boards_differ(self.owner.side(was), self.owner.side(veiled))

    def build(self, veiled: HeroesState) -> list[SpaceView | None]:
        return [self.space(veiled, space) for space in range(SPACES)]

    def space(self, veiled: HeroesState, space: i64) -> SpaceView | None:
        """A space with its being; none, if it is empty."""
        side = self.owner.side(veiled)
        being = side.board[space]
        if being == EMPTY:
            return None
        return self.hero(veiled, space) if being == HERO else self.creature(veiled, space)

    def hero(self, veiled: HeroesState, space: i64) -> SpaceView:
        owner, side = self.owner, self.owner.side(veiled)
        return SpaceView(
            being=hero_thing(owner.config, side.hero),
            life=int(side.life),
            most_life=int(side.most_life),
            strength=0,
            helms=0,
            direction="",
            exposed=bool(side.exposed() >> space & 1),
            frozen=False,
            activated=False,
            permanents=[
                permanent_view(owner.config, owner.seat, entry)
                for entry in side.permanents
                if space_of(entry) == space
            ],
        )

    def creature(self, veiled: HeroesState, space: i64) -> SpaceView:
        owner, side = self.owner, self.owner.side(veiled)
        creatures, kind = owner.config.creatures, side.board[space]
        winged = total(veiled, side, space, WINGS) > 0
        direction = ALL_AROUND if winged else creatures.directions[kind]
        return SpaceView(
            being=creature_thing(owner.config, kind),
            life=int(creatures.lives[kind] - side.wounds[space]),
            most_life=int(creatures.lives[kind]),
            strength=int(strength(veiled, side, space)),
            helms=int(helms_of(veiled, side, space)),
            direction=DIRECTIONS[direction],
            exposed=bool(side.exposed() >> space & 1),
            frozen=is_frozen(veiled, side, space),
            activated=bool(side.activated >> space & 1),
            permanents=[
                permanent_view(owner.config, owner.seat, entry)
                for entry in side.permanents
                if space_of(entry) == space
            ],
        )


def boards_differ(before: Side, after: Side) -> bool:
    """Whether anything on two boards, or on what stands there, is not the same."""
    if before.occupied != after.occupied or before.activated != after.activated:
        return True
    if before.life != after.life or before.most_life != after.most_life:
        return True
    if len(before.permanents) != len(after.permanents):
        return True
    for at in range(i64(len(after.permanents))):
        if before.permanents[at] != after.permanents[at]:
            return True
    for space in range(SPACES):
        if before.board[space] != after.board[space]:
            return True
        if before.wounds[space] != after.wounds[space]:
            return True
    return False

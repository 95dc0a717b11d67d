"""The parts of a side’s view that show its board."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.game import Seat
from antro.core.view.parts import Row
from antro.games.heroes.components.board import ALL_AROUND, EMPTY, HERO, SPACES
from antro.games.heroes.components.codes import WINGS
from antro.games.heroes.components.creatures import DIRECTIONS
from antro.games.heroes.display.names import (
    creature_thing,
    hero_thing,
    permanent_view,
)
from antro.games.heroes.display.view_types import SpaceView
from antro.games.heroes.effects.permanents import helms_of, is_frozen, strength, total
from antro.games.heroes.state.config import Config
from antro.games.heroes.state.side import Side, space_of
from antro.games.heroes.state.state import HeroesState


@final
class Owner:
    """A seat, with the config of its table."""

    def __init__(self, config: Config, seat: Seat) -> None:
        self.config: Final = config
        self.seat: Final = seat

    def side(self, state: HeroesState) -> Side:
        return state.sides[self.seat]


@final
class Spaces(Row[HeroesState, Owner]):
    """The beings on a board, by space."""

    public = True

    def differs(self, was: HeroesState, veiled: HeroesState) -> bool:
        return boards_differ(self.owner.side(was), self.owner.side(veiled))

    def build(self, veiled: HeroesState) -> list[SpaceView | None]:
        return [self.space(veiled, space) for space in range(SPACES)]

    def space(self, veiled: HeroesState, space: i64) -> SpaceView | None:
        """Return a space with its being, or None if it is empty."""
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
    """True if anything differs between two boards or the beings on them."""
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

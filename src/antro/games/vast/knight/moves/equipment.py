"""The Knight's equipment: Bomb and Bow (§15.4, §15.5). Map and Shield need no choice."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.components.decks import EAGLE_EYED
from antro.games.vast.components.roles import FANGS, KNIGHT, KNIGHT_PIECE, PIECES, TRIBES
from antro.games.vast.components.squares import OFF
from antro.games.vast.goblins.effects.population import lose_population
from antro.games.vast.goblins.effects.rage import gain_rage
from antro.games.vast.goblins.effects.values import is_revealed
from antro.games.vast.knight.effects.foes import has_done, used_bomb
from antro.games.vast.knight.effects.sidequests import note_fulfilled
from antro.games.vast.knight.effects.values import strength
from antro.games.vast.knight.kinds import SHOT
from antro.games.vast.knight.state import BOMB, BOMBED, BOW, BOW_SHOT, FLARED, JAVELIN_THROWN
from antro.games.vast.map.effects.walls import bomb_side
from antro.games.vast.map.kinds import FLARE
from antro.games.vast.map.moves.forced import OneWay
from antro.games.vast.map.visibility.lines import sees
from antro.games.vast.map.visibility.squares import has_wall
from antro.games.vast.map.visibility.steps import in_forest
from antro.games.vast.state.arguments import argument_of, part
from antro.games.vast.state.state import VastState


@final
class BombWall(OneWay):
    """Use a Bomb to open a closed side of her square (§15.4)."""

    kind = "bomb_wall"
    spare = True

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        knight, ground = state.knight, state.ground
        ready = knight.cubes[BOMB] > 0 and knight.bombs > 0
        if not ready or used_bomb(state) or has_done(state, JAVELIN_THROWN):
            return
        square = ground.where[KNIGHT_PIECE]
        for way in range(i64(4)):
            behind = ground.next(square, way) != OFF or not state.collapsing
            if behind and has_wall(ground, square, way):
                out.add(self.first + way)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        knight = state.knight
        knight.fulfilled = 0
        knight.bombs -= 1
        knight.done |= bit(BOMBED)
        bomb_side(state, state.ground.where[KNIGHT_PIECE], move - self.first)

    def handles(self, way: str) -> list[str]:
        """Return the handles, the Bomb first, because the Ancient Map uses the same walls."""
        return ["choice:bomb_wall", way]


def can_shoot_at(state: VastState, piece: i64) -> bool:
    """Return True if neither the Knight nor a piece is in the Mushroom Forest (§10.8)."""
    return not in_forest(state.ground, KNIGHT_PIECE) and not in_forest(state.ground, piece)


@final
class Shoot(OfList):
    """Shoot a visible Tribe with the Bow (§15.5)."""

    spare = True

    def __init__(self) -> None:
        super().__init__("shoot", "piece", PIECES[FANGS : FANGS + TRIBES])

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        ready = state.knight.cubes[BOW] > 0 and not has_done(state, BOW_SHOT)
        if not ready or strength(state) < 2:
            return
        for tribe in range(TRIBES):
            if is_revealed(state, tribe) and self.is_in_sight(state, FANGS + tribe):
                out.add(self.first + tribe)

    def is_in_sight(self, state: VastState, piece: i64) -> bool:
        """Return True if the Knight sees a Tribe and may shoot at it."""
        where = state.ground.where
        visible = sees(state.ground, where[KNIGHT_PIECE], where[piece])
        return visible and can_shoot_at(state, piece)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        tribe = move - self.first
        state.knight.fulfilled = 0
        state.knight.done |= bit(BOW_SHOT)
        before = state.goblins.population[tribe]
        state.ask(SHOT, argument_of(tribe, before))
        lose_population(state, tribe, strength(state) - 1)
        gain_rage(state, 1)

    def handles(self, thing: str) -> list[str]:
        """Return the handles, the Bow first, because a Tribe can also be attacked in other ways."""
        return ["choice:shoot", thing]


@final
class Shot(Step[VastState]):
    """Note the Sidequest Eagle-Eyed if the shot did harm (§16.12)."""

    def run(self, state: VastState, argument: i64) -> None:
        if state.goblins.population[part(argument, 0)] < part(argument, 1):
            note_fulfilled(state, EAGLE_EYED)


@final
class KnightFlare(SingleMove[VastState]):
    """Use Flare on any square, once per turn (§33.1)."""

    word = "knight_flare"
    spare = True

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if state.config.variant.flare >> KNIGHT & 1 and not has_done(state, FLARED):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.knight.fulfilled = 0
        state.knight.done |= bit(FLARED)
        state.ask(FLARE[KNIGHT], KNIGHT_PIECE)

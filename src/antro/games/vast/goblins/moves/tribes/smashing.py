"""Two Tribes that smash a Crystal: the first pledges its Attack, the second attacks (§21.9)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.common.victory import win
from antro.games.vast.components.decks import UNDERWORM
from antro.games.vast.components.roles import FANGS, GOBLINS, KNIGHT, TRIBES
from antro.games.vast.components.squares import OFF
from antro.games.vast.goblins.effects.monsters import has_monster
from antro.games.vast.goblins.effects.population import scatter
from antro.games.vast.goblins.effects.rage import lose_rage
from antro.games.vast.goblins.effects.values import is_revealed, strength, strength_with
from antro.games.vast.goblins.kinds import ATTACKED
from antro.games.vast.goblins.moves.tribes.activation import active_square, end_activation, may_act
from antro.games.vast.goblins.moves.tribes.attacking import attack_argument
from antro.games.vast.goblins.moves.tribes.ways import Ways
from antro.games.vast.goblins.state import NO_TRIBE
from antro.games.vast.knight.effects.arrival import gain_smashed_crystal
from antro.games.vast.settings.variant import SMASH_CRYSTALS
from antro.games.vast.state.ground import CRYSTAL_TOKEN
from antro.games.vast.state.state import VastState


@final
class Smash(SingleMove[VastState]):
    """Attack a Crystal as the first or second of two Tribes."""

    word = "attack_crystal"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if not may_act(state) or not state.ground.has(active_square(state), CRYSTAL_TOKEN):
            return
        tribe = state.goblins.active
        able = strength(state, tribe) >= state.config.variant.smash_strength
        if able and (completes_smash(state, tribe) or can_another_follow(state, tribe)):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        square, tribe = active_square(state), end_activation(state)
        if completes_smash(state, tribe):
            smash(state, state.goblins.pledged, tribe, square)
        else:
            state.goblins.pledged = tribe


def completes_smash(state: VastState, tribe: i64) -> bool:
    """Return True if another Tribe on the same square has pledged its Attack."""
    pledged, where = state.goblins.pledged, state.ground.where
    other = pledged != NO_TRIBE and pledged != tribe
    return other and where[FANGS + pledged] == where[FANGS + tribe]


def can_another_follow(state: VastState, tribe: i64) -> bool:
    """Return True if another Tribe can still come to the square in time, strong enough."""
    goblins = state.goblins
    for other in range(TRIBES):
        fresh = other != tribe and goblins.activated[other] == 0 and goblins.mushrooms == NO_TRIBE
        if fresh and is_revealed(state, other) and can_follow(state, other, tribe):
            return True
    return False


def can_follow(state: VastState, other: i64, tribe: i64) -> bool:
    """Return True if *other* is on the square of *tribe* or can walk there, strong enough.

    With the Underworm (§23.9) its path is not checked.
    """
    where, needed = state.ground.where, state.config.variant.smash_strength
    target = where[FANGS + tribe]
    if where[FANGS + other] == target or has_monster(state.goblins, other, UNDERWORM):
        return strength(state, other) >= needed
    ways = Ways(state, other, OFF)
    if not ways.reaches(target):
        return False
    return strength_with(state, other, ways.population(target)) >= needed


def smash(state: VastState, one: i64, two: i64, square: i64) -> None:
    """Smash a Crystal token. Both Tribes scatter, and Rage falls once."""
    ground = state.ground
    state.goblins.pledged = NO_TRIBE
    state.ask(ATTACKED, attack_argument(state, two, square))
    state.ask(ATTACKED, attack_argument(state, one, square))
    ground.drop_token(square, CRYSTAL_TOKEN)
    ground.smashed += 1
    win_crystal(state)
    scatter(state, one)
    scatter(state, two)
    lose_rage(state, 1)


def win_crystal(state: VastState) -> None:
    """Give a Crystal to the Knight, or let the Goblins keep it and perhaps win (§9.4, §20.1)."""
    variant = state.config.variant
    if state.plays(KNIGHT):
        gain_smashed_crystal(state)
        return
    state.goblins.crystals += 1
    enough = state.goblins.crystals >= variant.crystals_needed
    if enough and variant.goblins_goal == SMASH_CRYSTALS:
        win(state, GOBLINS, "20.1")

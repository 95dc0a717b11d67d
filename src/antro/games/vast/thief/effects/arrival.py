"""What happens to him on a square."""

from mypy_extensions import i64

from antro.games.vast.components.roles import NOBODY, THIEF, THIEF_PIECE
from antro.games.vast.components.squares import MAGMA, terrain_of
from antro.games.vast.dragon.effects.flame_wall import burns
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.death import kill
from antro.games.vast.thief.effects.values import carried
from antro.games.vast.thief.kinds import STASH_NEXT
from antro.games.vast.thief.state import MOST_LOOT_DROP


def entered(state: VastState, square: i64) -> None:
    """§5.5 A Flame Wall on a square that he enters kills him."""
    if burns(state, THIEF, square):
        kill(state, NOBODY)


def at_entrance(state: VastState) -> None:
    """§32.1 He has entered the Entrance: what he carries is stashed."""
    if carried(state):
        state.thief.loot_drop = MOST_LOOT_DROP  # §32.14
        state.ask(STASH_NEXT)


def end_on_magma(state: VastState) -> None:
    """§10.7 His turn ends on Magma: he dies."""
    if terrain_of(state.ground.where[THIEF_PIECE]) == MAGMA:
        kill(state, NOBODY)

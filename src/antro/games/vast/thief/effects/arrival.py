"""Effects of squares that the Thief enters."""

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
    """Kill the Thief if he enters a Flame Wall (§5.5)."""
    if burns(state, THIEF, square):
        kill(state, NOBODY)


def at_entrance(state: VastState) -> None:
    """Stash the tokens that the Thief has carried to the Entrance (§32.1)."""
    if carried(state):
        state.thief.loot_drop = MOST_LOOT_DROP  # §32.14
        state.ask(STASH_NEXT)


def end_on_magma(state: VastState) -> None:
    """Kill the Thief if his turn ends on Magma (§10.7)."""
    if terrain_of(state.ground.where[THIEF_PIECE]) == MAGMA:
        kill(state, NOBODY)

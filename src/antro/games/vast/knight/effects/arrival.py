"""What happens to her on a square, and on a tile that she turns up."""

from mypy_extensions import i64

from antro.games.vast.knight.effects.grit import gain_grit
from antro.games.vast.state.state import VastState


def entered(state: VastState, square: i64) -> None:
    """§5.3 Terrain and Flame Wall of a square that she enters, of her own or not."""


def at_entrance(state: VastState) -> None:
    """§5.3 She has entered the Entrance: Poison cubes, the Trove, and perhaps victory."""


def event_tile(state: VastState, square: i64) -> None:
    """§7.9 She has entered an Event tile that was Dark: an Event card is played."""


def ambush_tile(state: VastState, square: i64) -> None:
    """§7.10 She has entered an Ambush tile that was Dark."""


def revealed(state: VastState, square: i64) -> None:
    """§14.4 She has turned up a tile, and all that came of it is over."""
    gain_grit(state, 1)


def crystal_handed(state: VastState) -> None:
    """§9.4 She is handed a Crystal token that somebody smashed for her."""
    state.knight.smashed += 1


def monster_token_gone(state: VastState, monster: i64) -> None:
    """§19.7 The tile under the Ogre or the Troll has gone."""


def end_on_magma(state: VastState) -> None:
    """§10.7 Her turn ends on Magma: a Health, but not the last one."""
    state.knight.health = max(1, state.knight.health - 1)

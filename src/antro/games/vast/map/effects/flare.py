"""Flare: roll the Dragon die on a square, and reveal the Dark tiles that it hits (§33.1)."""

from mypy_extensions import i64

from antro.games.vast.components.roles import ROLE_OF_PIECE
from antro.games.vast.map.effects.dice import roll
from antro.games.vast.map.effects.revealing import reveal
from antro.games.vast.map.kinds import AFTER_FLARE
from antro.games.vast.map.visibility.die import affected, tiles_of
from antro.games.vast.map.visibility.squares import dark_tiles
from antro.games.vast.state.arguments import argument_of, part
from antro.games.vast.state.state import VastState


def flare(state: VastState, square: i64, piece: i64) -> None:
    """Let the role of *piece* use Flare on a square."""
    state.ask(AFTER_FLARE, argument_of(square, piece))
    roll(state, ROLE_OF_PIECE[piece])


def reveal_hit_tiles(state: VastState, argument: i64) -> None:
    """Reveal the tiles that the die hits."""
    squares = affected(state.ground, part(argument, 0), state.die)
    reveal(state, tiles_of(squares) & dark_tiles(state.ground), part(argument, 1))

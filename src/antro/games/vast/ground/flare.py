"""§33.1 Flare: the Dragon die is rolled on a square, and Dark tiles that it hits are revealed."""

from mypy_extensions import i64

from antro.games.vast.ground.dice import roll
from antro.games.vast.ground.revealing import reveal
from antro.games.vast.printed.roles import ROLE_OF_PIECE
from antro.games.vast.sight.die import affected, tiles_of
from antro.games.vast.sight.squares import dark_tiles
from antro.games.vast.state.frames import frame_of, part
from antro.games.vast.state.state import VastState


def flare(state: VastState, square: i64, piece: i64) -> None:
    """A piece lets a Flare go up over a square."""
    state.ask(state.config.asks.ground.flared, frame_of(square, piece))
    roll(state, ROLE_OF_PIECE[piece])


def light_up(state: VastState, frame: i64) -> None:
    """The die lies: what it hits is revealed."""
    squares = affected(state.ground, part(frame, 0), state.die)
    reveal(state, tiles_of(squares) & dark_tiles(state.ground), part(frame, 1))

"""A thing that cannot be used, and the position that forbids it."""

from typing import Final, final

from antro.core.contract.descriptions import Reason
from antro.games.vast.components.roles import DRAGON_PIECE, FANGS, KNIGHT_PIECE, NOBODY, THIEF_PIECE
from antro.games.vast.components.squares import OFF, SQUARES, WAYS
from antro.games.vast.rules import Vast
from antro.games.vast.state.arguments import part
from antro.games.vast.state.state import VastState

OWN_PIECES: Final = [KNIGHT_PIECE, FANGS, DRAGON_PIECE, OFF, THIEF_PIECE]  # [role]


@final
class Case:
    """The things that the viewer asks about. All but the last can be picked."""

    def __init__(self, game: Vast, veiled: VastState, path: list[str]) -> None:
        self.game = game
        self.config = game.config
        self.state = veiled
        self.me = veiled.viewer
        seated = self.me < game.seats
        self.role = int(game.config.role_of_seat[self.me]) if seated else int(NOBODY)
        self.path = path
        self.kind, _, rest = path[-1].partition(":")
        self.name, _, self.number = rest.partition(":")
        self.question = game.question_to(veiled, veiled.viewer)

    def other(self) -> Reason:
        """Return the reason why a thing is not part of the current question."""
        return Reason("answer_first", self.question.clause)

    def asks(self, *kinds: str) -> bool:
        """Return True if the current question is of one of these kinds."""
        return self.question.kind in kinds

    def is_asked_for(self) -> bool:
        """Return True if the viewer can now choose another thing of this kind."""
        place, picked = len(self.path) - 1, self.path[:-1]
        return any(
            move.handles[:place] == picked and move.handles[place].startswith(f"{self.kind}:")
            for move in self.game.offered(self.state, self.me)
            if len(move.handles) > place
        )

    def square(self) -> int:
        """Return the named square, or the square of the named side."""
        return int(self.name)

    def side_way(self) -> int:
        """Return the direction of the named side."""
        return int(self.number)

    def way(self) -> int:
        """Return the named direction."""
        return WAYS.index(self.name)

    def mover(self) -> int:
        """Return the piece that moves: one that another player moves, or the viewer's own."""
        if self.asks("forced", "leave"):
            return int(part(self.state.argument(), 0))
        if self.asks("emerge", "tribe") and self.state.goblins.active >= 0:
            return int(FANGS + self.state.goblins.active)
        return int(OWN_PIECES[self.role])

    def standing(self) -> int:
        """Return the square of the piece that moves, or ``OFF``."""
        piece = self.mover()
        where = self.state.ground.where[piece] if piece != OFF else OFF
        return int(where) if where < SQUARES else int(OFF)

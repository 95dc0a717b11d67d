"""The one encoder: whatever a viewer is sent of a position is made here, from what it knows.

A ``Scene`` holds a veiled state, and no other. Lines are made by the table from
``Game.seen``; the rest is known to everybody.
"""

from typing import Any, final

from msgspec import Raw, Struct
from msgspec.json import Encoder

from antro.core.bits import listed
from antro.core.events import Line, Result
from antro.core.game import HOST, SPECTATOR, Game, Seat, State
from antro.core.told import Reason
from antro.core.words import Catalogue
from antro.games.box import Box
from antro.server.wire import Asked, Because, Clocks, Frame, Now, Player

encode = Encoder().encode


class Standing(Struct, frozen=True):
    """What everybody may know of a table beside the position."""

    table: str
    version: int
    clocks: Clocks | None
    result: Result | None
    players: list[Player]


@final
class Scene:
    """A position, as one viewer knows it."""

    def __init__(self, box: Box, game: Game[Any], state: State, viewer: int) -> None:
        self.box = box
        self.game = game
        self.viewer = Seat(viewer)
        self.known = laid_open(state) if self.viewer == HOST else game.veil(state, self.viewer)

    def to_act(self) -> list[int]:
        return listed(self.game.to_act(self.known))

    def asked(self) -> Asked:
        question = self.known.pending[-1]
        return Asked(question.text, question.clause)

    def view(self) -> Raw:
        return Raw(encode(self.box.view(self.game, self.known)))

    def now(self, standing: Standing, undo: Reason | None, since: int, log: list[Line]) -> Now:
        over = standing.result is not None
        return Now(
            table=standing.table,
            version=standing.version,
            seat=int(self.viewer),
            to_act=[] if over else self.to_act(),
            asked=self.asked(),
            view=self.view(),
            offers=[] if over else self.game.offered(self.known, self.viewer),
            since=since,
            log=log,
            clocks=standing.clocks,
            undo=undo,
            result=standing.result,
            players=standing.players,
        )

    def because(self, table: str, handle: str) -> Because:
        return Because(table, handle, self.box.why_not(self.game, self.known, handle))

    def text(self, words: Catalogue) -> str:
        return self.box.text(self.game, self.known, words)

    def frame(self, line: Line | None) -> Frame:
        return Frame(line, self.to_act(), self.asked(), self.view())


def laid_open(state: State) -> State:
    """All of a position, for anybody to see: once the game is over, or to look at a record."""
    known = state.clone()
    known.viewer = SPECTATOR
    return known

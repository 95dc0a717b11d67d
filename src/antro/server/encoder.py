"""The one encoder: whatever a viewer is sent of a position is made here, from what it knows.

A ``Scene`` holds a veiled state, and no other; an ``Eye`` goes from scene to scene. Lines are
made by the table from ``Game.seen``; the rest is known to everybody.
"""

from functools import lru_cache
from typing import Any, Final, final

from msgspec import Struct
from msgspec.json import Encoder

from antro.core.bits import listed
from antro.core.events import Line
from antro.core.game import HOST, SPECTATOR, Game, Seat, State
from antro.core.moves import Moves
from antro.core.phrases import Heard, Phrases
from antro.core.told import Change
from antro.core.words import Catalogue
from antro.games.box import Box
from antro.server.wire import Asked, Because, Frame, Offer

encode = Encoder().encode
phrases_of = lru_cache(maxsize=64)(Phrases)


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

    def view(self) -> Struct:
        return self.box.view(self.game, self.known)

    def because(self, table: str, handle: str) -> Because:
        return Because(table, handle, self.box.why_not(self.game, self.known, handle))

    def text(self, words: Catalogue) -> str:
        return self.box.text(self.game, self.known, words)

    def frame(self, line: Line | None) -> Frame:
        return Frame(line, self.to_act(), self.asked(), self.view())


@final
class Eye:
    """A viewer at a table: the scene before them, and what they have been told so far."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.heard: Final = Heard(phrases_of(scene.game))

    def look(self, scene: Scene) -> list[Change]:
        """See what has changed since."""
        was, self.scene = self.scene.known, scene
        return scene.box.changes(scene.game, was, scene.known)

    def offers(self) -> list[Offer]:
        """What the viewer may choose. A move that it was told of is only its number again."""
        out, scene = Moves(), self.scene
        scene.game.offer(scene.known, scene.viewer, out)
        return self.heard.tell(out)


def laid_open(state: State) -> State:
    """All of a position, for anybody to see: once the game is over, or to look at a record."""
    known = state.clone()
    known.viewer = SPECTATOR
    return known

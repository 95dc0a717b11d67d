"""The one encoder: whatever a viewer is sent of a position is made here, from what it knows.

A ``ViewerPosition`` holds a veiled state, and no other; a ``ViewerFeed`` follows one viewer
from position to position. Lines of the log are made by the table from ``Game.as_seen_by``; the rest
is known to everybody.
"""

from functools import lru_cache
from typing import Any, Final, final

from msgspec import Struct
from msgspec.json import Encoder

from antro.core.contract.bits import listed
from antro.core.contract.descriptions import Change
from antro.core.contract.game import HOST, PEOPLE, SPECTATOR, Game, Seat, State
from antro.core.contract.moves import Moves
from antro.core.match.events import LogLine
from antro.core.text.move_texts import KnownMoves, MoveTexts
from antro.core.text.words import Catalogue
from antro.games.manifest import Manifest
from antro.server.wire.http_responses import Frame
from antro.server.wire.socket_messages import Asked, Because, Offer

encode = Encoder().encode
move_texts_of = lru_cache(maxsize=64)(MoveTexts)


@final
class ViewerPosition:
    """A position, as one viewer knows it."""

    def __init__(self, manifest: Manifest, game: Game[Any], state: State, viewer: int) -> None:
        self.manifest = manifest
        self.game = game
        self.viewer = Seat(viewer)
        self.known = laid_open(state) if self.viewer == HOST else game.veil(state, self.viewer)

    def to_act(self) -> list[int]:
        """The seats that may choose; chance or time, where no seat may."""
        acting = self.game.to_act(self.known)
        return listed(acting & PEOPLE or acting)

    def asked(self) -> Asked:
        """What is asked; once nobody is, how it ended."""
        question = self.game.question_to(self.known, self.viewer)
        if not self.game.to_act(self.known):
            ending = self.manifest.ending(self.game, self.known)
            return Asked(ending.how, question.clause, ending.fields, together=False)
        fields = self.manifest.asked(self.game, self.known)
        return Asked(question.kind, question.clause, fields, question.together)

    def view(self) -> Struct:
        shown: Struct = self.manifest.view.build(self.game, self.known)
        return shown

    def because(self, table: str, handle: str) -> Because:
        return Because(table, handle, self.manifest.why_not(self.game, self.known, handle))

    def text(self, words: Catalogue) -> str:
        return self.manifest.text(self.game, self.known, words)

    def changes(self, since: "ViewerPosition") -> list[Change]:
        """What is different in the view since another position."""
        return self.manifest.view.changes(self.game, since.known, self.known)

    def frame(self, line: LogLine | None, since: "ViewerPosition") -> Frame:
        return Frame(line, self.to_act(), self.asked(), self.changes(since))


@final
class ViewerFeed:
    """A viewer at a table: the position before them, and what they have been told so far."""

    def __init__(self, position: ViewerPosition) -> None:
        self.position = position
        self.heard: Final = KnownMoves(move_texts_of(position.game))

    def look(self, position: ViewerPosition) -> list[Change]:
        """See what has changed since."""
        was, self.position = self.position, position
        return position.changes(was)

    def offers(self) -> list[Offer]:
        """What the viewer may choose. A move that it was told of is only its number again."""
        out, position = Moves(), self.position
        position.game.offer(position.known, position.viewer, out)
        return self.heard.tell(out)


def laid_open(state: State) -> State:
    """All of a position, for anybody to see: once the game is over, or to look at a record."""
    known = state.clone()
    known.viewer = SPECTATOR
    return known

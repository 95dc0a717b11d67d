"""The only encoder of positions. It uses only the information that a viewer may know.

A ``ViewerPosition`` contains only a veiled state. A ``ViewerFeed`` follows one viewer from
position to position. Its public changes come from a ``PublicPosition``, which knows as much as a
spectator. The table makes the lines of the log from ``Game.as_seen_by``. All other
data is public.
"""

from functools import lru_cache
from typing import Any, Final, cast, final

from msgspec import Raw, Struct
from msgspec.json import Encoder

from antro.core.contract.bits import listed
from antro.core.contract.descriptions import Change
from antro.core.contract.game import HOST, PEOPLE, SPECTATOR, Game, Seat, State
from antro.core.contract.moves import Moves
from antro.core.match.events import LogLine
from antro.core.text.move_texts import KnownMoves, MoveTexts
from antro.core.text.words import Catalogue
from antro.core.view.view import Shown
from antro.games.manifest import Manifest
from antro.server.wire.http_responses import Frame
from antro.server.wire.socket_messages import Asked, Because, Offer

encode = Encoder().encode
move_texts_of = lru_cache(maxsize=64)(MoveTexts)


@final
class ViewerPosition:
    """A position with the knowledge of one viewer."""

    def __init__(self, manifest: Manifest, game: Game[Any], state: State, viewer: int) -> None:
        self.manifest = manifest
        self.game = game
        self.viewer = Seat(viewer)
        self.known = laid_open(state) if self.viewer == HOST else game.veil(state, self.viewer)

    def to_act(self) -> list[int]:
        """Return the seats that may choose, or else chance or time."""
        acting = self.game.to_act(self.known)
        return listed(acting & PEOPLE or acting)

    def asked(self) -> Asked:
        """Return the question to the viewer or, at the end of the game, the way it ended."""
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
        """Return the changes of the view since another position."""
        return self.manifest.view.changes(self.game, since.known, self.known)

    def frame(self, line: LogLine | None, since: "ViewerPosition") -> Frame:
        return Frame(line, self.to_act(), self.asked(), self.changes(since))


@final
class PublicPosition:
    """A position with the public parts of its view, which all viewers see alike."""

    def __init__(self, manifest: Manifest, game: Game[Any], state: State) -> None:
        self.parts: Final = manifest.view.parts_of(game).public
        self.shown: Final = self.parts.shown(game.veil(state, SPECTATOR))
        self.before: Shown | None = None  # the position that *changes* start from
        self.changes: list[Change] = []

    def changes_since(self, before: Shown) -> list[Change]:
        """Return the changes since another position, as encoded JSON, made once for all viewers."""
        if before is not self.before:
            found = self.parts.changes(before, self.shown)
            self.before = before
            self.changes = cast("list[Change]", [Raw(encode(change)) for change in found])
        return self.changes


@final
class ViewerFeed:
    """A viewer at a table: the last position and the moves that the viewer already knows."""

    def __init__(self, position: ViewerPosition, public: PublicPosition) -> None:
        self.position = position
        self.parts: Final = position.manifest.view.parts_of(position.game).own
        self.shown = self.parts.shown(position.known)
        self.public = public.shown
        self.heard: Final = KnownMoves(move_texts_of(position.game))

    def look(self, position: ViewerPosition, public: PublicPosition) -> list[Change]:
        """Return the changes since the last position."""
        was, self.shown = self.shown, self.parts.shown(position.known)
        found = [*public.changes_since(self.public), *self.parts.changes(was, self.shown)]
        self.position, self.public = position, public.shown
        return found

    def offers(self) -> list[Offer]:
        """Return the moves that the viewer may choose. A known move is only a number."""
        out, position = Moves(), self.position
        position.game.offer(position.known, position.viewer, out)
        return self.heard.tell(out)


def laid_open(state: State) -> State:
    """Return a position without secrets, for a finished game or a record."""
    known = state.clone()
    known.viewer = SPECTATOR
    return known

"""The messages to the viewers of one table: the whole table, then its changes."""

from typing import Any, Final, cast, final

from antro.core.contract.descriptions import Move, Reason
from antro.core.contract.game import SPECTATOR, Game, Seat
from antro.core.match import undo
from antro.core.match.events import LogLine
from antro.core.match.log_lines import log_lines, moves_made
from antro.core.match.match import Match
from antro.core.match.timing import due, left
from antro.games.manifest import Manifest
from antro.server.table.encoder import (
    PublicPosition,
    ViewerFeed,
    ViewerPosition,
    encode,
    move_texts_of,
)
from antro.server.wire.socket_messages import Clocks, OlderLines, Player, Snapshot, Update

LOG_LINES: Final = 60  # the lines of the log in a message, at most; a replay has all lines


@final
class ViewerFeeds:
    def __init__(self, id: str, manifest: Manifest, game: Game[Any]) -> None:
        self.id: Final = id  # of the table
        self.manifest: Final = manifest
        self.game: Final = game
        self.move_texts: Final = move_texts_of(game)
        self.feeds: Final[dict[int, ViewerFeed]] = {}  # by viewer

    def position(self, match: Match[Any], viewer: int) -> ViewerPosition:
        return ViewerPosition(self.manifest, self.game, match.state, viewer)

    def public(self, match: Match[Any]) -> PublicPosition:
        return PublicPosition(self.manifest, self.game, match.state)

    def snapshot(
        self, match: Match[Any], now: int, players: list[Player], viewer: int, seen: int
    ) -> bytes:
        """Encode the table for a viewer who has seen it up to a version, or not at all.

        A viewer who has missed more than ``LOG_LINES`` events gets it like a new viewer.
        """
        version, result, position = match.version, match.result, self.position(match, viewer)
        since = seen if 0 < seen <= version <= seen + LOG_LINES else 0
        feed = self.feeds[viewer] = ViewerFeed(position, self.public(match))
        offers = feed.offers() if match.going_on else []
        return encode(
            Snapshot(
                table=self.id,
                version=version,
                now=now,
                due=due(match),
                choice_since=choice_since(match, viewer),
                seat=viewer,
                to_act=position.to_act() if match.going_on else [],
                asked=position.asked(),
                view=position.view(),
                offers=cast("list[Move]", offers),
                since=since,
                log=self.log(match, max(since, version - LOG_LINES), viewer),
                clocks=clocks(match, now),
                undo=why_no_undo(match, viewer),
                gone=match.gone,
                result=result,
                moves_made=moves_made(match) if result else None,
                departed=match.incompatible_at,
                players=players,
            )
        )

    def updates(
        self, match: Match[Any], now: int, viewers: set[int], since: int
    ) -> dict[int, bytes]:
        """Encode the events after a version for each viewer."""
        shown, public = clocks(match, now), self.public(match)
        return {
            viewer: encode(self.update(match, now, viewer, since, shown, public))
            for viewer in viewers
        }

    def update(
        self,
        match: Match[Any],
        now: int,
        viewer: int,
        since: int,
        shown: Clocks | None,
        public: PublicPosition,
    ) -> Update:
        version, result, position = match.version, match.result, self.position(match, viewer)
        feed = self.feeds[viewer]
        return Update(
            table=self.id,
            version=version,
            now=now,
            due=due(match),
            choice_since=choice_since(match, viewer),
            to_act=position.to_act() if match.going_on else [],
            asked=position.asked(),
            changes=feed.look(position, public),
            offers=feed.offers() if match.going_on else [],
            since=since,
            log=self.log(match, since, viewer),
            clocks=shown,
            undo=why_no_undo(match, viewer),
            gone=match.gone,
            result=result,
            moves_made=moves_made(match) if result else None,
        )

    def older_lines(self, match: Match[Any], viewer: int, before: int) -> bytes:
        """Encode the lines of the log before a version, for a page that has only later ones."""
        until = before - 1
        since = max(0, until - LOG_LINES)
        lines = log_lines(match, Seat(viewer), since, self.move_texts, until)
        return encode(OlderLines(self.id, lines))

    def log(self, match: Match[Any], since: int, viewer: int) -> list[LogLine]:
        return log_lines(match, Seat(viewer), since, self.move_texts)


def choice_since(match: Match[Any], viewer: int) -> int:
    """Return the first version with a seat's present choice, or the current one for spectators."""
    return match.choice_since[viewer] if viewer < match.game.seats else match.version


def why_no_undo(match: Match[Any], viewer: int) -> Reason | None:
    if viewer == SPECTATOR:
        return Reason("not_your_seat")
    return undo.why_no_undo(match, viewer)


def clocks(match: Match[Any], now: int) -> Clocks | None:
    spans = left(match, now)
    return Clocks(spans, match.acting()) if spans else None

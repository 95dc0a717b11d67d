"""What the viewers of one table are sent of it: the whole table, and then what changes."""

from typing import Any, Final, cast, final

from antro.core.descriptions import Move, Reason
from antro.core.events import Line
from antro.core.game import SPECTATOR, Game, Seat
from antro.core.table import Table
from antro.games.manifest import Manifest
from antro.server.encoder import ViewerFeed, ViewerPosition, encode, move_texts_of
from antro.server.wire.socket_messages import Clocks, Player, Snapshot, Update

LONGEST_LOG: Final = 4_000  # lines that are told at once; a replay tells all


@final
class ViewerFeeds:
    def __init__(self, id: str, manifest: Manifest, game: Game[Any]) -> None:
        self.id: Final = id  # of the table
        self.manifest: Final = manifest
        self.game: Final = game
        self.move_texts: Final = move_texts_of(game)
        self.feeds: Final[dict[int, ViewerFeed]] = {}  # by viewer

    def position(self, table: Table[Any], viewer: int) -> ViewerPosition:
        return ViewerPosition(self.manifest, self.game, table.state, viewer)

    def snapshot(
        self, table: Table[Any], now: int, players: list[Player], viewer: int, seen: int
    ) -> bytes:
        """The table, to one who has seen a version of it or none."""
        version, result, position = table.version, table.result, self.position(table, viewer)
        since = max(seen if 0 <= seen <= version else 0, version - LONGEST_LOG)
        feed = self.feeds[viewer] = ViewerFeed(position)
        offers = feed.offers() if table.going_on else []
        return encode(
            Snapshot(
                table=self.id,
                version=version,
                now=now,
                due=table.due(),
                choice_since=choice_since(table, viewer),
                seat=viewer,
                to_act=position.to_act() if table.going_on else [],
                asked=position.asked(),
                view=position.view(),
                offers=cast("list[Move]", offers),
                since=since,
                log=self.log(table, since, viewer),
                clocks=clocks(table, now),
                undo=why_no_undo(table, viewer),
                result=result,
                departed=table.departed,
                players=players,
            )
        )

    def updates(
        self, table: Table[Any], now: int, viewers: set[int], since: int
    ) -> dict[int, bytes]:
        """What each viewer is sent of all that happened after a version."""
        left = clocks(table, now)
        return {viewer: encode(self.update(table, now, viewer, since, left)) for viewer in viewers}

    def update(
        self, table: Table[Any], now: int, viewer: int, since: int, left: Clocks | None
    ) -> Update:
        version, result, position = table.version, table.result, self.position(table, viewer)
        feed = self.feeds[viewer]
        return Update(
            table=self.id,
            version=version,
            now=now,
            due=table.due(),
            choice_since=choice_since(table, viewer),
            to_act=position.to_act() if table.going_on else [],
            asked=position.asked(),
            changes=feed.look(position),
            offers=feed.offers() if table.going_on else [],
            since=since,
            log=self.log(table, since, viewer),
            clocks=left,
            undo=why_no_undo(table, viewer),
            result=result,
        )

    def log(self, table: Table[Any], since: int, viewer: int) -> list[Line]:
        return table.lines(Seat(viewer), since, self.move_texts)


def choice_since(table: Table[Any], viewer: int) -> int:
    """The version from which on a seat has had its choice; who only watches has none."""
    return table.choice_since[viewer] if viewer < table.game.seats else table.version


def why_no_undo(table: Table[Any], viewer: int) -> Reason | None:
    if viewer == SPECTATOR:
        return Reason("not_your_seat")
    return table.why_no_undo(viewer)


def clocks(table: Table[Any], now: int) -> Clocks | None:
    left = table.left(now)
    return Clocks(left, table.acting()) if left else None

"""The audience of a live table: the pages that show it, and their messages."""

import asyncio
from typing import Any, Final, Protocol, final

from antro.core.contract.game import Game
from antro.core.match.table import Table
from antro.games.manifest import Manifest
from antro.server.table.viewer_feeds import ViewerFeeds
from antro.server.wire.socket_messages import Player


class Subscriber(Protocol):
    """The connection of a page that shows tables."""

    guest: str
    address: str

    @property
    def trip(self) -> int:
        """The milliseconds that a message takes from there to here."""

    def tell(self, message: bytes) -> None:
        """Queue a message for the end of this turn of the loop, without waiting."""

    def reseated(self, table: str, seat: int) -> None:
        """Use the new number of this viewer's seat."""

    def moved(self) -> None:
        """Look for the table again, because another process has it now."""


@final
class Audience:
    def __init__(self, id: str, manifest: Manifest, game: Game[Any]) -> None:
        self._subscribers: Final[dict[Subscriber, int]] = {}  # with the viewer of each
        self._feeds: Final = ViewerFeeds(id, manifest, game)
        self._absent: Final[dict[str, float]] = {}  # by guest: when they stopped looking
        self._opened: Final = asyncio.get_running_loop().time()  # when it came into memory

    @property
    def subscribers(self) -> dict[Subscriber, int]:
        """A copy of all subscribers, with the viewer of each."""
        return self._subscribers.copy()

    @property
    def watching(self) -> bool:
        """True if a page shows the table."""
        return bool(self._subscribers)

    def join(self, subscriber: Subscriber, viewer: int) -> bool:
        """Send a subscriber everything *viewer* may know from now on. Return True for a new one."""
        came = subscriber not in self._subscribers
        self._subscribers[subscriber] = viewer
        return came

    def leave(self, subscriber: Subscriber, *, seated: bool) -> bool:
        """Stop sending to a subscriber. Return False if it was not subscribed.

        The absence of a person is measured only if they have a seat here.
        """
        if self._subscribers.pop(subscriber, None) is None:
            return False
        if seated:
            self._absent[subscriber.guest] = asyncio.get_running_loop().time()
        return True

    def here(self, guest: str) -> bool:
        """Return True if a person is looking at the table, from any of their seats."""
        return any(subscriber.guest == guest for subscriber in self._subscribers)

    def absence(self, guest: str) -> float:
        """Return the seconds since a person last looked at the table."""
        if self.here(guest):
            return 0.0
        since = self._absent.get(guest, self._opened)
        return asyncio.get_running_loop().time() - since

    def trips(self) -> dict[int, int]:
        """Return by viewer the milliseconds that a message takes one way."""
        return {viewer: each.trip for each, viewer in self._subscribers.items()}

    # Messages

    def tell_all(self, message: bytes) -> None:
        for subscriber in self._subscribers:
            subscriber.tell(message)

    def tell_updates(self, table: Table[Any], now: int, since: int) -> None:
        """Send each subscriber the events after a version."""
        viewers = set(self._subscribers.values())
        updates = self._feeds.updates(table.match, now, viewers, since)
        for subscriber, viewer in self._subscribers.items():
            subscriber.tell(updates[viewer])

    def tell_snapshots(self, table: Table[Any], now: int, players: list[Player]) -> None:
        """Send each subscriber the whole table, because it does not follow from older messages."""
        for subscriber, viewer in self._subscribers.items():
            subscriber.tell(self.snapshot(table, now, players, viewer, 0))

    def snapshot(
        self, table: Table[Any], now: int, players: list[Player], viewer: int, seen: int
    ) -> bytes:
        """Encode the whole table for a viewer who has seen it up to a version."""
        return self._feeds.snapshot(table.match, now, players, viewer, seen)

    def older_lines(self, table: Table[Any], viewer: int, before: int) -> bytes:
        """Encode the lines of the log before a version."""
        return self._feeds.older_lines(table.match, viewer, before)

    def take_over(self, old: "Audience", id: str, seats: dict[int, int]) -> None:
        """Take over the subscribers of the old table. *seats* gives seats their new numbers."""
        for subscriber, viewer in old.subscribers.items():
            self._subscribers[subscriber] = seats.get(viewer, viewer)
            subscriber.reseated(id, self._subscribers[subscriber])

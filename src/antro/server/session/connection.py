"""A connection with a page. It reads one message at a time and writes as fast as the page reads."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, Literal, Protocol

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import AntroError, Refused, with_problem
from antro.core.text.json_problems import json_problem
from antro.server.moves.tables import Tables
from antro.server.ops.settings import Limits
from antro.server.ops.visitors import Visitor
from antro.server.session.round_trips import RoundTrips
from antro.server.table.encoder import encode
from antro.server.wire import socket_messages as messages
from antro.server.wire import socket_requests as requests

CLOSING: Final = 1.0  # seconds for the other end to answer a close frame

Closed = Literal[
    "silent", "too_big", "bad_frame", "too_fast", "too_slow", "crowded", "our_fault", "restart"
]
"""Why the server closes a connection."""


class Link(Protocol):
    """The socket of a connection."""

    def send(self, text: bytes) -> None: ...

    def pong(self, payload: bytes) -> None:
        """Answer a ping frame of the socket."""

    def round_trip(self) -> float:
        """Return the round trip in seconds, as measured by the system."""

    def close(self, why: Closed) -> None:
        """Send a close frame, which the other end should answer."""

    def drop(self) -> None:
        """Disconnect without waiting for an answer."""


class Connection(ABC):
    """The messages over the socket of a page. A subclass handles the requests."""

    def __init__(
        self, tables: Tables, visitor: Visitor, limits: Limits, others: "set[Connection]"
    ) -> None:
        self.tables: Final = tables
        self.visitor: Final = visitor
        self.guest = visitor.guest  # empty without a cookie
        self.address = visitor.address
        self.limits: Final = limits
        self.others: Final = others  # all open connections, including this one
        self.part = b""  # the start of an incomplete message
        self.outbox: Final[list[bytes]] = []
        self.unsent = 0  # bytes in the outbox
        self.full = False  # the other end reads too slowly
        self.patience: asyncio.TimerHandle | None = None  # the deadline for a slow reader
        self.ended = False
        self.heard = 0  # messages so far
        self.hasty = 0  # messages in a row that came too fast
        self.round_trips: Final = RoundTrips()

    @abstractmethod
    def dispatch(self, message: requests.FromClient) -> None:
        """Handle a message, now or when its table is ready. Raises ``Refused``."""

    @abstractmethod
    def leave_tables(self) -> None:
        """Leave all joined tables."""

    # The socket

    def open(self, link: Link) -> None:
        self.link = link
        self.loop = asyncio.get_running_loop()
        self.others.add(self)
        self.visitor.enter()
        self.close_if_silent(-1)

    def close_if_silent(self, heard: int) -> None:
        """Close the connection if it has received nothing since message number *heard*."""
        if heard == self.heard:
            self.close("silent")
        elif not self.ended:
            self.loop.call_later(self.limits.silence, self.close_if_silent, self.heard)

    def receive(self, payload: bytes, *, last: bool) -> None:
        """Take a frame with a message or a part of a message."""
        if self.ended:
            return
        self.part += payload
        if len(self.part) > self.limits.message:
            self.refuse_length()
        elif last:
            message, self.part = self.part, b""
            self.heard += 1
            self.handle(message)

    def refuse_length(self) -> None:
        """Close, because a message is too long."""
        self.refuse(Reason("too_big", fields={"n": self.limits.message}))
        self.close("too_big")

    def ping(self, payload: bytes) -> None:
        """Answer a ping, unless there are too many or the client does not read."""
        if not self.ended and not self.full and self.visitor.messages.take():
            self.link.pong(payload)

    def closed(self) -> None:
        """Disconnect soon, because the other end has sent a close frame."""
        self.ended = True
        self.loop.call_later(CLOSING, self.link.drop)

    def disconnected(self) -> None:
        """Leave every table, because the other end is gone."""
        self.ended = True
        self.others.discard(self)
        self.visitor.leave()
        self.stop_waiting()
        self.leave_tables()

    def pause(self) -> None:
        """Stop writing until the other end has read enough. It has a deadline for that."""
        self.full = True
        if self.patience is None and not self.ended:
            self.patience = self.loop.call_later(self.limits.reading, self.close, "too_slow")

    def resume(self) -> None:
        self.full = False
        self.stop_waiting()
        self.send()

    def stop_waiting(self) -> None:
        """Cancel the deadline for a slow reader."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    @property
    def trip(self) -> int:
        """The milliseconds that a message takes from the other end to here."""
        return self.round_trips.trip

    # Messages out

    def tell(self, message: bytes) -> None:
        """Send a message at the end of this turn of the loop."""
        if self.ended:
            return
        if self.unsent > self.limits.outbox:  # the page reconnects and gets a whole snapshot
            self.close("too_slow")
            return
        if not self.outbox:
            self.tables.send_batch.add(self)
        self.outbox.append(message)
        self.unsent += len(message)

    def reply(self, message: messages.ToClient) -> None:
        self.tell(encode(message))

    def send(self) -> None:
        """Write all waiting messages in one frame."""
        if self.outbox and not self.full:
            self.link.send(b"\n".join(self.outbox))
            self.outbox.clear()
            self.unsent = 0

    def close(self, why: Closed) -> None:
        """Send a close frame, and disconnect if the other end does not."""
        if not self.ended:
            self.send()
            self.ended = True
            self.link.close(why)
            self.loop.call_later(CLOSING, self.link.drop)

    def give_up(self) -> None:
        """Disconnect at once, because nothing can be written any more."""
        self.ended = True
        self.outbox.clear()
        self.loop.call_soon(self.link.drop)

    # Messages in

    def handle(self, text: bytes) -> None:
        """Decode a message, then dispatch it or refuse it."""
        self.tables.metrics.messages.add()
        in_time = self.in_time()
        try:
            message = requests.decode(text)
        except (ValueError, RecursionError) as error:  # bad JSON, bad UTF-8, or too deep
            self.refuse(bad_message(json_problem(error)) if in_time else Reason("too_fast"))
            return
        if in_time:
            self.attempt(self.dispatch, message)
        else:  # refused only here, so that the answer names the request
            self.refuse(Reason("too_fast"), message)

    def attempt(
        self, handle: Callable[[requests.FromClient], None], message: requests.FromClient
    ) -> None:
        """Handle a message. If that is not possible, send the reason."""
        try:
            handle(message)
        except Refused as refused:
            self.refuse(refused.reason, message)
        except AntroError as error:
            self.refuse(bad_message(error.reason), message)

    def in_time(self) -> bool:
        """Return False if a message comes too fast. Close the connection after too many."""
        if self.visitor.messages.take():
            self.hasty = 0
            return True
        self.hasty += 1
        if self.hasty > self.limits.hasty:
            self.close("too_fast")
        return False

    def refuse(self, reason: Reason, message: requests.FromClient | None = None) -> None:
        self.tables.metrics.refused.add()
        if reason.code == "elsewhere":
            self.tables.metrics.misdirected.add()
        if reason.code == "busy":
            self.tables.metrics.busy.add()
        if reason.code == "overtaken":
            self.tables.metrics.overtaken.add()
        table = None if message is None else table_of(message)
        id = message.id if isinstance(message, requests.MoveMessage) else None
        self.reply(messages.Refused(reason, table, id))


def table_of(message: requests.FromClient) -> str | None:
    """Return the table of a message, if it has one."""
    return None if isinstance(message, (requests.Ping, requests.Echo)) else message.table


def bad_message(problem: Reason) -> Reason:
    """Return the reason to refuse a message that makes no sense."""
    return Reason("bad_message", fields=with_problem(problem, {}))


def wrong_value(field: str) -> Reason:
    """Return the reason why the value of a field of a message is wrong."""
    return Reason("json_value", fields={"at": field})

"""A connection with a page: messages in, one at a time; messages out, as fast as it reads."""

import asyncio
from abc import ABC, abstractmethod
from typing import Final, Literal, Protocol

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import AntroError, Refused
from antro.server.moves.tables import Tables
from antro.server.ops.settings import Limits
from antro.server.ops.visitors import Visitor
from antro.server.session.round_trips import RoundTrips
from antro.server.table.encoder import encode
from antro.server.wire import socket_messages as messages
from antro.server.wire import socket_requests as requests

CLOSING: Final = 1.0  # seconds in which the other end may answer that it closes, too
LONGEST_PROBLEM: Final = 200  # characters of what is wrong with a message

Closed = Literal["silent", "too_big", "bad_frame", "too_fast", "too_slow", "our_fault", "restart"]
"""Why the server closes a connection."""


class Link(Protocol):
    """The socket of a connection."""

    def send(self, text: bytes) -> None: ...

    def pong(self, payload: bytes) -> None:
        """Answer a ping, one of the socket's own."""

    def round_trip(self) -> float:
        """Seconds to the other end and back, as the system has measured them."""

    def close(self, why: Closed) -> None:
        """Say goodbye, to be answered by the other end."""

    def drop(self) -> None:
        """Disconnect, answered or not."""


class Connection(ABC):
    """What goes over the socket of a page. A subclass does what the page asks for."""

    def __init__(
        self, tables: Tables, visitor: Visitor, limits: Limits, others: "set[Connection]"
    ) -> None:
        self.tables: Final = tables
        self.visitor: Final = visitor
        self.guest = visitor.guest  # at the other end; empty for somebody without a cookie
        self.address = visitor.address
        self.limits: Final = limits
        self.others: Final = others  # all that are open, this one among them
        self.part = b""  # of a message that is not whole yet
        self.outbox: Final[list[bytes]] = []
        self.unsent = 0  # bytes in the outbox
        self.full = False  # the other end does not read as fast as we write
        self.patience: asyncio.TimerHandle | None = None  # until it has to have read
        self.ended = False
        self.heard = 0  # messages so far
        self.hasty = 0  # messages that came too fast, since one that did not
        self.round_trips: Final = RoundTrips()

    @abstractmethod
    def dispatch(self, message: requests.FromClient) -> None:
        """Do what a message asks for, or raise why not."""

    @abstractmethod
    def leave_tables(self) -> None:
        """Look at no table any more."""

    # The socket

    def open(self, link: Link) -> None:
        self.link = link
        self.loop = asyncio.get_running_loop()
        self.others.add(self)
        self.visitor.enter()
        self.close_if_silent(-1)

    def close_if_silent(self, heard: int) -> None:
        """Close a connection that has heard nothing since it had heard so many messages."""
        if heard == self.heard:
            self.close("silent")
        elif not self.ended:
            self.loop.call_later(self.limits.silence, self.close_if_silent, self.heard)

    def receive(self, payload: bytes, *, last: bool) -> None:
        """Take a frame: a message, or a part of one."""
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
        """Answer a ping, unless that is too often or nobody reads it."""
        if not self.ended and not self.full and self.visitor.messages.take():
            self.link.pong(payload)

    def closed(self) -> None:
        """Disconnect soon, because the other end has said goodbye."""
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
        """Write no more, until the other end has read what it was sent, which it has to."""
        self.full = True
        if self.patience is None and not self.ended:
            self.patience = self.loop.call_later(self.limits.reading, self.close, "too_slow")

    def resume(self) -> None:
        self.full = False
        self.stop_waiting()
        self.send()

    def stop_waiting(self) -> None:
        """For the other end to read."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    @property
    def trip(self) -> int:
        """Milliseconds that a message takes from the other end to here."""
        return self.round_trips.trip

    # Messages out

    def tell(self, message: bytes) -> None:
        """Have a message sent at the end of this turn of the loop."""
        if self.ended:
            return
        if self.unsent > self.limits.outbox:  # it will come back, and be told all at once
            self.close("too_slow")
            return
        if not self.outbox:
            self.tables.commit_batch.send(self)
        self.outbox.append(message)
        self.unsent += len(message)

    def reply(self, message: messages.ToClient) -> None:
        self.tell(encode(message))

    def send(self) -> None:
        """Write all that waits, in one frame."""
        if self.outbox and not self.full:
            self.link.send(b"\n".join(self.outbox))
            self.outbox.clear()
            self.unsent = 0

    def close(self, why: Closed) -> None:
        """Say goodbye, and disconnect if the other end does not."""
        if not self.ended:
            self.send()
            self.ended = True
            self.link.close(why)
            self.loop.call_later(CLOSING, self.link.drop)

    def give_up(self) -> None:
        """Disconnect without a word, because nothing can be written any more."""
        self.ended = True
        self.outbox.clear()
        self.loop.call_soon(self.link.drop)

    # Messages in

    def handle(self, text: bytes) -> None:
        """Decode a message, and do what it asks for or refuse it."""
        self.tables.metrics.messages.add()
        in_time = self.in_time()
        try:
            message = requests.decode(text)
        except (ValueError, RecursionError) as error:  # bad JSON, bad UTF-8, or too deep
            self.refuse(bad_message(str(error)) if in_time else Reason("too_fast"))
            return
        try:
            if not in_time:  # a page that waits for an answer has to get it
                raise Refused(Reason("too_fast"))
            self.dispatch(message)
        except Refused as refused:
            self.refuse(refused.reason, message)
        except AntroError as error:
            self.refuse(bad_message(str(error)), message)

    def in_time(self) -> bool:
        """Whether a message does not come too fast; who goes on like that is let go."""
        if self.visitor.messages.take():
            self.hasty = 0
            return True
        self.hasty += 1
        if self.hasty > self.limits.hasty:
            self.close("too_fast")
        return False

    def refuse(self, reason: Reason, message: requests.FromClient | None = None) -> None:
        self.tables.metrics.refused.add()
        if reason.code == "overtaken":
            self.tables.metrics.overtaken.add()
        table = None
        if message is not None and not isinstance(message, (requests.Ping, requests.Echo)):
            table = message.table
        id = message.id if isinstance(message, requests.MoveMessage) else None
        self.reply(messages.Refused(reason, table, id))


def bad_message(problem: str) -> Reason:
    return Reason("bad_message", fields={"problem": problem[:LONGEST_PROBLEM]})

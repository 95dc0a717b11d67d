"""At the end of each turn of the event loop, send all messages of a connection in one frame."""

import asyncio
from typing import Protocol, final

from antro.server.ops.logs import log


class Sender(Protocol):
    """A connection with messages that wait."""

    def send(self) -> None:
        """Write all of them, in one frame."""

    def give_up(self) -> None:
        """Close a connection that cannot be written to."""


@final
class SendBatch:
    def __init__(self) -> None:
        self.senders: list[Sender] = []

    def add(self, sender: Sender) -> None:
        """Send the messages of a connection when this turn ends, or when a commit has ended."""
        if not self.senders:
            asyncio.get_running_loop().call_soon(self.send)
        self.senders.append(sender)

    def send(self) -> None:
        senders, self.senders = self.senders, []
        for sender in senders:
            try:
                sender.send()
            except Exception as error:  # only this connection has failed
                log.error("sending failed", problem=repr(error))
                sender.give_up()

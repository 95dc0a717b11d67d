"""At the end of each turn of the event loop, save the entries, then send the messages."""

import asyncio
from typing import Final, Protocol, final

from antro.server.ops.logs import log
from antro.server.store.storage import LogEntry, Storage, Written


class Sender(Protocol):
    """A connection with messages that wait."""

    def send(self) -> None:
        """Write all of them, in one frame."""

    def give_up(self) -> None:
        """Close a connection that cannot be written to."""


@final
class CommitBatch:
    def __init__(self, storage: Storage) -> None:
        self.storage: Final = storage
        self.senders: list[Sender] = []
        self.scheduled = False

    def save(self, entry: LogEntry, written: Written) -> None:
        """Save an entry when this turn ends, and then call *written* with the outcome."""
        self.storage.append(entry, written)
        self.schedule()

    def send(self, sender: Sender) -> None:
        """Send the messages of a connection when this turn ends."""
        self.senders.append(sender)
        self.schedule()

    def schedule(self) -> None:
        if not self.scheduled:
            self.scheduled = True
            asyncio.get_running_loop().call_soon(self.run)

    def run(self) -> None:
        """Save all entries in one transaction, then send the messages that result from them.

        During a rest of the storage, do nothing until ``resume``.
        """
        if self.storage.resting:
            return
        try:
            self.storage.flush()
        finally:
            self.scheduled = False
        senders, self.senders = self.senders, []
        for sender in senders:
            try:
                sender.send()
            except Exception as error:  # only this connection has failed
                log.error("sending failed", problem=repr(error))
                sender.give_up()

    def resume(self) -> None:
        """Continue after a rest of the storage."""
        if self.scheduled:
            self.run()
